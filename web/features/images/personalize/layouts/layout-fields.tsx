import { Alert, Anchor, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { type Layout, layoutText } from '#contract/layouts/layout.ts';
import { paths } from '#web/paths.ts';

type Props = {
  layout: Layout;
  /** Characters that no font has. */
  leftOut: string[];
  onChange: (changes: Partial<Layout>) => void;
};

const factExamples = ['4 beds', '2.5 baths', '2,140 sq ft', '$525,000'];

const saysHeadline = new Set(['headline', 'listed', 'sold', 'openHouse']);
const saysFacts = new Set(['listed', 'sold', 'openHouse']);

/** The words of a layout. */
export function LayoutFields({ layout, leftOut, onChange }: Props) {
  const { name, headline, quote, quoteBy, facts, agent } = layout;
  return (
    <Stack gap="xs">
      {saysHeadline.has(name) && (
        <TextInput
          label={saysFacts.has(name) ? 'Address or headline' : 'Headline'}
          maxLength={layoutText.headline}
          value={headline}
          onChange={(event) => onChange({ headline: event.currentTarget.value })}
        />
      )}
      {name === 'quote' && (
        <>
          <TextInput
            label="Quote"
            maxLength={layoutText.quote}
            value={quote}
            onChange={(event) => onChange({ quote: event.currentTarget.value })}
          />
          <TextInput
            label="Who said it"
            placeholder="Leave empty if it’s you"
            maxLength={layoutText.quoteBy}
            value={quoteBy}
            onChange={(event) => onChange({ quoteBy: event.currentTarget.value })}
          />
        </>
      )}
      {name === 'openHouse' && <OpenHouseFields layout={layout} onChange={onChange} />}
      {saysFacts.has(name) && (
        <SimpleGrid cols={2} spacing="xs" verticalSpacing="xs" role="group" aria-label="Facts">
          {factExamples.map((example, index) => (
            <TextInput
              key={example}
              aria-label={`Fact ${index + 1}`}
              placeholder={example}
              maxLength={layoutText.fact}
              value={facts[index] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                onChange({
                  facts: factExamples.map((_, at) => (at === index ? value : (facts[at] ?? ''))),
                })
              }
            />
          ))}
        </SimpleGrid>
      )}
      {leftOut.length > 0 && (
        <Alert color="amber" role="status" p="xs">
          {`Our fonts can’t draw ${leftOut.join(' ')}, so the picture leaves ${leftOut.length > 1 ? 'them' : 'it'} out.`}
        </Alert>
      )}
      <Text size="xs" c="dimmed">
        {agent.name
          ? 'Your name, colors and fonts come from '
          : 'Add your name, colors and fonts in '}
        <Anchor href={paths.account} target="_blank" inherit>
          My Account
        </Anchor>
        .
      </Text>
    </Stack>
  );
}

function OpenHouseFields({ layout: { date, from, to }, onChange }: Omit<Props, 'leftOut'>) {
  return (
    <Group gap="xs" grow>
      <TextInput
        label="Date"
        type="date"
        value={date ?? ''}
        onChange={(event) => onChange({ date: event.currentTarget.value || undefined })}
      />
      <TextInput
        label="From"
        type="time"
        value={from ?? ''}
        onChange={(event) => onChange({ from: event.currentTarget.value || undefined })}
      />
      <TextInput
        label="To"
        type="time"
        value={to ?? ''}
        onChange={(event) => onChange({ to: event.currentTarget.value || undefined })}
      />
    </Group>
  );
}
