import { type Answer, type ReceivedCall, startFaultServer } from './fault-server.ts';

/** In the form that LinkedIn gives them. */
export const member = { sub: 'jordan-4Xq_7', name: 'Jordan Avery' };
export const accessToken = `token-of-jordan-${'x'.repeat(300)}`;
export const goodCode = `code-for-jordan-${'y'.repeat(150)}`;
export const clientId = 'app-of-the-operator';
export const clientSecret = 'secret-of-the-operator=';
export const redirectAddress = 'https://porch.example/api/channels/linkedin/callback';

type Post = {
  author: string;
  commentary: string;
  content?: { media: { id: string; altText: string } };
};

const problem = (status: number, code: string, message = 'No.'): Answer => ({
  status,
  body: { status, code, message, serviceErrorCode: status === 401 ? 65_601 : 100 },
});

/** The part of LinkedIn's API that we use, after its documentation. */
export async function startLinkedIn() {
  const posts: Post[] = [];
  const pictures = new Map<string, Buffer>();
  const state = {
    token: accessToken,
    /** What the token lasts, in seconds. */
    expiresIn: 5_184_000,
    scope: 'openid,profile,w_member_social',
    member,
    usedCodes: new Set<string>(),
    answerInstead: undefined as Answer | undefined,
  };

  function exchange({ headers, body }: ReceivedCall): Answer {
    const form = new URLSearchParams(String(body));
    const isForm = headers['content-type'] === 'application/x-www-form-urlencoded';
    if (!isForm || form.get('grant_type') !== 'authorization_code') {
      return { status: 400, body: { error: 'invalid_request', error_description: 'No.' } };
    }
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret) {
      return { status: 401, body: { error: 'invalid_client', error_description: 'No.' } };
    }
    const code = form.get('code') ?? '';
    const isRight = code === goodCode && form.get('redirect_uri') === redirectAddress;
    if (!isRight || state.usedCodes.has(code)) {
      return { status: 400, body: { error: 'invalid_request', error_description: 'No.' } };
    }
    state.usedCodes.add(code);
    const { token, expiresIn, scope } = state;
    return { status: 200, body: { access_token: token, expires_in: expiresIn, scope } };
  }

  function initializeUpload(call: ReceivedCall): Answer {
    const { owner } = JSON.parse(String(call.body)).initializeUploadRequest;
    if (owner !== `urn:li:person:${state.member.sub}`) return problem(403, 'ACCESS_DENIED');
    const id = `picture-${pictures.size + 1}`;
    return {
      status: 200,
      body: {
        value: {
          uploadUrlExpiresAt: Date.now() + 86_400_000,
          uploadUrl: `${server.address}/dms-uploads/${id}/uploaded-image/0?a=b`,
          image: `urn:li:image:${id}`,
        },
      },
    };
  }

  function addPost(call: ReceivedCall): Answer {
    const post: Post & Record<string, unknown> = JSON.parse(String(call.body));
    const { media } = post.content ?? {};
    const isWhole =
      post.author === `urn:li:person:${state.member.sub}` &&
      post.visibility === 'PUBLIC' &&
      post.lifecycleState === 'PUBLISHED' &&
      (!media || pictures.has(media.id));
    if (!isWhole) return problem(422, 'MISSING_REQUIRED_FIELD_ERROR');
    posts.push(post);
    const urn = `urn:li:share:${7_000_000_000_000_000_000n + BigInt(posts.length)}`;
    return { status: 201, body: '', headers: { 'x-restli-id': urn } };
  }

  function handle(call: ReceivedCall): Answer {
    const { method, path, headers } = call;
    if (path === '/oauth/v2/accessToken') return exchange(call);
    if (headers.authorization !== `Bearer ${state.token}`) {
      return problem(401, 'REVOKED_ACCESS_TOKEN');
    }
    if (path === '/v2/userinfo') return { status: 200, body: state.member };
    const [, upload] = /^\/dms-uploads\/([\w-]+)\//.exec(path) ?? [];
    if (method === 'PUT' && upload) {
      pictures.set(`urn:li:image:${upload}`, call.body);
      return { status: 201, body: '' };
    }
    const isVersioned = /^20\d{4}$/.test(String(headers['linkedin-version']));
    if (!isVersioned || headers['x-restli-protocol-version'] !== '2.0.0') {
      return problem(426, 'NONEXISTENT_VERSION');
    }
    if (path === '/rest/images?action=initializeUpload') return initializeUpload(call);
    if (method === 'POST' && path === '/rest/posts') return state.answerInstead ?? addPost(call);
    return problem(404, 'NOT_FOUND');
  }

  const server = await startFaultServer(handle);
  return { server, posts, pictures, state, close: server.close };
}
