import type { Profile } from './account-forms.ts';
import type { UsStateCode } from './us-states.ts';

/**
 * What states usually ask an agent's ad to name, beyond the brokerage, which all of them ask for.
 * Gathered in November 2026 from rule texts and pages of regulators and associations; states of which
 * nothing more could be found are left out. Rules change: this is a reminder, never legal advice.
 */

/** The parts of a profile that a state may ask for. */
export type AskedPart = keyof Pick<
  Profile,
  'displayName' | 'brokerage' | 'officeCity' | 'licenseNumber' | 'phone'
>;

export type StateAdRule = {
  asksFor: readonly AskedPart[];
  /** For the agent, in plain words. */
  note: string;
  /** Where the broker can look it up. */
  rule: string;
};

export const everyStateAsksFor = ['brokerage'] as const satisfies readonly AskedPart[];

export const stateAdRules: Readonly<Partial<Record<UsStateCode, StateAdRule>>> = {
  AL: {
    asksFor: [],
    note: 'Alabama counts anything about your business as an ad and asks for your company’s name in it.',
    rule: 'Ala. Code 34-27-36',
  },
  AZ: {
    asksFor: [],
    note: 'Arizona asks for your employing broker’s name. In very short texts a linked page can carry it.',
    rule: 'R4-28-502',
  },
  CA: {
    asksFor: ['licenseNumber'],
    note: 'California asks for your 8-digit DRE license number and your broker’s name in what people see first.',
    rule: 'B&P 10140.6; 10 CCR 2773',
  },
  CO: {
    asksFor: [],
    note: 'Colorado asks for the brokerage’s licensed or registered trade name.',
    rule: '4 CCR 725-1',
  },
  FL: {
    asksFor: [],
    note: 'Florida asks for the brokerage’s licensed name right beside your contact details.',
    rule: '61J2-10.025',
  },
  GA: {
    asksFor: ['phone'],
    note: 'Georgia asks for the firm’s name and phone, at least as large as yours, when you advertise a property.',
    rule: '520-1-.09',
  },
  HI: {
    asksFor: ['displayName'],
    note: 'Hawaii asks for the brokerage’s registered name and a letter for your license, such as (S) or (B), after your name.',
    rule: 'HAR 16-99-11',
  },
  IL: {
    asksFor: ['officeCity'],
    note: 'Illinois asks for your sponsoring broker’s name and, in electronic ads, the company’s city and state.',
    rule: '225 ILCS 454/10-30; 68 IAC 1450.715',
  },
  IN: {
    asksFor: [],
    note: 'Indiana asks for the broker company’s name, clearly visible. Very short displays may link to it.',
    rule: '876 IAC 8-1-8',
  },
  KY: {
    asksFor: [],
    note: 'Kentucky counts every post as an ad of its own and asks for the full brokerage name in it.',
    rule: '201 KAR 11:105',
  },
  LA: {
    asksFor: ['phone'],
    note: 'Louisiana asks for the sponsoring broker’s name and phone.',
    rule: 'LAC 46:LXVII',
  },
  MD: {
    asksFor: ['displayName'],
    note: 'Maryland asks for your name as licensed and the full brokerage name, and for the office phone where yours is shown.',
    rule: 'COMAR 09.11.02.01',
  },
  MA: {
    asksFor: [],
    note: 'Massachusetts asks for the broker’s name in the post itself. A link to it is not enough.',
    rule: 'Board guidance of 2023',
  },
  MI: {
    asksFor: [],
    note: 'Michigan asks for the broker’s name as licensed, and for the broker’s phone or address where contact details are given.',
    rule: 'MCL 339.2512e',
  },
  MS: {
    asksFor: ['phone'],
    note: 'Mississippi asks for the firm’s name and phone, in social media too.',
    rule: 'Rule 3.3',
  },
  MO: {
    asksFor: [],
    note: 'Missouri asks for the broker’s regular business name.',
    rule: '20 CSR 2250-8.070',
  },
  NE: {
    asksFor: [],
    note: 'Nebraska asks for the broker’s business name beside yours, in a similar or larger size.',
    rule: 'Commission guidance',
  },
  NV: {
    asksFor: [],
    note: 'Nevada asks for the brokerage’s name, clearly shown. Many brokerages there also show a license number.',
    rule: 'NRS 645.315; NAC 645.610',
  },
  NJ: {
    asksFor: ['displayName'],
    note: 'New Jersey asks for your licensed name and the broker’s regular business name, and for the broker’s phone where yours is shown.',
    rule: 'N.J.A.C. 11:5-6.1',
  },
  NM: {
    asksFor: ['phone'],
    note: 'New Mexico asks for the brokerage’s trade name and registered phone, and for no license number.',
    rule: '16.61.32 NMAC',
  },
  NY: {
    asksFor: [],
    note: 'New York asks for the brokerage’s name in the ad, and for your license type on your pages.',
    rule: '19 NYCRR 175.25',
  },
  NC: {
    asksFor: [],
    note: 'North Carolina asks for the firm’s name in the post itself. Your bio is not enough.',
    rule: '21 NCAC 58A .0105',
  },
  OH: {
    asksFor: [],
    note: 'Ohio asks for the brokerage’s name at least as prominent as yours.',
    rule: 'ORC 4735.16; OAC 1301:5-1-21',
  },
  OK: {
    asksFor: [],
    note: 'Oklahoma asks for the broker’s name at least half as large as the largest mention of you.',
    rule: '605:10-9-4',
  },
  OR: {
    asksFor: ['displayName'],
    note: 'Oregon asks for your licensed name and the principal broker’s registered business name.',
    rule: 'OAR 863-015-0125',
  },
  PA: {
    asksFor: ['phone'],
    note: 'Pennsylvania asks for your employing broker’s business name and phone, at least as large as yours.',
    rule: '49 Pa. Code 35.305',
  },
  SC: {
    asksFor: [],
    note: 'South Carolina asks for the full brokerage name. Online, a link to the firm’s home page can carry it.',
    rule: 'S.C. Code 40-57-135',
  },
  TN: {
    asksFor: ['displayName', 'phone'],
    note: 'Tennessee asks for your licensed name, the firm’s name at least as large, and the firm’s phone on file.',
    rule: '1260-02-.12',
  },
  TX: {
    asksFor: ['displayName'],
    note: 'Texas asks for your name and your broker’s. On social media your profile or a linked page can carry them.',
    rule: '22 TAC 535.155',
  },
  UT: {
    asksFor: [],
    note: 'Utah asks for the brokerage’s name as on the division’s records, or a direct link where there is no room.',
    rule: 'R162-2f-401h',
  },
  VA: {
    asksFor: ['displayName', 'officeCity'],
    note: 'Virginia asks for your name, the firm’s name and the city and state of the office, at most one click away.',
    rule: '18VAC135-20-190',
  },
  WA: {
    asksFor: [],
    note: 'Washington asks for the firm’s licensed name in every ad, clearly beside your own brand.',
    rule: 'WAC 308-124B-210',
  },
};
