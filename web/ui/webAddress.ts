/**
 * Whether untrusted data may be the address of a link: only http and https, since `javascript:` and `data:` run code. It
 * refuses a user name before the host, too, since it looks like the host.
 */
export function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return (protocol === 'http:' || protocol === 'https:') && !username && !password;
}
