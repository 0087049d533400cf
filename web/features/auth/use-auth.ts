import { useQueryClient } from '@tanstack/react-query';
import type { User } from '#contract/auth.ts';
import { login, logout, register } from '#contract/calls/auth.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { clearCurrentUser, setCurrentUser } from '#web/session/session.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';

/** Milliseconds between a successful logout and the way to the auth page. */
const logoutRedirectDelay = 100;

export function useLogin() {
  const client = useQueryClient();
  return useCall(login, {
    onSuccess(user: User) {
      showToast({ title: 'Login successful', description: `Welcome back, ${user.username}!` });
      return setCurrentUser(client, user);
    },
    onError: (error) => showFailure('Login failed', error),
  });
}

export function useRegister() {
  const client = useQueryClient();
  return useCall(register, {
    onSuccess(user: User) {
      showToast({ title: 'Registration successful', description: `Welcome, ${user.username}!` });
      return setCurrentUser(client, user);
    },
    onError: (error) => showFailure('Registration failed', error),
  });
}

export function useLogout() {
  const client = useQueryClient();
  return useCall(logout, {
    onSuccess() {
      // The guard of the page leads to /auth as soon as the user is forgotten.
      setTimeout(() => clearCurrentUser(client), logoutRedirectDelay);
    },
    onError: (error) => showFailure('Logout failed', error),
  });
}

/** The title says what failed; the server's words follow when there are any. */
function showFailure(title: string, error: Error): void {
  showToast({ tone: 'error', title, description: messageFor(error, '') || undefined });
}
