import { isSecret } from '../settings/index.ts';

/** Who requests the status page. */
export interface StatusVisitor {
  /** What the runtime says about Cloudflare Access: an object if Access admitted the visitor. */
  readonly access: unknown;
  /** The request's Authorization header. */
  readonly authorization: string | null;
}

/**
 * Returns whether the visitor may see the status page: `open` if Access admitted the visitor or the password
 * is right, `password` if it is missing or wrong, and `closed` if no password is set.
 */
export async function authorize(
  { access, authorization }: StatusVisitor,
  password: string,
): Promise<'open' | 'password' | 'closed'> {
  if (typeof access === 'object' && access !== null) return 'open';
  if (password.trim() === '') return 'closed';
  const given = givenPassword(authorization ?? '');
  return given !== undefined && (await isSecret(given, password)) ? 'open' : 'password';
}

/** Returns the password of Basic authentication, under any user name. */
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
