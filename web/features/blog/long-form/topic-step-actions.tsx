import { Button, Group, Loader } from '@mantine/core';
import { Elapsed } from '#web/ui/elapsed.tsx';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import type { useOutline } from './use-outline.ts';

type Props = {
  /** There is an outline for what stands in the fields. */
  isOutlined: boolean;
  outline: ReturnType<typeof useOutline>;
  onNewOutline: () => void;
};

export function TopicStepActions({ isOutlined, outline, onNewOutline }: Props) {
  const keptFocus = useKeptFocus(outline.isPending ? 'outlining' : 'waiting');
  return (
    <div {...keptFocus}>
      {outline.isPending ? (
        <Group justify="space-between" gap="xs">
          <Group gap="xs" role="status">
            <Loader size={18} aria-hidden />
            <span>
              Generating the outline... <Elapsed since={outline.submittedAt} />
            </span>
          </Group>
          <Button variant="default" onClick={outline.stop} data-keep-focus>
            Stop
          </Button>
        </Group>
      ) : (
        <Group gap="xs">
          <Button type="submit" data-keep-focus>
            {isOutlined ? 'Continue to questions' : 'Generate Outline'}
          </Button>
          {isOutlined && (
            <Button variant="default" onClick={onNewOutline}>
              New outline
            </Button>
          )}
        </Group>
      )}
    </div>
  );
}
