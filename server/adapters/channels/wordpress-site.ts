import { z } from 'zod';
import type { GuardedAnswer } from '#server/adapters/guarded-client.ts';
import type { ChannelCall } from './channel.ts';
import { ChannelFailed } from './channel-failure.ts';
import { callJson, namedError } from './json-call.ts';

/** The REST API of a WordPress site, as the account that is connected. */
export type Site = {
  /** Whether the account may make categories and tags. */
  canMakeTerms: boolean;
  read<Schema extends z.ZodType>(
    route: string,
    query: Record<string, string>,
    schema: Schema,
  ): Promise<z.output<Schema>>;
  send<Schema extends z.ZodType>(
    route: string,
    json: object,
    schema: Schema,
  ): Promise<z.output<Schema>>;
  upload<Schema extends z.ZodType>(
    route: string,
    picture: { file: Uint8Array; mediaType: string; fileName: string },
    schema: Schema,
  ): Promise<z.output<Schema>>;
};

/** The address of the site itself, whichever of its pages was copied. */
export function readSiteAddress(typed: string): string | undefined {
  const url = URL.parse(typed.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const folder = url.pathname.replace(/\/(wp-admin|wp-json|wp-login\.php|index\.php)(\/.*)?$/, '');
  return `${url.origin}${folder.replace(/\/+$/, '')}`;
}

/** Sites with plain permalinks have no /wp-json. */
type Form = (route: string, query: Record<string, string>) => string;
const forms = (address: string): [Form, Form] => [
  (route, query) => withQuery(`${address}/wp-json${route}`, query),
  (route, query) => withQuery(`${address}/`, { rest_route: route, ...query }),
];

function withQuery(url: string, query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${url}?${text}` : url;
}

/** Finds out how the site is called and who we are there, and says why if we are nobody. */
export async function openSite(call: ChannelCall): Promise<Site> {
  const [pretty, plain] = forms(call.values.address ?? '');
  try {
    return await openAt(call, pretty);
  } catch (error) {
    const isElsewhere =
      error instanceof ChannelFailed && ['not_found', 'bad_answer', 'moved'].includes(error.code);
    if (!isElsewhere) throw error;
    return await openAt(call, plain);
  }
}

const Me = z.object({
  id: z.number(),
  capabilities: z.record(z.string(), z.boolean()).optional(),
});

async function openAt(call: ChannelCall, urlOf: Form): Promise<Site> {
  const { username, appPassword, status } = call.values;
  const basic = Buffer.from(`${username}:${appPassword}`).toString('base64');
  const headers = { authorization: `Basic ${basic}` };
  const read: Site['read'] = async (route, query, schema) =>
    (await callJson(call, { url: urlOf(route, query), headers }, schema, readFailure)).body;

  const me = await read('/wp/v2/users/me', { context: 'edit' }, Me).catch(async (error) => {
    throw error instanceof NotLoggedIn ? await whyNotLoggedIn(call, urlOf) : error;
  });
  const may = (capability: string) => me.capabilities?.[capability] ?? !me.capabilities;
  if (!may(status === 'draft' ? 'edit_posts' : 'publish_posts')) {
    throw new ChannelFailed('not_allowed', {
      message: 'This WordPress account may not publish posts.',
      advice: 'Use one with the role Author, Editor or Administrator.',
    });
  }
  return {
    canMakeTerms: may('manage_categories'),
    read,
    async send(route, json, schema) {
      const request = { url: urlOf(route, {}), method: 'POST' as const, headers, json };
      return (await callJson(call, request, schema, readFailure)).body;
    },
    async upload(route, { file, mediaType, fileName }, schema) {
      const about = {
        'content-type': mediaType,
        'content-disposition': `attachment; filename="${fileName}"`,
      };
      const request = { url: urlOf(route, {}), method: 'POST' as const, body: file };
      const all = { ...request, headers: { ...headers, ...about } };
      return (await callJson(call, all, schema, readFailure)).body;
    },
  };
}

class NotLoggedIn extends ChannelFailed {}

/** A category or tag that was to be made is there already, under a name that reads the same to WordPress. */
export class TermExists extends ChannelFailed {
  readonly id: number;

  constructor(id: number) {
    super('refused');
    this.id = id;
  }
}

const ExistingTerm = z.object({
  code: z.literal('term_exists'),
  data: z.object({ term_id: z.coerce.number().int() }),
});

/** What the errors of WordPress mean that have a name. */
function readFailure({ status }: GuardedAnswer, body: unknown): ChannelFailed | undefined {
  const code = namedError(body, 'code');
  if (code === 'rest_not_logged_in') return new NotLoggedIn('wrong_password');
  if (code.startsWith('application_passwords_disabled')) return disabled();
  const existing = ExistingTerm.safeParse(body);
  if (existing.success) return new TermExists(existing.data.data.term_id);
  if (code === 'rest_no_route') return new ChannelFailed('too_old');
  if (code === 'rest_post_invalid_id') {
    return new ChannelFailed('not_found', {
      message: 'The post is no longer there.',
      advice: 'Publish it again if you want it back.',
    });
  }
  if (status === 404) {
    return new ChannelFailed('not_found', {
      message: 'There’s no WordPress at this address.',
      advice: 'Enter the address of your site’s front page.',
    });
  }
  if (status !== 401) return undefined;
  return new ChannelFailed('wrong_password', {
    message: 'WordPress didn’t accept the username or application password.',
    advice: 'Make a new one in WordPress under Users, Profile, and enter it here.',
  });
}

const disabled = () => new ChannelFailed('app_passwords_disabled');

const Index = z.object({
  namespaces: z.array(z.string()).default([]),
  // An empty list where there are none.
  authentication: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).default([]),
});

/**
 * The site has not seen us log in. Since 6.3 WordPress says the same to a wrong password and to one that its host has
 * removed on the way, so that both are told.
 */
async function whyNotLoggedIn(call: ChannelCall, urlOf: Form): Promise<ChannelFailed> {
  const url = urlOf('/', { _fields: 'namespaces,authentication' });
  const { body } = await callJson(call, { url }, Index);
  if ('application-passwords' in body.authentication) return new ChannelFailed('not_logged_in');
  // This one came with application passwords, in WordPress 5.6.
  return body.namespaces.includes('wp-site-health/v1') ? disabled() : new ChannelFailed('too_old');
}
