/** What a personal token may do. None of them opens the account itself or the admin's pages. */
export const tokenScopes = ['read', 'drafts', 'publish'] as const;
export type TokenScope = (typeof tokenScopes)[number];

export const tokenScopeNames: Record<TokenScope, string> = {
  read: 'Read',
  drafts: 'Write drafts',
  publish: 'Publish',
};

/** Days after which a token ends, to choose from; the second unless another is chosen. */
export const tokenDays = [30, 90, 365] as const;
