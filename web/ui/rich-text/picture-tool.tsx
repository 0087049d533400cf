import { Alert, Button, Divider, FileButton, Loader, Stack, TextInput } from '@mantine/core';
import { IconPhoto, IconUpload } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { addPicture } from './add-picture.ts';
import { PopoverTool } from './popover-tool.tsx';
import { PictureProblem, picturesOffered, readPicture } from './read-picture.ts';

/** Adds a picture from a file or by its address, or changes the selected one. */
export function PictureTool({ editor }: { editor: Editor }) {
  const isActive = useEditorState({ editor, selector: () => editor.isActive('image') });
  const icon = <IconPhoto size={18} stroke={1.7} aria-hidden />;
  return (
    <PopoverTool label="Image" icon={icon} isActive={isActive}>
      {(close) => <PictureForm editor={editor} onDone={close} />}
    </PopoverTool>
  );
}

function PictureForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const current: { src?: string; alt?: string } = editor.getAttributes('image');
  const isNew = current.src === undefined;
  const [alt, setAlt] = useState(current.alt ?? '');
  const [address, setAddress] = useState(webAddressOf(current.src));
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const forgetFile = useRef<() => void>(null);

  const add = async (findSource: () => string | Promise<string>) => {
    setIsReading(true);
    setProblem(undefined);
    try {
      addPicture(editor, { src: await findSource(), alt });
      onDone();
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      setProblem(error.message);
    } finally {
      setIsReading(false);
      // Or the same file could not be chosen again.
      forgetFile.current?.();
    }
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // The form stands inside the form that saves the text.
    event.stopPropagation();
    void add(() => address.trim() || current.src || '');
  };

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="sm">
        <TextInput
          label="Description"
          description="Read out to people who can't see the picture."
          value={alt}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
        <FileButton
          resetRef={forgetFile}
          accept={picturesOffered}
          onChange={(file) => file && void add(() => readPicture(file))}
        >
          {(button) => (
            <Button
              {...button}
              variant="default"
              size="sm"
              // Not the button's own waiting state: that would take the focus out of the dropdown.
              leftSection={isReading ? <Loader size={16} /> : <IconUpload size={16} aria-hidden />}
              aria-busy={isReading}
              data-autofocus
            >
              {isNew ? 'Choose a picture' : 'Choose another picture'}
            </Button>
          )}
        </FileButton>
        <Divider label="or" />
        <TextInput
          label="Image address"
          placeholder="https://"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        {problem && (
          <Alert color="red" p="xs">
            {problem}
          </Alert>
        )}
        <Button type="submit" size="sm" disabled={isNew && address.trim() === ''}>
          {isNew ? 'Add picture' : 'Save picture'}
        </Button>
      </Stack>
    </form>
  );
}

/** A picture inside the text has an address nobody wants to read. */
const webAddressOf = (src = '') => (/^https?:/i.test(src) ? src : '');
