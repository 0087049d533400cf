import sharp from 'sharp';
import type { Illustrator } from '#server/adapters/ai/illustrator.ts';

/** Draws without a key: for now one quiet scene, a lit house at dusk. */
export function createBuiltinIllustrator(): Illustrator {
  return {
    provider: 'builtin',
    model: 'porchlight',
    async draw(_prompt, { width, height }, { signal } = {}) {
      signal?.throwIfAborted();
      const bytes = await sharp(Buffer.from(scene(width, height)))
        .png()
        .toBuffer();
      return { bytes, mediaType: 'image/png' };
    },
  };
}

function scene(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1600 1200" preserveAspectRatio="xMidYMid slice">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0f2f3a"/><stop offset="0.6" stop-color="#2e6f6a"/><stop offset="1" stop-color="#f0b267"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#ffd98a" stop-opacity="0.9"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient>
</defs>
<rect width="1600" height="1200" fill="url(#sky)"/>
<path d="M0 760 C300 640 520 720 800 690 S1320 620 1600 720 V1200 H0 Z" fill="#1d4a45"/>
<path d="M0 880 C400 800 900 860 1600 820 V1200 H0 Z" fill="#14362f"/>
<circle cx="800" cy="800" r="360" fill="url(#glow)"/>
<path d="M560 900 V620 L800 450 L1040 620 V900 Z" fill="#e9e2d3"/>
<path d="M520 640 L800 430 L1080 640 L1050 662 L800 474 L550 662 Z" fill="#2b3a42"/>
<rect x="740" y="720" width="120" height="180" rx="6" fill="#1f5c4d"/>
<rect x="610" y="690" width="90" height="110" rx="4" fill="#ffcf74"/>
<rect x="900" y="690" width="90" height="110" rx="4" fill="#ffcf74"/>
<path d="M700 1200 L760 900 H840 L900 1200 Z" fill="#c9b48d" opacity="0.6"/>
</svg>`;
}
