import { withoutEnding } from '#builtin/writer/language/sentences.ts';
import { addFact } from './add-fact.ts';
import type { Brief, Frames } from './brief.ts';
import { readFigures, readSource } from './figures.ts';
import { phraseKind } from './phrase-kind.ts';
import { splitItems } from './segments.ts';

const publishers =
  /,? ?\b(?:(?:per|from|source:?) )?(Freddie Mac(?: PMMS)?|Fannie Mae|Mortgage News Daily|Bankrate|Zillow|Redfin|Realtor\.com|NAR|FHFA|Case-Shiller)\b,? ?((?:week of |as of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:,? \d{4})?)?/i;

export function readReport(brief: Brief, typed: string): void {
  const named = publishers.exec(typed);
  if (named && /\d/.test(typed.replace(named[0], '')))
    brief.report.source ??= { name: named[1] ?? '', period: named[2], text: named[0].trim() };
  const said =
    brief.report.source?.text === named?.[0].trim() && named
      ? typed.replace(named[0], ' ').replace(/\s+/g, ' ').trim()
      : typed;
  // A sentence with a figure in it is a sentence, and stays one.
  if (!/[\n;]/.test(said) && phraseKind(splitItems(said)[0] ?? said) === 'sentence') {
    addFact(brief, { role: 'insight', labels: [], fromMemory: false }, said, '');
    return;
  }
  const source =
    /\s*\(?(?:from|source:?|per|via|according to) ([^()]+)\)?$|\s*\(((?:my|our) [^()\d]+)\)$/i.exec(
      said,
    );
  const body =
    source &&
    !/\d/.test(
      said
        .slice(source.index)
        .replace(/\b(?:19|20)\d\d\b/g, '')
        .replace(/\b\d+ \w+/g, ''),
    )
      ? said.slice(0, source.index)
      : said;
  if (body !== said && source)
    brief.report.source ??= {
      name: (source[1] ?? source[2] ?? '').trim(),
      text: source[1] ?? source[2] ?? '',
    };
  const { figures, rest } = readFigures(
    body.replace(/^[^:\d$]{3,30}: (?=\D{0,20}[\d$])/, (lead) => lead),
  );
  brief.report.figures.unshift(...figures);
  for (const item of rest)
    addFact(brief, { role: 'insight', labels: [], fromMemory: false }, item, '');
}

export function readSourceAnswer(
  brief: Brief,
  said: string,
  labels: string[],
  frames: Frames | undefined,
): void {
  const source = readSource(withoutEnding(said, ' .,;'));
  if (labels.length > 0) {
    addFact(brief, { role: 'detail', labels, frames, fromMemory: false }, said, '');
  } else brief.report.source = source;
}
