import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { jsonOf } from './harness/client.ts';
import { type Group, type Probe, repeat } from './harness/probe.ts';
import { trickle } from './harness/trickle.ts';

/** Connections that are held open for nothing. */

/** What others wait for when there is no attack: how busy this machine is with everything else. */
const nothing: Probe = {
  name: 'nothing',
  what: 'nothing, for 10 s',
  allowed: [],
  async prepare() {
    return async () => {
      await wait(10_000);
      return [];
    };
  },
};

const idle: Probe = {
  name: 'idle-connections',
  what: '1,000 connections that say nothing, for 15 s',
  allowed: [],
  async prepare(scene) {
    return async () => {
      const sockets = Array.from({ length: 1_000 }, () => quietly(scene.port()));
      await wait(15_000);
      for (const socket of sockets) socket.destroy();
      return [];
    };
  },
};

const slowHeaders: Probe = {
  name: 'slow-headers',
  what: '300 requests whose headers come a byte a second, for 20 s',
  allowed: [0, 408],
  async prepare(scene) {
    return () =>
      repeat(300, () =>
        trickle(scene.port(), {
          head: 'GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ',
          slowly: 'x',
          seconds: 20,
        }),
      );
  },
};

const slowReaders: Probe = {
  name: 'slow-readers',
  what: '100 downloads of all of an account’s data that nobody reads, for 15 s',
  allowed: [],
  async prepare(scene) {
    const person = await scene.register();
    const body = { title: 'Porches', content: `<p>${'shade '.repeat(30_000)}</p>` };
    jsonOf<object>(await person.post('/api/saved-content', body));
    const request = `GET /api/account/data HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${person.cookie}\r\n\r\n`;
    return async () => {
      const sockets = Array.from({ length: 100 }, () => {
        const socket = quietly(scene.port());
        socket.pause();
        socket.write(request);
        return socket;
      });
      await wait(15_000);
      for (const socket of sockets) socket.destroy();
      return [];
    };
  },
};

function quietly(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  return socket;
}

export const connectionProbes: Group = {
  name: 'connections',
  probes: [nothing, idle, slowHeaders, slowReaders],
};
