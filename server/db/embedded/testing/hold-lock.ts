// Says that it is ready, tries to take the lock when told to, and holds it until it is killed.
import { once } from 'node:events';
import { takeOwnerLock } from '#server/db/embedded/owner-lock.ts';

const [folder = ''] = process.argv.slice(2);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
const answer = await takeOwnerLock(folder).then(
  () => 'won',
  (error: Error) => `${error.name}: ${error.message}`,
);
process.stdout.write(`${answer}\n`);
process.stdin.resume();
