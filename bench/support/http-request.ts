type Request = {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: object;
};

/** The bytes of a request, ready to be sent again and again. */
export function httpRequest({ method, path, headers = {}, body }: Request): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const all = {
    host: '127.0.0.1',
    ...(body && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
    }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`;
}
