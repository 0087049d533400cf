import { Button, Group, TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type SubmitEvent, useState } from 'react';
import { blankLink } from '#contract/html.ts';
import { linkFrom } from './links.ts';
import { PopoverTool } from './popover-tool.tsx';

/** Makes a link of the selected words, or changes the one the cursor is in. */
export function LinkTool({ editor }: { editor: Editor }) {
  const isActive = useEditorState({ editor, selector: () => editor.isActive('link') });
  const icon = <IconLink size={18} stroke={1.7} aria-hidden />;
  return (
    <PopoverTool label="Link" icon={icon} isActive={isActive}>
      {(close) => <LinkForm editor={editor} onDone={close} />}
    </PopoverTool>
  );
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const current: string = editor.getAttributes('link').href ?? '';
  const [typed, setTyped] = useState(current === blankLink ? '' : current);
  const isBlank = typed.trim() !== '' && linkFrom(typed) === blankLink;

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // The form stands inside the form that saves the text.
    event.stopPropagation();
    setLink(editor, typed.trim());
    onDone();
  };

  return (
    <form onSubmit={handleSubmit} noValidate>
      <TextInput
        label="Link address"
        placeholder="https://"
        description={isBlank ? onlyWebAndMail : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
      />
      <Group gap="xs" mt="sm">
        <Button type="submit" size="sm" disabled={typed.trim() === ''}>
          Set link
        </Button>
        {current !== '' && (
          <Button
            size="sm"
            variant="default"
            onClick={() => {
              removeLink(editor);
              onDone();
            }}
          >
            Remove link
          </Button>
        )}
      </Group>
    </form>
  );
}

const onlyWebAndMail = 'Only web and email addresses can be linked. This will be a blank link.';

function setLink(editor: Editor, typed: string): void {
  const href = linkFrom(typed);
  const isInLink = editor.isActive('link');
  if (editor.state.selection.empty && !isInLink) {
    const words = { type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] };
    editor.chain().focus().insertContent(words).unsetMark('link').run();
    return;
  }
  editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
}

const removeLink = (editor: Editor) =>
  editor.chain().focus().extendMarkRange('link').unsetLink().run();
