import { randomBytes } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { makePrivateFolder } from '#server/db/embedded/make-folder.ts';
import type { Mail } from './mail.ts';

/** Without a mail server emails become files that any mail program opens. */
export function createOutboxMail(dataDir: string, from: string): Mail {
  const folder = path.join(dataDir, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true });

  return {
    async send(email) {
      const { message } = await transport.sendMail({ from, ...email });
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
