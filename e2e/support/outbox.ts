import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

/** The newest email to an address, as the person who runs the server would find it. */
export async function latestEmailTo(address: string): Promise<{ text: string; link: string }> {
  let text = '';
  await expect
    .poll(async () => {
      text = await findEmail(address);
      return text;
    })
    .not.toBe('');
  return {
    text,
    link: /http:\/\/\S+\/(?:reset-password|confirm-email)\?token=[\w-]+/.exec(text)?.[0] ?? '',
  };
}

async function findEmail(address: string): Promise<string> {
  const folder = path.join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  const files = await readdir(folder).catch(() => []);
  for (const file of files
    .filter((name) => /^[^.].*\.eml$/.test(name))
    .sort()
    .reverse()) {
    const email = await readFile(path.join(folder, file), 'utf8');
    if (email.includes(`To: ${address}`)) return decodeQuotedPrintable(email);
  }
  return '';
}

function decodeQuotedPrintable(text: string): string {
  return text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
