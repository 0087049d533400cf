import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { resetEmail } from '#server/features/auth/reset-email.ts';
import { createOutboxMail, createSmtpMail } from './mail.ts';

const from = 'Porchlight <hello@porch.example>';
const email = resetEmail({
  to: 'nora@example.com',
  username: 'nora',
  link: 'https://porch.example/reset-password?token=abc',
  askedBy: 'user',
});

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

describe('a mail server', () => {
  /** A real SMTP server on loopback that keeps what it is given. */
  async function startServer(options: ConstructorParameters<typeof SMTPServer>[0] = {}) {
    const received: { from: string; to: string[]; data: string }[] = [];
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map((recipient) => recipient.address),
            data: Buffer.concat(chunks).toString(),
          });
          done();
        });
      },
      ...options,
    });
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise<void>((resolve) => server.close(resolve)));
    const { port } = server.server.address() as AddressInfo;
    return { received, port };
  }

  test('receives the email as text and as HTML', async () => {
    const { received, port } = await startServer();
    await createSmtpMail(`smtp://127.0.0.1:${port}`, from).send(email);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'hello@porch.example', to: ['nora@example.com'] });
    expect(received[0]?.data).toContain('Subject: Reset your Porchlight password');
    expect(received[0]?.data).toContain('Content-Type: text/plain');
    expect(received[0]?.data).toContain('Content-Type: text/html');
  });

  test('gets the name and password of the address', async () => {
    let given: unknown;
    const { received, port } = await startServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth(auth, _session, done) {
        given = [auth.username, auth.password];
        done(null, { user: 'porch' });
      },
    });
    await createSmtpMail(`smtp://porch:secret@127.0.0.1:${port}`, from).send(email);
    expect(given).toEqual(['porch', 'secret']);
    expect(received).toHaveLength(1);
  });

  test('that refuses the recipient makes sending fail', async () => {
    const { port } = await startServer({
      onRcptTo: (_address, _session, done) => done(new Error('no such person')),
    });
    await expect(createSmtpMail(`smtp://127.0.0.1:${port}`, from).send(email)).rejects.toThrow(
      /no such person/i,
    );
  });

  test('that is not there makes sending fail', async () => {
    await expect(createSmtpMail('smtp://127.0.0.1:1', from).send(email)).rejects.toThrow();
  });

  test('that accepts and then says nothing is given up', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    closing.push(async () => silent.close());
    const { port } = silent.address() as AddressInfo;
    const sending = createSmtpMail(`smtp://127.0.0.1:${port}`, from, 300).send(email);
    await expect(sending).rejects.toThrow(/greeting|timeout/i);
  });

  test('that is slow still gets its email', async () => {
    const { received, port } = await startServer({
      onMailFrom: (_address, _session, done) => setTimeout(done, 500),
    });
    await createSmtpMail(`smtp://127.0.0.1:${port}`, from).send(email);
    expect(received).toHaveLength(1);
  });
});

describe('the outbox', () => {
  test('keeps emails as files only the owner can read', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'porchlight-outbox-'));
    closing.push(() => rm(folder, { recursive: true }));
    const dataDir = path.join(folder, 'data');
    const outbox = createOutboxMail(dataDir, from);
    await outbox.send(email);
    await outbox.send(email);

    const files = await readdir(path.join(dataDir, 'outbox'));
    expect(files).toHaveLength(2);
    for (const made of [dataDir, path.join(dataDir, 'outbox')]) {
      expect((await stat(made)).mode & 0o777).toBe(0o700);
    }
    for (const file of files) {
      const location = path.join(dataDir, 'outbox', file);
      expect(file).toMatch(/\.eml$/);
      expect((await stat(location)).mode & 0o777).toBe(0o600);
      expect(await readFile(location, 'utf8')).toContain('To: nora@example.com');
    }
    expect(outbox.warning).toContain('Email isn’t set up on this site');
  });
});
