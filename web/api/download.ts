import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { Call, DownloadEndpoint, Sent } from '#contract/endpoint.ts';
import { send, toRequest } from './call.ts';

/** A file from an endpoint, saved as the browser saves files. */
export function useDownload<E extends DownloadEndpoint>(
  target: Call<E>,
  options: Omit<UseMutationOptions<void, Error, Sent<E>>, 'mutationFn'> = {},
) {
  return useMutation({ ...options, mutationFn: (sent: Sent<E>) => download(target, sent) });
}

/** The file itself, for what is not saved. */
export async function fetchFile<E extends DownloadEndpoint>(
  target: Call<E>,
  sent: Sent<E>,
): Promise<Blob> {
  const { method, address, body } = toRequest(target, sent);
  return (await send(method, address, body)).blob();
}

async function download<E extends DownloadEndpoint>(target: Call<E>, sent: Sent<E>): Promise<void> {
  const { method, address, body } = toRequest(target, sent);
  const response = await send(method, address, body);
  saveFile(await response.blob(), fileNameOf(response));
}

/** Saves a file as the browser saves files. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function fileNameOf(response: Response): string {
  const disposition = response.headers.get('Content-Disposition') ?? '';
  return /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'download';
}
