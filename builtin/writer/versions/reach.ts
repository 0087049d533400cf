import {
  asSentence,
  countWords,
  splitSentences,
  withoutEnding,
} from '#builtin/writer/language/sentences.ts';
import { findPhones } from '#contract/platform-text.ts';
import { findLinks, type Platform } from '#contract/platforms.ts';

/** How a platform lets readers reach the agent where phone numbers or links do not work in the text. */
export type Reach = {
  /** "Book a valuation" and a link that does not work here. */
  instead: (order: string) => string;
  /** When nothing but the number or the link was said. */
  alone: string;
  /** Nobody can comment there. */
  withoutComments?: true;
};

/** The text as the platform takes it, or nothing where nothing is left to say. */
export function asTaken(text: string, platform: Platform, reach: Reach | undefined): string {
  if (text.length > sentenceAtMost) return text;
  let said = text;
  if (platform.phoneRefusal) {
    for (const phone of findPhones(said)) said = withoutPhone(said, phone, reach);
  }
  if (!platform.hasClickableLinks) {
    for (const link of findLinks(said)) said = withoutLink(said, link, reach);
  }
  if (reach?.withoutComments) said = withoutComments(said);
  return said;
}

/** Characters of a sentence that may be part of a version. A longer one is too long for every platform. */
const sentenceAtMost = 4_000;

const anyOf = (found: string) => found.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const verb = '(?:please )?(?:call|text|phone|ring|dial|reach|give)';
const orText =
  '(?: ?(?:or|and|/) ?(?:call|text|email|phone))*(?: me| us)?(?: a (?:call|text|ring))?';

/** "Just come by or text 218-555-0119." becomes "Just come by."; a number alone becomes the platform's own way. */
function withoutPhone(text: string, phone: string, reach: Reach | undefined): string {
  const number = `(?: at| on|:|,)? ?\\(?${anyOf(phone)}\\)?`;
  const order = new RegExp(
    `(?:^|(?<=[.!?] ))${verb}${orText}${number}(?= or |,? and |[.!?]|$)`,
    'i',
  );
  const start = text.search(order);
  if (start >= 0) {
    const after = text.slice(text.indexOf(phone) + phone.length).replace(/^\)?,? (?:or|and) /i, '');
    const rest = /\p{L}/u.test(after) ? asSentence(after) : (reach?.alone ?? '');
    return tidy(`${text.slice(0, start)}${rest}`);
  }
  const option = new RegExp(`(?:,? (?:or|and)|[,;]) ${verb}${orText}${number}`, 'i');
  if (option.test(text)) return tidy(text.replace(option, ''));
  const bare = tidy(text.replace(new RegExp(`(?: at| on|:|,| -)? ?\\(?${anyOf(phone)}\\)?`), ''));
  if (!/\b(?:to|at|on|text|call|is)[.!?]?$/i.test(bare)) return bare;
  // "Text ROW to" leads nowhere without the number.
  return [...splitSentences(bare).slice(0, -1), reach?.alone ?? ''].join(' ').trim();
}

/** Verbs that a link follows: what they ask for can be had another way. */
const asks =
  /^(?:book|see|visit|register|sign|rsvp|download|get|find|read|start|go|schedule|check|learn|grab|apply|browse|tour|request|order|save|search|view|watch|join|take|pick|reserve|claim|look|use|fill|details|info|more)\b/i;

function withoutLink(text: string, link: string, reach: Reach | undefined): string {
  const address = anyOf(link);
  const sentences = splitSentences(text);
  return sentences
    .map((sentence) => {
      if (!sentence.includes(link)) return sentence;
      const inBrackets = new RegExp(` ?\\((?:[^()]*[ :])?${address}/?\\)`);
      if (inBrackets.test(sentence)) return tidy(sentence.replace(inBrackets, ''));
      const joined = new RegExp(
        `,? ?(?:\\b(?:at|on|via|through|here|over to|to)\\b|:)? ?${address}/?`,
      );
      const rest = withoutEnding(tidy(sentence.replace(joined, '')), ' .,:;!-');
      if (!/\p{L}/u.test(rest)) return reach?.alone ?? '';
      if (!asks.test(rest)) return asSentence(rest);
      return countWords(rest) < 2 && !/^(?:details|info|register|rsvp|apply)/i.test(rest)
        ? (reach?.alone ?? '')
        : (reach?.instead(rest) ?? asSentence(rest));
    })
    .filter(Boolean)
    .join(' ');
}

/** "Tell me in the comments." is "Tell me." where there are none. */
const withoutComments = (text: string) =>
  tidy(
    text
      .replace(/^comment with\b/i, 'Send me')
      .replace(/\bcomment (?=["“]?\p{Lu}{2})/giu, (word) =>
        word.startsWith('C') ? 'Message me ' : 'message me ',
      )
      .replace(
        /,? (?:down )?(?:in|below in) (?:the|a) comments?(?: below)?\b|(?<=\b(?:tell|answer|know|say|share|drop|comment)\b.*) (?:below|here)\b/gi,
        '',
      ),
  );

const tidy = (text: string) =>
  text
    .replace(/\s+([.,;:!?])/g, '$1')
    .replace(/[,;:]+(?=[.!?]|$)/g, '')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/\(\s*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** "Use the button to book a valuation." */
export const buttonFor = (said: string) =>
  /^(?:details|info|more)\b/i.test(said)
    ? `Use the button for ${small(said)}.`
    : `Use the button to ${small(said)}.`;

/** One of the verbs above is no name. */
const small = (said: string) => said.charAt(0).toLowerCase() + said.slice(1);

/** "Book a valuation: link in bio." */
export const bioFor = (said: string) => `${said}: link in bio.`;
