import type { Source } from '#contract/post.ts';
import { withoutControls } from './text.ts';
import { isWebAddress } from './web-address.ts';

/** Plain text with a link each; what leads nowhere is no source. */
export function cleanSources(sources: readonly Source[]): Source[] {
  return sources
    .map(({ title, url, snippet }) => ({
      title: withoutControls(title).trim(),
      url: url.trim(),
      snippet: withoutControls(snippet).trim(),
    }))
    .filter(({ url }) => isWebAddress(url));
}
