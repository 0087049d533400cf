import { channels } from '#contract/channel-list.ts';
import type { PlanEntry } from '#contract/plan.ts';
import { type PlanState, stateLabels } from '#contract/plan-states.ts';
import { findPlatform } from '#contract/platforms.ts';
import { zoneLabel } from './clock-changes.ts';
import { clockLabel, dayOf, longDayLabel, shortDayLabel, timeOf } from './days.ts';

export const isHandOff = ({ channel }: Pick<PlanEntry, 'channel'>): boolean =>
  channels[channel].kind === 'handOff';

/** Whether what was published can follow the piece. */
export function canUpdate({ channel, connection, contentId }: PlanEntry): boolean {
  const place = channels[channel];
  return place.kind === 'direct' && place.canUpdate && connection !== null && contentId !== null;
}

/** What a state means for this entry, in a sentence. */
export function stateLine(entry: PlanEntry, { isPaused }: { isPaused: boolean }): string {
  const name = channelName(entry);
  const lines: Record<PlanState, string> = {
    draft: 'Nothing happens until you plan it.',
    planned: isHandOff(entry)
      ? `We’ll remind you at that time, and you post it on ${name}.`
      : isPaused
        ? 'Publishing is paused. It goes out once your admin resumes it, unless that’s more than six hours late.'
        : `We’ll publish it on ${name} at that time.`,
    waiting: 'Your broker hasn’t approved this version yet. It goes on once they have.',
    due: `It’s time to post this on ${name}.`,
    publishing: `We’re publishing it on ${name} right now.`,
    published: `It’s on ${name}.`,
    failed: `It isn’t on ${name}.`,
  };
  return lines[entry.state];
}

export const channelName = ({ channel }: Pick<PlanEntry, 'channel'>): string =>
  channels[channel].name;

export const shortChannelName = ({ channel }: Pick<PlanEntry, 'channel'>): string =>
  findPlatform(channel)?.shortName ?? channels[channel].name;

/** "WordPress, Our news" where there is an account with a name of its own. */
export const channelLabel = (entry: Pick<PlanEntry, 'channel' | 'connection'>): string =>
  [channelName(entry), entry.connection?.name].filter(Boolean).join(', ');

/** "9:00 AM CST" */
export const timeLabel = ({ localTime, zone, publishAt }: PlanEntry): string =>
  `${clockLabel(timeOf(localTime))} ${zoneLabel(zone, new Date(publishAt))}`;

/** "Thu, Nov 26, 9:00 AM CST" */
export const whenLabel = (entry: PlanEntry): string =>
  `${shortDayLabel(dayOf(entry.localTime))}, ${timeLabel(entry)}`;

/** For whoever hears it. */
export const spokenEntry = (entry: PlanEntry): string =>
  `${entry.title || 'Untitled'}, ${channelName(entry)}, ${longDayLabel(dayOf(entry.localTime))}, ${timeLabel(entry)}, ${stateLabels[entry.state]}`;

/** Only what has not come to its end can go to another day. */
export const canMove = ({ state }: Pick<PlanEntry, 'state'>): boolean =>
  state !== 'publishing' && state !== 'published';
