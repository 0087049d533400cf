import { describe, expect, test } from 'vitest';
import { endsWithCall } from '#builtin/writer/compose/calls.ts';
import { writePost } from '#builtin/writer/post/write-post.ts';
import { factsOfSet } from '#builtin/writer/testing/answer-sets/facts-of-set.ts';
import { heldOutAnswerSets } from '#builtin/writer/testing/answer-sets/held-out.ts';
import { tuned } from '#builtin/writer/testing/answer-sets/tuned.ts';
import { visibleText } from '#builtin/writer/testing/facts.ts';
import { findPhones } from '#contract/platform-text.ts';
import {
  composeForPlatform,
  findLinks,
  lengthOnPlatform,
  type PlatformKey,
  platformKeys,
  platforms,
} from '#contract/platforms.ts';
import { claimsOf } from './read-parts.ts';
import { versionsForPlatforms } from './write-versions.ts';

const today = new Date('2026-11-16T12:00:00');

const pieces = [...tuned, ...heldOutAnswerSets].map((set, index) => {
  const { draft } = writePost(factsOfSet(set), index + 1, today);
  const text = `${visibleText(draft.title)}\n${visibleText(draft.content)}`;
  return { set, draft, text, versions: versionsForPlatforms({ ...draft, city: set.city }) };
});

const each = (check: (piece: (typeof pieces)[number], key: PlatformKey, text: string) => void) => {
  for (const piece of pieces)
    for (const key of platformKeys) check(piece, key, piece.versions[key].text);
};

const numbersIn = (text: string) => new Set(claimsOf(text).figures);

describe('versions of posts with answers', () => {
  test('there are enough of them', () => {
    expect(pieces.length).toBeGreaterThanOrEqual(40);
  });

  test('each fits its platform, hashtags included', () => {
    each(({ versions, draft }, key, text) => {
      const { hashtags } = versions[key];
      const composed = composeForPlatform(key, { title: '', text, hashtags, signature: '' });
      expect(lengthOnPlatform(key, composed), composed).toBeLessThanOrEqual(platforms[key].limit);
      expect(hashtags.length).toBeLessThanOrEqual(platforms[key].hashtags);
      expect(draft.hashtags).toEqual(expect.arrayContaining(hashtags));
    });
  });

  test('Google has 150 to 400 characters, or all there is to say', () => {
    for (const { versions, text } of pieces) {
      const { length } = versions.gbp.text;
      expect(length, versions.gbp.text).toBeLessThanOrEqual(400);
      expect(length, versions.gbp.text).toBeGreaterThanOrEqual(Math.min(150, text.length * 0.5));
      expect(versions.gbp.text).not.toContain('\n');
    }
  });

  test('Google has no phone number, link or hashtag, Instagram no link', () => {
    for (const { versions } of pieces) {
      expect(findPhones(versions.gbp.text)).toEqual([]);
      expect(findLinks(versions.gbp.text)).toEqual([]);
      expect(versions.gbp.text).not.toContain('#');
      expect(findLinks(versions.instagram.text)).toEqual([]);
    }
  });

  test('Instagram and LinkedIn begin with a line that is read whole', () => {
    for (const { versions } of pieces) {
      expect(versions.instagram.text.split('\n')[0]?.length).toBeLessThanOrEqual(125);
      expect(versions.linkedin.text.split('\n')[0]?.length).toBeLessThanOrEqual(210);
    }
  });

  test('none ends in the middle of a sentence or trails off', () => {
    each((_, key, text) => {
      expect(text, key).toMatch(/[.!?]["”)]?$/);
      expect(text, key).not.toMatch(/…|\.\.\.|[,;:]\n(?!•)|\(\)| ,|\.\./);
    });
  });

  test('none says a figure or a name that is not in the post', () => {
    each(({ text: post }, key, text) => {
      const { figures, names } = claimsOf(text);
      for (const claim of [...figures, ...names]) expect(post, `${key}: ${text}`).toContain(claim);
    });
  });

  test('where there is room every figure of the post is kept', () => {
    for (const { versions, draft } of pieces) {
      const figures = [...numbersIn(visibleText(draft.content).replace(/\n/g, ' '))];
      for (const key of ['facebook', 'linkedin', 'instagram', 'nextdoor'] as const) {
        const kept = numbersIn(versions[key].text);
        const missing = figures.filter((figure) => !kept.has(figure));
        expect(missing, `${key}: ${versions[key].text}`).toEqual([]);
      }
    }
  });

  test('short ones keep at least half of the figures', () => {
    for (const key of ['gbp', 'x', 'threads'] as const) {
      const shares = pieces.map(({ versions, draft }) => {
        const figures = [...numbersIn(visibleText(draft.content))];
        const kept = numbersIn(versions[key].text);
        return figures.length
          ? figures.filter((figure) => kept.has(figure)).length / figures.length
          : 1;
      });
      const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
      expect(mean, key).toBeGreaterThan(key === 'x' ? 0.6 : 0.8);
    }
  });

  test('where and when are in every version, and it ends with the call', () => {
    each(({ draft }, key, text) => {
      const lines = visibleText(draft.content).split('\n').filter(Boolean);
      const dates =
        visibleText(draft.content).match(/\b(?:January|November|December) \d{1,2}, \d/g) ?? [];
      for (const date of dates) expect(text, key).toContain(date);
      if (endsWithCall(lines.findLast((line) => !/NOAA|Census|FHFA/.test(line)) ?? ''))
        expect(endsWithCall(text.split('\n').at(-1) ?? ''), `${key}: ${text}`).toBe(true);
    });
  });

  test('the agent’s own words for the next step are in every version that takes them', () => {
    const own = pieces.filter(({ text }) => /\bINSPECT\b|218-555-0119/.test(text));
    expect(own.length).toBeGreaterThanOrEqual(2);
    for (const { versions, text } of own) {
      const step = /DM me INSPECT\.|Just come by/i.exec(text)?.[0] ?? '';
      for (const key of platformKeys) expect(versions[key].text, key).toContain(step);
    }
  });
});
