import { Button, Divider, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { downloadMyData } from '#contract/calls/account.ts';
import { adminUsername } from '#contract/constants.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useDownload } from '#web/api/download.ts';
import { useCurrentUser } from '#web/session/session.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { StorageSection } from './storage-section.tsx';

const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
}));

export function YourDataSection() {
  const { user } = useCurrentUser();
  return (
    <Stack gap="lg">
      <StorageSection />
      <Divider color="var(--porch-hairline)" />
      <DownloadData />
      <Divider color="var(--porch-hairline)" />
      {user?.username === adminUsername ? (
        <Text>The admin account can’t be deleted.</Text>
      ) : (
        <DeleteAccount />
      )}
    </Stack>
  );
}

function DownloadData() {
  const download = useDownload(downloadMyData);
  return (
    <Stack gap="sm" align="flex-start">
      <Text>
        One ZIP file with your posts, answers and pictures. You don’t need Porchlight to open it.
      </Text>
      <FormError>
        {download.error && messageFor(download.error, 'We couldn’t download your data.')}
      </FormError>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate({})}
      >
        Download all my data
      </Button>
    </Stack>
  );
}

function DeleteAccount() {
  const [isOpen, dialog] = useDisclosure();
  return (
    <Stack gap="sm" align="flex-start">
      <Text>Deleting your account permanently deletes everything in it, right away.</Text>
      <Button color="red" variant="light" onClick={dialog.open}>
        Delete my account
      </Button>
      <Suspense>{isOpen && <DeleteAccountDialog onClose={dialog.close} />}</Suspense>
    </Stack>
  );
}
