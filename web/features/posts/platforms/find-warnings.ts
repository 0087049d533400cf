import { findHashtags, findPhones } from '#contract/platform-text.ts';
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

function phoneWarning({ name, phoneRefusal }: Platform, text: string): string | undefined {
  const [found] = phoneRefusal ? findPhones(text) : [];
  return found ? `${name} rejects posts with a phone number. Remove ${found}.` : undefined;
}

function linkWarning({ links, hasClickableLinks }: Platform, text: string): string | undefined {
  const [found] = hasClickableLinks ? [] : findLinks(text);
  return found ? `${links} This text has ${found}.` : undefined;
}

function hashtagWarning({ name, hashtags: most }: Platform, text: string): string | undefined {
  const count = findHashtags(text).length;
  if (count <= most) return undefined;
  if (most === 0) return `Hashtags don’t help on ${name}. Remove them.`;
  const advised = most === 1 ? 'one hashtag' : `${most} hashtags at most`;
  return `${name} works best with ${advised}. This text has ${count}.`;
}
