import { emptyProfile, type Profile } from '#contract/account-forms.ts';
import type { UsStateCode } from '#contract/us-states.ts';

/** An agent in Texas who has filled in everything. */
export const nora: Profile = {
  ...emptyProfile,
  displayName: 'Nora Lee',
  brokerage: 'Lakeside Realty',
  officeCity: 'Austin',
  licenseNumber: '0712345',
  licenseType: 'salesperson',
  licenseState: 'TX',
  phone: '512-555-0100',
  officePhone: '512-555-0199',
  website: 'https://noralee.example/',
};

export const licensedIn = (licenseState: UsStateCode, more: Partial<Profile> = {}): Profile => ({
  ...nora,
  licenseState,
  ...more,
});
