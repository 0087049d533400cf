import { spawn } from 'node:child_process';

/** The API on one port with its own watcher, the web app on another with Vite's. */
const apiPort = process.env.PORT ?? '3000';
const webPort = '5173';
const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: apiPort, PUBLIC_URL: `http://localhost:${webPort}` },
  }),
  spawn('vite', ['--clearScreen', 'false', '--port', webPort], {
    stdio: 'inherit',
    env: { ...process.env, API_ADDRESS: `http://127.0.0.1:${apiPort}` },
  }),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode ||= code ?? 0;
  });
}
