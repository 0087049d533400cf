import { getContent } from '#web/conversation/content-store.ts';
import { clearMessages, showBlogPost } from '#web/conversation/conversation.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';

/** Takes the article off the desk. The history keeps it. */
export function clearArticle(): void {
  const { blogPost } = getContent();
  if (!blogPost) return;
  showBlogPost(null);
  offerUndo('Content cleared', 'Your blog posts stay in the Generation History.', () =>
    showBlogPost(blogPost),
  );
}

/** The article on the desk stays. */
export function clearHistory(): void {
  const bringBack = clearMessages('blog');
  offerUndo('History cleared', 'What you saved is still in Saved Content.', bringBack);
}

/** Nobody should lose an article to a slip of the hand. */
function offerUndo(title: string, description: string, bringBack: () => void): void {
  showToast({
    title,
    description,
    action: { label: 'Undo', hint: 'Press F8 to get to Undo', onClick: bringBack },
  });
}
