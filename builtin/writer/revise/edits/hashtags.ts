import type { Random } from '#builtin/random.ts';
import type { Material } from '#builtin/writer/material.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import type { Edit } from '#builtin/writer/revise/edit.ts';

type HashtagEdit = Extract<Edit, { kind: 'hashtags' }>;

const mostOnRequest = 30;

/** The hashtags a edit leads to; the first ones, with the place, stay longest. */
export function changeHashtags(
  hashtags: string[],
  { count, more, add, drop, dropAt, only, isLower, ofPlace }: HashtagEdit,
  { knowledge, place }: Material,
  random: Random,
  text: string,
): string[] {
  if (isLower) return hashtags.map((tag) => tag.toLowerCase());
  if (only) return unique(only);
  if (dropAt) return dropAt === 'first' ? hashtags.slice(1) : hashtags.slice(0, -1);
  if (ofPlace) {
    const city = place.city.replace(/[^\p{L}\p{N}]/gu, '');
    const old = new Set(hashtags.map((tag) => tag.toLowerCase()));
    const named = [
      city,
      `${city}${place.stateCode}`,
      `${city}Living`,
      `${city}Homes`,
      `${city}Local`,
    ];
    const fresh = named.filter((tag) => !old.has(tag.toLowerCase()));
    return unique([...hashtags, ...fresh.slice(0, ofPlace)]);
  }
  if (add || drop) {
    const dropped = new Set(drop?.map((tag) => tag.toLowerCase()));
    return unique([...hashtags.filter((tag) => !dropped.has(tag.toLowerCase())), ...(add ?? [])]);
  }
  const wanted =
    more === true
      ? hashtags.length + (count ?? 3)
      : (count ?? Math.max(1, Math.ceil(hashtags.length / 2)));
  // Those that name what the text speaks of come first, one that names something else not at all.
  const words = keywordsOf(text);
  const isFitting = (tag: string) =>
    [...keywordsOf(tag.replace(/(?<=[a-z])(?=[A-Z])/g, ' '))].every((word) => words.has(word));
  const spare = [
    ...knowledge.hashtags.filter(isFitting),
    ...random.some(general),
    ...random.some(knowledge.hashtags),
  ];
  return unique([...hashtags, ...spare]).slice(0, Math.min(wanted, mostOnRequest));
}

const general = [
  'RealEstate',
  'HomeTips',
  'RealEstateTips',
  'HomeOwnership',
  'HouseAndHome',
  'LocalRealEstate',
  'HomeAdvice',
  'HousingTips',
];

const unique = (tags: string[]) =>
  tags.filter(
    (tag, index) => tags.findIndex((each) => each.toLowerCase() === tag.toLowerCase()) === index,
  );
