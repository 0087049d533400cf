import { type ChannelKey, channels, type DirectKey } from '#contract/channel-list.ts';
import { type CsvToolKey, csvCharacters, csvTools } from '#contract/csv-tools.ts';
import type { Received } from '#contract/endpoint.ts';
import type { CsvRow, checkCsv, downloadCsv } from '#contract/plan-csv.ts';
import { stateLabels } from '#contract/plan-states.ts';
import {
  findPlatform,
  lengthOnPlatform,
  type PlatformKey,
  platforms,
} from '#contract/platforms.ts';
import { byteOrderMark, csvLine } from '#server/core/csv.ts';
import type { Download } from '#server/core/download.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/errors.ts';
import { pictureLink } from '#server/features/images/picture-links.service.ts';
import { needsApproval } from '#server/features/review/review.service.ts';
import { localTimeAt } from './local-time.ts';
import { findPiece } from './outgoing-piece.queries.ts';
import { directText, filesOf } from './outgoing-piece.ts';
import { type ListedEntry, listEntriesById, listEntriesOf } from './plan.queries.ts';
import { copyFor } from './platform-copy.ts';

type CsvDeps = Pick<Deps, 'db' | 'texts' | 'config' | 'secrets' | 'siteUrl'>;

const day = 24 * 60 * 60 * 1_000;

/** What is on these days by the clocks of its own zones, with what keeps each from being taken. */
export async function checkCsvOf(
  deps: CsvDeps,
  userId: number,
  { tool, from, to, channel, zone }: Received<typeof checkCsv>['query'],
): Promise<{ rows: CsvRow[] }> {
  const range = {
    from: new Date(Date.parse(from) - day),
    to: new Date(Date.parse(to) + 2 * day),
    channel,
  };
  const entries = (await listEntriesOf(deps.db, userId, range)).filter(({ localTime }) => {
    const date = localTime.slice(0, 10);
    return date >= from && date <= to;
  });
  const rows = await rowsOf(deps, userId, entries.filter(isFor(tool)), { tool, zone });
  return { rows: rows.map((row) => row.checked) };
}

/** Only what the tool takes: whoever asks has seen what is left out, and why. */
export async function downloadCsvOf(
  deps: CsvDeps,
  userId: number,
  { tool, zone, entryIds }: Received<typeof downloadCsv>['body'],
): Promise<Download> {
  const { name, rowsAtMost, isForOneChannel } = csvTools[tool];
  const wanted = [...new Set(entryIds)];
  const entries = await listEntriesById(deps.db, userId, wanted);
  if (entries.length < wanted.length) throw notFound('Some of this is no longer on your plan.');
  if (isForOneChannel && new Set(entries.map(({ channel }) => channel)).size > 1) {
    throw refused(`Choose one channel: ${name} posts a whole file to the same accounts.`);
  }
  if (entries.length > rowsAtMost) {
    throw refused(`${name} takes ${rowsAtMost} posts in a file. Choose fewer days or pieces.`);
  }
  const all = await rowsOf(deps, userId, entries.filter(isFor(tool)), { tool, zone });
  const rows = all.filter(({ checked }) => checked.problems.length === 0);
  if (rows.length === 0) throw refused(`${name} would take none of these.`);
  return {
    bytes: Buffer.from(tables[tool](rows)),
    mediaType: 'text/csv; charset=utf-8',
    fileName: `porchlight-${tool.toLowerCase()}-${new Date().toISOString().slice(0, 10)}.csv`,
    cacheControl: 'no-store',
  };
}

/** Schedulers get what is still to be posted; a spreadsheet gets everything. */
const isFor =
  (tool: CsvToolKey) =>
  ({ state }: ListedEntry) =>
    tool === 'plain' || (state !== 'published' && state !== 'publishing');

type Row = {
  entry: ListedEntry;
  checked: CsvRow;
  zone: string;
  text: string;
  /** Their addresses. */
  pictures: string[];
};

async function rowsOf(
  deps: CsvDeps,
  userId: number,
  entries: ListedEntry[],
  options: { tool: CsvToolKey; zone: string },
): Promise<Row[]> {
  // A piece may stand there for several channels.
  const pieces = new Map<number, Promise<Piece | undefined>>();
  const rows: Row[] = [];
  for (const entry of entries) {
    const { contentId } = entry;
    if (contentId !== null && !pieces.has(contentId)) {
      pieces.set(contentId, readPiece(deps, userId, contentId));
    }
    const piece = contentId === null ? undefined : await pieces.get(contentId);
    rows.push(rowOf(deps, entry, piece, options));
  }
  return rows;
}

type Piece = NonNullable<Awaited<ReturnType<typeof readPiece>>>;

async function readPiece(deps: CsvDeps, userId: number, contentId: number) {
  const item = await findPiece(deps.db, userId, contentId);
  if (!item) return undefined;
  return {
    item,
    fileKeys: (await filesOf(deps.db, userId, item)).map(({ key }) => key),
    isHeld: await needsApproval(deps, { userId, contentId }),
  };
}

function rowOf(
  deps: CsvDeps,
  entry: ListedEntry,
  piece: Piece | undefined,
  { tool, zone }: { tool: CsvToolKey; zone: string },
): Row {
  const channel = entry.channel as ChannelKey;
  const platform = findPlatform(channel);
  const wanted = piece?.fileKeys.slice(0, csvTools[tool].picturesAtMost) ?? [];
  const pictures = wanted.flatMap((key) => {
    const size = platform?.picture.size ?? 'gbp';
    const until = new Date(Math.max(Date.now() + 7 * day, entry.publishAt.getTime() + day));
    return pictureLink(deps, { userId: entry.userId, key, size, until }) ?? [];
  });
  const text = piece ? textFor(piece, channel) : '';
  const isPictureLost = pictures.length < wanted.length;
  const problems =
    tool === 'plain'
      ? []
      : problemsOf({ tool, entry, piece, text, platform: platform?.key, pictures, isPictureLost });
  return {
    ...{ entry, zone, text, pictures },
    checked: {
      entryId: entry.id,
      title: entry.title,
      channel,
      localTime: localTimeAt(entry.publishAt, zone),
      problems,
      notes: isPictureLost && problems.length === 0 ? [noPublicAddress] : [],
    },
  };
}

const textFor = ({ item }: Piece, channel: ChannelKey) =>
  channels[channel].kind === 'handOff'
    ? copyFor(item, channel as PlatformKey)
    : directText(item, channel as DirectKey);

const noPublicAddress =
  'Goes without its picture: other services can fetch pictures only when Porchlight has an https address (PUBLIC_URL).';

type Checked = Pick<Row, 'entry' | 'text' | 'pictures'> & {
  tool: CsvToolKey;
  piece: Piece | undefined;
  platform: PlatformKey | undefined;
  isPictureLost: boolean;
};

/** What the tool would refuse, or the agent would not want there. */
function problemsOf({ tool: key, entry, piece, text, platform, ...row }: Checked): string[] {
  const tool = csvTools[key];
  const { name: place } = channels[entry.channel as ChannelKey];
  if (!platform || !tool.platforms.includes(platform)) {
    return [`${tool.name} doesn’t post to ${place}.`];
  }
  if (!piece) return ['The piece has been deleted.'];
  const problems: string[] = [];
  if (piece.isHeld) problems.push('Your broker hasn’t approved this version yet.');
  const minutesAhead = (entry.publishAt.getTime() - Date.now()) / 60_000;
  if (minutesAhead < 0) problems.push('Its time has passed. Move it first.');
  else if (minutesAhead < tool.minutesAhead) {
    problems.push(`${tool.name} needs ${tool.minutesAhead} minutes before a post’s time.`);
  }
  const [length, most] = [lengthOnPlatform(platform, text), csvCharacters(tool, platform)];
  if (text.trim() === '') problems.push('It has no text.');
  if (length > most) {
    problems.push(
      `Its text has ${inDigits(length)} characters; ${place} takes ${inDigits(most)}. Shorten it in the piece’s publishing step.`,
    );
  }
  if (platforms[platform].needsPicture && row.pictures.length === 0) {
    problems.push(
      row.isPictureLost
        ? `${place} needs its picture, which other services can fetch only when Porchlight has an https address (PUBLIC_URL).`
        : `${place} needs a picture.`,
    );
  }
  return problems;
}

const inDigits = (count: number) => count.toLocaleString('en-US');

/** Times are those of the chosen zone: none of the tools has a column for it. */
const timeOf = ({ checked }: Row) => checked.localTime.replace('T', ' ');

/** Nobody sees it: an apostrophe would stand in the post. */
const unseen = '\u2060';

const tables: Record<CsvToolKey, (rows: Row[]) => string> = {
  gohighlevel: (rows) =>
    [
      ['postAtSpecificTime', 'content', 'link', 'imageUrls', 'videoUrl'],
      ...rows.map((row) => [`${timeOf(row)}:00`, row.text, '', row.pictures.join(', '), '']),
    ]
      .map((line) => csvLine(line, unseen))
      .join(''),
  vistaSocial: (rows) =>
    [
      ['message', 'type', 'link', 'time'],
      ...rows.map((row) => {
        const [picture] = row.pictures;
        return [row.text, picture ? 'image' : 'message', picture ?? '', timeOf(row)];
      }),
    ]
      .map((line) => csvLine(line, unseen))
      .join(''),
  plain: (rows) =>
    byteOrderMark +
    [
      [
        ...['Date', 'Time', 'Time zone', 'Channel', 'Account', 'State', 'Title', 'Text'],
        ...['Pictures', 'Link'],
      ],
      ...rows.map(({ entry, checked, zone, text, pictures }) => [
        ...[checked.localTime.slice(0, 10), checked.localTime.slice(11), zone],
        ...[channels[checked.channel].name, entry.connectionName ?? '', stateLabels[entry.state]],
        ...[entry.title, text, pictures.join('\n'), entry.link ?? ''],
      ]),
    ]
      .map((line) => csvLine(line))
      .join(''),
};

const refused = (message: string) => new AppError('invalid_input', message);
