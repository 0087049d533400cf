import { capitalise, splitSentences, withoutEnding } from '#builtin/writer/language/sentences.ts';
import { addFact, addSentence } from './add-fact.ts';
import type { Brief, SentenceFrames } from './brief.ts';
import { isFigure, readFigures, readGroups, readSource } from './figures.ts';
import { phraseKind } from './phrase-kind.ts';
import { finished } from './read-words.ts';
import { splitItems } from './segments.ts';
import { writeOutDollars } from './write-out-dollars.ts';

const publishers =
  /,? ?\b(?:(?:per|from|source:?) )?(Freddie Mac(?: PMMS)?|Fannie Mae|Mortgage News Daily|Bankrate|Zillow|Redfin|Realtor\.com|NAR|FHFA|Case-Shiller)\b,? ?((?:week of |as of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:,? \d{4})?)?/i;

export function readReport(brief: Brief, answer: string): void {
  // "condos only: median 229,000": of which homes they are, which the scope says as well.
  const listed = / [/|] \D{0,24}\d/.test(answer) ? answer.replace(/ [/|] /g, '; ') : answer;
  const groups = readGroups(listed);
  if (groups.length > 0) {
    brief.report.figures.push(...groups);
    return;
  }
  const typed = listed.replace(/^[\p{L} /-]{3,24}(?: only)?: (?=\D{0,24}\d)/iu, (lead) =>
    / only: $|^(?:condos?|town|single|attached|detached|all res)|(?:county|city|area|metro|zip): $/i.test(
      lead,
    )
      ? ''
      : lead,
  );
  // "Freddie Mac had the 30-year a little lower": who publishes it is the subject of a sentence.
  if (
    !/%|\d\.\d/.test(typed) &&
    /^(?:the )?(?:\p{Lu}\p{L}+ ){1,3}(?:had|has|says|said|shows|put|reported)\b/u.test(typed)
  ) {
    addFact(brief, { role: 'insight', labels: [], fromMemory: false }, typed, '');
    return;
  }
  const named = publishers.exec(typed);
  if (named && /\d/.test(typed.replace(named[0], '')))
    brief.report.source ??= { name: named[1] ?? '', period: named[2], text: named[0].trim() };
  const said =
    brief.report.source?.text === named?.[0].trim() && named
      ? typed.replace(named[0], ' ').replace(/\s+/g, ' ').trim()
      : typed;
  // No figure of a kind that we know: it is told, not counted.
  if (
    !/[\n;]/.test(said) &&
    readFigures(said.replace(/\. (?=\S)/g, ', ')).figures.every(({ label }) => !label)
  ) {
    addFact(
      brief,
      {
        role: 'detail',
        labels: ['The numbers'],
        asked: ['What are the numbers?'],
        fromMemory: false,
      },
      said,
      '',
    );
    return;
  }
  const sentences = splitSentences(said);
  // Two homes, each with its rents and taxes: each stands as it was typed.
  const isTwice =
    /\b(rents?|taxes|insurance|asking|ask)\b.*\b(?:rents?|taxes|insurance)\b.*\. .*\b\1\b/is.test(
      said,
    );
  if (isTwice && sentences.length > 1) {
    const told = sentences.filter((each) => (each.match(/\d[\d,.]*/g)?.length ?? 0) > 1);
    brief.facts.push({
      role: 'insight',
      labels: ['The numbers'],
      typed: sentences.map(finished).join(' '),
      items: told.map((each) => capitalise(withoutEnding(writeOutDollars(each), ' .'))),
      sentences: [],
      isTypedAsList: true,
      fromMemory: false,
    });
    for (const each of sentences.filter((sentence) => !told.includes(sentence)))
      addFact(brief, { role: 'note', labels: [], fromMemory: false }, each, '');
    return;
  }
  const parts = /[\n;]/.test(said) ? [said] : sentences;
  for (const part of parts)
    readPart(brief, withoutEnding(part, ' .'), parts.length > 1 || part === said);
}

/**
 * Rents, taxes and insurance of real homes, a line for each: they are no report of a market. Where they
 * are from comes last.
 */
export function readRentalFigures(brief: Brief, said: string, fromMemory: boolean): void {
  const isSource = (text: string) =>
    !/\d{3}|%/.test(text) &&
    /^(?:(?:all )?from |source:? |per |these are |(?:all )?(?:my|our) )(?:.*\b(?:own|leases|rentals|listings|mls|records|site|sheet|county|assessor|tenants|books|clients|manager)\b)/i.test(
      text,
    );
  const parts: string[] = [];
  for (const typed of said.includes('\n') ? said.split('\n') : splitSentences(said)) {
    const split = splitSentences(said).length === 1 ? typed.split(/; | [/|] /) : [typed];
    for (const part of split.map((each) => withoutEnding(each.trim(), ' .,;')).filter(Boolean)) {
      // "That's my own number" is said of the figure before it.
      const isOfLast =
        parts.length > 0 && !/\d/.test(part) && !isSource(part) && saysOfLast.test(part);
      // "Taxes are high. A $150,000 duplex was $3,900": the second says how high.
      const before = parts.at(-1);
      const isExample =
        before !== undefined &&
        !/\d/.test(before) &&
        /\b(?:high|low|cheap|steep|up|down)$/i.test(before) &&
        /^an? .*\d/i.test(part);
      if (isExample) parts.push(`${parts.pop()}: ${part.charAt(0).toLowerCase()}${part.slice(1)}`);
      else parts.push(isOfLast ? `${withoutEnding(parts.pop() ?? '', '.')}. ${part}.` : part);
    }
  }
  const source = parts.find(isSource);
  const items = parts.filter((part) => part !== source).map(writeOutDollars);
  const from =
    source && `Source: ${source.replace(/^(?:all )?(?:from|source:?|per|these are) /i, '')}`;
  if (items.length < 2) {
    // "my own 2 doubles": whose figures they are is said with them.
    const mine = from && /^Source: ((?:my|our) .{3,40})$/i.exec(from)?.[1]?.toLowerCase();
    addFact(
      brief,
      {
        role: 'detail',
        labels: mine ? [`Real numbers from ${mine}`] : ['The numbers', 'Real numbers from here'],
        fromMemory,
      },
      items.join('. '),
      '',
    );
    if (from && !mine) addFact(brief, { role: 'note', labels: [], fromMemory }, from, '');
    return;
  }
  brief.facts.push({
    role: 'insight',
    labels: ['The numbers', 'Real numbers from here'],
    typed: [...items, ...(from ? [from] : [])].map(finished).join(' '),
    items: [...items, ...(from ? [from] : [])].map((each) => capitalise(each)),
    sentences: [],
    isTypedAsList: true,
    fromMemory,
  });
}

const saysOfLast =
  /^(?:that['’]s|those are|these are|get|check|ask|call|verify|it['’]s|they['’]re)\b/i;

/** A sentence with a figure in it is a sentence, and stays one; else they are figures. */
function readPart(brief: Brief, said: string, mayBeSentence: boolean): void {
  if (
    mayBeSentence &&
    !/[\n;]/.test(said) &&
    phraseKind(splitItems(said)[0] ?? said) === 'sentence' &&
    !isFigure(splitItems(said)[0] ?? said)
  ) {
    addFact(brief, { role: 'insight', labels: [], fromMemory: false }, said, '');
    return;
  }
  const source =
    /\s*\(?(?:from|source:?|per|via|according to) ([^();]+)\)?$|\s*\(((?:my|our) [^()\d]+)\)$/i.exec(
      said,
    );
  const isSource =
    source &&
    // "up 4% from October 2025": since when, and not from whom.
    !/\b(?:up|down|rose|fell|gained|dropped)\b[^,;]*\d%?$/i.test(said.slice(0, source.index)) &&
    !/\d/.test(
      said
        .slice(source.index)
        .replace(/\b(?:19|20)\d\d\b/g, '')
        .replace(/\b\d+ \w+/g, ''),
    );
  if (isSource)
    brief.report.source ??= {
      name: (source[1] ?? source[2] ?? '').trim(),
      text: source[1] ?? source[2] ?? '',
    };
  const { figures, rest } = readFigures(isSource ? said.slice(0, source.index) : said);
  brief.report.figures.push(...figures);
  for (const item of rest)
    addFact(brief, { role: 'insight', labels: [], fromMemory: false }, item, '');
}

export function readSourceAnswer(
  brief: Brief,
  typed: string,
  labels: string[],
  frames: SentenceFrames | undefined,
): void {
  const said = typed
    .replace(/^sources?:? (?=\p{L})/iu, '')
    // "bareis?? no, it's GEMLS": the second is meant.
    .replace(/^[^?.]{2,30}[?.]+ ?no,? (?:it['’]?s|it is) (?=\S)/i, '');
  // "My property manager says hold three months of costs" is told, not cited.
  if (
    phraseKind(withoutEnding(said, ' .,;')) === 'sentence' ||
    /^(?:on|with|for|if) an? .*\b(?:that['’]?s|is|saves?|comes? to)\b/i.test(said)
  ) {
    addSentence(brief, 'note', said);
    return;
  }
  const source = readSource(withoutEnding(said, ' .,;'));
  if (labels.length > 0) {
    // "Freddie Mac, week of Nov 12" is one thing.
    const [name = '', ...when] = splitItems(said);
    brief.facts.push({
      role: 'detail',
      labels,
      frames,
      typed: said,
      head: { kind: 'noun', text: when.length > 0 ? `${name} (${when.join(', ')})` : name },
      items: [],
      sentences: [],
      fromMemory: false,
    });
  } else {
    brief.report.source = source;
    // "Ada County single family": of which homes it is, typed with the source.
    const homes =
      /\b(single[- ]family(?: homes)?|condos?(?: only)?|townhomes|all residential|detached homes)\b/i.exec(
        said,
      )?.[1];
    if (homes)
      brief.homesOfReport = homes
        .replace(/^single[- ]family.*$/i, 'single-family homes')
        .toLowerCase();
  }
}
