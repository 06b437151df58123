import type { Tests } from '../../agent/ports.ts';

/** Shorter ones are no secrets, and stand in every output. */
const shortest = 6;

/**
 * The same commands, without these secrets in what they print. They cannot know one where they are kept
 * apart; where they are not, the runner would mask the log alone.
 */
export function masked({ commands, isolation, run }: Tests, secrets: readonly string[]): Tests {
  const hidden = secrets.filter(({ length }) => length >= shortest);
  const mask = (text: string) =>
    hidden.reduce((shown, secret) => shown.replaceAll(secret, '***'), text);
  return {
    commands,
    isolation,
    run: async (...of) => {
      const ran = await run(...of);
      return ran.kind === 'not-run'
        ? { ...ran, why: mask(ran.why) }
        : { ...ran, output: mask(ran.output) };
    },
  };
}
