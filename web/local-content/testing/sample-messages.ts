import type { Post } from '#contract/post.ts';
import type { Message } from '#web/local-content/message.ts';

export function postOf(title: string, changes: Partial<Post> = {}): Post {
  return {
    id: crypto.randomUUID(),
    title,
    content: `<p>All about <strong>${title}</strong>.</p>`,
    hashtags: ['AustinHomes', 'HydePark'],
    topic: 'Sellers',
    location: 'Austin',
    state: 'TX',
    ...changes,
  };
}

export const asked = (text: string): Message => ({
  id: crypto.randomUUID(),
  type: 'user',
  content: text,
});

export const answered = (content: string | Post): Message => ({
  id: crypto.randomUUID(),
  type: 'assistant',
  content: typeof content === 'string' ? content : { posts: [content] },
});
