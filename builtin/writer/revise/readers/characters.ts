import type { Edit, Reader } from '#builtin/writer/revise/edit.ts';

const number = '(\\d{1,3}(?:,\\d{3})+|\\d{1,6})';
const characters = '[- ]?(?:characters?|chars?)\\b';
const pattern = (text: string) => new RegExp(text, 'i');
const read = (digits = '') => Number(digits.replaceAll(',', ''));

/** The title and the hashtags have edits of their own, unless the title is counted along. */
const countsTitle =
  /\b(?:title|headline) included\b|\b(?:including|with|plus|and) (?:the |its )?(?:title|headline)\b|\b(?:title|headline) and (?:the )?(?:text|content|post)\b/i;
const isAboutLabels = /\b(?:title|headline|hash ?tags?)\b/i;

type Bounds = Omit<Extract<Edit, { kind: 'characters' }>, 'kind' | 'withTitle'>;

const reader = (says: string, boundsOf: (match: RegExpExecArray) => Bounds): Reader => ({
  says: pattern(says),
  edit(match) {
    const withTitle = countsTitle.test(match.input);
    if (isAboutLabels.test(match.input) && !withTitle) return undefined;
    return { kind: 'characters', ...boundsOf(match), ...(withTitle && { withTitle }) };
  },
  speaksForItself: true,
});

/** A number of characters is what a network allows, so it is the most unless the words say not. */
export const characterReaders: Reader[] = [
  reader(
    `\\b${number}(?: characters)? ?(?:-|–|to|and) ?${number} ?${characters}`,
    ([, one, other]) => ({
      least: Math.min(read(one), read(other)),
      most: Math.max(read(one), read(other)),
    }),
  ),
  reader(
    `\\b(?:by|cut|lose|trim|remove|drop|save)(?: about| some)? ${number} ?${characters}|\\b${number} ?${characters} (?:too (?:long|many|much)|over|less|fewer|shorter)\\b|\\b${number} (?:fewer|less) ${characters}`,
    ([, one, two, three]) => ({ fewer: read(one ?? two ?? three) }),
  ),
  reader(
    `(?<!\\b(?:no|not|go|going|n['’]t) )\\b(?:at least|min(?:imum)?(?: of)?|(?:no|not) (?:fewer|less) than|more than|longer than|over|above) ${number} ?${characters}|\\b${number} ?${characters},? \\(?(?:min|minimum|or (?:more|longer)|at least)\\b`,
    ([, before, after]) => ({ least: read(before ?? after) }),
  ),
  reader(`\\b${number} ?${characters}`, ([, most]) => ({ most: read(most) })),
];
