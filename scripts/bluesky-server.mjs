import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import workerThreads from 'node:worker_threads';
import zlib from 'node:zlib';

/**
 * A server of the AT Protocol with a directory of accounts, for check-bluesky.ts. Its database is compiled for the machine's own
 * Node.js, which need not be ours, so that this is a program of its own. Ends when its input does.
 */
// Looked for by its HTTP client and missing in Node.js 20; nothing here uses them.
zlib.createZstdDecompress ??= zlib.createGunzip;
workerThreads.markAsUncloneable ??= () => {};

const [modules, folder, directoryPort, port] = process.argv.slice(2);
const load = (file) => import(pathToFileURL(path.join(modules, file)).href);
const { Database, PlcServer } = await load('@did-plc/server/dist/index.js');
const { PDS, envToCfg, envToSecrets } = await load('@atproto/pds/dist/index.js');

const directory = PlcServer.create({ db: Database.mock(), port: Number(directoryPort) });
await directory.start();
const hex = () => randomBytes(32).toString('hex');
const environment = {
  port: Number(port),
  hostname: 'localhost',
  devMode: true,
  inviteRequired: false,
  disableSsrfProtection: true,
  dataDirectory: folder,
  blobstoreDiskLocation: path.join(folder, 'blobs'),
  didPlcUrl: `http://localhost:${directoryPort}`,
  serviceHandleDomains: ['.test'],
  jwtSecret: hex(),
  adminPassword: hex(),
  dpopSecret: hex(),
  plcRotationKeyK256PrivateKeyHex: hex(),
};
const server = await PDS.create(envToCfg(environment), envToSecrets(environment));
await server.start();
process.stdout.write('Ready!\n');
process.stdin.resume().once('end', () => process.exit(0));
