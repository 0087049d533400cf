import path from 'node:path';
import { z } from 'zod';
import { type KeyVariable, keyedProviders, keyVariableOf } from '#contract/ai-providers.ts';
import { registrationModes } from '#contract/constants.ts';
import { savedContentLimit } from '#contract/limits.ts';
import { apiKeysIn } from './adapters/ai/ai-settings.ts';
import type { S3Settings } from './adapters/files/s3-settings.ts';
import { StartError } from './start-error.ts';

/** Everything that can be set from outside. This is the only file that reads the environment. */
const Environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  PUBLIC_URL: address(['http:', 'https:'])
    .transform((url) => new URL(url).origin)
    .optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  ALLOWED_HOSTS: hostNames().default([]),
  ADMIN_PASSWORD: z
    .string()
    .min(12, 'must have at least 12 characters')
    .max(256, 'must have at most 256 characters')
    .optional(),
  REGISTRATION: z.enum(registrationModes, 'must be open, invite or closed').default('open'),
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().default('Porchlight <porchlight@localhost>'),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SAVED_CONTENT_LIMIT: wholeNumber(1, 10_000).default(savedContentLimit),
  AI_DAILY_TOKENS: wholeNumber(0, 999_999_999).optional(),
  AI_DAILY_TOKENS_PER_USER: wholeNumber(0, 999_999_999).optional(),
  AI_TEXT: z.string().optional(),
  AI_TEXT_SMALL: z.string().optional(),
  AI_IMAGE: z.string().optional(),
  AI_BASE_URL: address(['http:', 'https:'])
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  AI_API_KEY: z.string().optional(),
  ...keysOfProviders(),
  BRAVE_API_KEY: z.string().optional(),
  TAVILY_API_KEY: z.string().optional(),
  SEARXNG_URL: address(['http:', 'https:']).optional(),
  ATTOM_API_KEY: z.string().optional(),
  LINKEDIN_CLIENT_ID: headerText(1, 256).optional(),
  LINKEDIN_CLIENT_SECRET: headerText(1, 256).optional(),
  S3_ENDPOINT: address(['http:', 'https:'])
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,63}$/, 'must be the name of a region, such as us-east-1')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[A-Za-z0-9][\w.-]{2,62}$/, 'must be the name of a bucket, without an address')
    .optional(),
  S3_ACCESS_KEY_ID: headerText(1, 256).optional(),
  S3_SECRET_ACCESS_KEY: headerText(1, 256).optional(),
  METRICS_TOKEN: headerText(8, 256).optional(),
  SECRETS_KEY: z
    .string()
    .regex(
      /^[A-Za-z0-9+/]{43}=$/,
      'must be 32 bytes as base64, as `openssl rand -base64 32` prints',
    )
    .transform((text) => Buffer.from(text, 'base64'))
    .optional(),
  ALLOW_LOCAL_ADDRESSES: z.enum(['on', 'off'], 'must be on or off').default('off'),
  LOG_LEVEL: z
    .enum(
      ['silent', 'error', 'warn', 'info', 'debug'],
      'must be silent, error, warn, info or debug',
    )
    .default('warn'),
});

/** Every variable that means something to us. */
export const environmentNames = Object.keys(Environment.shape);

export type Config = ReturnType<typeof readConfig>;

export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) throw new StartError(describe(parsed.error.issues[0]));

  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL,
    trustProxy: values.TRUST_PROXY,
    allowedHosts: values.ALLOWED_HOSTS,
    adminPassword: values.ADMIN_PASSWORD,
    registration: values.REGISTRATION,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    rateLimits: values.RATE_LIMITS === 'on',
    savedContentLimit: values.SAVED_CONTENT_LIMIT,
    logLevel: values.LOG_LEVEL,
    ai: {
      text: values.AI_TEXT,
      textSmall: values.AI_TEXT_SMALL,
      image: values.AI_IMAGE,
      baseUrl: values.AI_BASE_URL,
      apiKey: values.AI_API_KEY,
      ...apiKeysIn(values),
    },
    /** Tokens a day; 0 is no limit, and nothing leaves it to the provider that is used. */
    aiDailyTokens: { perUser: values.AI_DAILY_TOKENS_PER_USER, total: values.AI_DAILY_TOKENS },
    search: {
      braveApiKey: values.BRAVE_API_KEY,
      tavilyApiKey: values.TAVILY_API_KEY,
      searxngUrl: values.SEARXNG_URL,
    },
    attomApiKey: values.ATTOM_API_KEY,
    linkedin: linkedInSettings(values),
    s3: s3Settings(values),
    metricsToken: values.METRICS_TOKEN,
    secretsKey: values.SECRETS_KEY,
    allowLocalAddresses: values.ALLOW_LOCAL_ADDRESSES === 'on',
  };
}

/** The address people type. PORT=0 means any free port, which is known once the server listens. */
export function siteAddress(config: Config, port = config.port): string {
  return config.publicUrl ?? `http://localhost:${port}`;
}

/** All of a bucket or nothing of it: with half of it pictures would go where nobody expects them. */
function s3Settings(values: z.output<typeof Environment>): S3Settings | undefined {
  const given = Object.keys(values).find((name) => name.startsWith('S3_'));
  if (given === undefined) return undefined;
  const need = (name: 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'S3_REGION') =>
    values[name] ?? missing(name, given);
  return {
    endpoint: values.S3_ENDPOINT,
    bucket: need('S3_BUCKET'),
    accessKeyId: need('S3_ACCESS_KEY_ID'),
    secretAccessKey: need('S3_SECRET_ACCESS_KEY'),
    // One's own store seldom has regions, but the signature wants one.
    region: values.S3_ENDPOINT ? (values.S3_REGION ?? 'us-east-1') : need('S3_REGION'),
  };
}

/** An app at LinkedIn is known by both. */
function linkedInSettings(values: z.output<typeof Environment>) {
  const { LINKEDIN_CLIENT_ID: clientId, LINKEDIN_CLIENT_SECRET: clientSecret } = values;
  if (!clientId && !clientSecret) return undefined;
  return {
    clientId: clientId ?? missing('LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'),
    clientSecret: clientSecret ?? missing('LINKEDIN_CLIENT_SECRET', 'LINKEDIN_CLIENT_ID'),
  };
}

function missing(name: string, given: string): never {
  throw new StartError(
    `The environment variable ${name} must be set as well, because ${given} is.`,
  );
}

function keysOfProviders() {
  const entries = keyedProviders.map((name) => [keyVariableOf(name), z.string().optional()]);
  return Object.fromEntries(entries) as Record<KeyVariable, z.ZodOptional<z.ZodString>>;
}

function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message));
}

function address(protocols: string[]) {
  const message = `must be an address starting with ${protocols.map((each) => `${each}//`).join(' or ')}`;
  return z
    .string()
    .refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), message);
}

function hostNames() {
  return z
    .string()
    .transform((list) =>
      list
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .refine(
      (hosts) => hosts.every((host) => /^[a-z0-9_]([a-z0-9._-]*[a-z0-9])?$/.test(host)),
      'must be host names separated by commas, without ports, such as porchlight.local,app',
    );
}

/** What travels in a header: anything else would fail at the first use, far from its cause. */
function headerText(min: number, max: number) {
  return z
    .string()
    .regex(/^[\x21-\x7e]*$/, 'must not hold spaces or letters with accents')
    .min(min, `must have at least ${min} characters`)
    .max(max, `must have at most ${max} characters`);
}

/** Names the variable and what it takes; never repeats the value, which may be a secret. */
function describe(issue: z.core.$ZodIssue | undefined): string {
  return `The environment variable ${issue?.path.join('.')} ${issue?.message}.`;
}
