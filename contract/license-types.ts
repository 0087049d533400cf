/** As states name them; in some the line under a post says which it is. */
export const licenseTypes = ['salesperson', 'associate broker', 'broker'] as const;
export type LicenseType = (typeof licenseTypes)[number];
