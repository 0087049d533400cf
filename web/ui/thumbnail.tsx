import { useState } from 'react';
import { safeImage } from '#contract/html.ts';

type Props = { address: string | null | undefined; className: string | undefined };

/** A picture, small. One that cannot be had is left out. */
export function Thumbnail({ address, className }: Props) {
  const [gone, setGone] = useState<string>();
  if (!address || address === gone) return null;
  return (
    <img
      className={className}
      src={thumbnailOf(address)}
      alt=""
      loading="lazy"
      onError={() => setGone(address)}
    />
  );
}

/** Of our own files there is a small one. */
export const thumbnailOf = (address: string): string =>
  /^\/api\/files\/[\w-]+$/.test(address) ? `${address}/thumbnail` : safeImage(address);
