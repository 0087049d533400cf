import { replacementFor } from '#contract/flag-replacement.ts';
import type { Flag, Severity } from '#contract/post.ts';
import type { MarkedWords } from './marked-words.ts';

export const severityName: Record<Severity, string> = { avoid: 'Avoid', caution: 'Take care' };

/** What to do where no click can do it, such as in the answers or while a text is being written. */
export function adviceFor(flag: Flag): string {
  const replacement = replacementFor(flag);
  if (replacement.action === 'rewrite' || replacement.action === 'takeOut') return flag.note;
  if (replacement.action !== 'replace') return 'Leave it out';
  return `Say “${replacement.text}” instead`;
}

export const sentence = (words: string) =>
  words && `${words.charAt(0).toUpperCase()}${words.slice(1)}`.replace(/(?<![.!?])$/, '.');

/** The flags of the title or the text as words to underline there. */
export function marksIn(flags: readonly Flag[], part: 'title' | 'content'): MarkedWords[] {
  return flags
    .filter(({ where, attribute }) => where === part && !attribute)
    .map((flag) => ({
      words: flag.text,
      start: flag.start,
      tone: flag.severity,
      note: `${severityName[flag.severity]}: ${sentence(flag.why)} ${sentence(adviceFor(flag))}`.trim(),
    }));
}
