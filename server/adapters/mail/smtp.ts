import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

/** Milliseconds until a silent mail server counts as gone. */
const defaultPatience = 20_000;

export function createSmtpMail(smtpUrl: string, from: string, patience = defaultPatience): Mail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  return {
    async send(letter) {
      await transport.sendMail({ from, ...letter });
    },
    description: `letters go out through ${new URL(smtpUrl).host}`,
  };
}
