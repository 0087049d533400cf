import { Select, type SelectProps } from '@mantine/core';
import classes from './described-select.module.css';

type Option = { value: string; label: string; line: string };

type Props = Omit<SelectProps, 'data'> & { options: Option[] };

/** A list to choose from by name, with a line on each. Names and lines are searched alike. */
export function DescribedSelect({ options, ...props }: Props) {
  const lineOf = (value: string) => options.find((each) => each.value === value)?.line ?? '';
  return (
    <Select
      data={options.map(({ value, label }) => ({ value, label }))}
      allowDeselect={false}
      searchable
      filter={({ search }) => optionsWith(options, search)}
      renderOption={({ option }) => (
        <div className={classes.option}>
          <div className={classes.name}>{option.label}</div>
          <div className={classes.line}>{lineOf(option.value)}</div>
        </div>
      )}
      maxDropdownHeight={320}
      {...props}
    />
  );
}

function optionsWith(options: Option[], search: string): Option[] {
  const wanted = search.trim().toLowerCase();
  return options.filter(({ label, line }) => `${label} ${line}`.toLowerCase().includes(wanted));
}
