import { type DirectKey, directChannels, directKeys } from '#contract/channel-list.ts';
import type {
  ChannelProblem,
  Connection,
  connectChannel,
  listDestinations,
} from '#contract/channels.ts';
import type { Answer, Received } from '#contract/endpoint.ts';
import { connectionsAtMost } from '#contract/limits.ts';
import type { ChannelCall, Values } from '#server/adapters/channels/channel.ts';
import { ChannelFailed, type ProblemCode } from '#server/adapters/channels/channel-failure.ts';
import type { Channels } from '#server/adapters/channels/channels.ts';
import { withUserLock } from '#server/core/user-lock.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/errors.ts';
import {
  findPublishingSettings,
  requireAllowed,
} from '#server/features/publishing/publishing.service.ts';
import {
  type ConnectionRow,
  countConnectionsOf,
  deleteConnection,
  findConnection,
  insertConnection,
  listConnectionsOf,
  updateConnection,
} from './channels.queries.ts';

export type ChannelDeps = Pick<Deps, 'db' | 'channels' | 'guardedClient' | 'secrets'>;

export async function listConnectionsFor(deps: ChannelDeps, userId: number) {
  return (await listConnectionsOf(deps.db, userId)).filter(isKnown).map(toConnection);
}

export async function listOfferedFor({
  db,
  linkedIn,
}: Pick<Deps, 'db' | 'linkedIn'>): Promise<DirectKey[]> {
  const { blockedChannels } = await findPublishingSettings(db);
  return directKeys.filter(
    (key) => !blockedChannels.includes(key) && (!directChannels[key].signsIn || linkedIn),
  );
}

/** Tried first, so that what is stored has worked once. */
export async function connectFor(
  deps: ChannelDeps,
  userId: number,
  { channel, name, values: given }: Received<typeof connectChannel>['body'],
): Promise<Answer<typeof connectChannel>> {
  await requireAllowed(deps.db, channel);
  refuseTyped(channel);
  const values = readValues(deps.channels, channel, given);
  await tryAccount(deps, channel, values);
  const { settings, secrets } = split(channel, values);
  const row = await withUserLock(deps.db, userId, async (tx) => {
    if ((await countConnectionsOf(tx, userId)) >= connectionsAtMost) throw tooMany();
    const id = await insertConnection(tx, {
      ...{ userId, channel, settings },
      name: name || defaultName(channel, settings),
    });
    return found(await updateConnection(tx, userId, id, { secrets: seal(deps, id, secrets) }));
  });
  return { connection: toConnection(row), madeSecret: madeSecretIn(channel, given, values) };
}

export async function changeConnectionOf(
  deps: ChannelDeps,
  userId: number,
  id: number,
  { name, values: given }: { name?: string; values?: Values },
): Promise<Connection> {
  const row = found(await findConnection(deps.db, userId, id));
  if (!given)
    return toConnection(found(await updateConnection(deps.db, userId, id, name ? { name } : {})));
  refuseTyped(row.channel);
  const values = changedValues(deps, row, given);
  await tryAccount(deps, row.channel, values);
  const { settings, secrets } = split(row.channel, values);
  const change = { settings, secrets: seal(deps, id, secrets), problem: null };
  return toConnection(
    found(await updateConnection(deps.db, userId, id, { ...change, ...(name && { name }) })),
  );
}

/** Before one is chosen, so that the rest has to be there alone. */
export async function listDestinationsFor(
  deps: ChannelDeps,
  userId: number,
  { channel, values: given, id }: Received<typeof listDestinations>['body'],
): Promise<Answer<typeof listDestinations>> {
  const row = id === undefined ? undefined : found(await findConnection(deps.db, userId, id));
  const values =
    row?.channel === channel
      ? changedValues(deps, row, given)
      : readValues(deps.channels, channel, { ...given, destination: '' });
  const list = deps.channels[channel].listDestinations;
  if (!list) return [];
  return orRefusal(() => list({ values, client: deps.guardedClient }));
}

/** Those of an account with what was typed in their place. A secret that is left out or empty stays as it is. */
function changedValues(deps: ChannelDeps, row: KnownRow, given: Values): Values {
  const typedSecrets = Object.fromEntries(
    Object.entries(split(row.channel, given).secrets).filter(([, value]) => value !== ''),
  );
  const isElsewhere =
    given.address !== undefined && hostOf(given.address) !== hostOf(row.settings.address ?? '');
  if (isElsewhere && Object.keys(typedSecrets).length === 0) throw needsSecret();
  const kept = isElsewhere ? {} : secretsOf(deps, row);
  return readValues(deps.channels, row.channel, {
    ...row.settings,
    ...split(row.channel, given).settings,
    ...kept,
    ...typedSecrets,
  });
}

/** What was found stays on the list until the next try. */
export async function checkConnectionOf(
  deps: ChannelDeps,
  userId: number,
  id: number,
): Promise<Connection> {
  const problem = await findProblem(deps, userId, id);
  return toConnection(found(await updateConnection(deps.db, userId, id, { problem })));
}

async function findProblem(
  deps: ChannelDeps,
  userId: number,
  id: number,
): Promise<ChannelProblem | null> {
  found(await findConnection(deps.db, userId, id));
  try {
    const { channel, call } = await openConnection(deps, userId, id);
    await deps.channels[channel].check(call);
    return null;
  } catch (error) {
    if (error instanceof ChannelFailed) return error.problem;
    throw error;
  }
}

export async function disconnectFor(db: Database, userId: number, id: number): Promise<void> {
  if (!(await deleteConnection(db, userId, id))) throw connectionNotFound();
}

/** For whoever publishes: the account with its secrets. Fails like the channel itself. */
export async function openConnection(
  deps: ChannelDeps,
  userId: number,
  id: number,
): Promise<{ channel: DirectKey; call: ChannelCall }> {
  const row = await findConnection(deps.db, userId, id);
  if (!row || !isKnown(row)) throw new ChannelFailed('not_connected');
  if (row.endsAt && row.endsAt <= new Date()) throw signInEnded(row.channel);
  const secrets = secretsOf(deps, row);
  if (!secrets) throw new ChannelFailed('secret_unreadable');
  const values = { ...row.settings, ...secrets };
  return { channel: row.channel, call: { values, client: deps.guardedClient } };
}

const signInEnded = (channel: DirectKey) =>
  new ChannelFailed('sign_in_ended', {
    message: `The connection to your ${directChannels[channel].name} has expired.`,
  });

export const findConnectionOf = findConnection;

/** What publishing found out about an account stands with it. */
export async function noteProblem(
  db: Database,
  userId: number,
  id: number,
  { code, problem }: ChannelFailed,
): Promise<void> {
  if (aboutAccount.has(code)) await updateConnection(db, userId, id, { problem });
}

/** The others are about a piece. */
const aboutAccount = new Set<ProblemCode>([
  'wrong_password',
  'sign_in_ended',
  'not_allowed',
  'not_found',
  'moved',
  'certificate',
  'address_not_allowed',
]);

type KnownRow = ConnectionRow & { channel: DirectKey };

/** One of a newer version is left alone. */
const isKnown = (row: ConnectionRow): row is KnownRow => Object.hasOwn(directChannels, row.channel);

/** Only what the channel asks for. */
function readValues(channels: Channels, channel: DirectKey, given: Values): Values {
  const { fields } = directChannels[channel];
  const asked = fields.map(({ name }) => [name, given[name] ?? '']);
  const values = channels[channel].readValues(Object.fromEntries(asked));
  if (values instanceof ChannelFailed) throw refusal(values);
  return values;
}

async function tryAccount(
  { channels, guardedClient }: ChannelDeps,
  channel: DirectKey,
  values: Values,
): Promise<void> {
  await orRefusal(() => channels[channel].check({ values, client: guardedClient }));
}

async function orRefusal<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ChannelFailed ? refusal(error) : error;
  }
}

export function split(channel: DirectKey, values: Values) {
  const isSecret = (name: string) =>
    directChannels[channel].fields.some((field) => field.name === name && field.isSecret);
  const part = (secret: boolean) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => isSecret(name) === secret));
  return { settings: part(false), secrets: part(true) };
}

/** What the agent left for us to make, so that it can be entered on the other side. */
function madeSecretIn(channel: DirectKey, given: Values, values: Values): string | null {
  const { fields } = directChannels[channel];
  const made = fields.find(
    ({ name, isSecret }) => isSecret && !given[name]?.trim() && values[name],
  );
  return made ? (values[made.name] ?? null) : null;
}

const hostOf = (address: string) => URL.parse(address.trim())?.origin;

const rowName = (id: number) => `channel_connections/${id}`;

export const seal = ({ secrets }: ChannelDeps, id: number, values: Values) =>
  secrets.seal(JSON.stringify(values), rowName(id));

function secretsOf(
  { secrets }: ChannelDeps,
  { id, secrets: sealed }: ConnectionRow,
): Values | undefined {
  const opened = secrets.open(sealed, rowName(id));
  return opened === undefined ? undefined : JSON.parse(opened);
}

const defaultName = (channel: DirectKey, settings: Values) =>
  URL.parse(settings.address ?? '')?.host || directChannels[channel].name;

function toConnection(row: ConnectionRow): Connection {
  const { id, channel, name, settings, createdAt, checkedAt, problem, endsAt } = row as KnownRow;
  return {
    ...{ id, channel, name, settings, problem },
    createdAt: createdAt.toISOString(),
    checkedAt: checkedAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
  };
}

function found(row: ConnectionRow | undefined): KnownRow {
  if (!row || !isKnown(row)) throw connectionNotFound();
  return row;
}

const refusal = ({ problem }: ChannelFailed) =>
  new AppError('channel_problem', `${problem.message} ${problem.advice}`.trim());

/** Nobody who sits down at an open browser gets a stored password sent to an address of theirs. */
const needsSecret = () =>
  new AppError(
    'channel_problem',
    'This address leads to another place. Enter the secret or password for it as well.',
  );

/** Tokens come from signing in, and from nowhere else. */
function refuseTyped(channel: DirectKey): void {
  if (!directChannels[channel].signsIn) return;
  throw new AppError('channel_problem', 'Sign in there to connect this account.');
}

const connectionNotFound = () => notFound('This account is no longer connected.');

const tooMany = () =>
  new AppError(
    'taken',
    `You have ${connectionsAtMost} connected accounts, which is the most. Disconnect one you no longer use.`,
  );
