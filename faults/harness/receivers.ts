import { startFaultServer } from '#server/adapters/channels/testing/fault-server.ts';
import { startWordPress } from '#server/adapters/channels/testing/wordpress-server.ts';
import { shortKey } from '#server/adapters/channels/wordpress.ts';

const account = { username: 'jordan', appPassword: 'abcd efgh ijkl mnop qrst uvwx' };

/** Where agents publish, on this machine: a WordPress site and a webhook that know what readers would see. */
export type Receivers = Awaited<ReturnType<typeof openReceivers>>;

export async function openReceivers() {
  const site = await startWordPress(account);
  const deliveries: string[] = [];
  const hook = await startFaultServer(({ headers }) => {
    const id = String(headers['webhook-id']);
    if (!id.startsWith('check-')) deliveries.push(id);
    return { status: 200, body: {} };
  });
  const servers = [site.server, hook];
  site.server.faultAt = /^POST .*\/wp\/v2\/posts/;

  return {
    /** What an agent types to connect each. */
    channels: {
      wordpress: { address: site.server.address, ...account },
      webhook: { address: `${hook.address}/hook` },
    },
    /** How often readers see a piece there. A webhook's receiver tells by the key what it has had. */
    timesSeen(channel: string, key: string): number {
      if (channel === 'webhook') return deliveries.includes(key) ? 1 : 0;
      return site.posts.filter(({ slug }) => slug.endsWith(`-${shortKey(key)}`)).length;
    },
    /** The number of a post, by the end of its address. */
    postIds: () => new Set(site.posts.map(({ id }) => String(id))),
    /** Posts on the site. */
    posted: () => site.posts.length,
    /** Everything that was taken, what came twice too. */
    accepted: () => site.posts.length + deliveries.length,
    /** Deliveries that receivers have had before. */
    repeated: () => deliveries.length - new Set(deliveries).size,
    /** From now on pieces are taken and nobody is told. */
    holdAnswers() {
      for (const server of servers) server.fault = 'silence after acceptance';
    },
    answerAgain() {
      for (const server of servers) server.fault = undefined;
    },
    /** Milliseconds that every answer takes. */
    answerAfter(pause: number) {
      for (const server of servers) server.pause = pause;
    },
    close: () => Promise.all(servers.map((server) => server.close())),
  };
}
