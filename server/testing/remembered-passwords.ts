import { createPasswords, type Passwords } from '#server/features/auth/passwords.ts';

const real = createPasswords();
const hashes = new Map<string, Promise<string>>();

/** Real hashes, each made once: the many users of the tests share one password. */
export const rememberedPasswords: Passwords = {
  hash(password, asker) {
    const known = hashes.get(password) ?? real.hash(password, asker);
    hashes.set(password, known);
    return known;
  },
  verify: real.verify,
};
