import { createTestApp, type TestApp } from './test-app.ts';

/** A process on the same database in which something happens while a password is checked. */
export const createSlowPasswordApp = ({ deps }: TestApp, meanwhile: () => Promise<unknown>) =>
  createTestApp({
    deps: {
      db: deps.db,
      passwords: {
        ...deps.passwords,
        async verify(hash, password, asker) {
          const isRight = await deps.passwords.verify(hash, password, asker);
          await meanwhile();
          return isRight;
        },
      },
    },
  });
