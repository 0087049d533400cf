import { Badge, Group, Stack, Text } from '@mantine/core';
import { IconBrush, IconChartBar, IconPencil, IconWorldSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type AiStatus, getAiStatus } from '#contract/ai.ts';
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
        {messageFor(status.error, 'This could not be loaded.')}
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
          ? 'Texts are written by Porchlight’s own writer, here on this server.'
          : `Texts are written by ${nameOf(text.provider)} (${text.model}).`}
      </Service>
      <Service icon={<IconBrush aria-hidden />} isBuiltin={image.isBuiltin}>
        {image.isBuiltin
          ? 'Pictures are drawn by Porchlight’s own illustrator, here on this server.'
          : `Pictures are drawn by ${nameOf(image.provider)} (${image.model}).`}
      </Service>
      <Service icon={<IconWorldSearch aria-hidden />}>
        {hasSearch
          ? 'Blog sources are found by a web search on trusted websites.'
          : 'Blog sources come from a list of trusted websites.'}
      </Service>
      <Service icon={<IconChartBar aria-hidden />}>
        {hasPropertyData
          ? 'Market figures come from a property-data service.'
          : 'No service for market figures is connected, so texts come without them.'}
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

const providers: Record<string, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  ollama: 'Ollama on your own machine',
  compatible: 'the AI server that was set up',
};

const nameOf = (provider: string) =>
  Object.hasOwn(providers, provider) ? providers[provider] : provider;
