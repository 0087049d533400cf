import { type HttpAnswer, sendCall } from './harness/client.ts';
import type { Group, Probe } from './harness/probe.ts';

/** A page of somebody else whose name was made to point here (DNS rebinding) asks as if it were ours. */

const foreign = ['attacker.example', 'localhost.attacker.example', '127.0.0.1.attacker.example'];

const foreignHost: Probe = {
  name: 'foreign-host',
  what: 'pages, reads and writes with a foreign Host and an Origin that fits it',
  allowed: [421],
  isQuick: true,
  async prepare(scene) {
    const person = await scene.register();
    const form = JSON.stringify({ username: person.username, password: 'a long porch swing' });
    return async () => {
      const answers: HttpAnswer[] = [];
      for (const name of foreign) {
        const host = `${name}:${scene.port()}`;
        const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
        const cookie = { cookie: person.cookie };
        answers.push(
          await sendCall(scene.port(), { path: '/api/login', body: form, headers }),
          await person.send({ path: '/api/user', method: 'GET', headers }),
          await person.send({ path: '/api/logout', method: 'POST', headers }),
          await sendCall(scene.port(), { path: '/api/health', headers }),
          await sendCall(scene.port(), { path: '/api/user', headers: { host: name, ...cookie } }),
        );
      }
      const page = await sendCall(scene.port(), {
        path: '/',
        headers: { host: 'attacker.example' },
      });
      scene.expect(page.status === 421, `a page was answered ${page.status}`);
      scene.expect(!/<html/i.test(page.text), 'a page of the web app was shown');
      // What a proxy would say counts for nothing where there is none.
      answers.push(
        await sendCall(scene.port(), {
          path: '/api/user',
          headers: { host: 'attacker.example', 'x-forwarded-host': 'localhost' },
        }),
      );
      return answers;
    };
  },
};

const ownHost: Probe = {
  name: 'own-host',
  what: 'the names by which this machine calls itself, which go on working',
  allowed: [200],
  isQuick: true,
  async prepare(scene) {
    const person = await scene.register();
    return async () => {
      const answers: HttpAnswer[] = [];
      for (const name of ['localhost', '127.0.0.1', '[::1]', '192.168.1.20', 'LOCALHOST']) {
        const host = `${name}:${scene.port()}`;
        answers.push(await person.send({ path: '/api/user', method: 'GET', headers: { host } }));
      }
      return answers;
    };
  },
};

export const hostProbes: Group = { name: 'hosts', probes: [foreignHost, ownHost] };
