import type { FastifyBaseLogger } from 'fastify';
import type { Mail } from './adapters/mail/mail.ts';
import type { Afterwards } from './afterwards.ts';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import type { Passwords } from './features/auth/passwords.ts';
import type { Limits } from './http/limits.ts';

/** What the slices work with: made once in main.ts, passed on explicitly. */
export type Deps = {
  config: Config;
  db: Database;
  log: FastifyBaseLogger;
  mail: Mail;
  passwords: Passwords;
  limits: Limits;
  afterwards: Afterwards;
};
