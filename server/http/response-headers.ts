import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '#server/config.ts';

/**
 * A strict policy for the web app: scripts from ourselves only, never inline. Styles may be inline,
 * because the component library and the agent's own text colours need them; pictures may come from
 * anywhere, because posts may show pictures by link.
 */
export function setSecurityHeaders(http: FastifyInstance, config: Config): void {
  const isHttps = config.publicUrl?.startsWith('https:') ?? false;
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  http.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** What helmet says is the same for every answer, and costs much to put together: it is asked once. */
function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => {});
  return response.getHeaders();
}

/** For files that are shown but must never run: an SVG opened on its own can do nothing. */
export const sandboxedPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox";

/** Answers of the API are for one person at one moment, unless a route says otherwise; so are pages that can be taken down. */
export function forbidCaching(http: FastifyInstance): void {
  http.addHook('onSend', (request, reply, _payload, done) => {
    if (/^\/(?:api|original)\//.test(request.url) && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
    done();
  });
}

/**
 * Once we are asked to stop, every answer is the last one on its connection: nobody then asks on a
 * connection that ends under the question.
 */
export function closeKeepAlive(http: FastifyInstance, stopping: AbortSignal | undefined): void {
  http.addHook('onRequest', (_request, reply, done) => {
    if (stopping?.aborted) reply.header('connection', 'close');
    done();
  });
}
