import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import classes from './more-choices.module.css';
import type { OfferedChoices, PostChoices } from './post-choices.ts';

type Props = {
  choices: PostChoices;
  offered: OfferedChoices;
  onChange: (choices: PostChoices) => void;
};

const loadFields = async () => (await import('./choice-fields.tsx')).ChoiceFields;

/** What most people leave as it is, folded away. Closed, it says what was chosen. */
export function MoreChoices({ choices, offered, onChange }: Props) {
  const [isOpen, { toggle }] = useDisclosure();
  const fieldsId = useId();
  const summaryId = useId();
  const ChoiceFields = useLazyPart(loadFields, isOpen);
  const chosen = isOpen ? '' : describeChoices(choices);
  return (
    <div>
      <div className={classes.head}>
        <UnstyledButton
          className={classes.fold}
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          aria-describedby={chosen ? summaryId : undefined}
          onClick={toggle}
        >
          More
        </UnstyledButton>
        <span className={classes.chosen} id={summaryId}>
          {chosen}
        </span>
        <IconChevronDown size={18} aria-hidden className={classes.chevron} data-open={isOpen} />
      </div>
      <div id={fieldsId}>
        {isOpen && ChoiceFields && (
          <ChoiceFields choices={choices} offered={offered} onChange={onChange} />
        )}
      </div>
    </div>
  );
}

/** The choices in a few words, for where they are folded away. */
function describeChoices({ kind, length, voice, hasTwoVersions }: PostChoices): string {
  const parts = [kind?.name, length, voice, hasTwoVersions && 'two versions'].filter(Boolean);
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
