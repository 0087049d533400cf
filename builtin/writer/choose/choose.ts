import type { Block } from '#builtin/writer/blocks.ts';
import { announceEvent } from '#builtin/writer/compose/announce-event.ts';
import { announceListing, announcePrice } from '#builtin/writer/compose/announce-listing.ts';
import { announceOpenHouse } from '#builtin/writer/compose/announce-open-house.ts';
import { announceSold } from '#builtin/writer/compose/announce-sold.ts';
import { explainSubject } from '#builtin/writer/compose/explain-subject.ts';
import { fromAnswers, leadingInsight } from '#builtin/writer/compose/from-answers.ts';
import { type Body, fromKnowledge, fromTemplate } from '#builtin/writer/compose/from-knowledge.ts';
import { greetHoliday } from '#builtin/writer/compose/greet-holiday.ts';
import { listPlaces } from '#builtin/writer/compose/list-places.ts';
import { markMilestone } from '#builtin/writer/compose/mark-milestone.ts';
import { reportFigures } from '#builtin/writer/compose/report.ts';
import { factsOf } from '#builtin/writer/compose/say-facts.ts';
import { sayThanks } from '#builtin/writer/compose/say-thanks.ts';
import { tellNews } from '#builtin/writer/compose/tell-news.ts';
import { welcomeSomeone } from '#builtin/writer/compose/welcome-someone.ts';
import type { Writing } from '#builtin/writer/compose/writing.ts';
import { isSeededTemplate, shapeFor } from '#builtin/writer/post/shapes.ts';
import { countFacts } from '#builtin/writer/understand/brief.ts';
import type { Intent } from '#builtin/writer/understand/subject.ts';
import type { Facts } from '#contract/facts.ts';
import { readyPost } from './ready-post.ts';
import { isAnnouncementTemplate, suitsTitle } from './template-fit.ts';

/**
 * Choose: which shapes suit what the agent said and the title asks. Each says what it needs; the
 * judge decides among those that have it.
 */
export type ChosenShape = {
  name: string;
  /** The seeded template it is a form of. */
  template?: string;
  compose: (writing: Writing) => Block[];
  /** The words of a post that was written whole. It comes out the same each time. */
  advice?: string;
};

/** Pieces that announce something have one shape each. */
const byIntent: Partial<Record<Intent, ChosenShape>> = {
  'open-house': { name: 'open house', compose: announceOpenHouse },
  'just-listed': {
    name: 'just listed',
    compose: (writing) => announceListing(writing, 'just-listed'),
  },
  'coming-soon': {
    name: 'coming soon',
    compose: (writing) => announceListing(writing, 'coming-soon'),
  },
  'price-change': { name: 'price change', compose: announcePrice },
  'just-sold': { name: 'just sold', compose: (writing) => announceSold(writing, 'just-sold') },
  'under-contract': {
    name: 'under contract',
    compose: (writing) => announceSold(writing, 'under-contract'),
  },
  thanks: { name: 'thanks', compose: sayThanks },
  holiday: { name: 'holiday', compose: greetHoliday },
  milestone: { name: 'milestone', compose: markMilestone },
  welcome: { name: 'welcome', compose: welcomeSomeone },
  event: { name: 'event', compose: announceEvent },
};

type FactShape = ChosenShape & { needs: (writing: Writing) => boolean };

/** Shapes made from the agent's facts. The first whose needs are met leads; others may join it. */
const fromFacts: FactShape[] = [
  {
    name: 'figures first',
    compose: reportFigures,
    needs: ({ brief }) => brief.report.figures.length > 0,
  },
  {
    name: 'places',
    compose: listPlaces,
    needs: ({ brief }) => factsOf(brief, 'places').some(({ items }) => items.length > 1),
  },
  {
    name: 'story first',
    compose: fromAnswers('story'),
    needs: ({ brief }) => factsOf(brief, 'story').length > 0,
  },
  {
    name: 'insight first',
    compose: fromAnswers('insight'),
    needs: (writing) => leadingInsight(writing) !== undefined,
  },
  {
    name: 'title first',
    compose: fromAnswers('title'),
    needs: ({ brief }) => countFacts(brief) > 0,
  },
];

export function chooseShapes(writing: Writing, facts: Facts): ChosenShape[] {
  const asked = askedShape(facts);
  if (asked) return [asked];
  const intent = writing.subject?.intent ?? intentOfTopic(facts, writing);
  const hasFacts = countFacts(writing.brief) > 0;
  const ready = readyPost(writing, facts);
  if (ready) return [ready];
  const announced = intent && byIntent[intent];
  if (announced) return [announced];
  if (writing.subject) return shapesOfSubject(writing);
  if (!hasFacts) return knowledgeShapes(writing, facts);
  const fitting = asTitleNames(
    fromFacts.filter(({ needs }) => needs(writing)),
    writing,
  );
  const [lead] = fitting;
  const isGuide =
    writing.material.knowledge.identifier === 'neighborhood-guide' &&
    !asksForOther.test(writing.title);
  if (lead && (lead.name === 'figures first' || (lead.name === 'places' && isGuide))) return [lead];
  const others = fitting.filter(({ name }) => name !== 'places' && name !== 'figures first');
  return others.length > 0 ? others : fitting;
}

/** What the title names comes first, in its order. */
function asTitleNames(shapes: FactShape[], { material }: Writing): FactShape[] {
  const named: readonly string[] = material.titleEntry?.shapes ?? [];
  const placeOf = ({ name }: FactShape) => {
    const place = named.indexOf(name);
    return place === -1 ? named.length : place;
  };
  return shapes.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** A template the agent asks for by name, or one that an admin wrote. */
function askedShape({ template, isTemplateBinding, figures }: Facts): ChosenShape | undefined {
  // What they ask for is what such a title gets anyway.
  if (!template || isAnnouncementTemplate(template.name)) return undefined;
  if (isSeededTemplate(template) && !isTemplateBinding) return undefined;
  return {
    name: template.name,
    template: template.name,
    compose: (writing) => fromTemplate(shapeFor(template), writing, figures),
  };
}

/** Topics that are announcements themselves. */
function intentOfTopic({ topic }: Facts, { brief }: Writing): Intent | undefined {
  if (topic.identifier === 'open-houses')
    return brief.event.address || brief.event.day ? 'open-house' : undefined;
  if (topic.identifier === 'local-events')
    return brief.event.name || brief.event.day ? 'event' : undefined;
  return undefined;
}

function shapesOfSubject(writing: Writing): ChosenShape[] {
  const { brief, subject } = writing;
  const explain = { name: 'own subject', compose: explainSubject };
  if (brief.report.figures.length > 0) return [fromFacts[0] as ChosenShape];
  if (subject?.intent === 'market-news') return [{ name: 'news', compose: tellNews }];
  return [explain];
}

/** Without ready posts: what suits the title, and the template that was picked. */
function knowledgeShapes(writing: Writing, { template, figures }: Facts): ChosenShape[] {
  const { title } = writing;
  const own = bodiesFor(writing).map((body) => ({
    name: body,
    template: templateOf[body],
    compose: fromKnowledge(body),
  }));
  if (!template || !suitsTitle(template.name, title)) return own;
  const templated = (writing: Writing) => fromTemplate(shapeFor(template), writing, figures);
  return [{ name: template.name, template: template.name, compose: templated }, ...own];
}

/** A seeded title names them; those of another one are told by its words. */
function bodiesFor({ title, material }: Writing): Body[] {
  const named = (material.titleEntry?.shapes ?? []).filter(
    (shape): shape is Body => shape in templateOf,
  );
  if (named.length > 0) return named;
  const bodies: Body[] = ['tips', 'facts', 'explained', 'how'];
  if (asksForSteps.test(title)) bodies.push('steps');
  if (asksForCases.test(title)) bodies.push('cases');
  bodies.push(asksForMistakes.test(title) ? 'wrong' : 'questions');
  return bodies;
}

/** Which template each of our own bodies is a form of. */
const templateOf: Record<Body, string> = {
  tips: 'Hook, problem, tip, next step',
  facts: 'Hook, problem, tip, next step',
  how: 'Hook, problem, tip, next step',
  explained: 'Hook, problem, tip, next step',
  steps: 'Checklist',
  cases: 'Question first',
  wrong: 'Common mistakes',
  questions: 'Mini FAQ',
};

/** Titles of a guide that ask for something else than places to go. */
const asksForOther =
  /\b(?:housing styles|homes|price band|commut\w*|getting around|transit|utilities|permits|new in|changing|taxes|hoa)\b/i;

const asksForSteps =
  /\bchecklist|\bstep|\bplan\b|\bweek by week|\broad map|\bcalendar|\bhow to\b|\btimeline|\bbefore\b|\bfirst\b/i;
const asksForCases = /\?|\bor\b|\bversus\b|\bwhen\b|\bworth\b|\boptions\b/i;
const asksForMistakes =
  /\bmistakes?|\bforget|\bmyths?|\bnot to\b|\bwhy some|\bmiss\b|\bsmall leaks|\bcosts?\b|\bprep\b/i;
