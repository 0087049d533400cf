import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type AttackUser, newAddress, password } from './harness/attack-user.ts';
import { type HttpAnswer, sendCall } from './harness/client.ts';
import { fullOrQuick, type Group, type Probe, type ProbeContext, repeat } from './harness/probe.ts';
import { adminPassword } from './harness/run-probe.ts';

/** Guessing, and floods that keep others from signing in. */

const randomName = () => `nobody-${randomUUID()}`;

function logIn(
  scene: ProbeContext,
  username: string,
  guess: string,
  from: string,
): Promise<HttpAnswer> {
  const body = JSON.stringify({ username, password: guess });
  return sendCall(scene.port(), { path: '/api/login', body, from });
}

/** Somebody with the right password, at another address, while the attack runs. */
async function whileSigningIn(
  scene: ProbeContext,
  { username }: AttackUser,
  attack: Promise<HttpAnswer[]>,
): Promise<HttpAnswer[]> {
  const from = newAddress();
  let isOver = false;
  const ended = attack.finally(() => {
    isOver = true;
  });
  let tries = 0;
  do {
    const { status, message } = await logIn(scene, username, password, from);
    scene.expect(status === 200, `the right password was answered ${status} "${message}"`);
    tries += 1;
    await wait(100);
  } while (!isOver && tries < 50);
  scene.note(`${tries} logins of somebody else meanwhile`);
  return ended;
}

const wrongAtMost = 30;

const loginFlood: Probe = {
  name: 'login-flood',
  what: '250 logins with random names at once from one address, while somebody else signs in',
  allowed: [401, 429],
  isQuick: true,
  async prepare(scene) {
    const other = await scene.register();
    const from = newAddress();
    return async () => {
      const flood = repeat(fullOrQuick(scene, 250, 60), () =>
        logIn(scene, randomName(), 'a wrong password', from),
      );
      const answers = await whileSigningIn(scene, other, flood);
      const guessed = answers.filter(({ status }) => status === 401).length;
      scene.expect(guessed <= wrongAtMost, `${guessed} passwords were tried`);
      return answers;
    };
  },
};

const spray: Probe = {
  name: 'login-spray',
  what: '60 logins with one wrong password and 20 real names, one after another, from one address',
  allowed: [401, 429],
  async prepare(scene) {
    const people: AttackUser[] = [];
    for (let count = 0; count < 20; count += 1) people.push(await scene.register());
    const from = newAddress();
    return async () => {
      const answers = await repeat(
        60,
        (turn) => logIn(scene, people[turn % 20]?.username ?? '', 'Spring2026!', from),
        1,
      );
      const guessed = answers.filter(({ status }) => status === 401).length;
      scene.expect(guessed <= wrongAtMost, `${guessed} passwords were tried`);
      return answers;
    };
  },
};

/** Guesses from one address, and from all accounts together, in one window. */
const adminGuessesAtMost = 15;

const adminGuesses: Probe = {
  name: 'admin-guesses',
  what: 'seven accounts guess the admin password six times each, then the admin gives it elsewhere',
  allowed: [403, 429],
  isQuick: true,
  async prepare(scene) {
    const guessers: AttackUser[] = [];
    for (let count = 0; count < 7; count += 1) guessers.push(await scene.register());
    const admin = await scene.register();
    const from = newAddress();
    return async () => {
      const body = JSON.stringify({ password: 'a wrong password' });
      const path = '/api/admin/verify';
      const answers = await repeat(
        42,
        (turn) => (guessers[turn % 7] as AttackUser).send({ path, body, from }),
        7,
      );
      const guessed = answers.filter(({ code }) => code === 'admin_password_wrong').length;
      scene.expect(guessed <= adminGuessesAtMost, `${guessed} guesses were tried`);
      const right = JSON.stringify({ password: adminPassword });
      const { status } = await admin.send({ path, body: right, from: newAddress() });
      scene.expect(status === 200, `the admin was answered ${status}`);
      return answers;
    };
  },
};

const registerFlood: Probe = {
  name: 'register-flood',
  what: '200 registrations at once from one address, while somebody else signs in',
  allowed: [201, 429],
  async prepare(scene) {
    const other = await scene.register();
    const from = newAddress();
    return async () => {
      const flood = repeat(200, () => {
        const username = randomName().slice(0, 40);
        const form = { username, email: `${username}@example.com`, password };
        return sendCall(scene.port(), { path: '/api/register', body: JSON.stringify(form), from });
      });
      const answers = await whileSigningIn(scene, other, flood);
      const made = answers.filter(({ status }) => status === 201).length;
      scene.expect(made <= 10, `${made} accounts were made`);
      return answers;
    };
  },
};

const resetFlood: Probe = {
  name: 'reset-flood',
  what: '200 resets with made-up tokens and 200 forgotten passwords at once from one address',
  allowed: [200, 400, 429],
  async prepare(scene) {
    const other = await scene.register();
    const from = newAddress();
    return async () => {
      const flood = repeat(400, (turn) => {
        const reset = { token: randomUUID(), password, confirmPassword: password };
        const forgot = { email: `${randomName()}@example.com` };
        return turn % 2 === 0
          ? sendCall(scene.port(), {
              ...{ path: '/api/auth/reset-password', from },
              body: JSON.stringify(reset),
            })
          : sendCall(scene.port(), {
              ...{ path: '/api/auth/forgot-password', from },
              body: JSON.stringify(forgot),
            });
      });
      return whileSigningIn(scene, other, flood);
    };
  },
};

const ownPassword: Probe = {
  name: 'own-password',
  what: 'one account guesses its own password 200 times at once, while somebody else signs in',
  allowed: [400, 401, 403, 429],
  async prepare(scene) {
    const other = await scene.register();
    const person = await scene.register();
    return async () => {
      const guess = { password: 'a wrong password' };
      const flood = repeat(200, () => person.post('/api/account/delete', guess));
      return whileSigningIn(scene, other, flood);
    };
  },
};

export const signInProbes: Group = {
  name: 'sign-in',
  probes: [loginFlood, spray, adminGuesses, registerFlood, resetFlood, ownPassword],
};
