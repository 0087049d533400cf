import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { maxAltText } from '#contract/constants.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useAltText, useChangeAltText } from './use-alt-text.ts';

type Props = {
  /** Of the picture. */
  address: string;
  /** Tells it from others, as in "image 2". */
  name?: string;
  description?: string;
};

/** What is read out for a picture. Saved when somebody leaves it. */
export function AltTextField({ address, name, description }: Props) {
  const saved = useAltText(address) ?? '';
  const [typed, setTyped] = useState<string>();
  const { isOurs, error, save } = useChangeAltText(address);
  if (!isOurs) return null;
  const text = typed ?? saved;
  return (
    <TextInput
      mt="xs"
      size="sm"
      label="Alt text"
      description={description}
      aria-label={name && `Alt text of ${name}`}
      maxLength={maxAltText}
      value={text}
      error={error && messageFor(error, 'We couldn’t save the alt text.')}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => text.trim() !== saved && save(text)}
    />
  );
}
