import { checkEditedText } from '#builtin/fair-housing/check.ts';
import { plainTextOf } from '#builtin/html/plain-text.ts';
import { claimsOf, readParts } from '#builtin/writer/versions/read-parts.ts';
import { versionsForPlatforms } from '#builtin/writer/versions/write-versions.ts';
import type { Place } from '#contract/place.ts';
import {
  findHashtags,
  findPhones,
  fittingHashtags,
  type PlatformVersion,
} from '#contract/platform-text.ts';
import {
  findLinks,
  type Platform,
  type PlatformKey,
  platformKeys,
  platforms,
} from '#contract/platforms.ts';
import { escapeText } from '#contract/text.ts';
import type { VersionsDraft } from '#contract/text-drafts.ts';

/** A finished piece and what a model made of it for platforms. Title and content are HTML. */
export type DraftedVersions = {
  title: string;
  content: string;
  hashtags: string[];
  place: Place;
  reserved?: Partial<Record<PlatformKey, number>>;
  /** Without any, all versions are the built-in writer's. */
  texts?: VersionsDraft;
};

/** The versions as they may be shown: a model's where it holds, else the built-in writer's. */
export function checkVersions(drafted: DraftedVersions): Record<PlatformKey, PlatformVersion> {
  const { hashtags, reserved, texts, place } = drafted;
  const versions = versionsForPlatforms({ ...drafted, city: place.city });
  if (!texts) return versions;
  const piece = readPiece(drafted);
  for (const key of platformKeys) {
    const text = asPlainText(texts[key]);
    const room = reserved?.[key] ?? 0;
    if (!holds(text, platforms[key], piece, room, versions[key].text)) continue;
    versions[key] = { text, hashtags: fittingHashtags(key, { text, hashtags, reserved: room }) };
  }
  return versions;
}

type Piece = {
  words: string;
  figures: Set<string>;
  phones: string[];
  /** Of the address and the date: every version has them. */
  whereAndWhen: string[];
  risks: Set<string>;
  place: Place;
};

function readPiece({ title, content, place }: DraftedVersions): Piece {
  const text = `${plainTextOf(title)}\n${plainTextOf(content)}`;
  const parts = readParts(content);
  const lines = parts.filter(({ role }) => role === 'where' || role === 'when');
  const calls = parts.filter(({ role }) => role === 'call').map(({ text }) => text);
  return {
    // Links that stand behind words count as said.
    words: `${text}\n${parts.map((part) => part.text).join('\n')}`.toLowerCase(),
    figures: new Set(claimsOf(text).figures.map(plainFigure)),
    phones: findPhones(calls.join(' ')),
    whereAndWhen: lines.flatMap(({ text }) => claimsOf(text).figures.map(plainFigure)),
    risks: risksIn(text, place),
    place,
  };
}

const plainFigure = (figure: string) => figure.replaceAll(',', '');

/** Hashtags stand below the text, and no platform knows Markdown. */
const asPlainText = (text: string) =>
  text
    .replace(/(?:\s*#[\p{L}\p{N}_]+)+\s*$/u, '')
    .replaceAll('**', '')
    .replace(/^[*-] /gm, '• ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

function holds(
  text: string,
  platform: Platform,
  piece: Piece,
  reserved: number,
  ours: string,
): boolean {
  return (
    isFitting(text, platform, reserved, ours) &&
    isWhole(text) &&
    keepsRules(text, platform) &&
    isTrueTo(text, platform, piece)
  );
}

/** A version that says less than half of what ours says has lost too much. */
function isFitting(text: string, platform: Platform, reserved: number, ours: string): boolean {
  const { lengthOf, limit, writtenAtMost = limit, firstLine = Number.POSITIVE_INFINITY } = platform;
  const length = lengthOf(text);
  const [first = ''] = text.split('\n');
  return (
    length <= Math.min(writtenAtMost, limit - (reserved > 0 ? reserved + 2 : 0)) &&
    length * 2 >= Math.min(lengthOf(ours), platform.aim[0]) &&
    lengthOf(first) <= firstLine
  );
}

/** It ends where a sentence does, or with what leads to the agent. */
function isWhole(text: string): boolean {
  if (/…|\.\.\./.test(text)) return false;
  if (/(?:[.!?]["”')]*|\p{Extended_Pictographic}\uFE0F?)$/u.test(text)) return true;
  return [...findPhones(text), ...findLinks(text)].some((reach) => text.endsWith(reach));
}

const keepsRules = (text: string, platform: Platform) =>
  findHashtags(text).length === 0 &&
  !/<\/?[a-z]/i.test(text) &&
  (!platform.phoneRefusal || findPhones(text).length === 0) &&
  (platform.hasClickableLinks || findLinks(text).length === 0);

/** No figure, name, address or risk that is not in the piece, and what must not be lost is there. */
function isTrueTo(text: string, platform: Platform, piece: Piece): boolean {
  const { figures, names } = claimsOf(text);
  const said = new Set(figures.map(plainFigure));
  const reach = [...findLinks(text), ...findPhones(text)];
  return (
    [...said].every((figure) => piece.figures.has(figure)) &&
    names.every((name) => piece.words.includes(name.toLowerCase())) &&
    reach.every((each) => piece.words.includes(each.toLowerCase())) &&
    piece.whereAndWhen.every((figure) => said.has(figure)) &&
    (platform.phoneRefusal !== undefined || piece.phones.every((phone) => text.includes(phone))) &&
    [...risksIn(text, piece.place)].every((risk) => piece.risks.has(risk))
  );
}

const risksIn = (text: string, { city, state }: Place) =>
  new Set(
    checkEditedText({
      ...{ title: '', hashtags: [], imagePrompt: '', location: city, state },
      content: escapeText(text),
    }).map(({ id }) => id),
  );
