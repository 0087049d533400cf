import type { ChannelProblem } from '#contract/channels.ts';
import { type GuardedAnswer, GuardedRequestFailed } from '#server/adapters/guarded-client.ts';

/** What can go wrong at a channel: whether it can pass by itself, and whether the piece may have arrived all the same. */
type Problem = {
  canPass: boolean;
  isUnsure: boolean;
  message: string;
  advice: string;
};

const sure = { canPass: false, isUnsure: false };
const enterAgain = 'Enter it again in My Account, under Where you publish.';

const problems = {
  rate_limited: {
    ...{ canPass: true, isUnsure: false },
    message: 'It takes no more for now.',
    advice: 'We’ll try again later.',
  },
  unreachable: {
    ...{ canPass: true, isUnsure: false },
    message: 'It couldn’t be reached.',
    advice: 'Check that the address opens in a browser.',
  },
  server_error: {
    ...{ canPass: true, isUnsure: true },
    message: 'It answered with an error of its own.',
    advice: 'Try again later. If it stays, ask whoever runs it.',
  },
  no_answer: {
    ...{ canPass: true, isUnsure: true },
    message: 'It didn’t answer in time.',
    advice: 'Look there before you try again: it may have arrived.',
  },
  bad_answer: {
    ...{ canPass: true, isUnsure: true },
    message: 'It answered with something we don’t understand, such as a sign-in page.',
    advice: 'Check the address, and whether a firewall or a security plugin stands in front of it.',
  },
  outcome_unknown: {
    ...{ canPass: false, isUnsure: true },
    message: 'Your post may already be there. We didn’t get a confirmation.',
    advice: 'Check your account. If the post is there, mark it as posted. If not, try again.',
  },
  wrong_password: {
    ...sure,
    message: 'It didn’t accept the name or password.',
    advice: enterAgain,
  },
  not_logged_in: {
    ...sure,
    message:
      'WordPress doesn’t see you as logged in: the username or application password is wrong, or the host of the site removes it on the way.',
    advice:
      'Make a new application password and enter it. If that doesn’t help, ask the host to let the Authorization header through to WordPress.',
  },
  sign_in_ended: {
    ...sure,
    message: 'The connection has expired.',
    advice: 'Reconnect it in My Account, under Where you publish.',
  },
  app_passwords_disabled: {
    ...sure,
    message: 'Application passwords are turned off there.',
    advice: 'Turn them on in WordPress: a security plugin or a missing certificate turns them off.',
  },
  too_old: {
    ...sure,
    message: 'This WordPress is too old, or parts of it are turned off.',
    advice: 'Update it to 5.6 or later, and look whether a plugin turns the REST API off.',
  },
  not_allowed: {
    ...sure,
    message: 'The account isn’t allowed to do this.',
    advice: 'Use an account that may publish there, or ask whoever runs it.',
  },
  not_found: {
    ...sure,
    message: 'There’s nothing at this address.',
    advice: 'Check the address of this account, as a browser shows it.',
  },
  moved: {
    ...sure,
    message: 'The address sends us on to another one.',
    advice: 'Enter the address it ends up at in a browser.',
  },
  too_large: {
    ...sure,
    message: 'The piece or its picture is too large for it.',
    advice: 'Shorten the text or use a smaller picture, then try again.',
  },
  refused: {
    ...sure,
    message: 'It didn’t take the piece.',
    advice: 'Look at the piece once more, then try again.',
  },
  certificate: {
    ...sure,
    message: 'Its certificate isn’t valid, so nothing was sent.',
    advice: 'Ask whoever runs it to renew the certificate.',
  },
  address_not_allowed: {
    ...sure,
    message: 'This address can’t be used.',
    advice: 'It has to start with https:// and be reachable from the internet.',
  },
  invalid_values: {
    ...sure,
    message: 'Something is missing or isn’t in the right form.',
    advice: enterAgain,
  },
  not_connected: {
    ...sure,
    message: 'The account is no longer connected.',
    advice: 'Reconnect it in My Account, under Where you publish, or choose another place.',
  },
  secret_unreadable: {
    ...sure,
    message: 'The stored password can’t be read on this server any more.',
    advice: enterAgain,
  },
} as const satisfies Record<string, Problem>;

export type ProblemCode = keyof typeof problems;

type Details = {
  /** Seconds until it makes sense to try again, where the channel has said so. */
  retryAfter?: number | undefined;
  /** In place of the general words: what exactly, and where. Of our own words alone. */
  message?: string;
  advice?: string;
};

/** The only failure a channel may have. */
export class ChannelFailed extends Error {
  override name = 'ChannelFailed';
  readonly code: ProblemCode;
  readonly retryAfter: number | undefined;
  readonly problem: ChannelProblem;

  constructor(code: ProblemCode, { retryAfter, ...words }: Details = {}) {
    super(`a channel failed: ${code}`);
    this.code = code;
    this.retryAfter = retryAfter;
    this.problem = { ...problemOf(code), ...words };
  }

  get canPass(): boolean {
    return problems[this.code].canPass;
  }

  /** Whether the piece may have arrived all the same. */
  get isUnsure(): boolean {
    return problems[this.code].isUnsure;
  }
}

function problemOf(code: ProblemCode): ChannelProblem {
  const { message, advice } = problems[code];
  return { code, message, advice };
}

/** What an answer that is no success means, wherever a channel has no better reading of it. */
export function failureOf({ status, headers }: GuardedAnswer): ChannelFailed {
  const code = codes.get(status) ?? (status >= 500 ? 'server_error' : 'refused');
  const retryAfter = secondsIn(headers['retry-after']);
  return new ChannelFailed(code, status === 429 || status === 503 ? { retryAfter } : {});
}

const codes = new Map<number, ProblemCode>([
  [401, 'wrong_password'],
  [403, 'not_allowed'],
  [404, 'not_found'],
  [408, 'server_error'],
  [410, 'not_found'],
  [413, 'too_large'],
  [429, 'rate_limited'],
]);

const longestWait = 24 * 60 * 60;

/** As seconds or as a date, never more than a day. */
function secondsIn(header: string | undefined, now = Date.now()): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d{1,9}$/.test(header.trim())
    ? Number(header)
    : (Date.parse(header) - now) / 1_000;
  return Number.isFinite(seconds)
    ? Math.min(Math.max(Math.ceil(seconds), 0), longestWait)
    : undefined;
}

/** Runs a call to a channel: whatever it throws becomes a ChannelFailed. */
export async function asChannelCall<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ChannelFailed) throw error;
    if (!(error instanceof GuardedRequestFailed)) throw error;
    throw new ChannelFailed(requestProblems[error.why], {
      ...(error.movedTo && { advice: `Enter ${error.movedTo} as the address instead.` }),
    });
  }
}

const requestProblems: Record<GuardedRequestFailed['why'], ProblemCode> = {
  addressNotAllowed: 'address_not_allowed',
  certificate: 'certificate',
  moved: 'moved',
  notSent: 'unreachable',
  noAnswer: 'no_answer',
  answerTooLarge: 'bad_answer',
};
