import { Group, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import type { Profile } from '#contract/account-forms.ts';
import { findPlatform } from '#contract/platforms.ts';
import {
  type SignatureTarget,
  signatureLength,
  signatureOf,
  signatureTargets,
} from '#contract/signature.ts';
import classes from './signature-preview.module.css';

const nameOf = (platform: SignatureTarget) => findPlatform(platform)?.name ?? 'Anywhere else';

/** One that takes all of the line. */
const firstShown = signatureTargets.find((platform) => !findPlatform(platform)?.phoneRefusal);

/** The line as it will stand under a post, and how much of the post it takes. */
export function SignaturePreview({ profile }: { profile: Profile }) {
  const [platform, setPlatform] = useState<SignatureTarget>(firstShown ?? 'plain');
  const line = signatureOf(profile, { platform });
  return (
    <section className={classes.preview} aria-label="Signature preview">
      <Group justify="space-between" gap="xs" mb="sm">
        <Text fw={600}>Signature</Text>
        <NativeSelect
          aria-label="Preview for"
          size="sm"
          value={platform}
          onChange={(event) => setPlatform(event.currentTarget.value as SignatureTarget)}
          data={signatureTargets.map((value) => ({ value, label: nameOf(value) }))}
        />
      </Group>
      {line ? (
        <p className={classes.line} data-off={!profile.signatureOn}>
          {line}
        </p>
      ) : (
        <Text c="dimmed">Enter your name or brokerage to see your signature here.</Text>
      )}
      <Text c="dimmed" size="sm" mt="sm">
        {line && noteFor(profile, platform, line)}
      </Text>
    </section>
  );
}

function noteFor(profile: Profile, platform: SignatureTarget, line: string): string {
  if (!profile.signatureOn) return 'Off. It won’t be added to what you copy and download.';
  const length = `${signatureLength(line, platform)} characters`;
  const refusal = findPlatform(platform)?.phoneRefusal;
  const isShortened = refusal && (profile.phone || profile.website);
  return isShortened ? `${length}, without phone and website: ${refusal}` : length;
}
