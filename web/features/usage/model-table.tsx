import { Badge, Card, Paper, Table, Text, Title } from '@mantine/core';
import { findAiProvider } from '#contract/ai-providers.ts';
import type { ModelUsage } from '#contract/usage.ts';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { fullNumber, shortNumber } from './numbers.ts';
import classes from './usage.module.css';

type Props = { models: ModelUsage[]; days: number };

/** Who was asked how often, what went wrong, and what it took. */
export function ModelTable({ models, days }: Props) {
  const isNarrow = useIsNarrow();
  return (
    <Card component="section" aria-labelledby="usage-models">
      <Title order={2} size="h3" id="usage-models">
        Calls to AI models
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {models.length > 0
          ? `In the last ${days} days. Calls that people stopped don’t count as failures.`
          : `No calls to a model in the last ${days} days.`}
      </Text>
      {models.length > 0 && (isNarrow ? <Cards models={models} /> : <Rows models={models} />)}
    </Card>
  );
}

const keyOf = ({ kind, provider, model }: ModelUsage) => `${kind} ${provider} ${model}`;

function Rows({ models }: { models: ModelUsage[] }) {
  return (
    <Table aria-labelledby="usage-models" className={classes.models}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Provider and model</Table.Th>
          <Table.Th scope="col">For</Table.Th>
          <Table.Th scope="col" ta="right">
            Calls
          </Table.Th>
          <Table.Th scope="col">Failures</Table.Th>
          <Table.Th scope="col" ta="right">
            Tokens in
          </Table.Th>
          <Table.Th scope="col" ta="right">
            Tokens out
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {models.map((usage) => (
          <Table.Tr key={keyOf(usage)}>
            <Table.Th scope="row" fw={400}>
              <ModelName usage={usage} />
            </Table.Th>
            <Table.Td>{kindLabels[usage.kind]}</Table.Td>
            <Table.Td ta="right">{fullNumber(usage.calls)}</Table.Td>
            <Table.Td>
              <Failures usage={usage} />
            </Table.Td>
            <Table.Td ta="right" title={fullNumber(usage.inputTokens)}>
              {shortNumber(usage.inputTokens)}
              <Cached usage={usage} />
            </Table.Td>
            <Table.Td ta="right" title={fullNumber(usage.outputTokens)}>
              {shortNumber(usage.outputTokens)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Cards({ models }: { models: ModelUsage[] }) {
  return (
    <ul className={classes.cards} aria-labelledby="usage-models">
      {models.map((usage) => (
        <Paper component="li" key={keyOf(usage)} p="md">
          <ModelName usage={usage} />
          <Text size="sm" c="dimmed">
            {kindLabels[usage.kind]}: {fullNumber(usage.calls)}{' '}
            {usage.calls === 1 ? 'call' : 'calls'}
          </Text>
          <Text size="sm" c="dimmed" mb={4}>
            Tokens: {shortNumber(usage.inputTokens)} in, {shortNumber(usage.outputTokens)} out
          </Text>
          <Cached usage={usage} />
          <Failures usage={usage} />
        </Paper>
      ))}
    </ul>
  );
}

/** What a provider had kept and read again for less. Most say nothing of it. */
function Cached({ usage: { cachedTokens } }: { usage: ModelUsage }) {
  if (cachedTokens === 0) return null;
  return (
    <Text size="sm" c="dimmed" title={fullNumber(cachedTokens)}>
      {shortNumber(cachedTokens)} from cache
    </Text>
  );
}

function ModelName({ usage: { provider, model } }: { usage: ModelUsage }) {
  return (
    <>
      <Text fw={550}>{providerLabel(provider)}</Text>
      <Text size="sm" c="dimmed" className={classes.model}>
        {model}
      </Text>
    </>
  );
}

function Failures({ usage }: { usage: ModelUsage }) {
  if (usage.failures === 0) return <Text c="dimmed">None</Text>;
  return (
    <>
      <Badge color="red" size="md">
        {fullNumber(usage.failures)} failed
      </Badge>
      <Text size="sm" mt={4}>
        {failureReasons(usage)}
      </Text>
    </>
  );
}

const providerLabel = (provider: string) => findAiProvider(provider)?.label ?? provider;

const kindLabels = { text: 'Texts', image: 'Pictures' } as const;

/** Why calls failed, by error code. */
const reasons: Record<string, string> = {
  ai_unavailable: 'not reachable or overloaded',
  ai_timeout: 'took too long',
  ai_refused: 'declined to answer',
  ai_bad_answer: 'unusable answer',
};

/** "took too long 3 times, declined to answer once": the most frequent first. */
function failureReasons({ reasons: counts }: ModelUsage): string {
  return Object.entries(counts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([code, count]) => `${reasons[code] ?? 'other trouble'} ${times(count)}`)
    .join(', ');
}

function times(count: number): string {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${fullNumber(count)} times`;
}
