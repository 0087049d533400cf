import { listed } from '#builtin/writer/language/sentences.ts';
import type { Intent, OwnSubject } from '#builtin/writer/understand/subject.ts';

/** What is being written: it decides where else there may be room. */
export type PieceKind = 'post' | 'blog' | 'section';

const quoted = (texts: readonly string[]) =>
  listed([...new Set(texts)].slice(0, 5).map((text) => `"${text}"`));

export function riskNote(dropped: readonly string[]): string | undefined {
  if (dropped.length === 0) return undefined;
  return `I left out ${quoted(dropped)} from your answers: wording like that can break fair-housing rules. The facts around it are kept where they stand on their own.`;
}

export function roomNote(leftOut: readonly string[], kind: PieceKind): string | undefined {
  const [first] = leftOut;
  if (!first) return undefined;
  const start = first.length > 60 ? `${first.slice(0, 57).trimEnd()}...` : first;
  const more = leftOut.length > 1 ? ` and ${leftOut.length - 1} more of your sentences` : '';
  return `There was no room for "${start}"${more}. ${whereElse[kind]}`;
}

const whereElse: Record<PieceKind, string> = {
  post: 'A longer piece, such as a blog post, can hold them.',
  blog: 'Shorter sentences leave room for more of them.',
  section: 'Shorter sentences, or a section of their own, can hold them.',
};

export function unclearNote(unclear: readonly string[]): string | undefined {
  if (unclear.length === 0) return undefined;
  return `I did not use ${quoted(unclear)}: so few words do not say enough on their own. A whole sentence will be used.`;
}

/** What only seemed to be said to the writer is named, in case it was not. */
export function remarkNote(remarks: readonly string[]): string | undefined {
  if (remarks.length === 0) return undefined;
  return `I took ${quoted(remarks)} as said to me and did not print ${remarks.length > 1 ? 'them' : 'it'}.`;
}

/** What got lost on the way, whatever the reason. */
export const unsaidNote = (unsaid: readonly string[]) =>
  unsaid.length > 0
    ? `Not in the text: ${quoted(unsaid)}. Add it if your readers should know.`
    : undefined;

/** What the agent was not sure of stands in the text as it was said. */
export function unsureNote(unsure: readonly string[]): string | undefined {
  const named = unsure.map((text) => text.replace(/[\s,;.?!]+$/, '')).filter(Boolean);
  return named.length > 0
    ? `You were not sure of ${quoted(named)}: check it before you publish.`
    : undefined;
}

/** What the agent wants to see before it goes out. */
export const holdNote = (holds: readonly string[]) =>
  holds.length > 0 ? `You said ${quoted(holds)}: look this over before you post it.` : undefined;

/** What only the agent can say is asked for. */
export const declinedNote = (declined: readonly string[]) =>
  declined.length > 0
    ? `I could not ${quoted(declined)} from what I know: add a sentence on it.`
    : undefined;

export const joinNotes = (...notes: (string | undefined)[]) =>
  notes.filter(Boolean).join(' ') || undefined;

/** What would make a short honest post good: three facts that only the agent has. */
export const missingNote = ({ intent }: OwnSubject, ofSubject?: string): string =>
  `${ofSubject ?? wanted[intent]} would make this yours.`;

/** "10 staging tips" are ten. */
export const countNote = (asked: number, told: number): string =>
  `The title promises ${asked} and I know ${told} of them: please add ${asked - told} of your own, or change the number.`;

const wanted: Record<Intent, string> = {
  'just-listed': 'The address, beds, baths and price, and two things you cannot see in the photos',
  'coming-soon': 'The street, the day it goes live and two things that set it apart',
  'open-house': 'The address, the day and hours, and three features to see',
  'price-change': 'The address, the old and the new price, and two facts about the home',
  'under-contract': 'The street, how many days it took and what made the difference',
  'just-sold': 'The street or area, how many offers or days it took, and what made the difference',
  thanks: 'The name of a street, one moment you remember and how many clients you helped',
  holiday: 'Your office hours, one tradition of your own and anything you are hosting',
  milestone: 'The year you started, a number you are proud of and one moment from the way',
  welcome: 'A full name, what the person did before and how to reach them',
  event: 'The date and time, the place, and what people should bring or know',
  'market-news': 'The figure, its source with the date, and your one-sentence reading of it',
  opinion: 'Your own answer in a sentence, one case from your work and what you would do instead',
  explain: 'What people get wrong about it, one example from your own work and what to do next',
};
