import { SimpleGrid } from '@mantine/core';
import { assetTypes } from '#contract/constants.ts';
import { AssetCard } from './asset-card.tsx';

/** The agent's headshot and logo. */
export function BrandAssets({ onReplaced }: { onReplaced?: () => void }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      {assetTypes.map((type) => (
        <AssetCard key={type} type={type} onReplaced={onReplaced} />
      ))}
    </SimpleGrid>
  );
}
