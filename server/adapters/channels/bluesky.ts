import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { z } from 'zod';
import { directChannels } from '#contract/channel-list.ts';
import type { Channel, ChannelCall, OutgoingPicture, OutgoingPiece } from './channel.ts';
import { ChannelFailed } from './channel-failure.ts';
import { callJson, namedError } from './json-call.ts';

/**
 * Posts by the AT Protocol. The record of a piece has a name made from our key, so that sending it again replaces it and
 * does not add another.
 */
export const bluesky: Channel = {
  readValues({ handle = '', appPassword = '', address = '' }) {
    const name = handle.trim().replace(/^@/, '').toLowerCase();
    if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name))
      return invalid('Enter your whole handle, such as jordan.bsky.social.');
    const password = appPassword.trim();
    if (!/^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/.test(password))
      return invalid('An app password has four groups of four, such as abcd-efgh-ijkl-mnop.');
    const url = URL.parse(address.trim() || 'https://bsky.social');
    if (!url || !/^https?:$/.test(url.protocol))
      return invalid('Enter the whole address of the server, with https://.');
    return { handle: name, appPassword: password, address: url.origin };
  },

  async check(call) {
    await signIn(call);
  },

  async publish(call, piece, key) {
    checkLength(piece.text);
    const session = await signIn(call);
    const record = {
      $type: postType,
      text: piece.text,
      createdAt: new Date(Math.min(piece.plannedFor.getTime(), Date.now())).toISOString(),
      langs: ['en'],
      facets: facetsIn(piece.text),
      ...(await embedOf(call, session, piece)),
    };
    const rkey = recordNameOf(key);
    const { body } = await callJson(
      call,
      {
        url: method(call, 'com.atproto.repo.putRecord'),
        method: 'POST',
        headers: authorized(session),
        json: { repo: session.did, collection: postType, rkey, record },
      },
      z.object({ uri: z.string() }),
      readFailure,
    );
    return { remoteId: body.uri, link: linkTo(session, rkey) };
  },

  async lookUp(call, key) {
    const session = await signIn(call);
    const rkey = recordNameOf(key);
    const query = new URLSearchParams({ repo: session.did, collection: postType, rkey });
    try {
      const { body } = await callJson(
        call,
        {
          url: `${method(call, 'com.atproto.repo.getRecord')}?${query}`,
          headers: authorized(session),
        },
        z.object({ uri: z.string() }),
        readFailure,
      );
      return { remoteId: body.uri, link: linkTo(session, rkey) };
    } catch (error) {
      if (error instanceof RecordNotFound) return undefined;
      throw error;
    }
  },
};

const postType = 'app.bsky.feed.post';

const method = ({ values }: ChannelCall, name: string) => `${values.address}/xrpc/${name}`;

const Session = z.object({ did: z.string(), handle: z.string(), accessJwt: z.string() });
type Session = z.infer<typeof Session>;

const authorized = ({ accessJwt }: Session) => ({ authorization: `Bearer ${accessJwt}` });

const linkTo = ({ did }: Session, rkey: string) => `https://bsky.app/profile/${did}/post/${rkey}`;

async function signIn(call: ChannelCall): Promise<Session> {
  const { handle: identifier, appPassword: password } = call.values;
  const { body } = await callJson(
    call,
    {
      url: method(call, 'com.atproto.server.createSession'),
      method: 'POST',
      json: { identifier, password },
    },
    Session,
    readFailure,
  );
  return body;
}

class RecordNotFound extends ChannelFailed {}

/** What the errors of the protocol mean that have a name. */
function readFailure(_answer: unknown, body: unknown): ChannelFailed | undefined {
  const name = namedError(body, 'error');
  if (name === 'RecordNotFound') return new RecordNotFound('not_found');
  if (name === 'AccountTakedown' || name === 'AccountDeactivated') {
    return new ChannelFailed('not_allowed', {
      message: 'Bluesky has closed this account for now.',
      advice: 'Open Bluesky to see why.',
    });
  }
  return name === 'BlobTooLarge' ? new ChannelFailed('too_large') : undefined;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Refused and not shortened: the line with the license is at the end. */
function checkLength(text: string): void {
  const most = directChannels.bluesky.characters ?? 0;
  const count = [...graphemes.segment(text)].length;
  if (count <= most && Buffer.byteLength(text) <= most * 10) return;
  throw new ChannelFailed('too_large', {
    message: `The text has ${count} characters, and Bluesky takes ${most}.`,
    advice: 'Shorten it, then try again.',
  });
}

/** A valid record name (a time and a number, in an alphabet of its own) that is the same for the same key. */
export function recordNameOf(key: string): string {
  const hash = createHash('sha256').update(key).digest();
  const start = BigInt(Date.UTC(2024, 0, 1)) * 1_000n;
  const twoYears = 63_072_000_000_000n;
  const time = start + (hash.readBigUInt64BE(0) % twoYears);
  let left = (time << 10n) | BigInt(hash.readUInt16BE(8) % 1_024);
  let name = '';
  for (let count = 0; count < 13; count += 1) {
    name = alphabet[Number(left & 31n)] + name;
    left >>= 5n;
  }
  return name;
}

const alphabet = '234567abcdefghijklmnopqrstuvwxyz';

/** Brackets belong to an address where both are in it. */
const linkPattern = /https?:\/\/(?:[^\s<>"“”()]|\([^\s<>"“”()]*\))+/g;
const tagPattern = /(?<=^|\s)#(?=[\p{L}\p{N}_]*\p{L})[\p{L}\p{N}_]{1,64}/gu;

/** A full stop after an address ends the sentence. */
const linksIn = (text: string) =>
  [...text.matchAll(linkPattern)].map(({ 0: found, index }) => ({
    index,
    text: found.replace(/[.,;:!?'’]+$/, ''),
  }));

/** Links and hashtags, by bytes of UTF-8. */
function facetsIn(text: string): object[] {
  const facet = (index: number, part: string, feature: object) => {
    const byteStart = Buffer.byteLength(text.slice(0, index));
    return {
      index: { byteStart, byteEnd: byteStart + Buffer.byteLength(part) },
      features: [feature],
    };
  };
  const links = linksIn(text).map((link) =>
    facet(link.index, link.text, { $type: 'app.bsky.richtext.facet#link', uri: link.text }),
  );
  const tags = [...text.matchAll(tagPattern)].map(({ 0: tag, index }) =>
    facet(index, tag, { $type: 'app.bsky.richtext.facet#tag', tag: tag.slice(1) }),
  );
  return [...links, ...tags];
}

/** Pictures, or a card for the first link: a post has one of them. */
async function embedOf(call: ChannelCall, session: Session, piece: OutgoingPiece): Promise<object> {
  const { pictures, text, title } = piece;
  const [link] = linksIn(text);
  if (pictures.length === 0 && link) {
    const external = { uri: link.text, title, description: '' };
    return { embed: { $type: 'app.bsky.embed.external', external } };
  }
  if (pictures.length === 0) return {};
  const images: object[] = [];
  for (const picture of pictures.slice(0, directChannels.bluesky.pictures)) {
    images.push(await upload(call, session, picture));
  }
  return { embed: { $type: 'app.bsky.embed.images', images } };
}

async function upload(call: ChannelCall, session: Session, picture: OutgoingPicture) {
  const { file, mediaType, ...aspectRatio } = await fitted(picture);
  const { body } = await callJson(
    call,
    {
      url: method(call, 'com.atproto.repo.uploadBlob'),
      method: 'POST',
      headers: { ...authorized(session), 'content-type': mediaType },
      body: file,
    },
    z.object({ blob: z.record(z.string(), z.unknown()) }),
    readFailure,
  );
  return { image: body.blob, alt: picture.alt, aspectRatio };
}

/** Bytes of a picture. */
const largestPicture = 2_000_000;

/** As it is where it fits, else smaller and smaller until it does. */
async function fitted({ read, mediaType }: OutgoingPicture) {
  const original = await read();
  const { width, height } = await sharp(original).metadata();
  if (original.length <= largestPicture) return { file: original, mediaType, width, height };
  for (const side of [2_000, 1_600, 1_200, 800]) {
    const { data, info } = await sharp(original)
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 85 })
      .keepXmp()
      .toBuffer({ resolveWithObject: true });
    if (data.length <= largestPicture) {
      return { file: data, mediaType: 'image/jpeg', width: info.width, height: info.height };
    }
  }
  throw new ChannelFailed('too_large');
}

const invalid = (message: string) => new ChannelFailed('invalid_values', { message, advice: '' });
