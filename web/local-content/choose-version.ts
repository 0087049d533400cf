import type { Post } from '#contract/post.ts';
import type { AppState } from '#web/app-state.ts';
import { createContentStore } from './content-store.ts';
import { withChosenVersion } from './post-pairs.ts';
import { loadPieces } from './recent-query.ts';
import { createServerChanges } from './server-changes.ts';

/** Of two versions of a post keeps one, here and on every machine. */
export function chooseVersion(app: AppState, chosen: Post): void {
  app.get(createContentStore).change((content) => withChosenVersion(content, chosen));
  const { id } = chosen;
  if (id === undefined) return;
  const sending = loadPieces(app).then((pieces) => pieces.chooseOnServer(id));
  void app.get(createServerChanges).track(sending);
}
