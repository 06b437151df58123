import type { Scripted } from '../support/openai/openai.ts';
import type { Scene } from './attack.ts';

/** Texts of a megabyte each. */
export const megabytes = (count: number): readonly string[] =>
  Array.from({ length: count }, () => 'All is slow.\\n'.repeat(75_000));

/** An answer that is sent piece by piece, as fast as it is taken. */
export function sends(
  type: string,
  pieces: readonly (string | Buffer)[],
  headers: Readonly<Record<string, string>> = {},
): Scripted {
  return {
    fault: (response) => {
      response.writeHead(200, { 'content-type': type, ...headers });
      const rest = pieces.values();
      const write = () => {
        for (let next = rest.next(); !next.done; next = rest.next()) {
          if (!response.write(next.value)) return;
        }
        response.end();
      };
      response.on('drain', write);
      write();
    },
  };
}

/** Says that a run took an answer that it was to refuse in one sentence, which begins with who sent it. */
export const goesOn =
  (sender: string) =>
  ({ run }: Scene): readonly string[] => {
    const refused = new RegExp(`${sender}\\b.* sent an answer of more than \\d+ MiB\\.`);
    return refused.test(`${run.stdout}${run.summary}`) ? [] : [`an answer of ${sender} was taken`];
  };
