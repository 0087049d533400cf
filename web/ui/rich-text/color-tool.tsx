import { Button, Popover, SimpleGrid, Stack, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type ReactNode, useState } from 'react';
import { CustomColor } from './custom-color.tsx';
import type { PaletteColor } from './palette.ts';
import classes from './tools.module.css';

type Props = {
  editor: Editor;
  label: string;
  icon: ReactNode;
  palette: readonly PaletteColor[];
  /** The attribute of the text style it sets. */
  attribute: 'color' | 'backgroundColor';
};

/** Text or background color: a small palette, any other color, and none. */
export function ColorTool({ editor, label, icon, palette, attribute }: Props) {
  const [isOpen, popover] = useDisclosure();
  const current = useEditorState({
    editor,
    selector: () => editor.getAttributes('textStyle')[attribute] as string | undefined,
  });
  const choose = (color: string | null) => {
    popover.close();
    const chain = editor
      .chain()
      .focus()
      .setMark('textStyle', { [attribute]: color });
    (color ? chain : chain.removeEmptyTextStyle()).run();
  };

  return (
    <Popover opened={isOpen} onChange={popover.set} trapFocus returnFocus position="bottom-start">
      <Popover.Target>
        <RichTextEditor.Control aria-label={label} title={label} onClick={popover.toggle}>
          <span className={classes.colored}>
            {icon}
            <span className={classes.bar} style={{ background: current ?? 'currentColor' }} />
          </span>
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Choices palette={palette} current={current} onChoose={choose} />
      </Popover.Dropdown>
    </Popover>
  );
}

type ChoicesProps = {
  palette: readonly PaletteColor[];
  current: string | undefined;
  onChoose: (color: string | null) => void;
};

function Choices({ palette, current, onChoose }: ChoicesProps) {
  const [isCustom, setIsCustom] = useState(false);
  if (isCustom) return <CustomColor initial={current} onChoose={onChoose} />;
  return (
    <Stack gap="xs">
      <SimpleGrid cols={4} spacing="xs" w="max-content">
        {palette.map(({ name, value }) => (
          <UnstyledButton
            key={value}
            className={classes.swatch}
            style={{ background: value }}
            aria-label={name}
            aria-pressed={value === current}
            title={name}
            onClick={() => onChoose(value)}
          />
        ))}
      </SimpleGrid>
      <Button variant="default" size="xs" onClick={() => onChoose(null)}>
        No color
      </Button>
      <Button variant="default" size="xs" onClick={() => setIsCustom(true)}>
        Another color
      </Button>
    </Stack>
  );
}
