import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { newAddress } from './harness/attack-user.ts';
import type { HostileCall, HttpAnswer } from './harness/client.ts';
import { sendCall } from './harness/client.ts';
import { fullOrQuick, type Group, type Probe, type ProbeContext, repeat } from './harness/probe.ts';
import { answerIn, trickle } from './harness/trickle.ts';

/** Bodies that cost more to read than to send: packed, large, slow or without an end. */

const megabyte = 1024 * 1024;

/** Eight million characters of small objects; packed, a few bytes. */
const unpacked = `[${'{},'.repeat(8_000_000 / 3)}{}]`;

const packings = {
  br: brotliCompressSync,
  gzip: gzipSync,
  deflate: deflateSync,
  zstd: zstdCompressSync,
} as const;

type Packing = keyof typeof packings;

const packed = new Map<Packing, Buffer>();

function packedBy(name: Packing): HostileCall {
  const body = packed.get(name) ?? packings[name](unpacked);
  packed.set(name, body);
  return { path: '', body, headers: { 'content-encoding': name } };
}

/** As long as a real one, and nobody's. */
const madeUpSession = () => `porchlight_session=${randomBytes(32).toString('base64url')}`;

/** The calls of signed-in people that take the largest bodies. */
const userPaths = [
  ...['/api/drafts/long-form', '/api/saved-content', '/api/revise', '/api/generate'],
  ...['/api/blog/save', '/api/fair-housing/check', '/api/documents', '/api/generate-ai-image'],
  '/api/claims/check',
];

/** The forms that strangers may send. */
const strangerPaths = [
  ...['/api/login', '/api/register'],
  ...['/api/auth/forgot-password', '/api/auth/reset-password'],
];

/** A megabyte that is a form all the same. */
const largeForm = JSON.stringify({
  ...{ username: 'agent', email: 'agent@example.com', password: 'a long porch swing' },
  more: 'x'.repeat(1_000_000),
});

const packings3 = ['br', 'gzip', 'deflate'] as const;
const packingOf = (turn: number) => packings3[turn % packings3.length] ?? 'br';

const packedStranger: Probe = {
  name: 'packed-stranger',
  what: '120 packed bodies of a stranger at once, 8 MB each when inflated (br, gzip, deflate)',
  allowed: [401, 413, 415],
  isQuick: true,
  async prepare(scene) {
    for (const name of packings3) packedBy(name);
    return () =>
      repeat(fullOrQuick(scene, 120, 6), (turn) => {
        const { body, headers } = packedBy(packingOf(turn));
        return sendCall(scene.port(), {
          path: '/api/drafts/long-form',
          body,
          headers: { ...headers, cookie: madeUpSession() },
        });
      });
  },
};

const packedAccount: Probe = {
  name: 'packed-account',
  what: 'the same 120 by somebody with an account',
  allowed: [413, 415, 429],
  isQuick: true,
  async prepare(scene) {
    const person = await scene.register();
    return () =>
      repeat(fullOrQuick(scene, 120, 6), (turn) =>
        person.send({ ...packedBy(packingOf(turn)), path: '/api/drafts/long-form' }),
      );
  },
};

const packedEverywhere: Probe = {
  name: 'packed-everywhere',
  what: 'one packed body of each kind (zstd too) to every large call and every form',
  allowed: [401, 413, 415, 429],
  async prepare(scene) {
    const person = await scene.register();
    const calls = (Object.keys(packings) as Packing[]).flatMap((name) => [
      ...strangerPaths.map((path) => () => sendCall(scene.port(), { ...packedBy(name), path })),
      ...userPaths.map((path) => () => person.send({ ...packedBy(name), path })),
    ]);
    return () => repeat(calls.length, (turn) => calls[turn]?.() as Promise<HttpAnswer>, 4);
  },
};

const largeStranger: Probe = {
  name: 'large-stranger',
  what: '120 bodies of 1 MB by a stranger to what is for users',
  allowed: [401, 413],
  isQuick: true,
  async prepare(scene) {
    return () =>
      repeat(fullOrQuick(scene, 120, 8), (turn) =>
        sendCall(scene.port(), {
          path: userPaths[turn % userPaths.length] ?? '',
          body: largeForm,
          headers: turn % 2 === 0 ? { cookie: madeUpSession() } : {},
        }),
      );
  },
};

const largeForms: Probe = {
  name: 'large-forms',
  what: '120 forms of 1 MB: login, register, forgotten password, reset',
  allowed: [413],
  isQuick: true,
  async prepare(scene) {
    return () =>
      repeat(fullOrQuick(scene, 120, 8), (turn) =>
        sendCall(scene.port(), {
          path: strangerPaths[turn % strangerPaths.length] ?? '',
          body: largeForm,
          from: newAddress(),
        }),
      );
  },
};

const endless: Probe = {
  name: 'endless',
  what: '20 bodies by a stranger that say no length and do not end (cut after 20 MB)',
  allowed: [401, 413],
  async prepare(scene) {
    return () =>
      repeat(20, (turn) => sendWithoutEnd(scene, userPaths[turn % userPaths.length] ?? ''));
  },
};

const slowStranger: Probe = {
  name: 'slow-stranger',
  what: '200 bodies by strangers and 50 by an account, a byte a second, for 20 s',
  // Whoever is not answered yet has not sent everything yet.
  allowed: [0, 401, 408, 413],
  async prepare(scene) {
    const { cookie } = await scene.register();
    return () =>
      repeat(250, (turn) =>
        trickle(scene.port(), {
          head: `POST ${turn % 5 === 0 ? '/api/drafts/long-form' : '/api/login'} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n${turn % 5 === 0 ? `Cookie: ${cookie}\r\n` : ''}\r\n`,
          slowly: `{"username":"${'x'.repeat(100)}`,
          seconds: 20,
        }),
      );
  },
};

/** Chunk after chunk until there is an answer. */
function sendWithoutEnd(scene: ProbeContext, path: string): Promise<HttpAnswer> {
  const chunk = `10000\r\n${'{'.repeat(65_536)}\r\n`;
  return new Promise((resolve) => {
    let text = '';
    let sent = 0;
    const socket = connect(scene.port(), '127.0.0.1');
    const end = () => {
      socket.destroy();
      resolve(answerIn(text));
    };
    const more = () => {
      while (sent < 20 * megabyte && socket.write(chunk)) sent += chunk.length;
      if (sent >= 20 * megabyte) setTimeout(end, 1_000);
    };
    socket.on('error', () => {});
    socket.on('close', end);
    socket.on('drain', more);
    socket.on('data', (data) => {
      text += data;
      // Refused; whether it is still read says nothing more.
      setTimeout(end, 50);
    });
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    more();
  });
}

export const bodyProbes: Group = {
  name: 'bodies',
  probes: [
    packedStranger,
    packedAccount,
    packedEverywhere,
    largeStranger,
    largeForms,
    endless,
    slowStranger,
  ],
};
