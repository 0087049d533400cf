/** The browser's storage, which may be blocked, full or broken at any time. */

export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Says whether there was no room left. Where storage is blocked, nothing is kept and nobody asked. */
export function writeItem(key: string, text: string): { isFull: boolean } {
  try {
    localStorage.setItem(key, text);
    return { isFull: false };
  } catch (error) {
    return { isFull: error instanceof DOMException && error.name === 'QuotaExceededError' };
  }
}

export function removeItem(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing could be stored either.
  }
}

/** What a stored text says, or undefined when it is not JSON. */
export function parseStored(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
