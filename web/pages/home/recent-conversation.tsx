import { FactsGuard } from '#web/features/claims/facts-guard.tsx';
import type { Message } from '#web/local-content/message.ts';
import { MessageList } from '#web/local-content/message-list.tsx';
import { RecentPost } from './recent-post.tsx';

type Props = { messages: Message[]; isLoading: boolean };

/** What was asked and what came of it, each piece in a few lines. */
export function RecentConversation(props: Props) {
  return (
    <FactsGuard>
      <MessageList {...props} renderPost={(post) => <RecentPost post={post} />} />
    </FactsGuard>
  );
}
