import { Card, Table, Text, Title } from '@mantine/core';
import { byteSize } from '#contract/byte-size.ts';
import type { Usage } from '#contract/usage.ts';
import { fullNumber } from './numbers.ts';

const uses = {
  headshots: 'Headshots',
  logos: 'Logos',
  backgrounds: 'Backgrounds',
  personalized: 'Personalized images',
} as const;

export function FilesByUse({ files }: { files: Usage['files'] }) {
  return (
    <Card component="section" aria-labelledby="usage-files">
      <Title order={2} size="h3" id="usage-files">
        Files by use
      </Title>
      {files.total === 0 ? (
        <Text size="sm" c="dimmed">
          No pictures yet.
        </Text>
      ) : (
        <Table aria-labelledby="usage-files" mt="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Use</Table.Th>
              <Table.Th scope="col" ta="right">
                Files
              </Table.Th>
              <Table.Th scope="col" ta="right">
                Size
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {files.byUse.map(({ use, count, size }) => (
              <Table.Tr key={use}>
                <Table.Th scope="row" fw={400}>
                  {uses[use]}
                </Table.Th>
                <Table.Td ta="right">{fullNumber(count)}</Table.Td>
                <Table.Td ta="right">{byteSize(size)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Card>
  );
}
