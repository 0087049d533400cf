import { checkFairHousing } from '#builtin/fair-housing/check.ts';
import { findPlace } from '#builtin/places/places.ts';
import { linesOf, repeatedSentences } from '#builtin/writer/blocks.ts';
import { splitSentences } from '#builtin/writer/language/sentences.ts';
import { readBlocks } from '#builtin/writer/revise/read-html.ts';
import { indefiniteArticle } from '#contract/articles.ts';
import type { Facts } from '#contract/facts.ts';
import { findProseFaults } from './prose-rules.ts';

/** What nobody wants to read in a text, whatever its kind. */
export function findFaults(html: string, { place }: Facts): string[] {
  const blocks = readBlocks(html);
  const lines = linesOf(blocks);
  const text = lines.join('\n');
  const ours = text.replaceAll(place.city, 'Ames');
  const faults = repeatedSentences(blocks).map((sentence) => `twice: ${sentence}`);
  if (/[{}\uE000\uE001]|undefined|NaN|\bnull\b/.test(ours)) faults.push('a leftover placeholder');
  if (/ {2}| [.,?!](?!\w)|(?<![ap]\.m)[.?!,]{2}(?!\.)/.test(text))
    faults.push(`spacing: ${/.{20}(?: {2}| [.,?!]|(?<![ap]\.m)[.?!,]{2}).{5}/s.exec(text)?.[0]}`);
  for (const sentence of lines.flatMap(splitSentences)) {
    if (/^(?!https?:)\p{Ll}/u.test(sentence) && !startsWithName(sentence, place.city))
      faults.push(`lower case: ${sentence}`);
  }
  const wrongArticle = indefiniteArticle(place.city) === 'an' ? 'a' : 'an';
  if (new RegExp(`\\b${wrongArticle} ${escapePattern(place.city)}\\b`, 'i').test(text))
    faults.push('the wrong article');
  const county = findPlace(place.city, place.state)?.county;
  const flags = checkFairHousing(
    { title: '', content: html, hashtags: [] },
    { place: { ...place, county } },
  );
  faults.push(...flags.map(({ severity, text }) => `${severity}: ${text}`));
  faults.push(...findProseFaults(ours).filter((fault) => fault.startsWith('filler')));
  return faults;
}

const startsWithName = (sentence: string, name: string) =>
  sentence.toLowerCase().startsWith(name.toLowerCase());

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
