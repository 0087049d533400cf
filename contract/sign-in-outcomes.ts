/** What came of signing in at LinkedIn, in words. My Account says them to whoever comes back from there. */
export const signInOutcomes = {
  connected: 'LinkedIn is connected.',
  canceled: 'You didn’t give permission on LinkedIn, so it wasn’t connected.',
  expired:
    'We couldn’t finish connecting LinkedIn. It may have timed out, or been started in another browser or by someone else. Please try again.',
  refused:
    'LinkedIn turned down our request. Try again. If it keeps happening, ask whoever runs Porchlight for you to check its LinkedIn settings.',
  unavailable: 'Something went wrong at LinkedIn. Try again in a few minutes.',
  blocked: 'Your admin has turned off publishing on LinkedIn profiles.',
  full: 'You’ve reached the limit for connected accounts. Disconnect one you no longer use, then try again.',
} as const;

export type SignInOutcome = keyof typeof signInOutcomes;
