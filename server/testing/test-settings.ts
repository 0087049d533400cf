import { readConfig } from '#server/config.ts';

export const templateDatabase = 'porchlight_template';
export const adminPassword = 'the admin password of the tests';

/** Nothing of the outside environment; what a test needs it says. */
export const testConfig = (variables: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: '/nonexistent', LOG_LEVEL: 'silent', ...variables });
