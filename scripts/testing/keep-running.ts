// Watches over a file with a schedule that a test can wait for, in a process that it can kill.
import { keepRunning } from '#scripts/start.ts';

const [file = '', schedule = ''] = process.argv.slice(2);
process.exit(await keepRunning(file, JSON.parse(schedule)));
