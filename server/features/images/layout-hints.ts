import type { Returned } from '#contract/endpoint.ts';
import type { readLayoutHints } from '#contract/images.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/errors.ts';
import { lookAtLogo, mapPicture } from '#server/pictures/picture-map.ts';
import { findAiImage } from './ai-images.queries.ts';
import { readStoredFile } from './files.service.ts';
import { withDeadline } from './picture-layers.ts';
import { listUserAssetRows } from './user-assets.queries.ts';

/** What layouts go by, reckoned from the same bytes that a finished picture is made of. */
export async function layoutHintsFor(
  deps: Deps,
  userId: number,
  aiImageId: number,
  caller: AbortSignal,
): Promise<Returned<typeof readLayoutHints>> {
  const aiImage = await findAiImage(deps.db, userId, aiImageId);
  if (!aiImage) throw notFound();
  const [logo] = await listUserAssetRows(deps.db, userId, 'logo');
  return withDeadline(longestWait, caller, (signal) =>
    deps.queuePicture(
      userId,
      async () => ({
        picture: await mapPicture(await readStoredFile(deps, aiImage.fileKey)),
        logo: logo ? await lookAtLogo(await readStoredFile(deps, logo.fileKey)) : null,
      }),
      signal,
    ),
  );
}

/** Milliseconds. */
const longestWait = 20_000;
