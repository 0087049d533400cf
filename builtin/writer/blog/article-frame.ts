import { type Block, heading, linesOf, paragraph } from '#builtin/writer/blocks.ts';
import { hasLabel, inSentence } from '#builtin/writer/compose/behind-label.ts';
import { callToAction } from '#builtin/writer/compose/calls.ts';
import { openedBySubject } from '#builtin/writer/compose/in-own-words.ts';
import { openingsFor } from '#builtin/writer/compose/knowledge-lines.ts';
import { namedFirst } from '#builtin/writer/compose/known-subject.ts';
import { reportFigures } from '#builtin/writer/compose/report.ts';
import { scopeLine } from '#builtin/writer/compose/say-scope.ts';
import { pickLine, say, type Writing } from '#builtin/writer/compose/writing.ts';
import { findKnowledge } from '#builtin/writer/knowledge/load-knowledge.ts';
import type { KnownSubject } from '#builtin/writer/knowledge/own-subjects.ts';
import { asSentence } from '#builtin/writer/language/sentences.ts';
import { type LocalFact, localFact } from '#builtin/writer/place/local-facts.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { hasEvent, isReviewed, saidAs, underHeading } from './agent-answers.ts';
import { asOneList } from './answered.ts';
import type { PlannedArticle } from './article.ts';
import { disclaimer } from './disclaimer.ts';
import { headingOfAnswer, headings } from './headings.ts';
import { invitation } from './invitation.ts';
import { pointsBeside } from './own-subject.ts';
import { eventBlocks } from './sections.ts';
import { isPartedByCity } from './shared-words.ts';

/** The title answered, then what the agent said of it and for whom it is meant. */
export function writeOpening(article: PlannedArticle): Block[] {
  const { writing, answering, aside, known, ready } = article;
  const opening = article.opening?.length ? article.opening : undefined;
  const { brief, material } = writing;
  const figure = figureHook(writing);
  const fact = factOfPlace(writing)?.line;
  const scope = figure ? undefined : scopeOf(writing);
  // A question to the reader leads into what follows it.
  const asksReader = opening !== undefined && scope?.endsWith('?') === true;
  const said = opening && linesOf(opening).join(' ');
  const own = said && !material.titleEntry ? openedBySubject(writing.title, said) : said;
  // Figures name their area and homes themselves.
  const about = figure
    ? []
    : scopeLines(
        asksReader ? undefined : (asStated(scope, brief.scope?.text) ?? scope),
        brief.scope?.sentences ?? [],
      );
  const lines = [
    ...(own ? [paragraph(asksReader && scope, own)] : []),
    ...(about.length > 0 ? [paragraph(...about)] : []),
    ...aside,
  ];
  // Three lines behind labels are a form; as a list they are notes.
  const told = lines.filter(isLabelled).length > 2 ? asOneList(lines) : lines;
  if (ready && material.titleEntry === undefined)
    return opening
      ? [...told, ...ready.opening, paragraph(fact)]
      : [...ready.opening, paragraph(fact), ...told];
  if (material.titleEntry === undefined) {
    // What is known of the subject itself comes before what is known of its topic.
    const hook =
      fact ?? (own ? undefined : known ? openingOfKnown(writing, known) : firstLine(writing));
    return [
      paragraph(hook, own ? undefined : known ? undefined : titleAnswer({ writing, answering })),
      ...told,
    ];
  }
  // An event or figures are what such an article is about; the answer has a part of its own behind them.
  if (hasEvent(brief) || figure)
    return [...eventOf(writing), paragraph(figure), ...(ready?.opening ?? []), ...told];
  if (ready) return [...ready.opening, paragraph(fact), ...told];
  const hook = fact ?? (lines.length > 0 ? undefined : firstLine(writing));
  return [paragraph(hook, titleAnswer({ writing, answering })), ...told];
}

const asStated = (line: string | undefined, scope: string | undefined) =>
  line?.endsWith('?') && scope ? asSentence(`This one's about ${inSentence(scope)}`) : undefined;

const eventOf = (writing: Writing): Block[] =>
  hasEvent(writing.brief) ? eventBlocks(writing) : [];

/** A line of its own, behind its name where that line does not say it. */
function openingOfKnown(writing: Writing, known: KnownSubject): string {
  const opening = pickLine(writing, known.openings);
  const named = namedFirst(writing.material.subject, opening);
  return [named, opening].filter(Boolean).join(' ');
}

/** What is known of a subject of the agent's own, under a heading, before what its topic has. */
export function knownSection({ writing, known, answering, opening }: PlannedArticle): Block[] {
  if (!known) return [];
  // What holds for anything says nothing of this.
  const isGeneral = writing.material.knowledge.identifier === 'general';
  const answer = opening || isGeneral ? undefined : titleAnswer({ writing, answering });
  const points = pointsBeside(known, answer ? [paragraph(answer)] : [], writing).slice(0, 4);
  return [
    paragraph(points[0]),
    heading(writing.random.pick(headings.answer)),
    paragraph(answer),
    ...points.slice(1).map((point) => paragraph(point)),
  ];
}

const isLabelled = (block: Block) => block.kind === 'p' && hasLabel(block.text);

/** "The strategy: small multi" and "Duplexes in South Toledo" are one line. */
function scopeLines(line: string | undefined, sentences: readonly string[]): string[] {
  const [first, ...others] = sentences;
  const isMore = first && phraseKind(first.replace(/\.$/, '')) !== 'sentence';
  return line?.endsWith('.') && isMore
    ? [`${line.slice(0, -1)}, ${inSentence(first)}`, ...others]
    : [...(line ? [line] : []), ...sentences];
}

/** What is known of the title, behind the event or the figures that open the article. */
export function answerSection({ writing, answering, ready }: PlannedArticle): Block[] {
  const { brief, material } = writing;
  const isBehind =
    material.titleEntry !== undefined && (hasEvent(brief) || figureHook(writing) !== undefined);
  const answer = isBehind && !ready && titleAnswer({ writing, answering });
  return answer ? [heading(writing.random.pick(headings.answer)), paragraph(answer)] : [];
}

function titleAnswer({ writing, answering }: Pick<PlannedArticle, 'writing' | 'answering'>) {
  const { titleEntry, place } = writing.material;
  return answering
    ? [answering.lead[0], answering.why].map((text) => say(writing, text)).join(' ')
    : titleEntry && pickLine(writing, fitting(titleEntry.answer, place.climates));
}

/** The scope, unless the title names it: "Winterizing" is about winter. */
function scopeOf(writing: Writing): string | undefined {
  const { scope } = writing.brief;
  if (!scope || scope.isSaid) return undefined;
  const title = [...keywordsOf(writing.title)];
  const words = [...keywordsOf(scope.text)];
  const isNamed = (word: string) => title.some((each) => each.startsWith(word));
  if (words.length > 0 && words.every(isNamed)) return undefined;
  const line = aboutScope(scopeLine(withoutSentences(writing)), scope.text);
  // "Own one of the townhomes and anything older?"
  if (line?.endsWith('?') && /\b(?:anything|everything)\b/i.test(scope.text))
    return asSentence(`This one's for ${inSentence(scope.text)}`);
  // "Selling one of the ranches ($275,000 to $375,000)?" stumbles.
  const named = scope.labels.find((each) => each !== 'For');
  if (line?.endsWith('?') && line.includes('(') && named)
    return withoutFormLabel(asSentence(`${named}: ${inSentence(scope.text)}`));
  // "Where is it? South Hill." is an answer to a question that no reader asked.
  const asked = scope.asked?.find((question) => line?.startsWith(question));
  if (!asked || !line) return withoutFormLabel(line);
  const said = inSentence(line.slice(asked.length + 1));
  const [label] = scope.labels;
  return label && !formLabels.test(`${label}: `)
    ? asSentence(`${label}: ${said}`)
    : `This covers ${said}`;
}

/** "The strategy: small multifamily" is a line of a form. */
const withoutFormLabel = (line: string | undefined) =>
  line && formLabels.test(line)
    ? asSentence(`This one's about ${inSentence(line.slice(line.indexOf(': ') + 2))}`)
    : line;
const formLabels =
  /^(?:The (?:area|areas|strategy|project|homes?(?: I have in mind)?|loans?(?: in question)?|rooms?|season)): /;

/** "On the list right now: first winter." and "Thinking about a kitchen and roof bids?" as a sentence that takes any words. */
function aboutScope(line: string | undefined, scope: string): string | undefined {
  const isNote = line !== undefined && /^On the list/.test(line);
  const isUneven = line !== undefined && /^Thinking about an? .* and .*s\?$/.test(line);
  return isNote || isUneven ? asSentence(`This one's about ${inSentence(scope)}`) : line;
}

/** Wordings of an answer that do not speak of another weather than the place has. */
function fitting(answers: readonly string[], climates: readonly string[]): readonly string[] {
  const fits = answers.filter(
    (text) => !climates.includes('freeze') || !/\bmild\b|\bwarm (?:weather|places)\b/i.test(text),
  );
  return fits.length > 0 ? fits : answers;
}

/** The sentences of a scope stand for themselves. */
function withoutSentences(writing: Writing): Writing {
  const { scope } = writing.brief;
  if (!scope || scope.sentences.length === 0) return writing;
  const text = scope.sentences.reduce(
    (left, sentence) => left.replace(sentence.replace(/[.!?]$/, ''), ''),
    scope.text.charAt(0).toUpperCase() + scope.text.slice(1),
  );
  const rest = text.replace(/^[\s,.;]+|[\s,.;]+$/g, '');
  return {
    ...writing,
    brief: { ...writing.brief, scope: rest ? { ...scope, text: rest } : undefined },
  };
}

/** A first line of the title's own that no article of another place shares, if there is one. */
function firstLine(writing: Writing): string | undefined {
  const { material, isWornOut } = writing;
  const isOwn = material.subject !== material.knowledge.subject;
  const general = isOwn ? findKnowledge('general')?.openings : undefined;
  const lines = (general ?? openingsFor(writing))
    // "Make two calls." promises what the next sentence does not tell.
    .filter((line) => !/\b(?:two|three|four|five|six) \p{L}+\.$/u.test(line))
    .map((line) => say(writing, line))
    // A subject of one's own parts the words as well.
    .filter((line) => isOwn || isPartedByCity(line, material.place.city))
    .filter((line) => !isWornOut(line));
  return lines.length > 0 ? writing.random.pick(lines) : undefined;
}

/** The fact of the place that serves the title, in words that no two places share eight of. */
function factOfPlace({ title, material, brief, isWornOut }: Writing): LocalFact | undefined {
  // Figures of the agent's own come before public ones.
  const fact = brief.report.figures.length === 0 ? localFact(title, material) : undefined;
  if (!fact || isWornOut(fact.line)) return undefined;
  return {
    ...fact,
    line: fact.line
      .replace(/ melted snow fall on /, ' melted snow reach ')
      .replace(
        / in the year to the (first|second|third|fourth) quarter of (\d{4})\.$/,
        (_, name: string, year: string) =>
          ` in the year to Q${quarters.indexOf(name) + 1} ${year}.`,
      ),
  };
}

const quarters = ['first', 'second', 'third', 'fourth'];

const figureHook = (writing: Writing) =>
  writing.brief.report.figures.length > 0
    ? linesOf(reportFigures(writing).slice(0, 1))[0]
    : undefined;

/** What the agent offers, one invitation, and the line every article ends with. */
export function writeClosing({ writing, ready }: PlannedArticle): Block[] {
  const { brief, random, voice } = writing;
  const [offer, ...others] = brief.facts.filter(({ role }) => role === 'offer');
  const said =
    offer && others.length === 0 ? underHeading(offer, writing) : saidAs(writing, 'offer');
  return [
    heading(
      offer && others.length === 0
        ? headingOfAnswer({ ...offer, asked: [], said, writing })
        : (ready?.closing.heading ?? random.pick(headings.closing)),
    ),
    ...(said.length > 0 ? [] : (ready?.closing.text ?? [])),
    ...said,
    paragraph(
      voice.isWarm && !brief.nextStep && !ready && "I'd love to help.",
      brief.nextStep ? callToAction(writing) : (ready?.closing.call ?? invitation(writing)),
    ),
    ...brief.facts
      .filter(({ typed }) => isReviewed(typed))
      // "Reviewed by Tom Reilly, M&T reviewed."
      .map(({ typed }) =>
        paragraph(typed.replace(/(?<=\p{L}),? (?:has )?reviewed(?: this| it)?(?=\.?$)/u, '')),
      ),
    paragraph(brief.wording),
    paragraph(factOfPlace(writing)?.source),
    paragraph(disclaimer),
  ];
}
