/** What the same probes found before there was anything against them, by name. */
export const before: Record<string, string> = {};
