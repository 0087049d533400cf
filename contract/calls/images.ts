import type { Call } from '#contract/endpoint.ts';
import type * as images from '#contract/images.ts';

export const readSizedFile: Call<typeof images.readSizedFile> = {
  method: 'GET',
  path: '/api/files/{key}/sizes/{size}',
};
export const readAltText: Call<typeof images.readAltText> = {
  method: 'GET',
  path: '/api/files/{key}/alt-text',
};
export const changeAltText: Call<typeof images.changeAltText> = {
  method: 'PATCH',
  path: '/api/files/{key}/alt-text',
};
export const listUserAssets: Call<typeof images.listUserAssets> = {
  method: 'GET',
  path: '/api/user-assets/{userId}/{type}',
};
export const uploadUserAsset: Call<typeof images.uploadUserAsset> = {
  method: 'POST',
  path: '/api/user-assets',
};
export const replaceUserAsset: Call<typeof images.replaceUserAsset> = {
  method: 'POST',
  path: '/api/user-assets/{assetId}/replace',
};
export const deleteUserAsset: Call<typeof images.deleteUserAsset> = {
  method: 'DELETE',
  path: '/api/user-assets/{assetId}',
};
export const generateAiImage: Call<typeof images.generateAiImage> = {
  method: 'POST',
  path: '/api/generate-ai-image',
};
export const sketchAiImages: Call<typeof images.sketchAiImages> = {
  method: 'POST',
  path: '/api/ai-image-sketches',
};
export const uploadBackground: Call<typeof images.uploadBackground> = {
  method: 'POST',
  path: '/api/ai-images',
};
export const listBackgrounds: Call<typeof images.listBackgrounds> = {
  method: 'GET',
  path: '/api/ai-images',
};
export const readLayoutHints: Call<typeof images.readLayoutHints> = {
  method: 'GET',
  path: '/api/ai-images/{aiImageId}/layout-hints',
};
export const personalizeImage: Call<typeof images.personalizeImage> = {
  method: 'POST',
  path: '/api/personalize-image',
};
export const downloadPersonalizedImage: Call<typeof images.downloadPersonalizedImage> = {
  method: 'POST',
  path: '/api/download-personalized-image',
};
export const downloadAllSizes: Call<typeof images.downloadAllSizes> = {
  method: 'GET',
  path: '/api/personalized-image-sizes/{id}',
};
export const listPersonalizedImages: Call<typeof images.listPersonalizedImages> = {
  method: 'GET',
  path: '/api/personalized-images/content/{contentId}',
};
export const deletePersonalizedImage: Call<typeof images.deletePersonalizedImage> = {
  method: 'DELETE',
  path: '/api/personalized-images/{id}',
};
