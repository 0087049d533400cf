import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bytes, Download } from '#server/core/download.ts';

export async function sendDownload(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { bytes, mediaType, version, fileName, cacheControl }: Download,
): Promise<Bytes | FastifyReply> {
  const isKnown = version !== undefined && isAmong(request.headers['if-none-match'], version);
  // Fetched before any header is set: it may fail, and then the answer is another one.
  const payload = isKnown ? undefined : await (typeof bytes === 'function' ? bytes() : bytes);
  if (version) reply.header('etag', `"${version}"`);
  if (cacheControl) reply.header('cache-control', cacheControl);
  if (!payload) return reply.code(304).send();
  if (fileName) reply.header('content-disposition', attachment(fileName));
  reply.type(mediaType);
  return payload;
}

/** A cache may send several versions, and mark them as weak. */
function isAmong(sent: string | undefined, version: string): boolean {
  const known = sent?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  return known.includes(`"${version}"`) || known.includes('*');
}

/** Plain letters only: what else a name may hold, browsers read in different ways. */
const attachment = (fileName: string) =>
  `attachment; filename="${fileName.replace(/[^\w.-]+/g, '-')}"`;
