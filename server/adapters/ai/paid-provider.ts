import { isIP } from 'node:net';
import { type AiProvider, aiProviders } from '#contract/ai-providers.ts';
import { type AiVariables, chooseImage, chooseSmallText, chooseText } from './ai-settings.ts';

/**
 * Whether texts or pictures come from somebody who may send a bill: every provider but the built-in one,
 * and but an Ollama or a compatible server on this machine or in a private network. Where the address
 * does not say so, it counts as paid. A gateway of one's own that passes calls on cannot be told from a
 * model of one's own; whoever runs one sets the budgets.
 */
export function usesPaidProvider(variables: AiVariables): boolean {
  const chosen = [chooseText(variables), chooseSmallText(variables), chooseImage(variables)];
  return chosen.some((choice) => choice && isPaid(choice.provider, variables.baseUrl));
}

function isPaid(provider: AiProvider, baseUrl: string | undefined): boolean {
  const { runsLocally, ownServer } = aiProviders[provider];
  if (runsLocally) return false;
  if (!ownServer) return true;
  return baseUrl !== undefined && !isPrivateHost(new URL(baseUrl).hostname);
}

function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  const version = isIP(host);
  if (version === 4) return privateIpv4.test(host);
  if (version === 6) return privateIpv6.test(host);
  // Without a dot it is a machine of the local network, or a service of the same compose file.
  return !host.includes('.') || privateName.test(host);
}

/** RFC 1918, loopback, link-local, and the addresses of carriers that VPNs use (RFC 6598). */
const privateIpv4 =
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
const privateIpv6 = /^(?:::1?$|f[cd]|fe[89ab])/;
const privateName = /\.(?:localhost|local|internal|lan|home\.arpa)$/;
