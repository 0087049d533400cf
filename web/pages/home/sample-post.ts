/** A finished post that comes with the app. It is in none of the agent's own lists. */
// biome-ignore lint/style/noRestrictedImports: a data file, which comes with the app
export { default as samplePost } from '../../../data-files/sample-post/post.json';

export const samplePicture = new URL(
  '../../../data-files/sample-post/picture.webp',
  import.meta.url,
).href;
