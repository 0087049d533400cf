import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { directChannels } from '#contract/channel-list.ts';
import type { Channel, ChannelCall, OutgoingPicture } from './channel.ts';
import { asChannelCall, ChannelFailed, failureOf } from './channel-failure.ts';

/**
 * An address of the agent's own that gets each piece as JSON, signed after standardwebhooks.com. The id of a message is
 * the key of its piece, the same at every try: receivers tell by it what they have had, so that there is nothing to look up.
 */
export const webhook: Channel = {
  readValues({ address = '', signingSecret = '' }) {
    const url = URL.parse(address.trim());
    if (!url || !/^https?:$/.test(url.protocol))
      return invalid('Enter the whole address, with https://.');
    const secret = signingSecret.trim() || `whsec_${randomBytes(24).toString('base64')}`;
    if (!isSecret(secret))
      return invalid('A signing secret starts with whsec_ and goes on in base64.');
    return { address: url.href, signingSecret: secret };
  },

  async check(call) {
    await send(call, {
      id: `check-${randomBytes(8).toString('hex')}`,
      type: 'connection.checked',
      data: {},
    });
  },

  async publish(call, piece, key) {
    const { kind, title, html, text, hashtags, plannedFor } = piece;
    const pictures: object[] = [];
    for (const picture of piece.pictures.slice(0, directChannels.webhook.pictures)) {
      pictures.push(await toPicture(picture));
    }
    const data = {
      id: key,
      kind,
      title,
      html,
      text,
      hashtags,
      pictures,
      plannedFor: plannedFor.toISOString(),
    };
    const answer = await send(call, { id: key, type: 'piece.published', data });
    return { remoteId: key, link: linkIn(answer) };
  },
};

/** By a link that ends, or in the message itself where nobody outside can reach us. Either is under the signature. */
async function toPicture({ alt, mediaType, link, read }: OutgoingPicture): Promise<object> {
  if (link) return { alt, mediaType, url: link };
  return { alt, mediaType, base64: (await read()).toString('base64') };
}

async function send(
  { values, client, signal }: ChannelCall,
  { id, type, data }: { id: string; type: string; data: object },
): Promise<string> {
  const now = new Date();
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data });
  const answer = await asChannelCall(() =>
    client({
      url: values.address ?? '',
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
        'webhook-signature': new Webhook(values.signingSecret ?? '').sign(id, now, body),
      },
      body,
      signal,
    }),
  );
  if (answer.status < 200 || answer.status > 299) throw failureOf(answer);
  return answer.text;
}

/** A receiver may say where the piece can be read. */
function linkIn(answer: string): string | null {
  try {
    const { link } = JSON.parse(answer) as { link?: unknown };
    const url = typeof link === 'string' && link.length <= 2_000 ? URL.parse(link) : null;
    return url && /^https?:$/.test(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

/** 24 to 64 bytes, as the standard asks for. */
function isSecret(secret: string): boolean {
  const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  const { length } = Buffer.from(encoded, 'base64');
  return length >= 24 && length <= 64;
}

const invalid = (message: string) => new ChannelFailed('invalid_values', { message, advice: '' });
