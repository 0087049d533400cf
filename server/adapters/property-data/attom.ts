import { z } from 'zod';
import {
  addressBelow,
  defaultTimeout,
  HttpJsonFailed,
  listOf,
  requestJson,
} from '#server/adapters/http-json.ts';
import { publishedOn, type Trend, toFigures } from './attom-figures.ts';
import type { PropertyData } from './property-data.ts';

type AttomOptions = {
  baseUrl?: string;
  /** Milliseconds for both calls together. */
  timeout?: number;
  /** The current year, which is not over and therefore not asked for. */
  thisYear?: () => number;
};

/** Without a key there is no provider, which is fine. */
export function createPropertyData(attomApiKey: string | undefined): PropertyData | undefined {
  return attomApiKey ? createAttomPropertyData(attomApiKey) : undefined;
}

/**
 * ATTOM's sales trend of a postal city. Its community data is left alone on purpose: who lives in a place
 * and its crime have no business in a real estate text (fair housing).
 */
export function createAttomPropertyData(apiKey: string, options: AttomOptions = {}): PropertyData {
  const {
    baseUrl = 'https://api.gateway.attomdata.com',
    timeout = defaultTimeout,
    thisYear = () => new Date().getFullYear(),
  } = options;

  return {
    async figuresFor({ city, state }, signal) {
      const deadline = Date.now() + timeout;
      const get = <T>(path: string, query: Record<string, string>, shape: z.ZodType<T>) =>
        ask(
          {
            url: addressBelow(baseUrl, path, query),
            headers: { apikey: apiKey },
            timeout: Math.max(1, deadline - Date.now()),
            signal,
          },
          shape,
        );

      const name = `${city.trim()}, ${state.trim().toUpperCase()}`;
      const lookup = await get(
        'v4/location/lookup',
        { name, geographyTypeAbbreviation: 'CI' },
        AttomLookup,
      );
      // The lookup also finds East Boston when asked for Boston.
      const area = lookup?.geographies.find((each) => isSameName(each.geographyName, name));
      if (!area) return undefined;

      const trend = await get(
        'v4/transaction/salestrend',
        {
          geoIdV4: area.geoIdV4,
          interval: 'yearly',
          startyear: String(thisYear() - 2),
          endyear: String(thisYear() - 1),
          propertytype: 'SINGLE FAMILY RESIDENCE',
        },
        AttomSalesTrend,
      );
      return toPropertyFigures(area.geographyName, trend?.salesTrends ?? []);
    },
    description: 'ATTOM',
  };
}

function toPropertyFigures(place: string, trends: Trend[]) {
  const figures = toFigures(trends);
  if (figures.length === 0) return undefined;
  const asOf = publishedOn(trends);
  return { source: `ATTOM sales trend for ${place}`, ...(asOf && { asOf }), figures };
}

/** Undefined when ATTOM has nothing to say about the question. */
async function ask<T>(
  request: Parameters<typeof requestJson>[0],
  shape: z.ZodType<T>,
): Promise<T | undefined> {
  try {
    return await requestJson(request, z.union([shape, NothingFound.transform(() => undefined)]));
  } catch (error) {
    if (!(error instanceof HttpJsonFailed)) throw error;
    if (NothingFound.safeParse(error.answer).success) return undefined;
    throw new PropertyDataFailed(`ATTOM ${error.message}`, error.status);
  }
}

function isSameName(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;
}

/** Nothing found may come with a refusing status, as a 400, all the same. */
const NothingFound = z.object({ status: z.object({ msg: z.literal('SuccessWithoutResult') }) });

const AttomLookup = z.object({
  geographies: listOf(z.object({ geoIdV4: z.string(), geographyName: z.string() })),
});

const amount = z.number().positive().optional().catch(undefined);

const AttomSalesTrend = z.object({
  salesTrends: listOf(
    z.object({
      dateRange: z.object({ start: z.union([z.string(), z.number()]).transform(String) }),
      salesTrend: z.object({
        medSalePrice: amount,
        avgSalePrice: amount,
        homeSaleCount: amount,
      }),
      vintage: z.object({ pubDate: z.string() }).optional().catch(undefined),
    }),
  ),
});

/** The message is for logs; it never holds a key. */
export class PropertyDataFailed extends Error {
  override name = 'PropertyDataFailed';
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}
