import { plainTextOf } from '#builtin/html/plain-text.ts';
import { asSentence, withoutEnding } from '#builtin/writer/language/sentences.ts';
import { fittingHashtags, type PlatformVersion, plainTags } from '#contract/platform-text.ts';
import { type Platform, type PlatformKey, platformKeys, platforms } from '#contract/platforms.ts';
import { type CharacterRoom, chooseParts } from './choose-parts.ts';
import { type Layout, layOut } from './lay-out.ts';
import { asTaken, bioFor, buttonFor, type Reach } from './reach.ts';
import { isHook, readParts, saidByAgent, type TextPart } from './read-parts.ts';

/** A finished post or article. Title and content are HTML. */
export type PieceToVary = {
  title: string;
  content: string;
  hashtags: readonly string[];
  city?: string;
  /** Characters that the agent's own line takes on a platform. */
  reserved?: Partial<Record<PlatformKey, number>>;
};

type Form = Omit<Layout, 'hookAtMost'> & {
  /** What stands above the text. */
  greeting?: string;
  reach?: Reach;
};

/** How each platform is written for. What it takes and counts is in contract/platforms.ts. */
const forms: Record<PlatformKey, Form> = {
  gbp: {
    shape: 'paragraph',
    bulletsFrom: Number.POSITIVE_INFINITY,
    reach: { instead: buttonFor, alone: 'Use the button to get in touch.', withoutComments: true },
  },
  facebook: { shape: 'paragraphs', bulletsFrom: 3 },
  instagram: {
    shape: 'short paragraphs',
    bulletsFrom: 2,
    reach: { instead: bioFor, alone: 'Link in bio.' },
  },
  linkedin: { shape: 'short paragraphs', bulletsFrom: 2 },
  x: { shape: 'three parts', bulletsFrom: Number.POSITIVE_INFINITY },
  threads: { shape: 'three parts', bulletsFrom: Number.POSITIVE_INFINITY },
  nextdoor: {
    shape: 'paragraphs',
    bulletsFrom: Number.POSITIVE_INFINITY,
    greeting: 'Hello, neighbors.',
  },
};

/**
 * A version of a post for every platform: its own sentences, chosen by what they are for, and joined as
 * the platform is read. Nothing is said that is not in the post, and no sentence is cut.
 */
export function versionsForPlatforms(piece: PieceToVary): Record<PlatformKey, PlatformVersion> {
  const parts = fewEnough(readParts(piece.content));
  const read = { parts, title: plainTextOf(piece.title).trim() };
  const versions = platformKeys.map((key) => [key, writeVersion(platforms[key], piece, read)]);
  return Object.fromEntries(versions) as Record<PlatformKey, PlatformVersion>;
}

/** What a version is chosen from: each part is tried in its place, and the longest article has half as many. */
const partsAtMost = 400;

/** A text of more parts is tried by its beginning and its end, where the call is. */
const fewEnough = (parts: TextPart[]) =>
  parts.length <= partsAtMost
    ? parts
    : [...parts.slice(0, partsAtMost * 0.75), ...parts.slice(-partsAtMost * 0.25)];

type Read = { parts: TextPart[]; title: string };

function writeVersion(platform: Platform, piece: PieceToVary, read: Read): PlatformVersion {
  const { key } = platform;
  const form = { ...forms[key], hookAtMost: platform.firstLine };
  const reserved = piece.reserved?.[key] ?? 0;
  const room = roomFor(platform, reserved, plainTags(piece.hashtags));
  const taken = takenBy(platform, form, read.parts);
  const { title, parts } = withOpening(taken, read.title, form, piece.city ?? '');
  const compose = (chosen: readonly TextPart[]) =>
    [form.greeting, layOut(chosen, form, title)].filter(Boolean).join('\n\n');
  const chosen = chooseParts({
    parts,
    room,
    hasLists: Number.isFinite(form.bulletsFrom),
    lengthOf: (some) => platform.lengthOf(compose(some)),
  });
  const text = chosen.length > 0 ? compose(chosen) : shortest(read, platform, room.most);
  const { hashtags } = piece;
  return { text, hashtags: fittingHashtags(key, { text, hashtags, reserved }) };
}

const gap = 2;

/** Below this nothing worth reading fits: the agent's line has to give way. */
const leastRoom = 60;

/** How much of its room a text may fill with what the agent said. */
const stretch = 1.5;

function roomFor(platform: Platform, reserved: number, tags: readonly string[]): CharacterRoom {
  const { limit, aim, lengthOf, writtenAtMost } = platform;
  const below = reserved > 0 ? reserved + gap : 0;
  const all = limit - below < leastRoom ? limit : limit - below;
  const tag = platform.hashtags > 0 && tags[0] ? lengthOf(`#${tags[0]}`) + gap : 0;
  const room = all - tag < leastRoom ? all : all - tag;
  const wanted = writtenAtMost
    ? Math.max(writtenAtMost - below, (aim[0] + aim[1]) / 2)
    : aim[1] * stretch;
  return { aim: Math.min(aim[1], room), most: Math.min(room, wanted) };
}

/** The parts in words that the platform takes. What was only a phone number or a link there is gone. */
function takenBy(platform: Platform, { reach }: Form, parts: readonly TextPart[]): TextPart[] {
  const said = new Map<TextPart, TextPart>();
  const seen = new Set<string>();
  for (const part of parts) {
    const isCall = part.role === 'call' || part.role === 'question';
    const text = asTaken(part.text, platform, isCall || part.role === 'fact' ? reach : undefined);
    if (!/[\p{L}\p{N}]/u.test(text) || (text !== part.text && seen.has(text))) continue;
    seen.add(text);
    said.set(part, { ...part, text });
  }
  for (const part of said.values()) part.needs = part.needs.flatMap((each) => said.get(each) ?? []);
  return [...said.values()];
}

/**
 * How a version begins. A sentence that needs the title to be understood has it above. A short version
 * of a piece with facts does without such a sentence: the facts are first.
 */
function withOpening(
  parts: TextPart[],
  title: string,
  form: Layout,
  city: string,
): { title: string; parts: TextPart[] } {
  const [first, ...others] = parts;
  if (!first) return { title, parts };
  const isWeak = first.weight < saidByAgent && first.text.length > shortHook;
  if (isHook(first, city) && !(isShort(form) && isWeak)) {
    const hooked = withHookFirst(parts, form.hookAtMost);
    return { title: hooked ? '' : title, parts: hooked ?? parts };
  }
  const facts = others.filter(
    ({ role, weight }) => (role === 'fact' || role === 'item') && weight >= saidByAgent,
  );
  if (!isShort(form) || facts.length < 2) return { title: isHook(first, city) ? '' : title, parts };
  const isMissed = others.some(({ needs }) => needs.includes(first));
  return { title: promisesAnswer.test(title) ? '' : title, parts: isMissed ? parts : others };
}

/** Characters of a first sentence that may say little. */
const shortHook = 60;

const isShort = ({ shape }: Layout) => shape === 'paragraph' || shape === 'three parts';

const promisesAnswer =
  /\?$|^(?:how|what|what['’]s|why|when|where|which|who|should|is|are|do|does|can)\b/i;

/** A first line that is read whole, where the post's own is too long. Nothing where the title has to be that. */
function withHookFirst(parts: TextPart[], most = Number.POSITIVE_INFINITY): TextPart[] | undefined {
  const [first] = parts;
  if (!first || first.text.length <= most) return parts;
  const better = parts
    .filter(({ role, text, needs }) => role === 'fact' && text.length <= most && needs.length === 0)
    .toSorted((one, other) => other.weight - one.weight)[0];
  if (!better) return undefined;
  return [{ ...better, block: -1 }, ...parts.filter((part) => part !== better)];
}

/** For texts of one endless sentence: the title, or as many whole clauses as fit. */
function shortest({ parts, title }: Read, { lengthOf }: Platform, most: number): string {
  const fits = (text: string) => lengthOf(text) <= most;
  const whole = [asSentence(title), ...parts.map(({ text }) => asSentence(text))];
  const found = whole.find((text) => text !== '' && fits(text));
  if (found) return found;
  // A link may count for less than its characters.
  const text = (parts[0]?.text ?? title).slice(0, most * 4);
  const ends = [...text.matchAll(/[,;:–—]\s|\s/gu)].map(({ index }) => index);
  const clauses = ends
    .toReversed()
    .map((end) => asSentence(withoutEnding(text.slice(0, end), ' ,;:–—-')));
  return clauses.find(fits) ?? '';
}
