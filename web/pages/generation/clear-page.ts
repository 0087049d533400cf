import { clearWritings } from '#web/features/posts/generation/generation-store.ts';
import { getContent } from '#web/local-content/content-store.ts';
import { clearMessages, showBlogPost } from '#web/local-content/messages.ts';
import { clearEverywhere } from '#web/local-content/recent-query.ts';
import { offerUndo } from '#web/ui/toasts/offer-undo.ts';

/** Clearing says what goes and what stays, holds on every machine, and can be undone. */

/** Empties the posts page, with what is being written on it. Home keeps its list. */
export function clearPosts(): void {
  const bringTextsBack = clearWritings('insights');
  const bringBack = clearEverywhere('insights', () => clearMessages('insights'));
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
  const bringTextsBack = clearWritings('blog');
  const bringBack = clearEverywhere('article', () => {
    showBlogPost(null);
    return () => showBlogPost(blogPost);
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
    bringBack: clearEverywhere('blog', () => clearMessages('blog')),
  });
}
