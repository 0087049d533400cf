import { plainTextOf } from '#builtin/html/plain-text.ts';
import { type DirectKey, directChannels } from '#contract/channel-list.ts';
import { fromWirePlace } from '#contract/place.ts';
import { composeForPlatform, lengthOnPlatform, type PlatformKey } from '#contract/platforms.ts';
import type { OutgoingPicture, OutgoingPiece } from '#server/adapters/channels/channel.ts';
import { ChannelFailed } from '#server/adapters/channels/channel-failure.ts';
import { hashVersion, type PieceWords } from '#server/content/piece-version.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import { pictureLink } from '#server/features/images/picture-links.service.ts';
import { listFiles } from './outgoing-piece.queries.ts';
import { agentLineOf, asOneLine, copyFor, type PlannedItem, writtenFor } from './platform-copy.ts';

type Item = PlannedItem;

type Outgoing = {
  userId: number;
  channel: DirectKey;
  /** Of its text at most. */
  characters: number | null;
  plannedFor: Date;
};

type PieceDeps = Pick<Deps, 'db' | 'texts' | 'files' | 'config' | 'secrets' | 'siteUrl'>;

/** A saved item as it leaves for a channel, and which version that is. */
export async function outgoingPiece(
  deps: PieceDeps,
  item: Item,
  { userId, channel, characters, plannedFor }: Outgoing,
): Promise<{ piece: OutgoingPiece; hash: string }> {
  const line = agentLineOf(item, 'plain');
  const textHash = await deps.texts.run('hashWords', item as PieceWords, { userId });
  return {
    piece: {
      kind: item.kind,
      title: asOneLine(plainTextOf(item.title)),
      html: withoutOwnPictures(item.content),
      text: await fittingText(deps, item, { userId, channel, characters }),
      hashtags: item.hashtags,
      pictures: await picturesOf(deps, item, { userId, channel, plannedFor }),
      plannedFor,
    },
    hash: hashVersion({ textHash, pictureKeys: item.pictureKeys, line }),
  };
}

/** The newest with the agent on it, then those beside the text. One that is gone is left out. */
export async function filesOf(
  db: Database,
  userId: number,
  { pictureKeys, imageUrls }: Pick<Item, 'pictureKeys' | 'imageUrls'>,
) {
  const beside = imageUrls.flatMap((url) => /^\/api\/files\/([\w-]+)$/.exec(url)?.[1] ?? []);
  const wanted = [...new Set([...pictureKeys.slice(0, 1), ...beside])];
  const there = await listFiles(db, userId, wanted);
  return wanted.flatMap((key) => there.find((file) => file.key === key) ?? []);
}

/** Days after its time for which others can fetch a picture: a bridge keeps a piece in a queue of its own. */
const linkedFor = 30;

async function picturesOf(
  deps: PieceDeps,
  item: Item,
  { userId, channel, plannedFor }: Omit<Outgoing, 'characters'>,
): Promise<OutgoingPicture[]> {
  const found = await filesOf(deps.db, userId, item);
  const until = new Date(Math.max(plannedFor.getTime(), Date.now()) + linkedFor * 86_400_000);
  return found.slice(0, directChannels[channel].pictures).map(({ key, mediaType, altText }) => ({
    alt: altText || asOneLine(plainTextOf(item.title)),
    mediaType,
    link: pictureLink(deps, { userId, key, size: 'gbp', until }) ?? null,
    async read() {
      const bytes = await deps.files.read(key);
      if (!bytes) throw new ChannelFailed('refused', pictureGone);
      return bytes;
    },
  }));
}

const pictureGone = {
  message: 'A picture of the piece is gone.',
  advice: 'Choose another picture for the piece, then try again.',
};

/**
 * Of a piece that is too long and that nobody has written a shorter version of, the longest of the built-in writer's that
 * fits, with the agent's line. What the agent wrote for the channel stays: the channel says that it is too long.
 */
async function fittingText(
  { texts }: PieceDeps,
  item: Item,
  { userId, channel, characters }: Omit<Outgoing, 'plannedFor'>,
): Promise<string> {
  const text = directText(item, channel, characters);
  const fits = (each: string) => characters === null || countOf(each) <= characters;
  const { platform } = directChannels[channel];
  if (fits(text) || (platform && item.platformTexts[platform] !== undefined)) return text;
  const { title, content, hashtags } = item;
  const keys: readonly PlatformKey[] = platform ? [platform] : ofAnyNetwork;
  const reserved = Object.fromEntries(
    keys.map((key) => [key, lengthOnPlatform(key, agentLineOf(item, key))]),
  );
  const drafted = { title, content, hashtags, place: fromWirePlace(item), reserved };
  const versions = await texts.run('checkVersions', drafted, { userId });
  const signed = keys.map((key) =>
    composeForPlatform(key, { ...versions[key], title: '', signature: agentLineOf(item, key) }),
  );
  return signed.find(fits) ?? text;
}

/** Whose versions speak to no network in particular, the longest first. */
const ofAnyNetwork = ['linkedin', 'threads', 'x'] as const;

/** The agent's own wording first, the longest that fits; where none does the channel says so. */
export function directText(
  item: Item,
  channel: DirectKey,
  characters = directChannels[channel].characters,
): string {
  const { platform } = directChannels[channel];
  if (platform) return copyFor(item, platform);
  const { platformTexts } = item;
  const ways = [
    platformTexts.plain,
    plainText(item, agentLineOf(item, 'plain')),
    platformTexts.x !== undefined || writtenFor(item, 'x') ? copyFor(item, 'x') : undefined,
  ].filter((text) => typeof text === 'string');
  const fits = (text: string) => characters === null || countOf(text) <= characters;
  return ways.find(fits) ?? ways[0] ?? '';
}

/** As a person counts: a letter with its accents is one. */
const countOf = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;

const plainText = ({ title, content, hashtags }: Item, line: string) =>
  [
    asOneLine(plainTextOf(title)),
    plainTextOf(content).trim(),
    line,
    hashtags.map((tag) => `#${tag}`).join(' '),
  ]
    .filter(Boolean)
    .join('\n\n');

/** Their addresses open for nobody else. */
const withoutOwnPictures = (html: string) => html.replace(/<img\b[^<>]*\ssrc="\/[^<>]*>/g, '');
