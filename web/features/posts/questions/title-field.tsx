import {
  Autocomplete,
  Button,
  type ComboboxItem,
  Group,
  type OptionsFilter,
  Text,
} from '@mantine/core';
import { IconArrowsShuffle, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { fillTitle } from '#contract/fill-title.ts';
import type { Customization } from './customization.ts';
import classes from './customization-dialog.module.css';

const longestTitle = 500;

type Props = { customization: Customization; onChange: (title: string) => void };

/** The title to write under, in full: shuffled, or written in one's own words in its place. */
export function TitleField({ customization, onChange }: Props) {
  const { asked, title, titles, subject } = customization;
  const [isOwn, setIsOwn] = useState(false);
  const filled = titles.map((each) => fillTitle(each, subject.city));
  const choices = [...new Set([asked.title, ...filled])].filter(Boolean);
  const shown = title.trim() || asked.title;
  const shuffle = () => onChange(choices[(choices.indexOf(shown) + 1) % choices.length] ?? shown);

  if (isOwn) {
    return (
      <div className={classes.title}>
        <Autocomplete
          label="Title"
          data={choices}
          filter={unlessChosen}
          value={title}
          onChange={onChange}
          maxLength={longestTitle}
          autoComplete="off"
          maxDropdownHeight={280}
          comboboxProps={{ shadow: 'md' }}
          autoFocus
        />
      </div>
    );
  }
  return (
    <div className={classes.title}>
      <Text className={`porch-display ${classes.chosen}`} aria-live="polite">
        {shown}
      </Text>
      <Group gap="xs">
        {choices.length > 1 && (
          <Button
            variant="default"
            leftSection={<IconArrowsShuffle size={18} aria-hidden />}
            onClick={shuffle}
          >
            Another title
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={() => setIsOwn(true)}
        >
          Use my own words
        </Button>
      </Group>
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
