import { Anchor, Text, Textarea } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { yesNoDefaults } from '#contract/catalog/topic-fields.ts';
import { FileDropArea } from '#web/ui/file-drop-area.tsx';
import { decodeFile, fileMaxBytes, importTooLarge } from './decode-file.ts';
import classes from './import-source.module.css';
import { saveCsv } from './save-file.ts';
import { FileProblem } from './topic-columns.ts';
import { type ExportedTopic, toCsv } from './write-topics.ts';

type Props = {
  text: string;
  onText: (text: string) => void;
  onProblem: (problem: string) => void;
};

/** A file or pasted text. The text of a file can be mended on the spot. */
export function ImportSource({ text, onText, onProblem }: Props) {
  const take = async (file: File) => {
    try {
      onText(decodeFile(new Uint8Array(await file.arrayBuffer())));
    } catch (error) {
      onProblem(error instanceof FileProblem ? error.message : 'This file could not be read.');
    }
  };
  return (
    <div className={classes.source}>
      <div className={classes.file}>
        <FileDropArea
          icon={<IconFileUpload size={28} stroke={1.5} aria-hidden />}
          action="Drop a file here or click"
          hint="CSV or JSON, up to 2 MB and 500 topics"
          maxBytes={fileMaxBytes}
          leastHeight={140}
          onChoose={(file) => void take(file)}
          onReject={([file]) => onProblem(refusalOf(file))}
        />
      </div>
      <Textarea
        classNames={{ input: classes.text }}
        label="Or paste it"
        placeholder={'identifier,topic,titles\nspring-market,Spring market,Spring in {location}'}
        spellCheck={false}
        rows={6}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <Text size="sm" className={classes.example}>
        <Anchor
          component="button"
          type="button"
          inherit
          onClick={() => saveCsv(toCsv(exampleTopics), 'topics-example.csv')}
        >
          Download an example file
        </Anchor>
      </Text>
    </div>
  );
}

const refusalOf = (file: File | undefined) =>
  file && file.size > fileMaxBytes ? importTooLarge : 'Choose one CSV or JSON file.';

/** What a file looks like, for those who begin with an empty one. */
const exampleTopics: ExportedTopic[] = [
  {
    identifier: 'first-time-buyers',
    topic: 'first-time buyers',
    description: 'Everything somebody asks who buys for the first time.',
    ...yesNoDefaults,
    titles: ['Your first home in {location}: where to begin', 'Five costs nobody tells you about'],
    questions: ['What do first-time buyers ask you most?', 'Who is the main reader?'],
    questionRoles: ['insight', 'steer'],
  },
  {
    identifier: 'spring-market',
    topic: 'spring market',
    description: 'What changes when the days get longer.',
    ...yesNoDefaults,
    isActive: false,
    useAttomScraping: true,
    titles: ['Spring in {location}: is it time to sell?'],
    questions: [],
    questionRoles: [],
  },
];
