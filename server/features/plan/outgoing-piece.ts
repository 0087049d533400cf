import { plainTextOf } from '#builtin/html/plain-text.ts';
import { emptyProfile, type Profile } from '#contract/account-forms.ts';
import { type DirectKey, directChannels } from '#contract/channel-list.ts';
import { signatureOf } from '#contract/signature.ts';
import type { OutgoingPicture, OutgoingPiece } from '#server/adapters/channels/channel.ts';
import { ChannelFailed } from '#server/adapters/channels/channel-failure.ts';
import { hashVersion, type PieceWords } from '#server/content/piece-version.ts';
import type { Deps } from '#server/deps.ts';
import { type findPiece, listFiles } from './plan.queries.ts';

type Item = NonNullable<Awaited<ReturnType<typeof findPiece>>>;

type Outgoing = { userId: number; channel: DirectKey; plannedFor: Date };

/** A saved item as it leaves for a channel, and which version that is. */
export async function outgoingPiece(
  deps: Pick<Deps, 'db' | 'texts' | 'files'>,
  item: Item,
  { userId, channel, plannedFor }: Outgoing,
): Promise<{ piece: OutgoingPiece; hash: string }> {
  const line = lineOf(item.profile, item.state);
  const textHash = await deps.texts.run('hashWords', item as PieceWords, { userId });
  return {
    piece: {
      kind: item.kind,
      title: oneLine(plainTextOf(item.title)),
      html: withoutOwnPictures(item.content),
      text: fittingText(item, line, directChannels[channel].characters),
      hashtags: item.hashtags,
      pictures: await picturesOf(deps, item, { userId, channel }),
      plannedFor,
    },
    hash: hashVersion({ textHash, pictureKeys: item.pictureKeys, line }),
  };
}

/** The newest with the agent on it, then those beside the text. One that is gone is left out. */
async function picturesOf(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { title, pictureKeys, imageUrls }: Item,
  { userId, channel }: Pick<Outgoing, 'userId' | 'channel'>,
): Promise<OutgoingPicture[]> {
  const beside = imageUrls.flatMap((url) => /^\/api\/files\/([\w-]+)$/.exec(url)?.[1] ?? []);
  const wanted = [...new Set([...pictureKeys.slice(0, 1), ...beside])];
  const there = await listFiles(db, userId, wanted);
  const found = wanted.flatMap((key) => there.find((file) => file.key === key) ?? []);
  return found.slice(0, directChannels[channel].pictures).map(({ key, mediaType, altText }) => ({
    alt: altText || oneLine(plainTextOf(title)),
    mediaType,
    async read() {
      const bytes = await files.read(key);
      if (!bytes) throw new ChannelFailed('refused', pictureGone);
      return bytes;
    },
  }));
}

const pictureGone = {
  message: 'A picture of the piece is gone.',
  advice: 'Choose another picture for the piece, then try again.',
};

/** The agent's own wording first, the longest that fits; where none does the channel says so. */
function fittingText(item: Item, line: string, characters: number | null): string {
  const { platformTexts, shortText } = item;
  const ways = [platformTexts.plain, plainText(item, line), platformTexts.x, shortText].filter(
    (text) => typeof text === 'string',
  );
  const fits = (text: string) => characters === null || countOf(text) <= characters;
  return ways.find(fits) ?? ways[0] ?? '';
}

/** As a person counts: a letter with its accents is one. */
const countOf = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;

/** The agent's line, or nothing where it is turned off. */
function lineOf(given: Partial<Profile>, state: string): string {
  const profile = { ...emptyProfile, ...given };
  return profile.signatureOn ? signatureOf(profile, { platform: 'plain', state }) : '';
}

const plainText = ({ title, content, hashtags }: Item, line: string) =>
  [
    oneLine(plainTextOf(title)),
    plainTextOf(content).trim(),
    line,
    hashtags.map((tag) => `#${tag}`).join(' '),
  ]
    .filter(Boolean)
    .join('\n\n');

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Their addresses open for nobody else. */
const withoutOwnPictures = (html: string) => html.replace(/<img\b[^<>]*\ssrc="\/[^<>]*>/g, '');
