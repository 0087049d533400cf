import type { z } from 'zod';
import { HttpJsonFailed, type JsonRequest, requestJson } from '#server/adapters/http-json.ts';
import { SearchFailed } from './search.ts';

/** What tests change about a vendor. */
export type VendorOptions = { baseUrl?: string; timeout?: number };

/** Asks a vendor, and turns whatever goes wrong into a SearchFailed with its name. */
export async function askSearchVendor<T>(
  vendor: string,
  request: JsonRequest,
  shape: z.ZodType<T>,
  explain: (failure: HttpJsonFailed) => string | undefined = () => undefined,
): Promise<T> {
  try {
    return await requestJson(request, shape);
  } catch (error) {
    if (!(error instanceof HttpJsonFailed)) throw error;
    const explanation = explain(error);
    const message = `${vendor} ${error.message}${explanation ? `: ${explanation}` : ''}`;
    throw new SearchFailed(message, error.status);
  }
}
