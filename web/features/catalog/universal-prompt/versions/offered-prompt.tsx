import { Alert, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { PromptType } from '#contract/catalog/placeholders.ts';
import type { UniversalPrompt } from '#contract/catalog/universal-prompt.ts';
import { shippedQuery } from '#web/features/catalog/universal-prompt/prompt-queries.ts';
import { ScrollingText } from '#web/features/catalog/universal-prompt/scrolling-text.tsx';
import {
  type PromptDraft,
  promptTextOf,
} from '#web/features/catalog/universal-prompt/use-prompt-draft.ts';
import type { SavePrompt } from '#web/features/catalog/universal-prompt/use-save-prompt.ts';
import { WordDiffView } from '#web/ui/word-diff/word-diff-view.tsx';

type Props = {
  type: PromptType;
  saved: UniversalPrompt;
  draft: PromptDraft;
  saving: SavePrompt;
};

/** A newer text of ours, beside a prompt that an admin had made their own before it came. */
export function OfferedPrompt({ type, saved, draft, saving }: Props) {
  const shipped = useQuery(shippedQuery(type)).data;
  const [isComparing, comparison] = useDisclosure();
  if (!shipped?.isOffered) return null;

  const take = async () => {
    const { description } = promptTextOf(saved);
    const { promptTemplate } = shipped;
    if (await saving.save({ promptTemplate, description })) draft.discard();
  };
  return (
    <Alert
      icon={<IconSparkles size={20} aria-hidden />}
      title="Porchlight has a new text for this prompt"
    >
      <Text size="sm">{shipped.changed}</Text>
      <Text size="sm" mt={4}>
        You edited this prompt, so it stays as it is. If you take the new text, yours stays among
        the versions.
      </Text>
      {isComparing && (
        <>
          <Text size="sm" mt="sm">
            Struck out: only in yours. Underlined: only in the new one.
          </Text>
          <ScrollingText label="Your text and the new one">
            <WordDiffView before={saved.promptTemplate} after={shipped.promptTemplate} />
          </ScrollingText>
        </>
      )}
      <Group gap="sm" mt="md">
        <Button onClick={take} loading={saving.isPending} disabled={draft.isUnsaved}>
          Use the new text
        </Button>
        <Button variant="default" onClick={comparison.toggle} aria-expanded={isComparing}>
          {isComparing ? 'Hide the comparison' : 'Compare'}
        </Button>
      </Group>
    </Alert>
  );
}
