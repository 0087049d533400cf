import { checkWords } from '#builtin/fair-housing/check.ts';
import { namesProtectedClass } from '#builtin/fair-housing/protected-words.ts';
import { foldPlace } from '#builtin/places/fold.ts';
import {
  citiesNamed,
  countiesNamed,
  isStateCode,
  quartersNamed,
  stateNamed,
  tagValue,
} from '#builtin/tagger/places/gazetteer.ts';
import { isNamedLikePart } from '#builtin/tagger/places/kind-by-suffix.ts';
import { tagFor } from '#builtin/tagger/subjects/vocabulary.ts';
import { Tag } from '#contract/learner-forms.ts';
import { placePrefixes } from '#contract/place-prefixes.ts';

const tagsAtMost = 20;

/** Labels that are looked at, and characters of each: a model may write any number of any length. */
const labels = { most: 60, longest: 200 };

/** A label of more words is a sentence. */
const wordsAtMost = 5;

/** Tags in their one form, whoever wrote them: what is no tag, or names a protected class, goes. */
export function cleanTags(written: readonly string[]): string[] {
  const short = written.filter(({ length }) => length <= labels.longest);
  const tags = short.slice(0, labels.most).flatMap((label) => toTag(label) ?? []);
  return [...new Set(tags)].slice(0, tagsAtMost);
}

/** Without the places that the text does not name: a model may know them from elsewhere. */
export function withoutUnmentionedPlaces(tags: readonly string[], text: string): string[] {
  const words = ` ${foldPlace(text)} `;
  return tags.filter((tag) => {
    const [, kind, name = ''] = placeTag.exec(tag) ?? [];
    if (!kind || kind === 'state') return true;
    return words.includes(` ${foldPlace(name).replace(/ city$/, '')} `);
  });
}

const placeTag = new RegExp(`^(${placePrefixes.join('|')}):(.+)$`);

function toTag(label: string): string | undefined {
  const [, written = '', value] = /^([^:]*):(.*)$/s.exec(label) ?? ['', '', label];
  const prefix = written.trim().toLowerCase().replace(/[ _]/g, '-');
  const kind = placePrefixes.find((each) => each === (otherNames[prefix] ?? prefix));
  const tag = kind ? toPlaceTag(kind, value ?? '') : toSubjectTag(value ?? '');
  return Tag.safeParse(tag).data;
}

const otherNames: Record<string, string> = {
  zip: 'zip-code',
  zipcode: 'zip-code',
  'postal-code': 'zip-code',
  neighbourhood: 'neighborhood',
  subdivision: 'community',
  town: 'city',
};

function toPlaceTag(kind: (typeof placePrefixes)[number], written: string): string | undefined {
  const name = placeNames[kind](written.normalize('NFKC').trim());
  return name && !isProtectedPlace(name) ? `${kind}:${tagValue(name)}` : undefined;
}

/** The one name of a place of each kind; cities and counties as the place data writes them. */
const placeNames: Record<(typeof placePrefixes)[number], (name: string) => string | undefined> = {
  state: (name) =>
    stateNamed(foldPlace(name))?.toLowerCase() ??
    (isStateCode(name.toUpperCase()) ? name.toLowerCase() : undefined),
  city(name) {
    const bare = name.replace(/,.*$/, '');
    return citiesNamed(foldPlace(bare))[0]?.name ?? bare;
  },
  county(name) {
    const bare = name.replace(/,.*$/, '').replace(/ (?:county|parish|borough)$/i, '');
    return countiesNamed(foldPlace(bare))[0]?.shortName ?? bare;
  },
  'zip-code': (name) => /^\d{5}(?=$|-\d{4}$)/.exec(name)?.[0],
  neighborhood: withoutArticle,
  community: withoutArticle,
};

function withoutArticle(name: string): string {
  return name.replace(/^the /i, '');
}

/** Arab, Alabama is a town and German Village a quarter; `community:retirees` is about people. */
function isProtectedPlace(name: string): boolean {
  const key = foldPlace(name);
  if (!namesProtectedClass(name.toLowerCase())) return false;
  if (citiesNamed(key).length > 0 || countiesNamed(key).length > 0) return false;
  if (quartersNamed(key)) return false;
  return !isNamedLikePart(name) || checkWords(name).length > 0;
}

function toSubjectTag(label: string): string | undefined {
  const words = label
    .normalize('NFKD')
    .replace(/[\p{M}'’#]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const tag = words.join('-');
  if (words.length > wordsAtMost || !/\p{L}{2}/u.test(tag) || namesProtectedClass(tag)) {
    return undefined;
  }
  return tagFor(tag) ?? tag;
}
