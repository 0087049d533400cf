import type { Profile } from './account-forms.ts';
import type { UsStateCode } from './us-states.ts';

/**
 * What states usually ask an agent's ad to name, beyond the brokerage, which all of them ask for: the number of the
 * rule, when it was last looked up, and how sure we are. States of which nothing more could be found are left out.
 * Rules change: this is a reminder, never legal advice.
 */

/** The parts of a profile that a state may ask for. */
export type AskedPart = keyof Pick<
  Profile,
  'displayName' | 'brokerage' | 'officeCity' | 'licenseNumber' | 'licenseType' | 'officePhone'
>;

/**
 * `rule`: read in the rule itself, or on a page of the regulator or the state's association.
 * `secondary`: read in what others write about the rule.
 * `unsure`: sources differ, or say too little; the note says of what.
 */
export type Confidence = 'rule' | 'secondary' | 'unsure';

export type StateAdRule = {
  asksFor: readonly AskedPart[];
  /** Asked for only where the agent's own phone is shown. */
  asksForBesidePhone?: readonly AskedPart[];
  /** Where the parts may stand instead of in the post. */
  elsewhere?: 'a linked page' | 'your profile or a linked page';
  /** For the agent, in plain words. */
  note: string;
  /** Where the broker can look it up. */
  rule: string;
  /** The day it was last looked up. */
  checked: string;
  confidence: Confidence;
};

export const everyStateAsksFor = ['brokerage'] as const satisfies readonly AskedPart[];

export const stateAdRules: Readonly<Partial<Record<UsStateCode, StateAdRule>>> = {
  AL: {
    asksFor: [],
    note: 'Alabama counts anything about your business as an ad and asks for your company’s name in it.',
    rule: 'Ala. Code 34-27-36(a)(6) and (15)',
    checked: '2026-11-15',
    confidence: 'rule',
  },
  AZ: {
    asksFor: [],
    elsewhere: 'a linked page',
    note: 'Arizona asks for your employing broker’s name. In very short texts a linked page can carry it.',
    rule: 'R4-28-502',
    checked: '2026-11-15',
    confidence: 'rule',
  },
  CA: {
    asksFor: ['displayName', 'licenseNumber'],
    note: 'California asks for your name, your 8-digit DRE license number and your broker’s name in what people see first.',
    rule: 'B&P 10140.6; 10 CCR 2773',
    checked: '2026-11-15',
    confidence: 'rule',
  },
  CO: {
    asksFor: [],
    note: 'Colorado asks for the brokerage’s licensed or registered trade name.',
    rule: '4 CCR 725-1, rules 1.2 and 6.10',
    checked: '2026-11-15',
    confidence: 'secondary',
  },
  FL: {
    asksFor: [],
    note: 'Florida asks for the brokerage’s licensed name right beside your contact details.',
    rule: '61J2-10.025',
    checked: '2026-11-15',
    confidence: 'secondary',
  },
  GA: {
    asksFor: ['officePhone'],
    note: 'Georgia asks for the firm’s name and phone, at least as large as yours, when you advertise a property.',
    rule: '520-1-.09',
    checked: '2026-11-15',
    confidence: 'rule',
  },
  HI: {
    asksFor: ['displayName', 'licenseType'],
    note: 'Hawaii asks for the brokerage’s registered name and a letter for your license, such as (S) or (B), after your name. A change that adds license numbers was proposed; we are not sure whether it applies yet.',
    rule: 'HAR 16-99-11(a) and (e)',
    checked: '2026-11-18',
    confidence: 'unsure',
  },
  IL: {
    asksFor: ['officeCity'],
    elsewhere: 'a linked page',
    note: 'Illinois asks for your sponsoring broker’s name and, in electronic ads, the company’s city and state.',
    rule: '225 ILCS 454/10-30; 68 IAC 1450.715',
    checked: '2026-11-15',
    confidence: 'rule',
  },
  IN: {
    asksFor: [],
    elsewhere: 'a linked page',
    note: 'Indiana asks for the broker company’s name, clearly visible. Very short displays may link to it.',
    rule: '876 IAC 8-1-8',
    checked: '2026-11-15',
    confidence: 'rule',
  },
  KY: {
    asksFor: [],
    elsewhere: 'a linked page',
    note: 'Kentucky counts every post as an ad of its own and asks for the full brokerage name in it.',
    rule: '201 KAR 11:105',
    checked: '2026-11-15',
    confidence: 'rule',
  },
  LA: {
    asksFor: ['officePhone'],
    note: 'Louisiana asks for the sponsoring broker’s name and phone.',
    rule: 'LAC 46:LXVII, ch. 19 and 25',
    checked: '2026-11-15',
    confidence: 'secondary',
  },
  MD: {
    asksFor: ['displayName'],
    asksForBesidePhone: ['officePhone'],
    note: 'Maryland asks for your name as licensed and the full brokerage name, and for the office phone where yours is shown.',
    rule: 'COMAR 09.11.02.01',
    checked: '2026-11-15',
    confidence: 'rule',
  },
  MA: {
    asksFor: [],
    note: 'Massachusetts asks for the broker’s name in the post itself; a link to it is not enough. No salesperson advertises under their own name alone.',
    rule: '254 CMR 3.00(9)(a)-(b)',
    checked: '2026-11-17',
    confidence: 'rule',
  },
  MI: {
    asksFor: [],
    asksForBesidePhone: ['officePhone'],
    note: 'Michigan asks for the broker’s name as licensed, and for the broker’s phone or address where contact details are given.',
    rule: 'MCL 339.2512e',
    checked: '2026-11-15',
    confidence: 'secondary',
  },
  MS: {
    asksFor: ['officePhone'],
    note: 'Mississippi asks for the firm’s name and phone, in social media too.',
    rule: '30 Miss. Code R. 1601-3.3',
    checked: '2026-11-17',
    confidence: 'rule',
  },
  MO: {
    asksFor: [],
    note: 'Missouri asks for the broker’s regular business name.',
    rule: '20 CSR 2250-8.070',
    checked: '2026-11-15',
    confidence: 'rule',
  },
  NE: {
    asksFor: [],
    note: 'Nebraska asks for the broker’s business name beside yours, in a similar or larger size.',
    rule: '299 NAC ch. 2, with the Commission’s advertising do’s and don’ts',
    checked: '2026-11-17',
    confidence: 'rule',
  },
  NV: {
    asksFor: [],
    note: 'Nevada asks for the brokerage’s name, clearly shown. Many brokerages there also show a license number; we found no rule that asks for it.',
    rule: 'NRS 645.315; NAC 645.610',
    checked: '2026-11-15',
    confidence: 'rule',
  },
  NJ: {
    asksFor: ['displayName'],
    asksForBesidePhone: ['officePhone'],
    note: 'New Jersey asks for your licensed name and the broker’s regular business name, and for the broker’s phone where yours is shown.',
    rule: 'N.J.A.C. 11:5-6.1',
    checked: '2026-11-15',
    confidence: 'secondary',
  },
  NM: {
    asksFor: ['officePhone'],
    note: 'New Mexico asks for the brokerage’s trade name and registered phone, and for no license number.',
    rule: '16.61.32 NMAC',
    checked: '2026-11-15',
    confidence: 'rule',
  },
  NY: {
    asksFor: ['licenseType', 'officePhone'],
    note: 'New York asks for the brokerage’s name, your license type, and the brokerage’s address or phone. We are not sure in which posts it asks for all of them.',
    rule: '19 NYCRR 175.25',
    checked: '2026-11-15',
    confidence: 'unsure',
  },
  NC: {
    asksFor: [],
    note: 'North Carolina asks for the firm’s name in the post itself. Your bio is not enough.',
    rule: '21 NCAC 58A .0105',
    checked: '2026-11-15',
    confidence: 'rule',
  },
  OH: {
    asksFor: [],
    note: 'Ohio asks for the brokerage’s name at least as prominent as yours.',
    rule: 'ORC 4735.16; OAC 1301:5-1-21',
    checked: '2026-11-15',
    confidence: 'rule',
  },
  OK: {
    asksFor: [],
    note: 'Oklahoma asks for the broker’s name at least half as large as the largest mention of you.',
    rule: '605:10-9-4',
    checked: '2026-11-15',
    confidence: 'rule',
  },
  OR: {
    asksFor: ['displayName'],
    note: 'Oregon asks for your licensed name and the principal broker’s registered business name.',
    rule: 'OAR 863-015-0125',
    checked: '2026-11-15',
    confidence: 'rule',
  },
  PA: {
    asksFor: ['officePhone'],
    note: 'Pennsylvania asks for your employing broker’s business name and phone, at least as large as yours.',
    rule: '49 Pa. Code 35.305',
    checked: '2026-11-15',
    confidence: 'rule',
  },
  SC: {
    asksFor: [],
    elsewhere: 'a linked page',
    note: 'South Carolina asks for the full brokerage name. Online, a link to the firm’s home page can carry it.',
    rule: 'S.C. Code 40-57-135',
    checked: '2026-11-15',
    confidence: 'rule',
  },
  TN: {
    asksFor: ['displayName', 'officePhone'],
    note: 'Tennessee asks for your licensed name, the firm’s name at least as large, and the firm’s phone on file.',
    rule: '1260-02-.12',
    checked: '2026-11-15',
    confidence: 'rule',
  },
  TX: {
    asksFor: ['displayName'],
    elsewhere: 'your profile or a linked page',
    note: 'Texas asks for your name and your broker’s. On social media your profile or a linked page can carry them.',
    rule: '22 TAC 535.155',
    checked: '2026-11-15',
    confidence: 'rule',
  },
  UT: {
    asksFor: [],
    elsewhere: 'a linked page',
    note: 'Utah asks for the brokerage’s name as on the division’s records, or a direct link where there is no room.',
    rule: 'R162-2f-401h',
    checked: '2026-11-15',
    confidence: 'rule',
  },
  VA: {
    asksFor: ['displayName', 'officeCity'],
    elsewhere: 'a linked page',
    note: 'Virginia asks for your name, the firm’s name and the city and state of the office, at most one click away.',
    rule: '18VAC135-20-190',
    checked: '2026-11-15',
    confidence: 'rule',
  },
  WA: {
    asksFor: [],
    note: 'Washington asks for the firm’s licensed name in every ad, clearly beside your own brand.',
    rule: 'WAC 308-124B-210',
    checked: '2026-11-15',
    confidence: 'rule',
  },
};
