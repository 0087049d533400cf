import type { FastifyBaseLogger } from 'fastify';
import type { Channels } from './adapters/channels/channels.ts';
import type { LinkedInApp } from './adapters/channels/linkedin-sign-in.ts';
import type { FileStore } from './adapters/files/files.ts';
import type { GuardedClient } from './adapters/guarded-client.ts';
import type { Mail } from './adapters/mail/mail.ts';
import type { PropertyData } from './adapters/property-data/property-data.ts';
import type { Search } from './adapters/search/search.ts';
import type { BackgroundTasks } from './background-tasks.ts';
import type { Config } from './config.ts';
import type { UserAi } from './core/ai-budget.ts';
import type { WithAiSlot } from './core/ai-slots.ts';
import type { Jobs } from './core/jobs.ts';
import type { Limits } from './core/limits.ts';
import type { Secrets } from './core/secrets.ts';
import type { TextWorkers } from './core/text-workers.ts';
import type { Database } from './db/connect.ts';
import type { Passwords } from './features/auth/passwords.ts';
import type { QueuePicture } from './pictures/picture-queue.ts';

/** What the slices work with: made once in main.ts, passed on explicitly. */
export type Deps = {
  config: Config;
  db: Database;
  /** The address people type, for links in emails. Never taken from a request. */
  siteUrl: () => string;
  log: FastifyBaseLogger;
  mail: Mail;
  /** Where pictures are kept. */
  files: FileStore;
  /** Where pieces are published. */
  channels: Channels;
  /** By whose leave members post on LinkedIn, when one is set up. */
  linkedIn: LinkedInApp | undefined;
  /** For addresses that users type. */
  guardedClient: GuardedClient;
  /** Passwords for other services, as they are stored. */
  secrets: Secrets;
  ai: UserAi;
  withAiSlot: WithAiSlot;
  /** Web search for the sources of articles, when one is set up. */
  search: Search | undefined;
  /** Market figures for topics that ask for them, when a provider is set up. */
  propertyData: PropertyData | undefined;
  /** Threads for whatever takes long with a text. */
  texts: TextWorkers;
  /** What decodes or makes pictures waits for its turn here. */
  queuePicture: QueuePicture;
  passwords: Passwords;
  limits: Limits;
  /** Work for a later time. */
  jobs: Jobs;
  backgroundTasks: BackgroundTasks;
  /** Ends when the process is asked to stop: it still answers, but wants no new callers. */
  stopping?: AbortSignal;
};
