/** Which bucket, where, and as whom. */
export type S3Settings = {
  /** Nothing for Amazon itself. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** For people: an address may hold a name and a password. */
export const hostOf = ({ endpoint }: S3Settings) =>
  endpoint ? new URL(endpoint).host : 'Amazon S3';
