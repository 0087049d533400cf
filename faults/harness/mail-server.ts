import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that counts its emails and refuses people on demand. */
export async function startMailServer() {
  const mail = { emails: 0, isRefusing: false };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onRcptTo: (_address, _session, done) =>
      done(mail.isRefusing ? new Error('mailbox unavailable') : null),
    onData(stream, _session, done) {
      stream.resume().on('end', () => {
        mail.emails += 1;
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(mail, {
    address: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  });
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
