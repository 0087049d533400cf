import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getAiStatus } from '#contract/ai.ts';
import { queryOf } from '#web/api/query.ts';

/** Whoever edits the prompt should know when nobody reads all of it. */
export function BuiltinNote() {
  const isBuiltin = useQuery(queryOf(getAiStatus, {})).data?.text.isBuiltin;
  if (!isBuiltin) return null;
  return (
    <Alert color="gray" icon={<IconInfoCircle size={20} aria-hidden />} mb="lg">
      Porchlight’s built-in writer is at work. It follows the title, the template, the answers and
      the memory, but not the prompt’s own words. A connected AI model follows those too.
    </Alert>
  );
}
