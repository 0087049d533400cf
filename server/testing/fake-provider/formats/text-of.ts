/** Every text in a part of a request, whatever the vendor calls the boxes around it. */
export function allTextIn(content: unknown): string {
  return collect(content).filter(Boolean).join('\n\n');
}

function collect(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (Array.isArray(content)) return content.flatMap(collect);
  if (typeof content !== 'object' || content === null) return [];
  const { text, content: inner, parts } = content as Record<string, unknown>;
  return [text, inner, parts].flatMap(collect);
}

/** Small pieces such as a model's tokens make, a thousand at most, and no character is broken. */
export function chunksOf(text: string): string[] {
  const size = Math.max(12, Math.ceil(text.length / 1_000));
  return text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'gu')) ?? [];
}
