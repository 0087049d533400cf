import { Button } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { type ClipboardText, copyAndNotify } from '#web/ui/html/clipboard.ts';

const confirmedFor = 2_000;

/** Copies, and says so for a moment. */
export function CopyButton({ copy }: { copy: ClipboardText }) {
  const [isCopied, setIsCopied] = useState(false);
  const { start, clear } = useTimeout(() => setIsCopied(false), confirmedFor);
  const handleCopy = async () => {
    if (!(await copyAndNotify(copy))) return;
    clear();
    setIsCopied(true);
    start();
  };
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Button miw={128} leftSection={<Icon size={18} aria-hidden />} onClick={handleCopy}>
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}
