import { ActionIcon, Button, Group, Input, Title } from '@mantine/core';
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { channelKeys, channels } from '#contract/channel-list.ts';
import type { PlanEntry } from '#contract/plan.ts';
import { planStates, stateLabels } from '#contract/plan-states.ts';
import { monthLabel, shortDayLabel } from './days.ts';
import classes from './plan-toolbar.module.css';
import type { PlanView } from './use-plan-view.ts';

type Props = { view: PlanView; entries: PlanEntry[] };

/** Which days are shown, how, and what of them. */
export function PlanToolbar({ view, entries }: Props) {
  const { kind, isNarrow, days, day, filters } = view;
  const unit = kind === 'week' ? 'week' : 'month';
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return (
    <div className={classes.bar}>
      <Group gap={4} wrap="nowrap" className={classes.steps}>
        <ActionIcon aria-label={`Previous ${unit}`} onClick={view.goBack}>
          <IconChevronLeft size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={`Next ${unit}`} onClick={view.goOn}>
          <IconChevronRight size={20} aria-hidden />
        </ActionIcon>
        <Title order={2} size="h4" className={classes.title} aria-live="polite">
          {kind === 'week'
            ? `${shortDayLabel(first)} – ${shortDayLabel(last)}, ${last.slice(0, 4)}`
            : monthLabel(day)}
        </Title>
        <Button variant="default" size="sm" onClick={view.goToday}>
          Today
        </Button>
      </Group>
      <div className={classes.choices}>
        <Filter
          label="Channel"
          value={filters.channel}
          options={[{ value: '', label: 'All channels' }, ...channelsIn(entries, filters.channel)]}
          onChange={(channel) => view.filter({ channel })}
        />
        <Filter
          label="State"
          value={filters.state}
          options={[
            { value: '', label: 'All states' },
            ...planStates.map((state) => ({ value: state, label: stateLabels[state] })),
          ]}
          onChange={(state) => view.filter({ state })}
        />
        {!isNarrow && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row everywhere
          <div role="group" aria-label="View">
            <Button.Group>
              {(['month', 'week', 'list'] as const).map((each) => (
                <Button
                  key={each}
                  size="sm"
                  className={classes.view}
                  variant={each === kind ? 'filled' : 'default'}
                  aria-pressed={each === kind}
                  onClick={() => view.show(each)}
                >
                  {viewLabels[each]}
                </Button>
              ))}
            </Button.Group>
          </div>
        )}
      </div>
    </div>
  );
}

const viewLabels = { month: 'Month', week: 'Week', list: 'List' };

type FilterProps = {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** A select of the browser's own: Mantine's would bring all that searchable lists need. */
function Filter({ label, value, options, onChange }: FilterProps) {
  return (
    <Input
      component="select"
      aria-label={label}
      size="sm"
      pointer
      rightSection={<IconChevronDown size={16} aria-hidden />}
      rightSectionPointerEvents="none"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Input>
  );
}

/** Those that are on the plan, and the chosen one in any case. */
function channelsIn(entries: PlanEntry[], chosen: string) {
  const used = new Set<string>([chosen, ...entries.map(({ channel }) => channel)]);
  return channelKeys
    .filter((key) => used.has(key))
    .map((key) => ({ value: key, label: channels[key].name }));
}
