import libheif from 'libheif-js/libheif-wasm/libheif.js';
import wasmAddress from 'libheif-js/libheif-wasm/libheif.wasm?url';

/** Runs in a worker of its own: a decoder of a megabyte that few people ever need. */

export type Decoded = { pixels: Uint8ClampedArray<ArrayBuffer>; width: number; height: number };

/** What is used of libheif, whose own types say nothing about it. */
type HeifImage = {
  get_width: () => number;
  get_height: () => number;
  is_primary: () => boolean;
  display: (into: ImageData, done: (shown: ImageData | null) => void) => void;
};
type Heif = { HeifDecoder: new () => { decode: (bytes: ArrayBuffer) => HeifImage[] } };
type LoadHeif = (options: { wasmBinary: ArrayBuffer }) => Heif;

const scope = self as unknown as {
  onmessage: (event: MessageEvent<File>) => void;
  postMessage: (message: unknown, transfer?: Transferable[]) => void;
};

scope.onmessage = async ({ data: file }) => {
  try {
    const decoded = await decode(await file.arrayBuffer());
    scope.postMessage(decoded, [decoded.pixels.buffer]);
  } catch (error) {
    scope.postMessage({ problem: String(error) });
  }
};

async function decode(bytes: ArrayBuffer): Promise<Decoded> {
  const wasmBinary = await (await fetch(wasmAddress)).arrayBuffer();
  const { HeifDecoder } = (libheif as unknown as LoadHeif)({ wasmBinary });
  const images = new HeifDecoder().decode(bytes);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) throw new Error('There is no picture in this file');
  const [width, height] = [image.get_width(), image.get_height()];
  const shown = await new Promise<ImageData>((resolve, reject) => {
    image.display(new ImageData(width, height), (data) =>
      data ? resolve(data) : reject(new Error('The picture is damaged')),
    );
  });
  return { pixels: shown.data as Decoded['pixels'], width, height };
}
