import type { PropertyFigures } from './property-data.ts';

/** One year of a sales trend, as ATTOM sends it. */
export type Trend = {
  dateRange: { start: string };
  salesTrend: {
    medSalePrice?: number | undefined;
    avgSalePrice?: number | undefined;
    homeSaleCount?: number | undefined;
  };
  vintage?: { pubDate?: string | undefined } | undefined;
};

type Figure = PropertyFigures['figures'][number];

/** The latest year, and how its median compares with the year before. What is missing is left out. */
export function toFigures(trends: Trend[]): Figure[] {
  const years = trends
    .map(({ dateRange, salesTrend }) => ({ year: yearOf(dateRange.start), ...salesTrend }))
    .filter(({ year }) => Number.isInteger(year))
    .sort((one, other) => other.year - one.year);
  const latest = years.find((each) => each.medSalePrice || each.avgSalePrice || each.homeSaleCount);
  if (!latest) return [];

  const { year, medSalePrice, avgSalePrice, homeSaleCount } = latest;
  const before = years.find((each) => each.year === year - 1)?.medSalePrice;
  return [
    figure(`Median sale price of single-family homes, ${year}`, dollars, medSalePrice),
    figure(
      `Change of the median sale price from ${year - 1} to ${year}`,
      change,
      medSalePrice && before && medSalePrice / before - 1,
    ),
    figure(`Average sale price of single-family homes, ${year}`, dollars, avgSalePrice),
    figure(`Single-family homes sold, ${year}`, count, homeSaleCount),
  ].flat();
}

/** The latest day of publication among them. */
export function publishedOn(trends: Trend[]): string | undefined {
  return trends
    .flatMap(({ vintage }) => isoDate(vintage?.pubDate) ?? [])
    .sort()
    .at(-1);
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

const change = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

function figure(label: string, format: Intl.NumberFormat, value: number | undefined): Figure[] {
  return value === undefined ? [] : [{ label, value: format.format(value) }];
}

/** Years come as `2024`; a full date is read too. */
function yearOf(start: string): number {
  return /^\d{4}(-|$)/.test(start) ? Number(start.slice(0, 4)) : Number.NaN;
}

/** ATTOM writes months and days with one digit where one is enough. */
function isoDate(date: string | undefined): string | undefined {
  const parts = date?.match(/^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/);
  return parts
    ? [parts[1], parts[2]?.padStart(2, '0'), parts[3]?.padStart(2, '0')].join('-')
    : undefined;
}
