import { NativeSelect } from '@mantine/core';
import { questionRoleLabels } from '#contract/catalog/question-role-labels.ts';
import { type QuestionRole, questionRoleNames } from '#contract/question-roles.ts';
import classes from './lines-field.module.css';

type Props = {
  /** "Question 3". */
  name: string;
  role: QuestionRole | null;
  recognized: QuestionRole | 'unknown';
  onChange: (role: QuestionRole | null) => void;
};

/** What a question asks for: as it is set, or as its words tell. */
export function RoleSelect({ name, role, recognized, onChange }: Props) {
  const asRecognized =
    recognized === 'unknown' ? 'Automatic' : `Automatic: ${questionRoleLabels[recognized].label}`;
  return (
    <NativeSelect
      className={classes.role}
      aria-label={`Role of ${name.toLowerCase()}`}
      title={
        role ? questionRoleLabels[role].description : 'Recognized from the words of the question.'
      }
      value={role ?? ''}
      onChange={(event) => onChange((event.currentTarget.value || null) as QuestionRole | null)}
    >
      <option value="">{asRecognized}</option>
      {questionRoleNames.map((each) => (
        <option key={each} value={each}>
          {questionRoleLabels[each].label}
        </option>
      ))}
    </NativeSelect>
  );
}
