/** Some models wrap their JSON in a fence; nothing else is forgiven. */
export function stripCodeFence(text: string): string {
  const trimmed = text.trim();
  if (!trimmed.startsWith('```')) return trimmed;
  const firstBreak = trimmed.indexOf('\n');
  const end = trimmed.endsWith('```') && trimmed.length > firstBreak + 3 ? -3 : undefined;
  return trimmed.slice(firstBreak + 1, end).trim();
}
