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
