import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { createGuardedClient } from '#server/adapters/guarded-client.ts';
import type { Values } from './channel.ts';
import { ChannelFailed } from './channel-failure.ts';
import {
  describeChannel,
  type StandIn,
  samplePicture,
  samplePiece,
} from './testing/channel-suite.ts';
import { startFaultServer } from './testing/fault-server.ts';
import { webhook } from './webhook.ts';

const signingSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=';

/** A receiver that checks signatures and takes each message once, by its id. */
async function startReceiver(): Promise<StandIn> {
  const known = new Set<string>();
  const server = await startFaultServer(({ headers, body }) => {
    const message = new Webhook(signingSecret).verify(body, headers as Record<string, string>);
    const { type, data } = message as { type: string; data: { id: string } };
    if (type === 'piece.published') known.add(data.id);
    return { status: 200, body: { link: `https://example.com/${data.id}` } };
  });
  return {
    server,
    values: { address: `${server.address}/hook`, signingSecret },
    keysThere: () => [...known],
    close: server.close,
  };
}

// Receivers answer with whatever they like, and a 2xx is all that counts.
describeChannel('webhook', startReceiver, {
  otherwise: { 'a page': 'published', 'an error inside a 200': 'published' },
});

const client = createGuardedClient({ allowLocal: true });

test('a message says what the piece is, and where it can be read is taken from the answer', async () => {
  const { server, values, close } = await startReceiver();
  const pictures = [samplePicture, { ...samplePicture, link: null }];
  const piece = { ...samplePiece, pictures };
  const published = await webhook.publish({ values, client }, piece, 'key-7');
  expect(published).toEqual({ remoteId: 'key-7', link: 'https://example.com/key-7' });
  const [received] = server.received;
  expect(received?.headers['webhook-id']).toBe('key-7');
  expect(JSON.parse(String(received?.body))).toEqual({
    type: 'piece.published',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    data: {
      id: 'key-7',
      kind: 'post',
      title: samplePiece.title,
      html: samplePiece.html,
      text: samplePiece.text,
      hashtags: ['porches'],
      pictures: [
        { alt: samplePicture.alt, mediaType: 'image/png', url: samplePicture.link },
        {
          alt: samplePicture.alt,
          mediaType: 'image/png',
          base64: (await samplePicture.read()).toString('base64'),
        },
      ],
      plannedFor: '2026-11-21T15:00:00.000Z',
    },
  });
  await close();
});

test.each(['javascript:alert(1)', 'a word', `https://example.com/${'x'.repeat(3_000)}`])(
  'an answer that is no link is none: %.30s',
  async (link) => {
    const server = await startFaultServer(() => ({ status: 200, body: { link } }));
    const values = { address: server.address, signingSecret };
    const published = await webhook.publish({ values, client }, samplePiece, 'key-8');
    expect(published.link).toBeNull();
    await server.close();
  },
);

test('a secret is made where none is given', () => {
  const made = webhook.readValues({ address: 'https://example.com/hook' });
  expect(made).toEqual({
    address: 'https://example.com/hook',
    signingSecret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{32}$/),
  });
});

test.each([
  { address: 'example.com' },
  { address: 'ftp://example.com' },
  { address: 'https://example.com', signingSecret: 'my password' },
  { address: 'https://example.com', signingSecret: 'whsec_c2hvcnQ=' },
] as Values[])('%o is refused before anything is called', (values) => {
  expect(webhook.readValues(values)).toBeInstanceOf(ChannelFailed);
});
