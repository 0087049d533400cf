import { asSentence, capitalise, countWords } from '#builtin/writer/language/sentences.ts';
import { unnamedSubject } from '#builtin/writer/subject.ts';
import { countFacts } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { pointsAbout } from './known-answers.ts';
import { asksQuestion, isReply } from './subject-question.ts';
import { namesCity, pickLine, type Writing } from './writing.ts';

export function openingOf(
  writing: Writing,
  text: string,
  answer: string | undefined,
): { text: string; usesAnswer: boolean } {
  const { material, brief } = writing;
  if (asksQuestion(text)) {
    // The title asks it already; behind it an answer stands alone.
    const isAlone = answer !== undefined && countFacts(brief) === 0 && !isReply.test(answer);
    const question = `${capitalise(text.replace(/\?+$/, ''))}?`;
    return {
      text: answer ? (isAlone ? answer : `${question} ${answer}`) : question,
      usesAnswer: Boolean(answer),
    };
  }
  const reason = /^why (I|we) (.+)$/i.exec(text);
  if (reason) {
    const { city } = material.place;
    const said = `${capitalise(reason[1] ?? '')} ${reason[2]}`;
    // Without a reason there is nothing to come.
    return {
      text:
        brief.facts.length > 0
          ? `${said}. Here's why.`
          : `${said}${namesCity(said, city) ? '' : ` in ${city}`}.`,
      usesAnswer: false,
    };
  }
  if (answer) return { text: answer, usesAnswer: true };
  if (/^explain\b/i.test(text) && material.subject !== unnamedSubject)
    return { text: `${capitalise(material.subject)}, in plain words.`, usesAnswer: false };
  if (brief.facts.length === 0) {
    const asked = askedBack(writing, text);
    if (asked) return { text: asked, usesAnswer: false };
  }
  if (material.subject === unnamedSubject || material.knowledge.identifier === 'general')
    return { text: asSentence(capitalise(text)), usesAnswer: false };
  return { text: pickLine(writing, material.knowledge.openings), usesAnswer: false };
}

/** Of a subject that no topic knows, a question to the reader says more than its name. */
function askedBack(writing: Writing, text: string): string | undefined {
  const { city } = writing.material.place;
  if (phraseKind(text) !== 'noun' || /[.!?:]/.test(text) || countWords(text) > 8) return undefined;
  if (/\b(?:bucket list|favorites?|recommendations|wish ?list)$/i.test(text))
    return `What's on your ${text.replace(/^(?:my|our|your|the|a) /i, '')}, ${city}?`;
  if (/\b(?:month|week|day)$/i.test(text))
    return `It's ${text.replace(/^(?:the|a) /i, '').replace(/(?<![\p{L}'’])(?!(?:of|the|and|for)\b)\p{Ll}/gu, (letter) => letter.toUpperCase())}, ${city}.`;
  if (pointsAbout(writing, text).length === 0)
    return `${capitalise(text)}: what would you want to know?`;
  return undefined;
}
