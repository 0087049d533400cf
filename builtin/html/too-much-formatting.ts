import { tooMuchFormatting } from '#contract/piece-html.ts';

/** A text has more tags or levels than a piece may have. The server answers it with 413 (server/errors.ts). */
export class TooMuchFormatting extends Error {
  override name = 'TooMuchFormatting';
  readonly code = 'too_large';

  constructor() {
    super(tooMuchFormatting);
  }
}
