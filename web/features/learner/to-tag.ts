import { placePrefixes, Tag } from '#contract/learner.ts';

/** What somebody typed as a tag: `City: Austin` and `Home inspection` are as good as the exact form. */
export function toTag(typed: string): { tag: string } | { problem: string } {
  const result = Tag.safeParse(inForm(typed));
  if (result.success) return { tag: result.data };
  return { problem: result.error.issues[0]?.message ?? '' };
}

/** Whether a tag names a place, and how it reads in two parts. */
export function readTag(tag: string): { prefix: string; name: string } {
  const prefix = placePrefixes.find((each) => tag.startsWith(`${each}:`));
  return prefix
    ? { prefix: `${prefix}:`, name: tag.slice(prefix.length + 1) }
    : { prefix: '', name: tag };
}

function inForm(typed: string): string {
  const [, prefix, value] = /^([^:]*):(.*)$/.exec(typed.trim()) ?? [];
  if (prefix === undefined) return typed.trim().replace(/^#/, '').replace(/\s+/g, '-');
  return `${prefix.trim().toLowerCase().replace(/\s+/g, '-')}:${value?.trim()}`;
}
