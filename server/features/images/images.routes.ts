import {
  changeAltText,
  deletePersonalizedImage,
  deleteUserAsset,
  downloadAllSizes,
  downloadPersonalizedImage,
  generateAiImage,
  listBackgrounds,
  listPersonalizedImages,
  listUserAssets,
  personalizeImage,
  readAltText,
  readFile,
  readLayoutHints,
  readLinkedPicture,
  readSizedFile,
  readThumbnail,
  replaceUserAsset,
  sketchAiImages,
  uploadBackground,
  uploadUserAsset,
} from '#contract/images.ts';
import { refuseForeignUser } from '#server/core/ownership.ts';
import { sandboxedPolicy } from '#server/http/response-headers.ts';
import { type App, serve, serveDownload } from '#server/http/serve.ts';
import { serveUpload } from '#server/http/serve-upload.ts';
import {
  drawAiImage,
  listBackgroundsFor,
  sketchPictures,
  uploadBackgroundOf,
} from './ai-images.service.ts';
import { downloadAllSizesOf } from './all-sizes.ts';
import { downloadPersonalized } from './download-personalized.ts';
import { altTextOf, changeAltTextOf, downloadFile } from './files.service.ts';
import { layoutHintsFor } from './layout-hints.ts';
import { deletePictureOf, listPicturesOf, personalizeFor } from './personalized-images.service.ts';
import { downloadLinkedPicture } from './picture-links.service.ts';
import { createThumbnails, downloadSized } from './sized-pictures.ts';
import {
  createUserAsset,
  deleteUserAssetOf,
  listUserAssetsOf,
  replaceUserAssetOf,
} from './user-assets.service.ts';

export function imagesRoutes(app: App): void {
  const { deps } = app;

  serveDownload(app, readFile, ({ user, params, query, reply }) => {
    reply.header('content-security-policy', sandboxedPolicy);
    return downloadFile(deps, user.id, params.key, { isKept: query.download === 'true' });
  });

  serveDownload(app, readSizedFile, ({ user, params, query, signal, reply }) => {
    reply.header('content-security-policy', sandboxedPolicy);
    return downloadSized(deps, user.id, { ...params, isKept: query.download === 'true' }, signal);
  });

  serveDownload(app, readLinkedPicture, ({ params, request, signal, reply }) => {
    reply.headers({
      'content-security-policy': sandboxedPolicy,
      'x-robots-tag': 'noindex, nofollow',
    });
    return downloadLinkedPicture(deps, { ...params, address: request.ip }, signal);
  });

  serve(app, readAltText, async ({ user, params }) => ({
    altText: await altTextOf(deps.db, user.id, params.key),
  }));

  serve(app, changeAltText, async ({ user, params, body }) => {
    await changeAltTextOf(deps.db, user.id, params.key, body.altText);
    return body;
  });

  const thumbnailOf = createThumbnails(deps);
  serveDownload(app, readThumbnail, ({ user, params, signal, reply }) => {
    reply.header('content-security-policy', sandboxedPolicy);
    return thumbnailOf(user.id, params.key, signal);
  });

  serve(app, listUserAssets, ({ user, params }) => listUserAssetsOf(deps.db, user.id, params));

  serveUpload(app, uploadUserAsset, ({ user, fields, file }) => {
    refuseForeignUser(user.id, fields.userId);
    return createUserAsset(deps, user.id, fields.type, file);
  });

  serveUpload(app, replaceUserAsset, ({ user, params, file }) =>
    replaceUserAssetOf(deps, user.id, params.assetId, file),
  );

  serve(app, deleteUserAsset, async ({ user, params }) => {
    await deleteUserAssetOf(deps, user.id, params.assetId);
    return { success: true } as const;
  });

  serve(app, generateAiImage, ({ user, body, signal }) => drawAiImage(deps, user.id, body, signal));

  serve(app, sketchAiImages, ({ user, body, signal }) =>
    sketchPictures(deps, user.id, body, signal),
  );

  serveUpload(app, uploadBackground, ({ user, fields, file }) =>
    uploadBackgroundOf(deps, user.id, file, fields),
  );

  serve(app, listBackgrounds, ({ user, query }) => listBackgroundsFor(deps.db, user.id, query));

  serve(app, readLayoutHints, ({ user, params, signal }) =>
    layoutHintsFor(deps, user.id, params.aiImageId, signal),
  );

  serve(app, personalizeImage, ({ user, body, signal }) =>
    personalizeFor(deps, user.id, body, signal),
  );

  serveDownload(app, downloadPersonalizedImage, ({ user, body, signal, reply }) => {
    reply.header('content-security-policy', sandboxedPolicy);
    return downloadPersonalized(deps, user.id, body, signal);
  });

  serveDownload(app, downloadAllSizes, ({ user, params, query, signal }) =>
    downloadAllSizesOf(deps, user.id, { ...params, ...query }, signal),
  );

  serve(app, listPersonalizedImages, ({ user, params }) =>
    listPicturesOf(deps, user.id, params.contentId),
  );

  serve(app, deletePersonalizedImage, async ({ user, params }) => {
    await deletePictureOf(deps, user.id, params.id);
    return { success: true } as const;
  });
}
