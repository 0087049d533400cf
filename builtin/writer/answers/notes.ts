import { listed } from '#builtin/writer/language/sentences.ts';

/** What is being written: it decides where else there may be room. */
export type Kind = 'post' | 'blog' | 'section';

const quoted = (texts: readonly string[]) =>
  listed([...new Set(texts)].slice(0, 5).map((text) => `"${text}"`));

export function riskNote(dropped: readonly string[]): string | undefined {
  if (dropped.length === 0) return undefined;
  return `I left out ${quoted(dropped)} from your answers: wording like that can break fair-housing rules. The facts around it are kept where they stand on their own.`;
}

export function roomNote(leftOut: readonly string[], kind: Kind): string | undefined {
  const [first] = leftOut;
  if (!first) return undefined;
  const start = first.length > 60 ? `${first.slice(0, 57).trimEnd()}...` : first;
  const more = leftOut.length > 1 ? ` and ${leftOut.length - 1} more of your sentences` : '';
  return `There was no room for "${start}"${more}. ${whereElse[kind]}`;
}

const whereElse: Record<Kind, string> = {
  post: 'A longer piece, such as a blog post, can hold them.',
  blog: 'Shorter sentences leave room for more of them.',
  section: 'Shorter sentences, or a section of their own, can hold them.',
};

export function unclearNote(unclear: readonly string[]): string | undefined {
  if (unclear.length === 0) return undefined;
  return `I did not use ${quoted(unclear)}: so few words do not say enough on their own. A whole sentence will be used.`;
}

export const joinNotes = (...notes: (string | undefined)[]) =>
  notes.filter(Boolean).join(' ') || undefined;
