import { addressIn } from '#builtin/writer/understand/segments.ts';
import type { QuestionAnswer } from '#contract/facts.ts';

/**
 * "2741 Myra St 389k 2/1 1,140 sqft 1926": a whole listing typed where the address was asked for. The figures go to the
 * question that asks for them.
 */
export function withHomeApart(answers: readonly QuestionAnswer[]): QuestionAnswer[] {
  const at = answers.findIndex(({ question }) => asksAddress.test(question));
  const typed = answers[at];
  const found = typed && figuresBehindAddress(typed.answer);
  if (!typed || !found) return [...answers];
  const { address, figures } = found;
  const told = answers.find(({ question }) => asksFigures.test(question));
  const rest = answers.map((pair) => (pair === typed ? { ...pair, answer: address } : pair));
  if (!told)
    return [
      ...rest.slice(0, at + 1),
      { ...typed, role: undefined, question: 'Beds, baths, size and price?', answer: figures },
      ...rest.slice(at + 1),
    ];
  return rest.map((pair) =>
    pair === told
      ? {
          ...pair,
          answer: saysSame.test(pair.answer.trim()) ? figures : `${figures}, ${pair.answer}`,
        }
      : pair,
  );
}

const asksAddress = /\bwhat is the address\b|\bwhich street or area\b/i;
const asksFigures = /^beds, baths\b/i;
const saysSame =
  /^(?:(?:see|same as|its|it's|it is)? ?(?:above|up there|in the first(?: one| answer)?|first(?: one| answer)?)|same|done|n\/?a|already (?:said|did|typed)(?: it)?|told you|\^+)?[.!]*$/i;

function figuresBehindAddress(typed: string): { address: string; figures: string } | undefined {
  const street = addressIn.exec(typed)?.[0];
  const at = street ? typed.indexOf(street) : -1;
  if (!street || at !== 0) return undefined;
  const behind = typed.slice(street.length);
  const leave = leaveGiven.exec(behind)?.[0] ?? '';
  const said = behind.replace(leaveGiven, ' ').replace(/^[\s,;.:-]+|[\s,;-]+$/g, '');
  // "2/1" or "3 bd" among them is a home; a town or a unit stays with the street.
  const start = said.search(/(?<![\w$])\$?\d/);
  if (start < 0 || !roomsAmong.test(said)) return undefined;
  const town = said.slice(0, start).replace(/[\s,;]+$/, '');
  if (/\d/.test(town) || town.split(' ').length > 3) return undefined;
  return {
    address: [street, town, leave.replace(/^[\s,;.]+/, '').trim()].filter(Boolean).join(', '),
    figures: said.slice(start),
  };
}

const roomsAmong =
  /(?<![\d/])[1-9] ?\/ ?[1-9](?:\.\d{1,2})?(?: ?\/ ?[1-4])?(?![\d/])|\b\d ?(?:bd|br|beds?|bedrooms?)\b/i;
const leaveGiven =
  /[\s,;.]+(?:yes|yep|yeah|authorized|i have the listing|my listing|mine|its mine|it's mine)(?=[\s,;.!]|$)[^\d]*$/i;
