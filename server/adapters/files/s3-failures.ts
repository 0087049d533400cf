/** The little that every error of the SDK has in common. */
type Failed = { name?: string; code?: string; $metadata?: { httpStatusCode?: number } };

/** The status of the answer, or nothing when there was none. */
export function isStatus(error: unknown): number | undefined {
  return (error as Failed).$metadata?.httpStatusCode;
}

/** A bucket that is gone is another matter than a file that is gone. */
export function isMissing(error: unknown): boolean {
  return (error as Failed).name === 'NoSuchKey';
}

/** What may be logged: the kind of the failure, never the vendor's sentence. */
export function reasonFor(error: unknown): string {
  const { name, code } = error as Failed;
  const kinds = [name, code, isStatus(error)].filter((kind) => kind !== undefined);
  return `S3: ${kinds.join(' ') || 'no answer'}`;
}
