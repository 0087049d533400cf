import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

/** Milliseconds until a silent mail server counts as gone. */
const defaultTimeout = 20_000;

export function createSmtpMail(smtpUrl: string, from: string, timeout = defaultTimeout): Mail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  return {
    async send(email) {
      await transport.sendMail({ from, ...email });
    },
    description: `emails go out through ${new URL(smtpUrl).host}`,
  };
}
