import { SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { messageFor } from '#web/api/api-error.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useAccount } from './use-account.ts';

export function ProfileSection() {
  const account = useAccount();
  if (account.data) return <ProfileForm profile={account.data.profile} />;
  if (account.isPending) return <Waiting />;
  return (
    <LoadFailure onRetry={() => account.refetch()}>
      {messageFor(account.error, 'We couldn’t load your profile.')}
    </LoadFailure>
  );
}

/** In the shape of the form, so that nothing jumps when it comes. */
function Waiting() {
  return (
    <Stack gap="lg" role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {['name', 'brokerage', 'city', 'state', 'license', 'phone'].map((field) => (
          <div key={field}>
            <Skeleton height={14} width="35%" mb={10} />
            <Skeleton height={44} />
          </div>
        ))}
      </SimpleGrid>
      <Skeleton height={44} mt="lg" />
      <Skeleton height={24} width={280} />
      <Skeleton height={136} radius="md" />
      <Skeleton height={56} />
      <Skeleton height={44} width={140} />
    </Stack>
  );
}
