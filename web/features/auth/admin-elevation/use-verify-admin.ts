import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { verifyAdmin } from '#contract/calls/auth.ts';
import { ApiError, isTransient, messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { useAppPart } from '#web/app-state.ts';
import { useToastStore } from '#web/ui/toasts/toast-store.ts';
import { createElevationExpiry } from './admin-elevation.ts';

/** Opens the admin calls for this session. What was refused before is fetched again by itself. */
export function useVerifyAdmin(onVerified?: () => void) {
  const client = useQueryClient();
  const refusal = useRef(0);
  const toasts = useToastStore();
  const elevationExpiry = useAppPart(createElevationExpiry);
  return useCall(verifyAdmin, {
    onSuccess() {
      // What is over should not go on standing on the screen.
      toasts.dismiss(refusal.current);
      elevationExpiry.set(false);
      void client.invalidateQueries({ predicate: ({ state }) => wasRefused(state.error) });
      onVerified?.();
    },
    onError(error) {
      refusal.current = toasts.show({ tone: 'error', title: adminPasswordError(error) });
    },
  });
}

/** The server's own words where it has some, such as after too many tries. */
export const adminPasswordError = (error: Error): string =>
  messageFor(
    error,
    isTransient(error) ? 'Failed to verify admin password' : 'Invalid admin password',
  );

const wasRefused = (error: Error | null) =>
  error instanceof ApiError && error.code === 'admin_required';
