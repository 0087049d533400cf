import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterHome } from './home.ts';
import { canOwn } from './run-as.ts';
import { fitsSocket, makeTemporaryFolder } from './short-path.ts';

/** The cluster's own folder, closed to others, unless its path is too long for a socket. */
export async function prepareSocketFolder({ folder, runAs }: ClusterHome): Promise<string> {
  if (fitsSocket(join(folder, '.s.PGSQL.5432'))) return folder;
  return makeTemporaryFolder((temporary) => canOwn(runAs, temporary));
}

export function removeSocketFolder({ folder }: ClusterHome, socketFolder: string) {
  if (socketFolder !== folder) rmSync(socketFolder, { recursive: true, force: true });
}
