import { SegmentedControl, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { listPostKinds } from '#contract/calls/catalog/content-templates.ts';
import type { PostLength } from '#contract/post-length.ts';
import type { VoiceTone } from '#contract/voice-tones.ts';
import { queryOf } from '#web/api/query.ts';
import { DescribedSelect } from '#web/ui/described-select.tsx';
import classes from './more-choices.module.css';
import type { OfferedChoices, PostChoices } from './post-choices.ts';

type Props = {
  choices: PostChoices;
  offered: OfferedChoices;
  onChange: (choices: PostChoices) => void;
};

const lengths: Record<PostLength, string> = { short: 'Short', long: 'Long' };
const voices: Record<VoiceTone, string> = { plain: 'Plain', warm: 'Warm', direct: 'Direct' };

/** The kind of post, its length, its voice, and whether there are two of it. */
export function ChoiceFields({ choices, offered, onChange }: Props) {
  const change = (part: Partial<PostChoices>) => onChange({ ...choices, ...part });
  const voice = (
    <Segments
      label="Voice"
      usual="Mine"
      others={voices}
      value={choices.voice}
      onChange={(next) => change({ voice: next })}
    />
  );
  if (offered === 'voice') return <div className={classes.fields}>{voice}</div>;
  return (
    <div className={classes.fields}>
      <KindSelect value={choices.kind} onChange={(kind) => change({ kind })} />
      <Segments
        label="Length"
        usual="Medium"
        others={lengths}
        value={choices.length}
        onChange={(length) => change({ length })}
      />
      {voice}
      <Switch
        color="amber"
        label="Two versions"
        description="You read both and keep one. It counts as two posts."
        checked={choices.hasTwoVersions}
        onChange={(event) => change({ hasTwoVersions: event.currentTarget.checked })}
      />
    </div>
  );
}

/** For the list, which knows no empty value. */
const anyKind = '';

type KindSelectProps = {
  value: PostChoices['kind'];
  onChange: (kind: PostChoices['kind']) => void;
};

function KindSelect({ value, onChange }: KindSelectProps) {
  const { data: kinds = [] } = useQuery(queryOf(listPostKinds, {}));
  const unlisted = value && !kinds.some(({ id }) => id === value.id);
  // What was chosen before may be gone, or the list not here yet.
  const listed = unlisted ? [{ ...value, summary: '' }, ...kinds] : kinds;
  return (
    <DescribedSelect
      label="Kind of post"
      options={[
        { value: anyKind, label: 'Any kind', line: 'Chosen to suit the title' },
        ...listed.map(({ id, name, summary }) => ({
          value: String(id),
          label: name,
          line: summary,
        })),
      ]}
      value={value ? String(value.id) : anyKind}
      onChange={(chosen) => onChange(toKind(listed.find(({ id }) => String(id) === chosen)))}
      nothingFoundMessage="No matching kind"
    />
  );
}

const toKind = (kind: PostChoices['kind']) => kind && { id: kind.id, name: kind.name };

type SegmentsProps<Value extends string> = {
  label: string;
  /** What it is without a choice. */
  usual: string;
  others: Record<Value, string>;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
};

function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, usual, others, value, onChange } = props;
  const labelId = useId();
  const named = Object.entries(others).map(([each, name]) => ({ value: each, label: `${name}` }));
  const first = { value: anyKind, label: usual };
  // The usual length stands between the others.
  const data = named.length === 2 ? [named[0], first, named[1]] : [first, ...named];
  return (
    <div className={classes.group}>
      <p className={classes.legend} id={labelId}>
        {label}
      </p>
      <SegmentedControl
        fullWidth
        aria-labelledby={labelId}
        data={data.filter((each) => each !== undefined)}
        value={value ?? anyKind}
        onChange={(next) => onChange(next === anyKind ? undefined : (next as Value))}
      />
    </div>
  );
}
