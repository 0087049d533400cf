/** Every text in a part of a request, whatever the vendor calls the boxes around it. */
export function textOf(content: unknown): string {
  return collect(content).filter(Boolean).join('\n\n');
}

function collect(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (Array.isArray(content)) return content.flatMap(collect);
  if (typeof content !== 'object' || content === null) return [];
  const { text, content: inner, parts } = content as Record<string, unknown>;
  return [text, inner, parts].flatMap(collect);
}

/** Small pieces such as a model's tokens make, never in the middle of a character. */
export function chunksOf(text: string): string[] {
  return text.match(/[\s\S]{1,12}/gu) ?? [];
}
