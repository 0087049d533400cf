import { isWebAddress } from './web-address.ts';

/** Pictures of the app and of the web, each once. */
export const cleanImageUrls = (urls: string[]): string[] => [
  ...new Set(urls.map((url) => url.trim()).filter((url) => isOwnFile(url) || isWebAddress(url))),
];

const isOwnFile = (url: string) => /^\/api\/files\/[\w-]+$/.test(url);
