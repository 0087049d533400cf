import { generateAiImage } from '#contract/calls/images.ts';
import { messageFor } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { randomId } from '#web/api/random-id.ts';
import type { AppState } from '#web/app-state.ts';
import { createContentStore } from '#web/local-content/content-store.ts';
import { changePost, findPost } from '#web/local-content/messages.ts';
import { createToastStore } from '#web/ui/toasts/toast-store.ts';
import { createDrawings } from './drawings.ts';

/** Has a picture drawn for a post that has just been written, and puts it on the post. */
export async function drawPictureForPost(app: AppState, postId: string): Promise<void> {
  const content = app.get(createContentStore);
  const post = findPost(content, postId);
  if (!post) return;
  const drawings = app.get(createDrawings);
  drawings.set(new Set([...drawings.get(), postId]));
  try {
    const { title, content: text, topic, location, state, imagePrompt: prompt = null } = post;
    const body = { title, content: text, topic, location, state, prompt, postId };
    const { imageUrl } = await call(generateAiImage, { body }, { idempotencyKey: randomId() });
    changePost(content, post, (current) => ({
      ...current,
      imageUrls: [...(current.imageUrls ?? []), imageUrl],
    }));
  } catch (error) {
    const description = messageFor(error, 'We couldn’t draw a picture for your post.');
    app.get(createToastStore).show({ tone: 'error', title: 'Generation failed', description });
  } finally {
    drawings.set(new Set([...drawings.get()].filter((id) => id !== postId)));
  }
}
