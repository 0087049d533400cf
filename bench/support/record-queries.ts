import { appendFileSync } from 'node:fs';
import pg from 'pg';

/**
 * Loaded before the server, it writes down every query that is made. Nothing is measured meanwhile:
 * what was written down is asked again later, by nobody but a database client.
 */

export type ReplayableQuery = { name?: string; text: string; values: unknown[]; isArray: boolean };

const file = process.env.RECORD_QUERIES_TO;
const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;

if (file) {
  pg.Client.prototype.query = function record(this: unknown, ...given: unknown[]) {
    const [first, second] = given;
    const config: Partial<pg.QueryArrayConfig> =
      typeof first === 'string' ? { text: first } : (first as pg.QueryArrayConfig);
    const values = config.values ?? (Array.isArray(second) ? second : []);
    const recorded = {
      name: config.name,
      text: config.text,
      values,
      isArray: config.rowMode === 'array',
    };
    appendFileSync(file, `${JSON.stringify(recorded)}\n`);
    return query.apply(this, given);
  } as typeof pg.Client.prototype.query;
}
