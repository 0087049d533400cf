import { checkFairHousing } from '#builtin/fair-housing/check.ts';
import { ownPlaceOf } from '#builtin/fair-housing/own-place.ts';
import { plainTextOf } from '#builtin/html/plain-text.ts';
import { blockTags } from '#contract/html.ts';
import { PassageDraft } from '#contract/text-drafts.ts';
import type { VoiceProfile } from '#contract/voice-form.ts';
import { cleanEditedHtml } from './edited-html.ts';
import { followedRules } from './voice.ts';

/**
 * A passage that alone is to be revised. It is cut out of the text, written anew by itself and put back, so
 * that nothing around it can change, whoever writes.
 */

export type PassageToRevise = {
  /** The words, as a person marked them. */
  text: string;
  /** Which of several passages with these words, from 0 on. */
  occurrence: number;
};

export type CutText = { before: string; inside: string; after: string };

/** The text around a passage and the passage; nothing where the text does not have it. */
export function cutPassage({
  content,
  passage,
}: {
  content: string;
  passage: PassageToRevise;
}): CutText | undefined {
  const html = cleanEditedHtml(content);
  const range = rangeOf(html, passage);
  if (!range) return undefined;
  const { start, end } = balanced(html, range);
  return { before: html.slice(0, start), inside: html.slice(start, end), after: html.slice(end) };
}

type Range = { start: number; end: number };

/** Where the words stand in the HTML. Breaks of blocks and lines count as one space. */
function rangeOf(html: string, { text, occurrence }: PassageToRevise): Range | undefined {
  const { words, places } = readVisible(html);
  const wanted = text.replace(/\s+/g, ' ').trim();
  if (wanted === '') return undefined;
  let at = words.indexOf(wanted);
  for (let left = occurrence; left > 0 && at >= 0; left -= 1) at = words.indexOf(wanted, at + 1);
  const first = places[at];
  const last = places[at + wanted.length - 1];
  return at >= 0 && first && last ? { start: first.start, end: last.end } : undefined;
}

/** What is seen, one place in the HTML for each character of it. */
function readVisible(html: string): { words: string; places: Range[] } {
  let words = '';
  const places: Range[] = [];
  const add = (seen: string, start: number, end: number) => {
    const shown = /^\s$/.test(seen) ? ' ' : seen;
    if (shown === ' ' && (words === '' || words.endsWith(' '))) return;
    for (const unit of shown.split('')) {
      words += unit;
      places.push({ start, end });
    }
  };
  for (const { 0: piece, index } of html.matchAll(/<[^>]*>|&[#\w]{1,10};|[^<&]|[<&]/g)) {
    const end = index + piece.length;
    if (!piece.startsWith('<')) add(piece.length > 1 ? plainTextOf(piece) : piece, index, end);
    else if (isBreak(piece)) add(' ', index, end);
  }
  return { words, places };
}

const isBreak = (tag: string) => {
  const [, name = ''] = /^<\/?([a-z0-9]+)/.exec(tag) ?? [];
  return name === 'br' || blockTags.has(name);
};

/** Widened to whole elements: half a link or half a paragraph is none. */
function balanced(html: string, { start, end }: Range): Range {
  for (;;) {
    const open: string[] = [];
    let unopened: string | undefined;
    for (const [, slash, name = ''] of html.slice(start, end).matchAll(tag)) {
      if (!slash) open.push(name);
      else if (open.at(-1) === name) open.pop();
      else unopened ??= name;
    }
    if (unopened) start = openingBefore(html, start, unopened);
    else if (open[0]) end = closingAfter(html, end, open[0]);
    else return { start, end };
  }
}

/** Not those that have no end. */
const tag = /<(\/?)(?!br\b|img\b|hr\b)([a-z0-9]+)[^>]*>/g;

function openingBefore(html: string, start: number, name: string): number {
  let depth = 1;
  for (const { 1: slash, 2: found, index } of [...html.slice(0, start).matchAll(tag)].reverse()) {
    if (found !== name) continue;
    depth += slash ? 1 : -1;
    if (depth === 0) return index;
  }
  return 0;
}

function closingAfter(html: string, end: number, name: string): number {
  let depth = 1;
  for (const { 0: whole, 1: slash, 2: found, index } of html.slice(end).matchAll(tag)) {
    if (found !== name) continue;
    depth += slash ? -1 : 1;
    if (depth === 0) return end + index + whole.length;
  }
  return html.length;
}

/**
 * What a writer gives back for a passage. Some give back what is around it as well, which would then be in
 * the text twice: that is another shape, and asked for once more.
 */
export const passageDraftBetween = ({ before, after }: { before: string; after: string }) => {
  const [end, start] = [
    oneLine(before).slice(-recognizable),
    oneLine(after).slice(0, recognizable),
  ];
  return PassageDraft.refine(
    ({ content }) =>
      ![end, start].some(
        (edge) => edge.length >= recognizable && plainLine(content).includes(edge),
      ),
    {
      path: ['content'],
      message: 'must be the new passage alone, without what is before and after it',
    },
  );
};

/** Characters by which a sentence is known. */
const recognizable = 30;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const plainLine = (html: string) => oneLine(plainTextOf(html));

export type PassagePutBack = {
  cut: CutText;
  /** HTML of the new passage. */
  revised: string;
  title: string;
  hashtags: string[];
  place: { city: string; state: string };
  /** How the agent sounds. */
  voice?: VoiceProfile;
};

/** The whole text with its new passage, and what in the whole should not be published. */
export function putPassageBack({ cut, revised, title, hashtags, place, voice }: PassagePutBack) {
  const content = `${cut.before}${asPart(revised, cut.inside)}${cut.after}`;
  const words = content.replace(/<img\b[^<>]*>/gi, '');
  const piece = { title, content: words, hashtags };
  return {
    content,
    flags: checkFairHousing(piece, { place: ownPlaceOf(place) }),
    ...(voice && { followed: followedRules(voice, plainTextOf(words)) }),
  };
}

/** Words from the middle of a paragraph come back as words, not as paragraphs. */
function asPart(revised: string, inside: string): string {
  if (hasBlocks(inside)) return revised;
  return revised
    .replace(/<\/(?:p|li|h[1-6]|blockquote)>\s*<(?:p|li|h[1-6]|blockquote)>/g, ' ')
    .replace(/<\/?(?:p|ul|ol|li|h[1-6]|blockquote)>/g, '')
    .trim();
}

const hasBlocks = (html: string) => [...html.matchAll(/<[^>]*>/g)].some(([each]) => isBlock(each));

const isBlock = (each: string) => isBreak(each) && !/^<\/?br\b/.test(each);
