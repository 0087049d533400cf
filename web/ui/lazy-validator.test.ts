import { expect, test } from 'vitest';
import { createLazyValidator } from './lazy-validator.ts';

const load = () => import('#contract/auth-forms.ts');

test('of each field it says what is wrong first, in the order of the form', async () => {
  const check = createLazyValidator(load).validator((forms) => forms.Credentials);
  const wrong = await check({ username: ' ', password: '' });
  expect(Object.entries(wrong)).toEqual([
    ['username', 'Username is required'],
    ['password', 'Password is required'],
  ]);
  expect(await check({ username: 'ann', password: 'evening porch' })).toEqual({});
});

test('where the checks cannot be fetched, the server checks alone', async () => {
  const unreachable = createLazyValidator(async () => {
    throw new Error('no network');
  });
  expect(await unreachable.validator(() => ({}) as never)({ username: '' })).toEqual({});
});
