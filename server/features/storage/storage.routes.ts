import { freeStorage, getStorageUse } from '#contract/storage.ts';
import { type App, serve } from '#server/http/serve.ts';
import { freeStorageOf, getStorageUseOf } from './storage.service.ts';

export function storageRoutes(app: App): void {
  const { deps } = app;

  serve(app, getStorageUse, ({ user }) => getStorageUseOf(deps.db, user.id));

  serve(app, freeStorage, ({ user }) => freeStorageOf(deps, user.id));
}
