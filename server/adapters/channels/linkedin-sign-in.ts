import { z } from 'zod';
import { finishLinkedInSignIn } from '#contract/channels.ts';
import type { ChannelCall } from './channel.ts';
import { ChannelFailed } from './channel-failure.ts';
import { callJson, namedError } from './json-call.ts';

/** The app that the operator has made at LinkedIn, by whose leave members let us post. */
export type LinkedInApp = {
  clientId: string;
  clientSecret: string;
  /** Where LinkedIn sends people back to, as the app at LinkedIn has it. */
  redirectAddress: string;
  /** LinkedIn itself, but in tests. */
  site: string;
  api: string;
};

type Settings = {
  linkedin: { clientId: string; clientSecret: string } | undefined;
  publicUrl: string | undefined;
};

/** None where LinkedIn is not set up, or nobody knows the address that people type. */
export function createLinkedInApp({ linkedin, publicUrl }: Settings): LinkedInApp | undefined {
  if (!linkedin || !publicUrl) return undefined;
  return {
    ...linkedin,
    redirectAddress: publicUrl + finishLinkedInSignIn.path,
    site: 'https://www.linkedin.com',
    api: 'https://api.linkedin.com',
  };
}

const scopes = ['openid', 'profile', 'w_member_social'];

/** Where somebody says yes or no. */
export function signInAddress({ clientId, redirectAddress, site }: LinkedInApp, state: string) {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectAddress,
    state,
    scope: scopes.join(' '),
  });
  return `${site}/oauth/v2/authorization?${query}`;
}

/** Who has signed in, and what lets us post for them. */
type SignedIn = { accessToken: string; endsAt: Date; memberId: string; memberName: string };

/** Milliseconds; somebody waits for it in a browser. */
const timeout = 15_000;

/** Fails like a channel. The code works once, whatever comes of it. */
export async function exchangeCode(
  { clientId, clientSecret, redirectAddress, site, api }: LinkedInApp,
  client: ChannelCall['client'],
  code: string,
): Promise<SignedIn> {
  const call: ChannelCall = { values: {}, client };
  const { body: token } = await callJson(
    call,
    {
      url: `${site}/oauth/v2/accessToken`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: redirectAddress,
      }).toString(),
      timeout,
    },
    Token,
    ({ status }, body) => {
      if (status !== 400 && status !== 401 && status !== 403) return undefined;
      return new ChannelFailed('refused', { message: nameOfError(body), advice: '' });
    },
  );
  if (token.scope !== undefined && !/\bw_member_social\b/.test(token.scope)) {
    throw new ChannelFailed('not_allowed');
  }
  const { body: member } = await callJson(
    call,
    {
      url: `${api}/v2/userinfo`,
      headers: { authorization: `Bearer ${token.access_token}` },
      timeout,
    },
    Member,
  );
  return {
    accessToken: token.access_token,
    endsAt: new Date(Date.now() + token.expires_in * 1_000),
    memberId: member.sub,
    memberName: member.name?.trim() ?? '',
  };
}

/** For the operator's log: a name such as `invalid_client`, and no other words of theirs. */
const nameOfError = (body: unknown) => /^[a-z_]{1,60}$/.exec(namedError(body, 'error'))?.[0] ?? '';

/** Seconds; LinkedIn gives 60 days. */
const longestToken = 366 * 86_400;

const Token = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]{16,2000}$/),
  expires_in: z.number().positive().max(longestToken),
  scope: z.string().optional(),
});

const Member = z.object({
  sub: z.string().regex(/^[\w-]{1,64}$/),
  name: z.string().max(500).nullish(),
});
