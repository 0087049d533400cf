import { rm } from 'node:fs/promises';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { startFakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { startS3Server } from '#server/testing/s3-server.ts';
import { openSilentRelay } from '#server/testing/silent-relay.ts';
import { openStore } from '#server/testing/store.ts';
import { makeDataDir } from '#server/testing/test-server.ts';
import { openGate } from './gate.ts';
import { startMailServer } from './mail-server.ts';

/** What a company brings: PostgreSQL, a bucket, a mail server and an AI provider, all breakable. */
export async function openCompany() {
  const dataDir = await makeDataDir();
  let postgres = await startEmbeddedPostgres({ dataDir });
  const { host, user } = postgres.connection;
  const relay = await openSilentRelay(postgres.connection);

  const bucket = await startS3Server();
  const bucketGate = await openGate(bucket.settings.endpoint ?? '');
  const mail = await startMailServer();
  const mailGate = await openGate(mail.address);
  const provider = await startFakeProvider();

  return {
    mail,
    mailGate,
    bucketGate,
    provider,
    relay,
    openStore: () => openStore(postgres.connection),
    stopPostgres: () => postgres.stop(),
    async startPostgres() {
      postgres = await startEmbeddedPostgres({ dataDir });
    },
    /** What a server is told about all this. */
    variables: {
      DATABASE_URL: `postgres://${user}@localhost/porchlight?host=${encodeURIComponent(host)}`,
      ...bucket.variables,
      S3_ENDPOINT: bucketGate.address,
      SMTP_URL: mailGate.address.replace('http:', 'smtp:'),
      AI_TEXT: 'compatible:some-model',
      AI_API_KEY: 'secret-key',
      AI_BASE_URL: `${provider.address}/compatible/v1`,
    },
    /** The same database by a way on which everything may get lost. */
    relayed: { DATABASE_URL: `postgres://${user}@${relay.host}:${relay.port}/porchlight` },
    async close() {
      await Promise.all([bucketGate.close(), mailGate.close(), provider.close(), relay.close()]);
      await Promise.all([bucket.close(), mail.close(), postgres.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type Company = Awaited<ReturnType<typeof openCompany>>;
