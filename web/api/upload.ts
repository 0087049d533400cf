import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { Answer, Call, Sent, UploadEndpoint } from '#contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { toRequest } from './call.ts';
import { randomId } from './random-id.ts';
import { useSingleFlight } from './use-single-flight.ts';

/** What an upload sends: a file, and the fields its endpoint names. */
type Form<E extends UploadEndpoint> = Sent<E> & { file: File } & (E['fields'] extends z.ZodType
    ? { fields: z.input<E['fields']> }
    : { fields?: undefined });

type Attempt<E extends UploadEndpoint> = { form: Form<E>; idempotencyKey: string };

/**
 * An upload to an endpoint. `progress` is the part that has been sent, from 0 to 1. Two quick presses upload a file
 * once.
 */
export function useUpload<E extends UploadEndpoint>(
  target: Call<E>,
  options: Omit<UseMutationOptions<Answer<E>, Error, Attempt<E>>, 'mutationFn'> = {},
) {
  const [progress, setProgress] = useState(0);
  const mutation = useMutation({
    ...options,
    mutationFn({ form, idempotencyKey }: Attempt<E>) {
      setProgress(0);
      return upload(target, form, idempotencyKey, setProgress);
    },
  });
  const run = useSingleFlight(
    (form: Form<E>) => mutation.mutateAsync({ form, idempotencyKey: randomId() }),
    isSameUpload,
  );
  return {
    ...mutation,
    progress,
    // Why it failed is told by the options and by `error`.
    mutate: (form: Form<E>) => void run(form).catch(() => undefined),
  };
}

/** A picture that was cut to its frame twice is another file with the same bytes. */
function isSameUpload({ file, ...one }: { file: File }, { file: other, ...rest }: { file: File }) {
  const isSameFile = file.name === other.name && file.size === other.size;
  return isSameFile && JSON.stringify(one) === JSON.stringify(rest);
}

/** By XMLHttpRequest: fetch does not tell how much of a body has been sent. */
function upload<E extends UploadEndpoint>(
  target: Call<E>,
  form: Form<E>,
  idempotencyKey: string,
  onProgress: (part: number) => void,
): Promise<Answer<E>> {
  const { method, address } = toRequest(target, form);
  const request = new XMLHttpRequest();
  request.open(method, address);
  request.setRequestHeader('Idempotency-Key', idempotencyKey);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  const answer = new Promise<string>((resolve, reject) => {
    request.onerror = () => reject(new Error('The upload did not get through'));
    request.onload = () => {
      const { status, responseText, statusText } = request;
      if (status >= 200 && status < 300) resolve(responseText);
      else reject(new ApiError(status, responseText, statusText));
    };
  });
  request.send(toFormData(form));
  return answer.then((text) => JSON.parse(text));
}

/** The fields come first, so that whoever reads the file knows them already. */
function toFormData({ fields, file }: { fields?: object; file: File }): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) data.append(name, String(value));
  data.append('file', file);
  return data;
}
