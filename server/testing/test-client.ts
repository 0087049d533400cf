import type { FastifyInstance, InjectOptions } from 'fastify';
import type { User } from '#contract/auth.ts';
import { adminPassword } from './test-settings.ts';

type Headers = Record<string, string>;

/** A browser reduced to what the server sees of it: requests and the session cookie. */
export class TestClient {
  user: User | undefined;
  cookie: string | undefined;
  readonly #http: FastifyInstance;

  constructor(http: FastifyInstance) {
    this.#http = http;
  }

  get = (url: string, headers?: Headers) => this.send({ method: 'GET', url, headers });
  post = (url: string, payload?: object, headers?: Headers) =>
    this.send({ method: 'POST', url, payload, headers });
  patch = (url: string, payload: object, headers?: Headers) =>
    this.send({ method: 'PATCH', url, payload, headers });
  delete = (url: string, headers?: Headers) => this.send({ method: 'DELETE', url, headers });

  async send(options: InjectOptions) {
    const headers = { ...(this.cookie && { cookie: this.cookie }), ...options.headers };
    const response = await this.#http.inject({ ...options, headers });
    const [session] = response.cookies;
    if (session) this.cookie = session.value ? `${session.name}=${session.value}` : undefined;
    return response;
  }

  async register(username: string, password = 'correct horse', headers?: Headers): Promise<void> {
    const email = `${username.toLowerCase()}@example.com`;
    const response = await this.post('/api/register', { username, email, password }, headers);
    if (response.statusCode !== 201) throw new Error(`registering failed: ${response.body}`);
    this.user = response.json();
  }

  /** Gives the admin password: admin calls are answered from now on. */
  async elevateAdmin(): Promise<void> {
    const response = await this.post('/api/admin/verify', { password: adminPassword });
    if (response.statusCode !== 200) throw new Error(`no admin elevation: ${response.body}`);
  }
}
