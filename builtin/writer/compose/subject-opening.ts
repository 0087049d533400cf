import { asSentence, capitalise } from '#builtin/writer/language/sentences.ts';
import { unnamedSubject } from '#builtin/writer/subject.ts';
import { asksQuestion } from './subject-question.ts';
import { namesCity, type Writing } from './writing.ts';

/** A subject that nothing is said of as a first line: the question it asks, or what it says. */
export function openingOf({ material }: Writing, text: string): string {
  if (asksQuestion(text)) return `${capitalise(text.replace(/\?+$/, ''))}?`;
  const [, who = '', what = ''] = /^why (I|we) (.+)$/i.exec(text) ?? [];
  if (what) {
    // Without a reason there is nothing to come.
    const { city } = material.place;
    return `${capitalise(who)} ${what}${namesCity(what, city) ? '' : ` in ${city}`}.`;
  }
  if (/^explain\b/i.test(text) && material.subject !== unnamedSubject)
    return `${capitalise(material.subject)}, in plain words.`;
  return asSentence(capitalise(text));
}
