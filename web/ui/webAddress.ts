/** Whether an untrusted address may be linked: http(s), which runs no code, without a user name, which looks like a host. */
export function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return (protocol === 'http:' || protocol === 'https:') && !username && !password;
}
