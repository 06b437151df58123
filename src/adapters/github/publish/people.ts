import { z } from 'zod';
import { removeDirectives } from '../../../core/text/index.ts';
import type { GitHubConnection } from '../connection/index.ts';

/** A person as GitHub has them in a commit. */
export interface PersonData {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

/** Name and address of a person, as they stand in a commit. */
export const personOf = (person: PersonData | null) =>
  `${plain(person?.name)} <${plain(person?.email)}>`;

/** What stands in a trailer: a name could end its line, or hold an address of its own. */
const plain = (text: string | undefined) => text?.replace(/[<>\p{Cc}]/gu, '').trim();

/** The account that the token belongs to; `undefined` if GitHub does not say. */
export async function readLogin({ graphql }: GitHubConnection): Promise<string | undefined> {
  try {
    const { viewer } = await graphql<{ viewer: { login: string } }>('query { viewer { login } }');
    return viewer.login;
  } catch {
    return undefined;
  }
}

const Authored = z.object({
  author: z.object({ id: z.number(), login: z.string(), type: z.literal('User') }),
  commit: z.object({ author: z.object({ name: z.string().optional(), email: z.string() }) }),
});

/**
 * Name and public address of the person who has committed to the repository from an address, which stays private;
 * `undefined` if that is nobody, the token's own account, or not to be found out.
 */
export async function findCoAuthor(
  github: GitHubConnection,
  address: string,
): Promise<string | undefined> {
  // GitHub takes what is no address for a login.
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) return undefined;
  const { rest, at } = github;
  try {
    const { data } = await rest.repos.listCommits({ ...at, author: address, per_page: 1 });
    const found = Authored.safeParse(data[0]).data;
    if (found === undefined || !isFrom(found.commit.author.email, address)) return undefined;
    const { id, login } = found.author;
    if (login === (await readLogin(github))) return undefined;
    const name = removeDirectives(plain(found.commit.author.name) ?? '').trim() || login;
    return personOf({ name, email: `${id}+${login}@users.noreply.github.com` });
  } catch {
    return undefined;
  }
}

/** GitHub may find a part of a longer address; a private one it knows by its account. */
function isFrom(email: string, address: string): boolean {
  const isPrivate = hidden.test(email) && !hidden.test(address);
  return isPrivate || email.toLowerCase() === address.toLowerCase();
}

const hidden = /@users\.noreply\./i;
