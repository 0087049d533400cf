import { randomBytes } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { once } from '#builtin/once.ts';
import type { Config } from '#server/config.ts';
import { makePrivateFolder } from '#server/db/embedded/make-folder.ts';

export type Email = { to: string; subject: string; text: string; html: string };

/** Loaded with the first email. */
const nodemailer = () => import('nodemailer');

/** The mail port. Sending either works or throws; nobody waits for it. */
export type Mail = {
  send(email: Email): Promise<void>;
  /** For the start block. */
  description: string;
  /** What people must know when emails are not sent out. */
  warning?: string;
};

export function createMail(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mail {
  return config.smtpUrl
    ? createSmtpMail(config.smtpUrl, config.mailFrom)
    : createOutboxMail(config.dataDir, config.mailFrom);
}

/** Without a mail server emails become files that any mail program opens. */
export function createOutboxMail(dataDir: string, from: string): Mail {
  const folder = path.join(dataDir, 'outbox');
  const transport = once(async () =>
    (await nodemailer()).createTransport({ streamTransport: true, buffer: true }),
  );

  return {
    async send(email) {
      const { message } = await (await transport()).sendMail({ from, ...email });
      await makePrivateFolder(dataDir, folder);
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`;
      // Written aside and renamed, so that nobody reads half an email.
      await writeFile(path.join(folder, `.${name}`), message, { mode: 0o600 });
      await rename(path.join(folder, `.${name}`), path.join(folder, name));
    },
    description: `saved as files in ${folder} (no mail server set up)`,
    warning:
      'Email isn’t set up on this site, so the message was saved in the outbox folder on the server. Ask your administrator for it.',
  };
}

/** Milliseconds until a silent mail server counts as gone. */
const defaultTimeout = 20_000;

export function createSmtpMail(smtpUrl: string, from: string, timeout = defaultTimeout): Mail {
  const transport = once(async () =>
    (await nodemailer()).createTransport({
      url: smtpUrl,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
    }),
  );
  return {
    async send(email) {
      await (await transport()).sendMail({ from, ...email });
    },
    description: `emails go out through ${new URL(smtpUrl).host}`,
  };
}
