import { nameOf } from '#builtin/illustrator/scene-names.ts';
import { namedSubject, pictureOfTitle } from '#builtin/illustrator/topics.ts';
import { oncePerKey } from '#builtin/once.ts';
import type { Random } from '#builtin/random.ts';
import type { Facts } from '#contract/facts.ts';
import type { PieceDraft } from '#contract/text-drafts.ts';
import { isEverydayWord } from './knowledge/vocabulary.ts';
import { capitalise, countWords } from './language/sentences.ts';
import type { Material } from './material.ts';
import { climateOf } from './place/local-facts.ts';
import type { SpokenSeason } from './place/season.ts';
import { keywordsOf } from './points.ts';
import { unnamedSubject } from './subject.ts';
import type { Brief } from './understand/brief.ts';
import type { Intent, OwnSubject } from './understand/subject.ts';

/** What the piece is about besides its topic, where that is known. */
export type About = { brief?: Brief; subject?: OwnSubject };

/** Hashtags, content tags and the image prompt of a piece. */
export function labelsFor(
  facts: Facts,
  material: Material,
  random: Random,
  format: 'post' | 'blog',
  about: About = {},
): Pick<PieceDraft, 'hashtags' | 'contentTags' | 'imagePrompt'> {
  return {
    hashtags: hashtagsFor(facts, material, random, about),
    contentTags: contentTagsFor(facts, material, format),
    imagePrompt: imagePromptFor(facts, material, random, about),
  };
}

const intentTags: Partial<Record<Intent, string[]>> = {
  'just-listed': ['JustListed', 'NewListing'],
  'coming-soon': ['ComingSoon', 'NewListing'],
  'open-house': ['OpenHouse'],
  'price-change': ['NewPrice', 'PriceChange'],
  'under-contract': ['UnderContract'],
  'just-sold': ['JustSold', 'Sold'],
  thanks: ['ThankYou', 'Grateful'],
  milestone: ['Milestone', 'ThankYou'],
  welcome: ['MeetTheTeam'],
  event: ['LocalEvents', 'Community'],
  'market-news': ['MarketUpdate', 'RealEstateNews'],
};

/** Three to five: the place first, then what the piece is about, then what its title speaks of. */
function hashtagsFor(
  { title }: Facts,
  { knowledge, place, subject }: Material,
  random: Random,
  { brief, subject: own }: About,
): string[] {
  const city = camelCase(place.city) || camelCase(place.state);
  const area = own?.area ?? brief?.scope?.area;
  const isNamed = knowledge.identifier === 'general' && subject !== unnamedSubject;
  const named =
    isNamed &&
    !/^th(?:is|e) question/.test(subject) &&
    own?.intent !== undefined &&
    own.intent === 'explain' &&
    countWords(subject) <= 4 &&
    !saysMoreThanName.test(subject)
      ? [camelCase(subject.replace(/^(?:an?|the) /i, ''))]
      : [];
  const holiday = own?.holiday ? [camelCase(own.holiday.name.replace(/^the /, ''))] : [];
  const words = keywordsOf(title);
  const ofTopic = new Set([
    ...weakInTags,
    ...keywordsOf(
      knowledge.hashtags
        .slice(0, 2)
        .join(' ')
        .replace(/(?<=[a-z])(?=[A-Z])/g, ' '),
    ),
  ]);
  // Most of what a tag names is in the title: "ideas" alone does not make it one of floors.
  const isFitting = (tag: string) => {
    const named = [...keywordsOf(tag.replace(/(?<=[a-z])(?=[A-Z])/g, ' '))];
    const shared = named.filter((word) => words.has(word) && !ofTopic.has(word)).length;
    // "VirtualTour" is another tour than the one in a title.
    const [first = ''] = named;
    const isMore = !words.has(first) && !saysNothingInTag.has(first);
    return shared > 0 && shared * 2 >= named.length && !isMore;
  };
  const general = [...knowledge.hashtags.slice(0, 2), 'RealEstate'];
  const fitting = knowledge.hashtags.filter(isFitting);
  const isAnnounced = own !== undefined && own.intent !== 'explain';
  const tags = [
    brief?.wishes.isCommunity
      ? city
      : `${city}${random.pick(kindsOfHome.has(city) ? ['RealEstate'] : ['RealEstate', 'Homes'])}`,
    ...(area && isTagged(area) ? [camelCase(area.replace(/ area$/i, ''))] : []),
    ...holiday,
    ...((own && (/\bhiring\b/i.test(own.text) ? ['NowHiring'] : tagsOf(own))) ?? []),
    ...(knowledge.identifier === 'open-houses' && brief?.event.address ? ['OpenHouse'] : []),
    ...named,
    ...(isAnnounced
      ? ['RealEstate']
      : knowledge.identifier === 'general'
        ? [...fitting.slice(0, 1), 'RealEstate']
        : [...random.some(fitting, 2), ...random.some(general.slice(0, 2)), ...general]),
  ];
  const isWanted = (tag: string) =>
    /^\p{L}/u.test(tag) && !(brief?.wishes.isCommunity && tag === 'RealEstate');
  return [...new Set(tags.filter(isWanted))].slice(0, random.pick([3, 4]) + Number(Boolean(area)));
}

/** "#MobileHomes" are another kind of home. */
const kindsOfHome: ReadonlySet<string> = new Set(['Mobile']);

/** A new address and a license are news, and no jubilee. */
const tagsOf = ({ intent, text }: OwnSubject): readonly string[] | undefined =>
  intent !== 'milestone'
    ? intentTags[intent]
    : /\b(?:office|moved|address|location)\b/i.test(text)
      ? ['NewOffice']
      : /\b(?:brokerage|website|logo|name|licen[sc]ed?|exam|designation|certif\p{L}*|phone|number)\b/iu.test(
            text,
          )
        ? ['News']
        : intentTags.milestone;

/** Nobody looks for "#GettingMyDepositBack" or "#PumpkinPatchNearMe". */
const saysMoreThanName =
  /^\p{L}+ing (?:an?|the) |\b(?:me|us|my|our|your|the|in|on|at|near|with|for|to|of|and|when|vs|back|town)\b|\d/iu;

/** "Maple" alone is a tree to everybody else, and Google is no neighborhood. */
const isTagged = (area: string) =>
  camelCase(area).length <= 24 &&
  !/\band\b|\d|^\p{Lu}{2}$/u.test(area) &&
  !isEverydayWord(area.toLowerCase()) &&
  !/^an? /i.test(area) &&
  !/^(?:Google|Zillow|Facebook|Instagram|Maple|Oak|Elm|Cedar|Pine|Main|Walnut|Birch)$/.test(area);

const saysNothingInTag = new Set(
  'home house tip care guide plan idea fact update project checklist clean prep living space help local estate real buyer seller basic'.split(
    ' ',
  ),
);

const weakInTags = new Set(
  'idea care plan day walk facts fact project small month market list'.split(' '),
);

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
    format,
    place.state,
  ];
}

/** A scene of the title's matter, and not how it is made, among homes and land of the region, in the light of the season. */
function imagePromptFor(
  { title }: Facts,
  { knowledge, titleEntry, place, season, say }: Material,
  random: Random,
  { subject }: About,
): string {
  const suited = nearestScenes(knowledge.scenes, title);
  // "What buyers notice" names nothing to see; its answer names the door and the porch.
  const answered = nearestScenes(
    knowledge.scenes,
    [...(titleEntry?.answer ?? []), ...(titleEntry?.openings ?? [])].join(' '),
  );
  const own = subject && intentScenes[subject.intent];
  const titled = pictureOfTitle(title, { city: place.city, state: place.stateCode });
  const fitting = knowledge.scenes.filter((scene) => titled && subjectOfScene(scene) === titled);
  const named = titled && titled !== 'home' ? [nameOf(titled)] : [];
  const choices = [
    own ?? [],
    titleEntry?.scenes ?? [],
    fitting,
    named,
    suited,
    answered,
    knowledge.scenes,
  ];
  const scene = say(random.pick(choices.find((scenes) => scenes.length > 0) ?? knowledge.scenes));
  const { homes, land } = place.region;
  const light = random.pick(hasSeasons(place) ? lights[season] : evenLights);
  const setting = random.pick([
    `regional character of ${place.city}, ${place.state}: ${homes}, ${land}`,
    `surroundings as in ${place.city}, ${place.state}: ${land}, ${homes}`,
  ]);
  const left = [
    'no people',
    'no text',
    'no logos',
    ...(/\bsigns?\b/.test(scene) ? [] : ['no signs']),
  ];
  return `${capitalise(scene)}, ${setting}, ${light}, natural colors, ${left.join(', ')}.`;
}

/** Scenes are read again and again, and there are as many as the files have. */
const subjectOfScene = oncePerKey(namedSubject, 2_000);

/** The scenes that share most words with a text; none where they share nothing. */
function nearestScenes(scenes: readonly string[], text: string): string[] {
  const words = keywordsOf(text);
  const sharedIn = (scene: string) =>
    [...keywordsOf(scene)].filter((word) => words.has(word)).length;
  const best = Math.max(...scenes.map(sharedIn));
  return best > 0 ? scenes.filter((scene) => sharedIn(scene) === best) : [];
}

const intentScenes: Partial<Record<Intent, string[]>> = {
  'just-listed': [
    'the front of a well-kept home seen from the walk, a swept path, a clean door and lit porch lamps',
  ],
  'coming-soon': [
    'a home behind a garden gate in early light, fresh mulch in the beds and a ladder folded against the garage',
  ],
  'open-house': [
    'an open front door with a clean mat and a view into a bright hallway with wood floors',
  ],
  'price-change': ['the front of a well-kept home with a tidy lawn edge and an open garden gate'],
  'under-contract': [
    'a kitchen table with a signed folder, a pen and a set of house keys in morning light',
  ],
  'just-sold': [
    'a set of house keys on a wooden table beside a folder and a small plant near a bright window',
  ],
  thanks: [
    'a handwritten card, a pen and a cup of coffee on a wooden table beside a small vase of flowers',
  ],
  holiday: ['a front porch dressed for the season with a wreath, a bench and warm lamps at dusk'],
  milestone: [
    'a desk by a window with a row of house keys on hooks, a calendar and a cup of coffee',
  ],
  welcome: [
    'a tidy office desk with a new notebook, a name card turned away and a plant in soft light',
  ],
  event: [
    'an empty main street with market tables, string lights and planters in the hour before visitors come',
  ],
  'market-news': [
    'a desk with a printed chart without numbers, a pencil and a small model house in morning light',
  ],
};

/** Where no frost comes, neither do bare trees nor colored leaves. */
function hasSeasons({ city, stateCode }: Material['place']): boolean {
  const january = climateOf(city, stateCode)?.[0];
  return typeof january === 'number' ? january < 40 : !['FL', 'HI', 'AZ', 'CA'].includes(stateCode);
}

const evenLights = ['clear morning light', 'soft late afternoon light', 'bright even daylight'];

const lights: Record<SpokenSeason, string[]> = {
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
    .replace(/(?<=\p{L})['’](?=\p{Ll})/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(capitalise)
    .join('');
}
