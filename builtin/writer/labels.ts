import type { Random } from '#builtin/random.ts';
import type { Facts } from '#server/adapters/ai/facts.ts';
import type { PieceDraft } from '#server/content/drafts.ts';
import { capitalise } from './language/sentences.ts';
import type { Material } from './material.ts';
import type { Season } from './place/season.ts';
import { unnamedSubject } from './subject.ts';

export type Draft = PieceDraft;

/** Hashtags, content tags and the image prompt of a piece. */
export function labelsFor(
  facts: Facts,
  material: Material,
  random: Random,
  format: 'post' | 'blog',
): Pick<Draft, 'hashtags' | 'contentTags' | 'imagePrompt'> {
  return {
    hashtags: hashtagsFor(material, random),
    contentTags: contentTagsFor(facts, material, format),
    imagePrompt: imagePromptFor(material, random),
  };
}

/** Three to five: the place first, then the subject. */
function hashtagsFor({ knowledge, place, subject }: Material, random: Random): string[] {
  const city = camelCase(place.city) || camelCase(place.state);
  const isOwnSubject = knowledge.identifier === 'general' && subject !== unnamedSubject;
  const own = isOwnSubject && camelCase(subject).length <= 30 ? [camelCase(subject)] : [];
  const count = random.pick([2, 3, 4]) - own.length;
  return [
    `${city}${random.pick(['RealEstate', 'Homes', 'HomeTips'])}`,
    ...own,
    ...random.some(knowledge.hashtags, count),
  ];
}

function contentTagsFor(
  facts: Facts,
  { own, place, knowledge, subject }: Material,
  format: string,
): string[] {
  const isOwnSubject = knowledge.identifier === 'general';
  const subjects = [...new Set(own.flatMap((point) => point.subjects))].slice(0, 2);
  return [
    ...(isOwnSubject ? (subject === unnamedSubject ? [] : [subject]) : [facts.topic.name]),
    ...subjects,
    facts.template?.name ?? format,
    place.state,
  ];
}

/** A scene of the topic among homes and land of the region, in the light of the season. */
function imagePromptFor({ knowledge, place, season, say }: Material, random: Random): string {
  const scene = say(random.pick(knowledge.scenes));
  const { homes, land } = place.region;
  const light = random.pick(lights[season]);
  const setting = random.pick([
    `regional character of ${place.city}, ${place.state}: ${homes}, ${land}`,
    `surroundings as in ${place.city}, ${place.state}: ${land}, ${homes}`,
  ]);
  return `Realistic photo: ${scene}, ${setting}, ${light}, natural colors, no people, no text, no logos, no signs.`;
}

const lights: Record<Season, string[]> = {
  winter: ['clear winter light', 'low winter sun', 'a calm winter afternoon'],
  spring: [
    'soft spring light with fresh green',
    'a bright spring morning',
    'spring blossom in mild light',
  ],
  summer: ['warm summer light', 'a long summer evening', 'early summer morning light'],
  fall: ['golden fall light', 'fall leaves in late afternoon sun', 'a mild fall morning'],
};

function camelCase(text: string): string {
  return text
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(capitalise)
    .join('');
}
