/**
 * Whether data may be used as the address of another site: http or https alone, since `javascript:` and `data:` run
 * code. A user name before the host is refused, too: it reads like the host.
 */
export function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return (protocol === 'http:' || protocol === 'https:') && !username && !password;
}
