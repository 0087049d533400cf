import type { FastifyInstance } from 'fastify';
import { jsonSize } from '#contract/limits.ts';
import { AppError } from '#server/errors.ts';

/**
 * JSON is measured before it is parsed: eight megabytes of empty lists would keep the parser busy for a
 * second, and whatever walks them after it for many.
 */
export function parseJsonBodies(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.removeContentTypeParser('application/json');
  http.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      const problem = problemOf(body);
      if (problem) done(new AppError('too_large', problem));
      else void parse(request, body, done);
    },
  );
}

function problemOf(json: string): string | undefined {
  const { values, levels } = measureJson(json);
  if (levels > jsonSize.levels) return 'This is nested too deeply to read.';
  if (values > jsonSize.values) return 'This has too many parts to send at once.';
  return undefined;
}

/**
 * Lists, objects and what stands in them, and how deep they go. It reads every character once, stops at
 * the first too many, and does not mind text that is no JSON.
 */
export function measureJson(json: string): { values: number; levels: number } {
  const size = { values: 1, levels: 0 };
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === quote) at = endOfText(json, at);
    else if (sign === comma) size.values += 1;
    else if (sign === listStart || sign === objectStart) {
      size.values += 1;
      depth += 1;
      size.levels = Math.max(size.levels, depth);
    } else if (sign === listEnd || sign === objectEnd) depth -= 1;
    if (size.values > jsonSize.values || size.levels > jsonSize.levels) break;
  }
  return size;
}

const [quote, comma, listStart, listEnd, objectStart, objectEnd, backslash] = [...'",[]{}\\'].map(
  (sign) => sign.charCodeAt(0),
);

/** Where a text ends: at the next quote that no backslash stands for. */
function endOfText(json: string, start: number): number {
  for (let from = start + 1; ; ) {
    const end = json.indexOf('"', from);
    if (end === -1) return json.length;
    let before = end;
    while (json.charCodeAt(before - 1) === backslash) before -= 1;
    if ((end - before) % 2 === 0) return end;
    from = end + 1;
  }
}
