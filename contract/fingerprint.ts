/** Tells two states of a piece apart, in the browser as on the server. */
export function fingerprintOf(state: unknown): string {
  const text = JSON.stringify(state);
  return `${fingerprint(text, 1)}${fingerprint(text, 2)}`;
}

/**
 * 53 bits of a text (cyrb53, public domain). Browsers have real digests on https alone; here a clash between two
 * states of one piece would only be refused.
 */
function fingerprint(text: string, seed: number): string {
  let high = 0xdeadbeef ^ seed;
  let low = 0x41c6ce57 ^ seed;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, '0');
}
