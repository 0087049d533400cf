import { createPasswords, type Passwords } from '#server/features/auth/passwords.ts';

const real = createPasswords();
const hashes = new Map<string, Promise<string>>();
const matches = new Set<string>();

/** Real hashes, each made and matched once: the many users and admins of the tests share two passwords. */
export const rememberedPasswords: Passwords = {
  hash(password, asker) {
    const known = hashes.get(password) ?? real.hash(password, asker);
    hashes.set(password, known);
    return known;
  },
  async verify(stored, password, asker) {
    const pair = `${stored} ${password}`;
    // What does not match, or belongs to nobody, is asked each time.
    if (matches.has(pair)) return true;
    const isMatch = await real.verify(stored, password, asker);
    if (isMatch) matches.add(pair);
    return isMatch;
  },
};
