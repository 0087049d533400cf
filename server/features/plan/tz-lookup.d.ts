declare module 'tz-lookup' {
  /** The IANA name of the zone at a position. */
  // biome-ignore lint/style/noDefaultExport: it is what the package has
  export default function lookUpZone(latitude: number, longitude: number): string;
}
