import { Badge, Text } from '@mantine/core';
import type { TrustedWebsite } from '#contract/catalog/trusted-websites.ts';
import { ActiveSwitch } from '#web/features/catalog/entries/active-switch.tsx';
import { CatalogRow } from '#web/features/catalog/entries/catalog-row.tsx';
import { stateOrCountry } from './states.ts';
import { useChangeWebsite } from './website-calls.ts';

type Props = { website: TrustedWebsite; onEdit: () => void; onDelete: () => void };

export function WebsiteRow({ website, onEdit, onDelete }: Props) {
  const { id, domain, description, state, category, isActive } = website;
  const change = useChangeWebsite();
  const wanted = change.isPending ? change.variables?.sent.body.isActive : undefined;
  return (
    <CatalogRow
      name={domain}
      isActive={isActive}
      marks={
        <>
          {state && (
            <Badge color="evergreen" size="md">
              {stateOrCountry(state)}
            </Badge>
          )}
          {category && (
            <Badge color="gray" size="md">
              {category}
            </Badge>
          )}
        </>
      }
      activeSwitch={
        <ActiveSwitch
          name={domain}
          isActive={isActive}
          wanted={wanted}
          onSwitch={(next) => change.mutate({ params: { id }, body: { isActive: next } })}
        />
      }
      onEdit={onEdit}
      onDelete={onDelete}
    >
      {description && (
        <Text size="sm" c="dimmed" mt={4}>
          {description}
        </Text>
      )}
    </CatalogRow>
  );
}
