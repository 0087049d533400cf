import type { Call } from '#contract/endpoint.ts';
import type * as fairHousing from '#contract/fair-housing.ts';

export const checkWording: Call<typeof fairHousing.checkWording> = {
  method: 'POST',
  path: '/api/fair-housing/check',
};
