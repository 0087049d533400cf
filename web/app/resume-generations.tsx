import { useEffect } from 'react';
import { hasPersistedState } from '#web/local-content/clear-local-content.ts';
import { useCurrentUser } from '#web/session/session.ts';

const loadStore = () => import('#web/features/posts/generation/generation-store.ts');

/** Takes up the texts that were being written before a reload, on whichever page that was. */
export function ResumeGenerations() {
  const userId = useCurrentUser().user?.id;
  useEffect(() => {
    if (userId === undefined || !hasPersistedState(userId, 'writings')) return;
    loadStore().then(
      ({ resumeTasks }) => resumeTasks(),
      // The server is gone at this moment; its pieces come with the recent ones.
      () => {},
    );
  }, [userId]);
  return null;
}
