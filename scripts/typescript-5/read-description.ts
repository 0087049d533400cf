import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTypescript, { astToString } from 'openapi-typescript';

/** The tools others would read the description of our API with. They have packages of their own. */

/** What redocly's recommended rules have against a description, one line each. */
export async function descriptionProblems(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, config });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`,
  );
}

/** TypeScript types made from a description. */
export async function typesOf(source: string): Promise<string> {
  return astToString(await openapiTypescript(source));
}
