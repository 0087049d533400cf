import { existsSync } from 'node:fs';
import { type Config, siteAddress } from './config.ts';
import type { Deps } from './deps.ts';
import { adminPasswordFile } from './features/auth/admin-account.ts';

type Facts = { config: Config; database: string; deps: Deps };

/** What the person in front of the terminal wants to know, and nothing secret. */
export function startBlock({ config, database, deps }: Facts): string {
  const rows = [
    ['Open', siteAddress(config)],
    ['Database', database],
    ['Mail', deps.mail.description],
    ['Admin', adminHint(config)],
    ['Stop', 'Ctrl-C'],
  ];
  const lines = rows.map(([name, value]) => `    ${name?.padEnd(10)}${value}`);
  return `\n  Porchlight is on.\n\n${lines.join('\n')}\n\n`;
}

function adminHint(config: Config): string {
  const file = adminPasswordFile(config.dataDir);
  if (config.adminPassword) return 'log in as "admin" with your ADMIN_PASSWORD';
  if (existsSync(file)) return `log in as "admin"; the password is in ${file}`;
  return 'log in as "admin" with the password you chose';
}
