import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieValue } from './visitor.ts';

/** Seconds until a browser counts as a new one. */
const maxAge = 365 * 86_400;

/**
 * Creates device cookies, signed by `secret`. A browser with one has attempts of its own: others' wrong passwords do not
 * lock its account (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
 */
export function createDevices(secret: string, origin: string) {
  const isSecure = origin.startsWith('https:');
  const name = `${isSecure ? '__Secure-' : ''}workgrove.device`;
  const sign = (id: string, credential: string) =>
    createHmac('sha256', secret).update(`device ${id} ${credential}`).digest('hex');

  /** The id of a browser that has logged in with this credential (id and password hash); undefined for another one. */
  function idOf(cookie: string | undefined, credential: string): string | undefined {
    const [, id, signature] = /^([\da-f]{16})\.([\da-f]{64})$/.exec(cookieValue(cookie, name) ?? '') ?? [];
    if (id === undefined || signature === undefined) return undefined;
    const isValid = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id, credential)));
    return isValid ? id : undefined;
  }

  return {
    idOf,
    /** The value of Set-Cookie for a browser that has logged in. Its id stays. */
    cookieFor(cookie: string | undefined, credential: string): string {
      const id = idOf(cookie, credential) ?? randomBytes(8).toString('hex');
      const attributes = `Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
      return `${name}=${id}.${sign(id, credential)}; ${attributes}`;
    },
  };
}
