import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '#web/navigation/link.tsx';
import { paths } from '#web/paths.ts';

export function AboutSection() {
  return (
    <Stack gap="sm">
      <Text>
        City names and ZIP codes come from{' '}
        <Anchor href="https://www.geonames.org/" rel="noreferrer" underline="always">
          GeoNames
        </Anchor>
        , under{' '}
        <Anchor
          href="https://creativecommons.org/licenses/by/4.0/"
          rel="noreferrer"
          underline="always"
        >
          CC BY 4.0
        </Anchor>
        ; counties from the US Census Bureau.
      </Text>
      <Text>
        <Anchor component={Link} to={paths.licenses} underline="always">
          Everything Porchlight is built with
        </Anchor>
        , with licenses.
      </Text>
    </Stack>
  );
}
