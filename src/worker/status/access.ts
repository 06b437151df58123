/** Who asks for the status page. */
export interface Visitor {
  /** What the runtime says of Cloudflare Access: an object where Access let the visitor in. */
  readonly access: unknown;
  /** The request's Authorization header. */
  readonly authorization: string | null;
}

/**
 * Whether the visitor may see the status page. It is `closed`, as if there were none, unless Access let
 * the visitor in or a password is set; an empty password is none.
 */
export async function admit(
  { access, authorization }: Visitor,
  password: string,
): Promise<'open' | 'password' | 'closed'> {
  if (typeof access === 'object' && access !== null) return 'open';
  if (password.trim() === '') return 'closed';
  const given = givenPassword(authorization ?? '');
  return given !== undefined && (await isSame(given, password)) ? 'open' : 'password';
}

/** The password of Basic authentication, under any user name. */
function givenPassword(authorization: string): string | undefined {
  const [, encoded] = /^Basic ([A-Za-z0-9+/]+={0,2})$/i.exec(authorization) ?? [];
  if (encoded === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const [, password] = /^[^:]*:(.*)$/s.exec(new TextDecoder().decode(bytes)) ?? [];
    return password;
  } catch {
    return undefined;
  }
}

/** Compares digests under a key of its own, so that time tells nothing of either text. */
async function isSame(one: string, other: string): Promise<boolean> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const random = crypto.getRandomValues(new Uint8Array(32));
  const key = await crypto.subtle.importKey('raw', random, algorithm, false, ['sign', 'verify']);
  const text = new TextEncoder();
  const mac = await crypto.subtle.sign('HMAC', key, text.encode(one));
  return crypto.subtle.verify('HMAC', key, mac, text.encode(other));
}
