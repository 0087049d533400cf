/** What came of signing in at LinkedIn, in words. My Account says them to whoever comes back from there. */
export const signInOutcomes = {
  connected: 'LinkedIn is connected.',
  canceled: 'You said no on LinkedIn, so nothing was connected.',
  expired:
    'That took too long, or it was started in another browser or by someone else. Connect LinkedIn again.',
  refused:
    'LinkedIn didn’t accept the request of this site. Try again, and if it stays, ask whoever runs the site to check its LinkedIn app.',
  unavailable: 'LinkedIn didn’t answer as it should. Try again in a few minutes.',
  blocked: 'Your admin has turned off publishing on LinkedIn profiles.',
  full: 'You have as many connected accounts as we keep. Disconnect one you no longer use, then try again.',
} as const;

export type SignInOutcome = keyof typeof signInOutcomes;
