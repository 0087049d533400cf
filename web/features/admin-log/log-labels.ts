import type { LogEntry } from '#contract/admin-log.ts';
import { topicFields, yesNoFields } from '#contract/catalog/topic-fields.ts';
import type { LogSubject } from '#contract/constants.ts';

/** What the admin calls the things that are written about. */
export const subjectLabels: Record<LogSubject, { one: string; many: string }> = {
  topic: { one: 'topic', many: 'Topics' },
  'universal prompt': { one: 'universal prompt', many: 'Universal prompts' },
  'content template': { one: 'template', many: 'Templates' },
  'trusted website': { one: 'website', many: 'Websites' },
  'site asset': { one: 'site picture', many: 'Site pictures' },
  user: { one: 'user', many: 'Users' },
  invite: { one: 'invite link', many: 'Invite links' },
  'review settings': { one: 'settings of', many: 'Broker review' },
  'publishing settings': { one: 'settings of', many: 'Publishing' },
};

/** What was done, without who did it and what it is called: "changed the topic". */
export const actionLabel = ({ action, subject }: LogEntry) =>
  `${action} the ${subjectLabels[subject].one}`;

const fieldNames: Record<string, string> = {
  ...Object.fromEntries(yesNoFields.map((field) => [field, topicFields[field].control.label])),
  promptTemplate: 'Prompt',
  promptType: 'Type',
  contentTemplate: 'Template',
  mimeType: 'File type',
  fingerprint: 'Picture',
  isApprovalRequired: 'Approval required',
  isPaused: 'Paused',
  blockedChannels: 'Channels that aren’t allowed',
};

/** "isActive" as people say it; a field nobody has put into words is at least readable. */
export function fieldLabel(field: string): string {
  const known = fieldNames[field];
  if (known) return known;
  const words = field.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
