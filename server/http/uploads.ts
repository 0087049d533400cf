import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { upload } from '#contract/limits.ts';
import { unreadableRequest, wrongMediaType } from '#server/core/to-app-error.ts';
import { AppError, callerLeft } from '#server/errors.ts';
import { drainBody } from './request-bodies.ts';

/** A form has one file and may have a few short fields. Sizes are bytes. */
const limits = {
  files: 1,
  fileSize: upload.bytes,
  fields: 20,
  fieldSize: 10_000,
  fieldNameSize: 100,
  parts: 30,
  headerPairs: 50,
};

/** Bytes of everything in a form that is not its file. */
const restOfForm = 512 * 1024;

/** Takes forms and nothing else. They are not read on arrival, but once the caller is admitted. */
export async function acceptForms(http: FastifyInstance): Promise<void> {
  http.removeAllContentTypeParsers();
  await http.register(multipart, { limits, throwFileSizeLimit: false });
}

export type Upload = { file: Buffer; fields: Record<string, unknown> };

/** Reads the form into memory, and never more of it than the limits say. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw wrongMediaType(request.routeOptions.config.endpoint);
  // Some say beforehand that they will send too much.
  if (Number(request.headers['content-length']) > upload.bytes + restOfForm) throw tooLarge();
  try {
    return await readForm(request);
  } catch (error) {
    // The rest still has to flow, or the sender would never come to read the answer.
    request.raw.unpipe();
    drainBody(request.raw);
    throw toAppError(error as FastifyError);
  }
}

async function readForm(request: FastifyRequest): Promise<Upload> {
  const fields: Upload['fields'] = {};
  let file: Buffer | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      if (part.fieldname !== 'file') throw fileMissing();
      file = await readPart(part);
    } else if (part.valueTruncated) {
      throw unreadableRequest();
    } else {
      fields[part.fieldname] = part.value;
    }
  }
  // A form sent without choosing one has an empty file.
  if (!file?.length) throw fileMissing();
  return { file, fields };
}

async function readPart({ file }: MultipartFile): Promise<Buffer> {
  // Refused as soon as it is too large, not when the last of it has arrived.
  file.once('limit', () => file.destroy(tooLarge()));
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk);
  if (file.truncated) throw tooLarge();
  return Buffer.concat(chunks);
}

/** What the reader of forms throws is about what was sent. */
function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  switch (error.code) {
    case 'FST_FILES_LIMIT':
      return new AppError('invalid_input', 'Please upload one file at a time.');
    case 'FST_MP_PREMATURE_CLOSE':
      return callerLeft();
    default:
      return unreadableRequest(error);
  }
}

const fileMissing = () => new AppError('invalid_input', 'Please choose a file to upload.');

const tooLarge = () =>
  new AppError('too_large', `Files can be up to ${upload.bytes / 1024 / 1024} MB.`);
