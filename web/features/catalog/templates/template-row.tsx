import { Text } from '@mantine/core';
import type { ContentTemplate } from '#contract/catalog/content-templates.ts';
import { ActiveSwitch } from '#web/features/catalog/entries/active-switch.tsx';
import { CatalogRow } from '#web/features/catalog/entries/catalog-row.tsx';
import { useChangeTemplate } from './template-calls.ts';

type Props = { template: ContentTemplate; onEdit: () => void; onDelete: () => void };

export function TemplateRow({ template, onEdit, onDelete }: Props) {
  const { id, name, description, contentTemplate, isActive } = template;
  const change = useChangeTemplate();
  const wanted = change.isPending ? change.variables?.sent.body.isActive : undefined;
  return (
    <CatalogRow
      name={name}
      isActive={isActive}
      activeSwitch={
        <ActiveSwitch
          name={name}
          isActive={isActive}
          wanted={wanted}
          onSwitch={(next) => change.mutate({ params: { id }, body: { isActive: next } })}
        />
      }
      onEdit={onEdit}
      onDelete={onDelete}
    >
      {description && <Text size="sm">{description}</Text>}
      <Text size="sm" c="dimmed" lineClamp={2} mt={4}>
        {contentTemplate}
      </Text>
    </CatalogRow>
  );
}
