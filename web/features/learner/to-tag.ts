import { Tag } from '#contract/learner-forms.ts';
import { placePrefixes } from '#contract/place-prefixes.ts';

/** What somebody typed as a tag: `City: Austin` and `Home inspection` are as good as the exact form. */
export function toTag(typed: string): { tag: string } | { problem: string } {
  const result = Tag.safeParse(inForm(typed));
  if (result.success) return { tag: result.data };
  return { problem: result.error.issues[0]?.message ?? '' };
}

export const isPlaceTag = (tag: string): boolean =>
  placePrefixes.some((prefix) => tag.startsWith(`${prefix}:`));

function inForm(typed: string): string {
  const [, prefix, value] = /^([^:]*):(.*)$/.exec(typed.trim()) ?? [];
  if (prefix === undefined) return typed.trim().replace(/^#/, '').replace(/\s+/g, '-');
  return `${prefix.trim().toLowerCase().replace(/\s+/g, '-')}:${value?.trim()}`;
}
