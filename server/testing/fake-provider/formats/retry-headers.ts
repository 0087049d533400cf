/** The two ways in which a vendor says when to come back. */
export function retryHeaders(
  seconds: number,
  header: 'retry-after' | 'retry-after-ms' | 'none',
): Record<string, string> {
  if (header === 'none') return {};
  return header === 'retry-after'
    ? { 'retry-after': String(seconds) }
    : { 'retry-after-ms': String(seconds * 1000) };
}
