import { listPostKinds } from '#contract/catalog/content-templates.ts';
import { listActiveTopics, listMainTopics } from '#contract/catalog/topics.ts';
import { listConnections } from '#contract/channels.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { checkWording } from '#contract/fair-housing.ts';
import { getGeneration, stopGeneration } from '#contract/generations.ts';
import { listPersonalizedImages, readFile, readSizedFile } from '#contract/images.ts';
import {
  changeEntry,
  countNeedsYou,
  findZone,
  listNeedsYou,
  listPlan,
  markPosted,
  planPiece,
  removeEntry,
  updatePublished,
} from '#contract/plan.ts';
import { askQuestions, generatePosts, revisePost, writeVersions } from '#contract/posts.ts';
import { listRecentContent } from '#contract/recent-content.ts';
import {
  changePlatforms,
  changeSavedContent,
  countSavedContent,
  duplicateSavedContent,
  getSavedContent,
  listSavedContent,
  saveContent,
  searchSavedContent,
} from '#contract/saved-content.ts';
import type { TokenScope } from '#contract/token-scopes.ts';
import {
  getLatestWeekFill,
  startWeekFill,
  stopWeekFill,
  suggestWeek,
} from '#contract/week-fill.ts';

/**
 * What personal tokens may call, and the scope each call needs. What is not here is closed to them: the account,
 * its sessions and passwords, connected accounts' secrets, links for other people, and everything of the admin.
 */
type TokenRule = {
  scope: TokenScope;
  /** Whether a call with this body brings something before readers, or changes what will be. */
  publishes?: (body: unknown) => boolean;
};

const read: TokenRule = { scope: 'read' };
const drafts: TokenRule = { scope: 'drafts' };
const publish: TokenRule = { scope: 'publish' };

/** Only what is said to be a draft is one. */
const draftsOnly: TokenRule = {
  ...drafts,
  publishes: (body) => (body as { isDraft?: boolean }).isDraft !== true,
};

export const tokenRules = new Map<Endpoint, TokenRule>([
  [listSavedContent, read],
  [searchSavedContent, read],
  [countSavedContent, read],
  [getSavedContent, read],
  [listPersonalizedImages, read],
  [readFile, read],
  [readSizedFile, read],
  [listRecentContent, read],
  [listPlan, read],
  [listNeedsYou, read],
  [countNeedsYou, read],
  [findZone, read],
  [listConnections, read],
  [listActiveTopics, read],
  [listMainTopics, read],
  [listPostKinds, read],
  [suggestWeek, read],
  [getLatestWeekFill, read],
  [getGeneration, read],
  [checkWording, read],

  [askQuestions, drafts],
  [generatePosts, drafts],
  [revisePost, drafts],
  [writeVersions, drafts],
  [stopGeneration, drafts],
  [saveContent, drafts],
  [changeSavedContent, drafts],
  [changePlatforms, drafts],
  [duplicateSavedContent, drafts],
  [startWeekFill, drafts],
  [stopWeekFill, drafts],
  [planPiece, draftsOnly],

  [changeEntry, publish],
  [markPosted, publish],
  [removeEntry, publish],
  [updatePublished, publish],
]);
