/** Lines that differ in letter case or outer space alone are the same line; the first one counts. */

export function distinctLines(lines: string[]): string[] {
  return newLines(lines, []);
}

/** Those lines, each once, that are not among the known ones. */
export function newLines(lines: string[], known: string[]): string[] {
  const seen = new Set(known.map(sameLine));
  return lines.filter((line) => {
    const key = sameLine(line);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const sameLine = (line: string) => line.trim().toLowerCase();
