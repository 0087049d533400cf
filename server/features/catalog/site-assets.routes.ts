import {
  addSiteAsset,
  changeSiteAsset,
  deleteSiteAsset,
  getSiteAsset,
  listSiteAssets,
  replaceSiteAsset,
} from '#contract/catalog/site-assets.ts';
import { sandboxedPolicy } from '#server/http/response-headers.ts';
import { type App, serve, serveDownload } from '#server/http/serve.ts';
import { serveUpload } from '#server/http/serve-upload.ts';
import {
  addSiteAssetBy,
  changeSiteAssetBy,
  deleteSiteAssetBy,
  downloadSiteAsset,
  listAllSiteAssets,
  replaceSiteAssetBy,
} from './site-assets.service.ts';

export function siteAssetsRoutes(app: App): void {
  const { db } = app.deps;

  serveDownload(app, getSiteAsset, ({ params, reply }) => {
    reply.header('content-security-policy', sandboxedPolicy);
    return downloadSiteAsset(db, params.id);
  });

  serve(app, listSiteAssets, () => listAllSiteAssets(db));

  serveUpload(app, addSiteAsset, ({ user, fields, file }) =>
    addSiteAssetBy(app.deps, user, fields.name, file),
  );

  serveUpload(app, replaceSiteAsset, ({ user, params, file }) =>
    replaceSiteAssetBy(app.deps, user, params.id, file),
  );

  serve(app, changeSiteAsset, ({ user, params, body }) =>
    changeSiteAssetBy(db, user, params.id, body),
  );

  serve(app, deleteSiteAsset, async ({ user, params }) => {
    await deleteSiteAssetBy(db, user, params.id);
    return { success: true } as const;
  });
}
