import type { Call } from '#contract/endpoint.ts';
import type * as storage from '#contract/storage.ts';

export const getStorageUse: Call<typeof storage.getStorageUse> = {
  method: 'GET',
  path: '/api/account/storage',
};
export const freeStorage: Call<typeof storage.freeStorage> = {
  method: 'POST',
  path: '/api/account/storage/free',
};
