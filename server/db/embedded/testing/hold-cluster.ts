// Starts a cluster, commits three rows, prints where it is and waits to be killed, or
// to be told to exit without stopping it.
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';

const [dataDir = ''] = process.argv.slice(2);
const embedded = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
const client = new pg.Client(embedded.connection);
client.on('error', () => {});
await client.connect();
await client.query('create table if not exists letters (letter text)');
await client.query("insert into letters values ('a'), ('b'), ('c')");
process.stdout.write(`${JSON.stringify(embedded)}\n`);
process.stdin.once('data', () => process.exit());
