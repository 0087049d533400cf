import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { Section } from '#contract/long-form-draft.ts';
import { htmlToLine } from '#web/ui/html/html-to-text.ts';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import { focusEditor } from './focus-editor.ts';

type Props = { section: Section; onWritten: (content: string) => void; onCancel: () => void };

/** A section the agent writes alone, beginning with the answer. */
export function WriteSection({ section, onWritten, onCancel }: Props) {
  const [initial] = useState(() => asParagraphs(section.answer));
  const [content, setContent] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const handleUse = () => {
    if (htmlToLine(content)) onWritten(content);
    else setProblem('Please write something');
  };
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        {section.question}
      </Text>
      <RichText
        kind="content"
        ref={focusEditor}
        label={`Text of ${section.title}`}
        initialHtml={initial}
        onChange={(next) => {
          setContent(next);
          setProblem(undefined);
        }}
        error={problem}
      />
      <Group gap="xs" mt="sm">
        <Button onClick={handleUse}>Use this text</Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </>
  );
}

const asParagraphs = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split(/\n+/)
    .filter((line) => line.trim())
    .map((line) => `<p>${line}</p>`)
    .join('');
