/** Whether a browser could open it as a page or picture on the web. */
export function isWebAddress(address: string): boolean {
  const { protocol } = URL.parse(address) ?? {};
  return protocol === 'https:' || protocol === 'http:';
}
