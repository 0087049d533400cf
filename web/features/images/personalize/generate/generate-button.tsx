import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';

type Props = {
  isAgain: boolean;
  isGenerating: boolean;
  isDisabled: boolean;
  onGenerate: () => void;
};

/** The first picture, or another one. */
export function GenerateImageButton({ isAgain, isGenerating, isDisabled, onGenerate }: Props) {
  return (
    <Button
      data-keep-focus
      leftSection={<IconSparkles size={18} aria-hidden />}
      variant={isAgain ? 'default' : 'filled'}
      loading={isGenerating}
      loaderProps={{ children: isAgain ? 'Regenerating...' : 'Generating...' }}
      disabled={isDisabled}
      onClick={onGenerate}
    >
      {isAgain ? 'Generate New Image' : 'Generate Image'}
    </Button>
  );
}
