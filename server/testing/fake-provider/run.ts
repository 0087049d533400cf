import { startFakeProvider } from './fake-provider.ts';

/** Runs the fake provider by itself and prints its address; an argument names a fixed port. */
const provider = await startFakeProvider(Number(process.argv[2] ?? 0));
process.stdout.write(`${provider.address}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void provider.close());
}
