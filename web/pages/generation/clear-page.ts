import { clearTasks } from '#web/features/posts/generation/generation-store.ts';
import { getContent } from '#web/local-content/content-store.ts';
import { clearMessages, setCurrentBlogPost } from '#web/local-content/messages.ts';
import { clearOnAllDevices } from '#web/local-content/recent-query.ts';
import { offerUndo } from '#web/ui/toasts/offer-undo.ts';

/** Clearing says what goes and what stays, holds on every machine, and can be undone. */

/** Empties the posts page, with what is being written on it. Home keeps its list. */
export function clearPosts(): void {
  const bringTextsBack = clearTasks('insights');
  const bringBack = clearOnAllDevices('insights', () => clearMessages('insights'));
  offerUndo({
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
export function clearArticle(): void {
  const { blogPost } = getContent();
  const bringTextsBack = clearTasks('blog');
  const bringBack = clearOnAllDevices('article', () => {
    setCurrentBlogPost(null);
    return () => setCurrentBlogPost(blogPost);
  });
  offerUndo({
    title: 'Content cleared',
    description: 'Your blog posts are still in Generation History.',
    bringBack() {
      bringBack();
      bringTextsBack();
    },
  });
}

/** The article that is open stays. */
export function clearHistory(): void {
  offerUndo({
    title: 'History cleared',
    description:
      'This list is cleared on all your devices. Your blog posts are still on Home, and anything you saved is in Saved Content.',
    bringBack: clearOnAllDevices('blog', () => clearMessages('blog')),
  });
}
