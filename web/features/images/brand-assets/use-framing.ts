import { useState } from 'react';
import { cropPicture } from './crop-picture.ts';
import { type Framing, initialFraming, isFramed } from './framing.ts';

/** How a chosen picture is framed. One that is not framed stays the file it is. */
export function useFraming(file: File) {
  const [framing, setFraming] = useState(initialFraming);
  const [isCutting, setIsCutting] = useState(false);
  return {
    framing,
    isCutting,
    frame: (next: Framing) => setFraming(next),
    leaveAsItIs: () => setFraming(initialFraming),
    async cut(): Promise<File> {
      if (!isFramed(framing)) return file;
      setIsCutting(true);
      // A browser that cannot cut it sends it whole: the middle of it is shown then.
      const cut = await cropPicture(file, framing).catch(() => file);
      setIsCutting(false);
      return cut;
    },
  };
}
