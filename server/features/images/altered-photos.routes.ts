import {
  changeAltered,
  listAlteredPhotos,
  openOriginal,
  publishOriginal,
  readAlteredState,
  readOriginalPicture,
  takeDownAlteredPhoto,
} from '#contract/altered-photos.ts';
import { sandboxedPolicy } from '#server/http/response-headers.ts';
import { type App, serve, serveDownload } from '#server/http/serve.ts';
import { serveUpload } from '#server/http/serve-upload.ts';
import {
  alteredStateOf,
  changeAlteredOf,
  listAlteredPhotosOf,
  publishOriginalOf,
  takeDownOf,
} from './altered-photos.service.ts';
import { downloadOriginalPicture, openOriginalPage } from './original-page.ts';

export function alteredPhotosRoutes(app: App): void {
  const { deps } = app;
  const done = { success: true } as const;

  serve(app, readAlteredState, ({ user, params }) =>
    alteredStateOf(deps, user.id, params.aiImageId),
  );

  serve(app, changeAltered, async ({ user, params, body }) => {
    await changeAlteredOf(deps, user.id, params.aiImageId, body.isAltered);
    return done;
  });

  serveUpload(app, publishOriginal, async ({ user, params, file }) => {
    await publishOriginalOf(deps, user.id, params.aiImageId, file);
    return done;
  });

  serve(app, listAlteredPhotos, ({ user, query }) =>
    listAlteredPhotosOf(deps, user.id, query.before),
  );

  serve(app, takeDownAlteredPhoto, async ({ user, params }) => {
    await takeDownOf(deps, user.id, params.id);
    return done;
  });

  serveDownload(app, openOriginal, ({ params, request, reply }) =>
    openOriginalPage(deps, { ...params, address: request.ip }, reply),
  );

  serveDownload(app, readOriginalPicture, ({ params, request, reply }) => {
    reply.headers({
      'content-security-policy': sandboxedPolicy,
      'x-robots-tag': 'noindex, nofollow',
    });
    return downloadOriginalPicture(deps, { ...params, address: request.ip });
  });
}
