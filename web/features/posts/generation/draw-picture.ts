import { generateAiImage } from '#contract/calls/images.ts';
import { ApiError, messageFor } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { randomId } from '#web/api/random-id.ts';
import type { AppState } from '#web/app-state.ts';
import { createContentStore } from '#web/local-content/content-store.ts';
import { changePost, findPost } from '#web/local-content/messages.ts';
import { createToastStore } from '#web/ui/toasts/toast-store.ts';
import { createDrawings, readPendingDrawings, writePendingDrawings } from './pending-drawings.ts';

/** Has a picture drawn for a post that has just been written, and puts it on the post. */
export async function drawPictureForPost(
  app: AppState,
  postId: string,
  idempotencyKey = randomId(),
): Promise<void> {
  const content = app.get(createContentStore);
  const owner = content.owner ?? '';
  const post = findPost(content, postId);
  if (!post) return;
  const keep = () =>
    writePendingDrawings(owner, { ...readPendingDrawings(owner), [postId]: idempotencyKey });
  // Of two versions the one that is kept gets it, and only then.
  if (post.pair) return keep();
  const drawings = app.get(createDrawings);
  drawings.set(new Set([...drawings.get(), postId]));
  keep();
  const forget = () => {
    const { [postId]: _, ...others } = readPendingDrawings(owner);
    writePendingDrawings(owner, others);
  };
  try {
    const { title, content: text, topic, location, state, imagePrompt: prompt = null } = post;
    const body = { title, content: text, topic, location, state, prompt, postId };
    const { imageUrl } = await call(generateAiImage, { body }, { idempotencyKey });
    forget();
    changePost(content, post, (current) => ({
      ...current,
      imageUrls: [...(current.imageUrls ?? []), imageUrl],
    }));
  } catch (error) {
    // What a reload or the network has cut off is asked for again when the page is next opened.
    if (error instanceof ApiError) forget();
    const description = messageFor(error, 'We couldn’t draw a picture for your post.');
    app.get(createToastStore).show({ tone: 'error', title: 'Generation failed', description });
  } finally {
    drawings.set(new Set([...drawings.get()].filter((id) => id !== postId)));
  }
}

/** Goes on with the pictures that a reload has interrupted, or that waited for the choice of a version. */
export function resumeDrawings(app: AppState): void {
  const owner = app.get(createContentStore).owner ?? '';
  for (const [postId, key] of Object.entries(readPendingDrawings(owner))) {
    if (!app.get(createDrawings).get().has(postId)) void drawPictureForPost(app, postId, key);
  }
}
