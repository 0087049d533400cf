import { getSiteAsset } from '#contract/catalog/site-assets.ts';
import { listActiveTopics, listMainTopics } from '#contract/catalog/topics.ts';
import { notFound } from '#server/errors.ts';
import { sandboxedPolicy } from '#server/http/security-headers.ts';
import { type App, serve, serveDownload } from '#server/http/serve.ts';
import { findSiteAsset, listTopics } from './catalog.queries.ts';

export function catalogRoutes(app: App): void {
  const { db } = app.deps;

  serve(app, listActiveTopics, () => listTopics(db));

  serve(app, listMainTopics, async () =>
    (await listTopics(db)).map((topic) => ({ ...topic, name: topic.topic })),
  );

  serveDownload(app, getSiteAsset, async ({ params, reply }) => {
    const asset = await findSiteAsset(db, params.name);
    if (!asset) throw notFound();
    reply.header('content-security-policy', sandboxedPolicy);
    reply.header('cache-control', 'public, max-age=300');
    return { bytes: asset.data, mediaType: asset.mimeType };
  });
}
