import { Card, Progress, Table, Text, Title } from '@mantine/core';
import type { TokensToday as Today } from '#contract/usage.ts';
import { fullNumber, shortNumber } from './numbers.ts';
import classes from './usage.module.css';

/** How much of the day's AI budget is used, and by whom. */
export function TokensTodayCard({ today }: { today: Today }) {
  const { budget, budgetPerUser, users } = today;
  const isUnused = today.tokens === 0 && today.reserved === 0;
  const isNews = !isUnused || budget !== null || budgetPerUser !== null;
  return (
    <Card component="section" aria-labelledby="usage-today">
      <Title order={2} size="h3" id="usage-today">
        AI tokens today
      </Title>
      <Text size="sm" c="dimmed">
        {budgetWords(today)} {isUnused && 'No calls to an AI provider today.'}
      </Text>
      {isNews && (
        <div className={classes.today}>
          <Used today={today} />
          {users.length > 0 && <MostUsed today={today} />}
        </div>
      )}
    </Card>
  );
}

function Used({ today }: { today: Today }) {
  const { tokens, budget } = today;
  return (
    <div>
      <Text className={`porch-display ${classes.figure}`}>
        {shortNumber(tokens)}
        {budget !== null && <span className={classes.of}>of {shortNumber(budget)}</span>}
      </Text>
      {budget !== null && (
        <Progress
          value={Math.min(100, (tokens / budget) * 100)}
          color={tokens >= budget ? 'red' : 'evergreen'}
          size="lg"
          aria-label="Tokens of today's budget that are used"
          mt={4}
          mb="xs"
        />
      )}
      <Text size="sm" c="dimmed">
        {stateWords(today)}
      </Text>
    </div>
  );
}

function MostUsed({ today: { users, budgetPerUser } }: { today: Today }) {
  return (
    <Table aria-label="Who used most today" verticalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Used most today</Table.Th>
          <Table.Th scope="col" ta="right">
            Tokens
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {users.map(({ username, tokens }) => (
          <Table.Tr key={username}>
            <Table.Th scope="row" fw={400} className={classes.model}>
              {username}
            </Table.Th>
            <Table.Td ta="right" className={classes.amount}>
              {fullNumber(tokens)}
              {budgetPerUser !== null && tokens >= budgetPerUser && (
                <Text size="sm" c="dimmed">
                  Used up
                </Text>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** What may be used in a day. */
function budgetWords({ budget, budgetPerUser }: Today): string {
  const each = budgetPerUser !== null && `${fullNumber(budgetPerUser)} for each user`;
  const all = budget !== null && `${fullNumber(budget)} for everybody together`;
  const limits = [each, all].filter(Boolean).join(' and ');
  return limits ? `The daily budget is ${limits}.` : 'No daily budget is set.';
}

/** How things stand, and when the next day begins on the clock of whoever reads it. */
function stateWords({ tokens, reserved, budget, freeAgainAt }: Today): string {
  const begins = `The next day begins at ${timeOf(freeAgainAt)}.`;
  if (budget !== null && tokens >= budget) return `The budget is used up. ${begins}`;
  return reserved > 0
    ? `Up to ${fullNumber(reserved)} more for what is being written now. ${begins}`
    : begins;
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const timeOf = (moment: string) => clock.format(new Date(moment));
