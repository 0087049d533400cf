import { asText, type TableSection } from '#scripts/table.ts';

/** A short form, to see that a measurement works; its figures say little. */
export const isQuick = process.argv.includes('--quick');

/** Prints a table, and hands it on where another process collects them all. */
export async function report(section: TableSection): Promise<void> {
  process.stdout.write(`\n${asText(section)}`);
  // Sent before anything else happens: a process that ends drops what is still on its way.
  if (process.send) await new Promise((resolve) => process.send?.(section, resolve));
}

/** A line about what is being done, for those who wait. */
export function logProgress(line: string): void {
  process.stderr.write(`${line}\n`);
}
