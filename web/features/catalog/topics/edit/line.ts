/** One line of a list that is being edited. The key stays while the words change. */
export type Line = { key: number; text: string };

export type LineAction =
  | { type: 'change'; key: number; text: string }
  /** Behind the line with the key, or at the end. */
  | { type: 'add'; after?: number; texts: string[] }
  /** Several in the place of one. */
  | { type: 'replace'; key: number; texts: string[] }
  | { type: 'remove'; key: number };

export const toLines = (texts: string[]): Line[] => texts.map((text, key) => ({ key, text }));

export const lineTexts = (lines: Line[]): string[] =>
  lines.map(({ text }) => text.trim()).filter(Boolean);

export const lastKey = (lines: Line[]) => Math.max(-1, ...lines.map(({ key }) => key));

export function applyAction(lines: Line[], action: LineAction): Line[] {
  switch (action.type) {
    case 'change':
      return lines.map((line) => (line.key === action.key ? { ...line, text: action.text } : line));
    case 'remove':
      return lines.filter(({ key }) => key !== action.key);
    case 'add': {
      const place = placeOf(lines, action.after);
      return lines.toSpliced(place === -1 ? lines.length : place + 1, 0, ...made(lines, action));
    }
    case 'replace':
      return lines.toSpliced(placeOf(lines, action.key), 1, ...made(lines, action));
  }
}

const placeOf = (lines: Line[], sought?: number) => lines.findIndex(({ key }) => key === sought);

const made = (lines: Line[], { texts }: { texts: string[] }): Line[] =>
  texts.map((text, index) => ({ key: lastKey(lines) + 1 + index, text }));
