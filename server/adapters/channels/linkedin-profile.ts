import sharp from 'sharp';
import { z } from 'zod';
import type { GuardedAnswer } from '#server/adapters/guarded-client.ts';
import { networks, refuseUnfit } from './bridge.ts';
import type { Channel, ChannelCall, OutgoingPicture, Published } from './channel.ts';
import { asChannelCall, ChannelFailed, failureOf } from './channel-failure.ts';
import { callJson } from './json-call.ts';

/**
 * A post on a member's own profile, by LinkedIn's Posts API, with the token that signing in gave us
 * (linkedin-sign-in.ts). LinkedIn has no idempotency keys, and apps of this kind may write and not read: whether a piece
 * has arrived nobody but the agent can find out.
 */
export const linkedinProfile: Channel = {
  readValues({ accessToken = '', memberId = '', address = '' }) {
    const isWhole = /^[\x21-\x7e]{16,2000}$/.test(accessToken) && /^[\w-]{1,64}$/.test(memberId);
    const url = URL.parse(address || 'https://api.linkedin.com');
    if (!isWhole || !url || !/^https?:$/.test(url.protocol)) {
      return new ChannelFailed('invalid_values');
    }
    return { accessToken, memberId, address: url.origin };
  },

  async check(call) {
    const url = `${call.values.address}/v2/userinfo`;
    const Member = z.object({ sub: z.string() });
    await callJson(call, { url, headers: { authorization: bearer(call) } }, Member, readFailure);
  },

  async publish(call, piece) {
    refuseUnfit(piece, networks.linkedin);
    const [picture] = piece.pictures;
    const media = picture && { id: await upload(call, picture), altText: altTextOf(picture) };
    const answer = await asChannelCall(() =>
      call.client({
        url: `${call.values.address}/rest/posts`,
        method: 'POST',
        headers: { ...headersOf(call), 'content-type': 'application/json' },
        body: JSON.stringify({
          author: authorOf(call),
          commentary: littleText(piece.text),
          visibility: 'PUBLIC',
          distribution: {
            feedDistribution: 'MAIN_FEED',
            targetEntities: [],
            thirdPartyDistributionChannels: [],
          },
          ...(media && { content: { media } }),
          lifecycleState: 'PUBLISHED',
          isReshareDisabledByAuthor: false,
        }),
        followsRedirects: false,
        ...(call.signal && { signal: call.signal }),
      }),
    );
    return publishedBy(answer);
  },

  async lookUp() {
    throw new ChannelFailed('outcome_unknown', {
      message: 'Your post may already be on LinkedIn. We didn’t get a confirmation.',
      advice:
        'Look at your LinkedIn profile. If it’s there, mark it as posted. If it isn’t, try again.',
    });
  },
};

/** Each is good for a year at least. */
const apiVersion = '202606';

const bearer = ({ values }: ChannelCall) => `Bearer ${values.accessToken}`;

const headersOf = (call: ChannelCall) => ({
  authorization: bearer(call),
  'linkedin-version': apiVersion,
  'x-restli-protocol-version': '2.0.0',
});

const authorOf = ({ values }: ChannelCall) => `urn:li:person:${values.memberId}`;

/** The body of a success is empty; what it made stands in a header. */
function publishedBy(answer: GuardedAnswer): Published {
  const failed = readFailure(answer);
  if (failed) throw failed;
  if (answer.status < 200 || answer.status > 299) throw failureOf(answer);
  const urn = answer.headers['x-restli-id'] ?? '';
  if (/^urn:li:(share|ugcPost):\d{1,30}$/.test(urn)) {
    return { remoteId: urn, link: `https://www.linkedin.com/feed/update/${urn}/` };
  }
  throw new ChannelFailed(/"errors?"/.test(answer.text) ? 'refused' : 'bad_answer');
}

function readFailure({ status, text }: GuardedAnswer): ChannelFailed | undefined {
  if (status === 401) return new ChannelFailed('sign_in_ended', signInAgain);
  if (status === 403) return new ChannelFailed('not_allowed', notAllowed);
  if (status === 426) return new ChannelFailed('too_old', outdated);
  // It names a post, but not always one that is there.
  if (status === 422 && text.includes('DUPLICATE_POST')) {
    return new ChannelFailed('refused', duplicate);
  }
  return undefined;
}

const signInAgain = {
  message: 'LinkedIn no longer accepts the connection.',
  advice: 'Reconnect LinkedIn in My Account, under Where you publish.',
};

const notAllowed = {
  message: 'LinkedIn doesn’t let us post on this profile.',
  advice:
    'Reconnect LinkedIn in My Account. If that doesn’t help, tell whoever runs Porchlight for you: its LinkedIn app needs the product “Share on LinkedIn”.',
};

const outdated = {
  message: 'LinkedIn no longer accepts posts from this version of Porchlight.',
  advice: 'Ask whoever runs Porchlight for you to update it.',
};

const duplicate = {
  message: 'LinkedIn says you’ve already posted these exact words.',
  advice:
    'Look at your LinkedIn profile. If it’s there, mark it as posted. If it isn’t, change some words and try again.',
};

/**
 * The text as LinkedIn's own markup ("little text"): what means something there is escaped, or the rest of the text would be
 * lost without a word. Hashtags stay what they are.
 */
export const littleText = (text: string): string =>
  text.replace(
    /((?<=^|\s)#(?=[\p{L}\p{N}_]*\p{L}))|[\\|{}@[\]()<>#*_~]/gu,
    (found, hashtag?: string) => hashtag ?? `\\${found}`,
  );

const altTextAtMost = 4_000;

const altTextOf = ({ alt }: OutgoingPicture) => alt.slice(0, altTextAtMost).toWellFormed();

/** Until the post itself is sent nothing has been published, whatever became of the picture. */
async function upload(call: ChannelCall, picture: OutgoingPicture): Promise<string> {
  try {
    return await sendPicture(call, picture);
  } catch (error) {
    if (!(error instanceof ChannelFailed && error.isUnsure)) throw error;
    throw new ChannelFailed('unreachable', {
      message: 'LinkedIn didn’t accept the picture.',
      advice: 'Try again later.',
    });
  }
}

async function sendPicture(call: ChannelCall, picture: OutgoingPicture): Promise<string> {
  const file = await readable(picture);
  const { body } = await callJson(
    call,
    {
      url: `${call.values.address}/rest/images?action=initializeUpload`,
      method: 'POST',
      headers: headersOf(call),
      json: { initializeUploadRequest: { owner: authorOf(call) } },
    },
    Upload,
    readFailure,
  );
  const { uploadUrl, image } = body.value;
  if (!isOfLinkedIn(uploadUrl, call)) throw new ChannelFailed('bad_answer');
  const answer = await asChannelCall(() =>
    call.client({
      url: uploadUrl,
      method: 'PUT',
      headers: { authorization: bearer(call), 'content-type': 'application/octet-stream' },
      body: file,
      followsRedirects: false,
      ...(call.signal && { signal: call.signal }),
    }),
  );
  const failed = readFailure(answer);
  if (failed) throw failed;
  if (answer.status < 200 || answer.status > 299) throw failureOf(answer);
  // A success says nothing; a page comes from somebody in between.
  if (answer.status !== 201 && answer.text !== '') throw new ChannelFailed('bad_answer');
  return image;
}

const Upload = z.object({
  value: z.object({
    uploadUrl: z.string().max(4_000),
    image: z.string().regex(/^urn:li:image:[\w-]{1,100}$/),
  }),
});

/** The token goes along: to nobody else. */
function isOfLinkedIn(address: string, { values }: ChannelCall): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  if (url.origin === values.address) return true;
  return url.protocol === 'https:' && /(^|\.)linkedin\.com$/.test(url.hostname);
}

const taken = new Set(['image/jpeg', 'image/png', 'image/gif']);

async function readable({ read, mediaType }: OutgoingPicture): Promise<Buffer> {
  const original = await read();
  if (taken.has(mediaType)) return original;
  return sharp(original)
    .rotate()
    .flatten({ background: '#fff' })
    .jpeg({ quality: 90 })
    .keepXmp()
    .toBuffer();
}
