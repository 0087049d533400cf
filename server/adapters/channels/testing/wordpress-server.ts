import type { Answer, ReceivedCall } from './fault-server.ts';
import { startFaultServer } from './fault-server.ts';

export type SiteOptions = {
  username?: string;
  appPassword?: string;
  hasPrettyPermalinks?: boolean;
  /** The host keeps the password from WordPress. */
  isHeaderStripped?: boolean;
  hasAppPasswords?: boolean;
  isDisabledForUser?: boolean;
  /** From before application passwords. */
  isOld?: boolean;
  isSomethingElse?: boolean;
  role?: 'administrator' | 'author' | 'contributor';
  terms?: Record<string, string[]>;
};

type Item = { id: number } & Record<string, unknown>;
type Post = Item & { slug: string; link: string; title: string; tags: number[]; status: string };
type Media = Item & { slug: string; source_url: string; alt_text: string };

const problem = (status: number, code: string): Answer => ({
  status,
  body: { code, message: 'No.', data: { status } },
});
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

/** As many as asked for, at most 100, as WordPress does. */
function pageOf<Row>(rows: Row[], query: URLSearchParams): Row[] {
  const size = Math.min(Number(query.get('per_page') ?? 10), 100);
  const before = Number(query.get('offset') ?? 0);
  return rows.slice(before, before + size);
}

const ok = (body: unknown, status = 200): Answer => ({ status, body });

/** The part of WordPress' REST API that we use, after its documentation. */
export async function startWordPress(options: SiteOptions) {
  const { hasPrettyPermalinks = true, role = 'administrator' } = options;
  let lastId = 0;
  const nextId = () => {
    lastId += 1;
    return lastId;
  };
  const posts: Post[] = [];
  const media: Media[] = [];
  const terms: Record<string, { id: number; name: string }[]> = { tags: [], categories: [] };
  for (const [kind, names] of Object.entries(options.terms ?? {})) {
    terms[kind] = names.map((name) => ({ id: nextId(), name }));
  }

  function handle(call: ReceivedCall): Answer {
    const url = new URL(call.path, server.address);
    const route = hasPrettyPermalinks
      ? /^\/wp-json(\/.*)/.exec(url.pathname)?.[1]
      : url.searchParams.get('rest_route');
    if (!route || options.isSomethingElse) return problem(404, '');
    if (route === '/') return index();
    const refused = whyNot(call);
    if (refused) return refused;
    return call.method === 'GET' ? read(route, url.searchParams) : write(route, call);
  }

  function index(): Answer {
    const hasThem = !options.isOld && options.hasAppPasswords !== false;
    return ok({
      namespaces: ['oembed/1.0', 'wp/v2', ...(options.isOld ? [] : ['wp-site-health/v1'])],
      authentication: hasThem ? { 'application-passwords': { endpoints: {} } } : [],
    });
  }

  function whyNot({ headers }: ReceivedCall): Answer | undefined {
    const isUnseen = options.isHeaderStripped || options.isOld || options.hasAppPasswords === false;
    if (isUnseen) return problem(401, 'rest_not_logged_in');
    if (options.isDisabledForUser) return problem(401, 'application_passwords_disabled_for_user');
    const password = options.appPassword?.replace(/\s/g, '');
    const right = Buffer.from(`${options.username}:${password}`).toString('base64');
    return headers.authorization === `Basic ${right}`
      ? undefined
      : problem(401, 'incorrect_password');
  }

  function read(route: string, query: URLSearchParams): Answer {
    const [, kind = ''] = /^\/wp\/v2\/(\w+)/.exec(route) ?? [];
    if (route === '/wp/v2/users/me') {
      const isAdministrator = role === 'administrator';
      const capabilities = {
        edit_posts: true,
        publish_posts: role !== 'contributor',
        ...(isAdministrator && { manage_categories: true }),
      };
      return ok({ id: 1, name: 'Jordan', capabilities });
    }
    if (kind === 'posts') {
      const slug = query.get('slug');
      const wanted = posts.filter((post) => slug === null || post.slug === slug);
      return ok(pageOf(wanted.toReversed(), query));
    }
    if (kind === 'media') return ok(media.filter(({ slug }) => slug === query.get('slug')));
    const search = query.get('search')?.toLowerCase() ?? '';
    const found = terms[kind]?.filter(({ name }) => name.toLowerCase().includes(search));
    return found ? ok(found) : problem(404, 'rest_no_route');
  }

  function write(route: string, { headers, body }: ReceivedCall): Answer {
    const [, kind = '', id] = /^\/wp\/v2\/(\w+)(?:\/(\d+))?$/.exec(route) ?? [];
    if (kind === 'media' && !id) return addMedia(headers['content-disposition'] ?? '');
    const values = JSON.parse(String(body));
    if (kind === 'tags' || kind === 'categories') {
      if (role !== 'administrator') return problem(403, 'rest_cannot_create');
      const same = terms[kind]?.find(({ name }) => slugOf(name) === slugOf(values.name));
      if (same) return { status: 400, body: { code: 'term_exists', data: { term_id: same.id } } };
      const term = { id: nextId(), name: values.name };
      terms[kind]?.push(term);
      return ok(term, 201);
    }
    if (id) {
      const there = [...posts, ...media].find((each) => each.id === Number(id));
      return there ? ok(Object.assign(there, values)) : problem(404, 'rest_post_invalid_id');
    }
    const added = nextId();
    posts.push({ ...values, id: added, link: `https://example.com/${values.slug}/` });
    return ok(posts.at(-1), 201);
  }

  function addMedia(disposition: string): Answer {
    const [, slug] = /filename="([\w-]+)\.png"/.exec(disposition) ?? [];
    if (!slug) return problem(400, 'rest_upload_invalid_disposition');
    const id = nextId();
    const source_url = `https://example.com/uploads/${slug}.png`;
    media.push({ id, slug, source_url, alt_text: '' });
    return ok(media.at(-1), 201);
  }

  const server = await startFaultServer(handle);
  return { server, posts, media, terms, close: server.close };
}
