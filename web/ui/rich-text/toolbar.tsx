import { RichTextEditor } from '@mantine/tiptap';
import { IconBackground, IconClearFormatting, IconTextColor } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { ColorTool } from './color-tool.tsx';
import { LinkTool } from './link-tool.tsx';
import { backgroundPalette, textPalette } from './palette.ts';
import { PictureTool } from './picture-tool.tsx';
import classes from './rich-text.module.css';
import type { RichTextKind } from './rich-text-kind.ts';
import { useToolbarKeys } from './use-toolbar-keys.ts';

type Props = { editor: Editor; kind: RichTextKind; label: string };

/** The tools of a title or of a content, in the order of the specification. */
export function Toolbar({ editor, kind, label }: Props) {
  const keys = useToolbarKeys();
  return (
    <RichTextEditor.Toolbar
      role="toolbar"
      aria-label={`Formatting of ${label}`}
      className={classes.toolbar}
      {...keys}
    >
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H1 />
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
        {kind === 'content' && <RichTextEditor.Strikethrough />}
      </RichTextEditor.ControlsGroup>
      {kind === 'content' && (
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.OrderedList />
          <RichTextEditor.BulletList />
        </RichTextEditor.ControlsGroup>
      )}
      <RichTextEditor.ControlsGroup>
        <ColorTool
          editor={editor}
          label="Color"
          icon={<IconTextColor size={18} stroke={1.7} aria-hidden />}
          palette={textPalette}
          attribute="color"
        />
        {kind === 'content' && (
          <ColorTool
            editor={editor}
            label="Background"
            icon={<IconBackground size={18} stroke={1.7} aria-hidden />}
            palette={backgroundPalette}
            attribute="backgroundColor"
          />
        )}
      </RichTextEditor.ControlsGroup>
      {kind === 'content' && (
        <RichTextEditor.ControlsGroup>
          <LinkTool editor={editor} />
          <PictureTool editor={editor} />
        </RichTextEditor.ControlsGroup>
      )}
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Control
          aria-label="Clear formatting"
          title="Clear formatting"
          onClick={() => clearFormatting(editor)}
        >
          <IconClearFormatting size={18} stroke={1.7} aria-hidden />
        </RichTextEditor.Control>
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}

/** Plain words in plain paragraphs; what is typed next is plain too. */
function clearFormatting(editor: Editor): void {
  editor
    .chain()
    .focus()
    .unsetAllMarks()
    .clearNodes()
    .command(({ tr }) => {
      tr.setStoredMarks([]);
      return true;
    })
    .run();
}
