import type { Context } from './context.ts';

/** What a reader of such a post can do today, where the agent gave no call of their own. */
const firmCalls: Record<string, string> = {
  'just-listed': 'Message me today, and I will set up a time for you to see it.',
  'price-change': 'Message me today, and I will set up a time for you to see it.',
  'open-houses': 'Put it on your calendar today, and message me with your questions.',
  'just-sold': 'Send me your address today, and I will pull the closest sales for you.',
  sellers: 'Send me your address today, and I will pull the closest sales for you.',
  downsizing: 'Send me your address today, and I will pull the closest sales for you.',
  staging: 'Send me a photo of the room today, and I will tell you what I would do first.',
  renovation: 'Send me your address today, and I will pull the closest sales for you.',
  marketreport: 'Send me your street today, and I will pull the numbers for it.',
  buyers: 'Message me today, before you write your next offer.',
  'first-time-buyers': 'Send me your first question today, and I will tell you where to start.',
  financing: 'Send me your first question today, and I will tell you whom to ask.',
  investment: 'Send me an address today, and I will run through the numbers with you.',
  'neighborhood-guide': 'Message me today, and I will show you around.',
  relocation: 'Message me today, and I will show you around.',
  'local-events': 'Put it on your calendar today, and bring a neighbor.',
  'home-maintenance': 'Pick one of these jobs today, and message me if you need a name for it.',
};

export const firmCall = ({ material }: Context): string =>
  material.say(
    firmCalls[material.knowledge.identifier] ??
      'Message me today, and I will tell you where I would start.',
  );
