import { findLinks, type Platform } from '#contract/platforms.ts';

/**
 * What in a text will not work on a platform, in words for the agent. The web address in the agent's
 * own line is no fault: it is read there, whether or not it can be pressed.
 */
export function findWarnings(platform: Platform, text: string, line = ''): string[] {
  return [
    phoneWarning(platform, text),
    linkWarning(
      platform,
      text.replace(line, () => ''),
    ),
    hashtagWarning(platform, text),
  ].filter((warning) => warning !== undefined);
}

/** North American numbers as people write them; a license number has no area code. */
const phone =
  /(?<![\d-])(?:(?:\+?1[\s.\-\u2010-\u2013]?)?(?:\([2-9]\d{2}\)\s?|[2-9]\d{2}[\s.\-\u2010-\u2013])[2-9]\d{2}[\s.\-\u2010-\u2013]?\d{4}|[2-9]\d{2}[2-9]\d{6})(?![\d-])/u;

function phoneWarning({ name, phoneRefusal }: Platform, text: string): string | undefined {
  const found = phoneRefusal && phone.exec(text)?.[0].trim();
  return found ? `${name} rejects posts with a phone number. Remove ${found}.` : undefined;
}

function linkWarning({ links, hasClickableLinks }: Platform, text: string): string | undefined {
  const [found] = hasClickableLinks ? [] : findLinks(text);
  return found ? `${links} This text has ${found}.` : undefined;
}

/** A number alone, as in "#1", is no hashtag. */
const hashtag = /(?<![\p{L}\p{N}_&/#])#[\p{N}_]*\p{L}[\p{L}\p{N}_]*/gu;

function hashtagWarning({ name, hashtags: most }: Platform, text: string): string | undefined {
  const count = text.match(hashtag)?.length ?? 0;
  if (count <= most) return undefined;
  if (most === 0) return `Hashtags don’t help on ${name}. Remove them.`;
  const advised = most === 1 ? 'one hashtag' : `${most} hashtags at most`;
  return `${name} works best with ${advised}. This text has ${count}.`;
}
