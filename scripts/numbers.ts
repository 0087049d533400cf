/** The value below which such a share of them lies. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (values: number[]) => percentile(values, 0.5);

/** Milliseconds that a piece of work takes. */
export async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const oneDecimal = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Milliseconds as people read them: the small ones need their decimal. */
export const ms = (value: number) =>
  `${value < 100 ? oneDecimal.format(value) : whole.format(value)} ms`;
export const count = (value: number) => whole.format(value);
export const ratio = (value: number) => value.toFixed(2);
export const percent = (share: number) => `${Math.round(share * 100)} %`;
export const kilobytes = (bytes: number) => `${oneDecimal.format(bytes / 1024)} KB`;
export const megabytes = (bytes: number) => `${whole.format(bytes / 1024 / 1024)} MB`;
