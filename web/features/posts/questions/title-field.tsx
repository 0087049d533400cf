import { Autocomplete, type ComboboxItem, type OptionsFilter, Text } from '@mantine/core';
import { fillTitle } from '#contract/fill-title.ts';
import type { Customization } from './customization.ts';
import classes from './customization-dialog.module.css';

const longestTitle = 500;

type Props = { customization: Customization; onChange: (title: string) => void };

/** The title to write under, in full, and a field to take another one or write one's own. */
export function TitleField({ customization, onChange }: Props) {
  const { asked, title, titles, subject } = customization;
  const filled = titles.map((each) => fillTitle(each, subject.city));
  const choices = [...new Set([asked.title, ...filled])].filter(Boolean);

  return (
    <div className={classes.title}>
      <Text className={`porch-display ${classes.chosen}`}>{title.trim() || asked.title}</Text>
      <Autocomplete
        label="Title"
        description={
          choices.length > 1
            ? 'Use this one, pick another or write your own.'
            : 'Or write your own.'
        }
        data={choices}
        filter={unlessChosen}
        value={title}
        onChange={onChange}
        maxLength={longestTitle}
        autoComplete="off"
        maxDropdownHeight={280}
        comboboxProps={{ shadow: 'md' }}
      />
    </div>
  );
}

/** A title that was chosen is no search: all the others are shown with it. */
const unlessChosen: OptionsFilter = ({ options, search }) => {
  const choices = options as ComboboxItem[];
  if (choices.some(({ value }) => value === search)) return choices;
  const wanted = search.trim().toLowerCase();
  return choices.filter(({ value }) => value.toLowerCase().includes(wanted));
};
