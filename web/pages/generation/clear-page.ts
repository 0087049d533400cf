import { type AppState, useAppState } from '#web/app-state.ts';
import { createGenerationStore } from '#web/features/posts/generation/generation-store.ts';
import { createContentStore } from '#web/local-content/content-store.ts';
import { clearMessages, setCurrentBlogPost } from '#web/local-content/messages.ts';
import { clearOnAllDevices } from '#web/local-content/recent-query.ts';
import { offerUndo } from '#web/ui/toasts/offer-undo.ts';

/** Clearing says what goes and what stays, holds on every machine, and can be undone. */
export function useClearPage() {
  const app = useAppState();
  return {
    clearPosts: () => clearPosts(app),
    clearArticle: () => clearArticle(app),
    clearHistory: () => clearHistory(app),
  };
}

/** Empties the posts page, with what is being written on it. Home keeps its list. */
function clearPosts(app: AppState): void {
  const bringTextsBack = app.get(createGenerationStore).clear('insights');
  const content = app.get(createContentStore);
  const bringBack = clearOnAllDevices(app, 'insights', () => clearMessages(content, 'insights'));
  offerUndo(app, {
    title: 'Content cleared',
    description:
      'This page is cleared on all your devices. Your posts are still on Home, and anything you saved is in Saved Content.',
    bringBack() {
      bringBack();
      bringTextsBack();
    },
  });
}

/** Takes the article off the blog page, with what is being written on it. The history keeps it. */
function clearArticle(app: AppState): void {
  const content = app.get(createContentStore);
  const { blogPost } = content.content;
  const bringTextsBack = app.get(createGenerationStore).clear('blog');
  const bringBack = clearOnAllDevices(app, 'article', () => {
    setCurrentBlogPost(content, null);
    return () => setCurrentBlogPost(content, blogPost);
  });
  offerUndo(app, {
    title: 'Content cleared',
    description: 'Your blog posts are still in Generation History.',
    bringBack() {
      bringBack();
      bringTextsBack();
    },
  });
}

/** The article that is open stays. */
function clearHistory(app: AppState): void {
  const content = app.get(createContentStore);
  offerUndo(app, {
    title: 'History cleared',
    description:
      'This list is cleared on all your devices. Your blog posts are still on Home, and anything you saved is in Saved Content.',
    bringBack: clearOnAllDevices(app, 'blog', () => clearMessages(content, 'blog')),
  });
}
