import { existsSync } from 'node:fs';
import { aiProviders } from '#contract/ai-providers.ts';
import { describeFileStore } from './adapters/files/create-files.ts';
import type { Config } from './config.ts';
import { dailyBudgets } from './core/ai-budget.ts';
import type { Deps } from './deps.ts';
import { adminPasswordFile } from './features/auth/admin-account.ts';

type Facts = { config: Config; database: string; deps: Deps; ollamaModel?: string };

/** What the person in front of the terminal wants to know, and nothing secret. */
export function startBlock({ config, database, deps, ollamaModel }: Facts): string {
  const rows = [
    ['Open', deps.siteUrl()],
    ['Database', database],
    ['Writer', nameOf(deps.ai.text)],
    ...(ollamaModel
      ? [['', `Ollama is running here. To use it: AI_TEXT=ollama:${ollamaModel} npm start`]]
      : []),
    ...(deps.ai.smallText ? [['Questions', nameOf(deps.ai.smallText)]] : []),
    ['Pictures', nameOf(deps.ai.image)],
    ['', `saved in ${describeFileStore(config)}`],
    ...budgetRows(config),
    ['Mail', deps.mail.description],
    ['Admin', adminHint(config)],
    ['Stop', 'Ctrl-C'],
  ];
  const lines = rows.map(([name, value]) => `    ${name?.padEnd(10)}${value}`);
  return `\n  Porchlight is on.\n\n${lines.join('\n')}\n\n`;
}

type Served = { provider: string; model: string; runsLocally?: boolean };

function nameOf({ provider, model, runsLocally }: Served): string {
  return runsLocally ? 'built in, needs no key' : `${provider}, ${model}`;
}

/** Only where tokens are limited: with the built-in writer there is nothing to know. */
function budgetRows(config: Config): string[][] {
  const { perUser, total } = dailyBudgets(config);
  const limits = [
    perUser !== null && `${perUser.toLocaleString('en-US')} for each user`,
    total !== null && `${total.toLocaleString('en-US')} in total`,
  ].filter(Boolean);
  return limits.length > 0 ? [['AI tokens', `up to ${limits.join(' and ')} a day`]] : [];
}

function adminHint(config: Config): string {
  const file = adminPasswordFile(config.dataDir);
  if (config.adminPassword) return 'log in as "admin" with your ADMIN_PASSWORD';
  if (existsSync(file)) return `log in as "admin"; the password is in ${file}`;
  return 'log in as "admin" with the password from the first start, or the one you set since';
}

/** A running Ollama is worth a word at the start: it needs no key. */
export async function findOllama(
  address = aiProviders.ollama.ownServer?.usualAddress,
): Promise<string | undefined> {
  try {
    const response = await fetch(`${address}/api/tags`, { signal: AbortSignal.timeout(300) });
    const { models } = (await response.json()) as { models?: { name?: string }[] };
    return models?.find((model) => typeof model.name === 'string')?.name;
  } catch {
    return undefined;
  }
}
