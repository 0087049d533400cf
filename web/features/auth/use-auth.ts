import type { User } from '#contract/auth.ts';
import { login, logout, register } from '#contract/calls/auth.ts';
import { useCall } from '#web/api/mutation.ts';
import { useClearCurrentUser, useSetCurrentUser } from '#web/session/session.ts';
import { failureToast, useShowToast } from '#web/ui/toasts/toast-store.ts';

/** Milliseconds between a successful logout and the way to the auth page. */
const logoutRedirectDelay = 100;

export function useLogin() {
  const setCurrentUser = useSetCurrentUser();
  const showToast = useShowToast();
  return useCall(login, {
    onSuccess(user: User) {
      showToast({ title: 'Login successful', description: `Welcome back, ${user.username}!` });
      return setCurrentUser(user);
    },
    onError: (error) => void showToast(failureToast('Login failed', error)),
  });
}

export function useRegister() {
  const setCurrentUser = useSetCurrentUser();
  const showToast = useShowToast();
  return useCall(register, {
    onSuccess(user: User) {
      showToast({ title: 'Registration successful', description: `Welcome, ${user.username}!` });
      return setCurrentUser(user);
    },
    onError: (error) => void showToast(failureToast('Registration failed', error)),
  });
}

export function useLogout() {
  const clearCurrentUser = useClearCurrentUser();
  const showToast = useShowToast();
  return useCall(logout, {
    onSuccess() {
      // The guard of the page leads to /auth as soon as the user is forgotten.
      setTimeout(clearCurrentUser, logoutRedirectDelay);
    },
    onError: (error) => void showToast(failureToast('Logout failed', error)),
  });
}
