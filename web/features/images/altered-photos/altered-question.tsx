import { Button, FileButton, Group, Radio, Stack, Text } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import type { AlteredState } from '#contract/altered-photos.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { acceptedFiles } from '#web/ui/picture-rules.ts';
import { OriginalPageActions } from './original-page-actions.tsx';
import { useAlteredPhoto, useAlteredState } from './use-altered-photo.ts';

/** Asked about own photos only: some states want altered photos of a listing marked. */
export function AlteredQuestion({ photoId }: { photoId: number }) {
  const state = useAlteredState({ id: photoId, isOwn: true });
  const photo = useAlteredPhoto(photoId);
  if (!state) return null;
  return (
    <Stack gap="xs">
      <Radio.Group
        label="Is this an altered photo of a listing?"
        description="Furniture put in, wires taken out, a greener lawn. Light, color and crop don’t count."
        value={state.isAltered ? 'yes' : 'no'}
        onChange={(answer) => photo.answer(answer === 'yes')}
      >
        <Group mt={6} gap="lg">
          <Radio value="no" label="No" />
          <Radio value="yes" label="Yes" />
        </Group>
      </Radio.Group>
      {state.isAltered && <Disclosure state={state} photo={photo} />}
      <FormError>{photo.error}</FormError>
    </Stack>
  );
}

type DisclosureProps = { state: AlteredState; photo: ReturnType<typeof useAlteredPhoto> };

/** What goes on the picture, and where the original is. */
function Disclosure({ state: { canHavePage, page }, photo }: DisclosureProps) {
  return (
    <>
      <Text size="sm">
        {page
          ? 'Your picture says “Digitally altered photo”, and its code leads to a public page with the original.'
          : 'Your picture will say “Digitally altered photo”.'}{' '}
        {!page &&
          (canHavePage
            ? 'Add the original, and a code on the picture leads to a public page that shows both.'
            : 'A page with the original needs an https address, and this Porchlight has none. Post the original next to it.')}
      </Text>
      <Group gap={4}>
        {canHavePage && (
          <FileButton accept={acceptedFiles} onChange={photo.upload}>
            {(props) => (
              <Button
                {...props}
                variant={page ? 'subtle' : 'light'}
                size={page ? 'compact-sm' : 'sm'}
                leftSection={<IconPhotoUp size={16} aria-hidden />}
                loading={photo.isUploading}
                loaderProps={{ children: 'Uploading...' }}
              >
                {page ? 'Replace' : 'Add the original'}
              </Button>
            )}
          </FileButton>
        )}
        {page && <OriginalPageActions page={page} />}
      </Group>
    </>
  );
}
