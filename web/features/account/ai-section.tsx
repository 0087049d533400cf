import { Badge, Group, Stack, Text } from '@mantine/core';
import { IconBrush, IconChartBar, IconPencil, IconWorldSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AiStatus } from '#contract/ai.ts';
import { findAiProvider } from '#contract/ai-providers.ts';
import { getAiStatus } from '#contract/calls/ai.ts';
import { messageFor } from '#web/api/api-error.ts';
import { queryOf } from '#web/api/query.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';

/** Who writes and who draws here. */
export function AiSection() {
  const status = useQuery(queryOf(getAiStatus, {}));
  if (status.isPending) return <LoadingArea height={160} />;
  if (!status.data) {
    return (
      <LoadFailure onRetry={() => status.refetch()}>
        {messageFor(status.error, 'We couldn’t load this.')}
      </LoadFailure>
    );
  }
  return <Services status={status.data} />;
}

function Services({ status: { text, image, hasSearch, hasPropertyData } }: { status: AiStatus }) {
  return (
    <Stack gap="md">
      <Service icon={<IconPencil aria-hidden />} isBuiltin={text.isBuiltin}>
        {text.isBuiltin
          ? 'Porchlight’s built-in writer writes your posts, right on this server.'
          : `Your posts are written by ${nameOf(text.provider)} (${text.model}).`}
      </Service>
      <Service icon={<IconBrush aria-hidden />} isBuiltin={image.isBuiltin}>
        {image.isBuiltin
          ? 'Porchlight’s built-in illustrator creates your images, right on this server.'
          : `Your images are created by ${nameOf(image.provider)} (${image.model}).`}
      </Service>
      <Service icon={<IconWorldSearch aria-hidden />}>
        {hasSearch
          ? 'Blog sources come from a web search of trusted websites.'
          : 'Blog sources come from a list of trusted websites.'}
      </Service>
      <Service icon={<IconChartBar aria-hidden />}>
        {hasPropertyData
          ? 'Market figures come from a property-data service.'
          : 'No property-data service is connected, so posts don’t include market figures.'}
      </Service>
    </Stack>
  );
}

type ServiceProps = { icon: ReactNode; isBuiltin?: boolean; children: string };

function Service({ icon, isBuiltin, children }: ServiceProps) {
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <Text component="span" c="dimmed" lh={1} flex="none">
        {icon}
      </Text>
      <div>
        <Text component="span" mr="xs">
          {children}
        </Text>
        {isBuiltin && <Badge color="evergreen">Built in</Badge>}
      </div>
    </Group>
  );
}

function nameOf(name: string): string {
  const provider = findAiProvider(name);
  return provider?.nameInSentence ?? provider?.label ?? name;
}
