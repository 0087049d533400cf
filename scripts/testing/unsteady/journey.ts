import { expect, test } from '@playwright/test';

test.describe('two journeys', () => {
  test('passes at the second attempt', () => {
    expect(test.info().retry).toBe(1);
  });

  test('passes at once', () => {
    expect(test.info().retry).toBe(0);
  });
});
