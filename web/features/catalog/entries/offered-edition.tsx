import { Alert, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type Props = {
  /** "Porchlight has new questions for this topic". */
  title: string;
  /** What is different, and why. */
  changed: string;
  /** What becomes of the admin's own. */
  explanation: string;
  take: string;
  onTake: () => void;
  onKeepMine: () => void;
  /** What is new, shown on request. */
  children: ReactNode;
};

/** Something newer of ours, beside what an admin had made their own before it came. */
export function OfferedEdition(props: Props) {
  const { title, changed, explanation, take, onTake, onKeepMine, children } = props;
  const [isShown, shown] = useDisclosure();
  return (
    <Alert icon={<IconSparkles size={20} aria-hidden />} title={title}>
      <Text size="sm">{changed}</Text>
      <Text size="sm" mt={4}>
        {explanation}
      </Text>
      {isShown && children}
      <Group gap="sm" mt="md">
        <Button onClick={onTake}>{take}</Button>
        <Button variant="default" onClick={shown.toggle} aria-expanded={isShown}>
          {isShown ? 'Hide' : 'Show'}
        </Button>
        <Button variant="default" onClick={onKeepMine}>
          Keep mine
        </Button>
      </Group>
    </Alert>
  );
}
