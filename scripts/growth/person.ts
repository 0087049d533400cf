import { randomBytes, randomInt } from 'node:crypto';

export type ProcessAnswer = {
  status: number;
  body: Buffer;
  /** Which process answered. */
  servedBy: string;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every endpoint
  json(): any;
};

type Options = { key?: string; headers?: Record<string, string> };

/** Somebody with a browser: a session cookie, an address, and requests through the proxy. */
export class Person {
  readonly name = `agent-${randomBytes(6).toString('hex')}`;
  readonly #site: string;
  /** Limits count by address; everybody has one of their own. */
  readonly #from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  id = 0;
  cookie = '';

  constructor(site: string) {
    this.#site = site;
  }

  static async joined(site: string): Promise<Person> {
    const person = new Person(site);
    const answer = await person.post('/api/register', {
      username: person.name,
      email: `${person.name}@example.com`,
      password: 'correct horse battery',
    });
    if (answer.status !== 201) throw new Error(`registering failed: ${answer.body}`);
    person.id = answer.json().id;
    return person;
  }

  get = (path: string) => this.send('GET', path);
  delete = (path: string) => this.send('DELETE', path);
  post = (path: string, body: unknown, options: Options = {}) =>
    this.send('POST', path, JSON.stringify(body), {
      ...options,
      headers: { 'content-type': 'application/json', ...options.headers },
    });

  async upload(path: string, file: Uint8Array, fields: Record<string, string> = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new File([new Uint8Array(file)], 'picture.png', { type: 'image/png' }));
    return this.send('POST', path, form);
  }

  async send(
    method: string,
    path: string,
    body?: string | FormData,
    options: Options = {},
  ): Promise<ProcessAnswer> {
    const response = await this.open(method, path, body, options);
    const bytes = Buffer.from(await response.arrayBuffer());
    this.#keepCookies(response.headers.getSetCookie());
    return {
      status: response.status,
      body: bytes,
      servedBy: response.headers.get('x-served-by') ?? '',
      json: () => JSON.parse(bytes.toString()),
    };
  }

  /** Each by its name, as a browser does. */
  #keepCookies(given: string[]): void {
    const pairs = [...this.cookie.split('; '), ...given.map((line) => line.split(';')[0] ?? '')];
    const byName = new Map(pairs.filter(Boolean).map((pair) => [pair.split('=')[0], pair]));
    this.cookie = [...byName.values()].join('; ');
  }

  /** The answer as it arrives. */
  open(
    method: string,
    path: string,
    body?: string | FormData,
    { key, headers }: Options = {},
  ): Promise<Response> {
    return fetch(`${this.#site}${path}`, {
      method,
      body,
      headers: {
        cookie: this.cookie,
        origin: this.#site,
        'x-forwarded-for': this.#from,
        ...(key && { 'idempotency-key': key }),
        ...headers,
      },
    });
  }
}

export const newKey = () => randomBytes(16).toString('hex');
