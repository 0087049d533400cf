import type * as alteredPhotos from '#contract/altered-photos.ts';
import type { Call } from '#contract/endpoint.ts';

export const readAlteredState: Call<typeof alteredPhotos.readAlteredState> = {
  method: 'GET',
  path: '/api/ai-images/{aiImageId}/altered',
};
export const changeAltered: Call<typeof alteredPhotos.changeAltered> = {
  method: 'PATCH',
  path: '/api/ai-images/{aiImageId}/altered',
};
export const publishOriginal: Call<typeof alteredPhotos.publishOriginal> = {
  method: 'POST',
  path: '/api/ai-images/{aiImageId}/original',
};
export const listAlteredPhotos: Call<typeof alteredPhotos.listAlteredPhotos> = {
  method: 'GET',
  path: '/api/altered-photos',
};
export const takeDownAlteredPhoto: Call<typeof alteredPhotos.takeDownAlteredPhoto> = {
  method: 'DELETE',
  path: '/api/altered-photos/{id}',
};
