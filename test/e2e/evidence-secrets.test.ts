import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canIsolate } from '../adapters/sandbox/job.ts';
import { inOrder } from '../support/openai/openai.ts';
import { rightLine } from '../support/project/parcel.ts';
import { editReply, fixBlock, planReply, replaceLine } from '../support/project/script.ts';
import { runProject, startProject } from '../support/project/work.ts';
import { temporaryFolder } from '../support/repository.ts';
import { leaks } from '../support/runner/runner.ts';
import { secrets } from '../support/world.ts';

/** Searches the environment of every process, and the folders, for the suffix that all secrets have. */
const search = (...folders: readonly string[]) => `set +e
find_secrets() {
  { env; cat /proc/*/environ; grep -a -r -h -e -of-the-[w]orld ${folders.join(' ')}; } 2> /dev/null |
    tr '\\0' '\\n' | grep -a -o -e '[a-z-]*-of-the-[w]orld' | sort -u
}
found=$(find_secrets)
echo "secrets found: $(grep -c . <<< "$found")"
`;

/** Runs tests that search for secrets and fail because of the change, so that their output is reported. */
async function searchForSecrets(isolation: string, print: string) {
  const replies = [
    planReply(['src/postage.js']),
    editReply(fixBlock),
    editReply(replaceLine(`${rightLine} // begun`, rightLine)),
  ];
  await using folder = await temporaryFolder();
  await writeFile(join(folder.directory, 'token'), secrets.webhook);
  await using world = await startProject(inOrder(replies), {
    'test-command': `${search('..', folder.directory)}${print}\ngrep -q floor src/postage.js`,
    'test-isolation': isolation,
    'test-environment': 'SCALES',
    effort: 'small',
  });
  const env = { RUNNER_TEMP: folder.directory, SCALES: 'calibrated' };
  return await runProject(world, { env });
}

describe.concurrent('tests that search for secrets (skipped without a sandbox)', () => {
  it.skipIf(!canIsolate)(
    'leak none to the model, the log, the pull request or the ticket',
    async () => {
      const print = 'env; echo "$found"';
      const { run, body, comment, prompts } = await searchForSecrets('required', print);
      expect(run.outputs).toMatchObject({ 'stop-reason': 'tests-failed' });
      for (const text of [body, prompts[2]]) {
        expect(text).toContain('SCALES=calibrated');
        expect(text).toContain('secrets found: 0');
      }
      const text = [run.stdout, body, comment, ...prompts].join('\n');
      expect(leaks({ ...run, stdout: text }, Object.values(secrets))).toEqual([]);
    },
  );

  it.skipIf(!canIsolate)('find all of them outside the sandbox, so the search works', async () => {
    const { body } = await searchForSecrets('none', '');
    expect(body).toContain(`secrets found: ${Object.keys(secrets).length}`);
  });
});
