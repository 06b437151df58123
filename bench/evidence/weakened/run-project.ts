import { copyHistory } from '../../../src/adapters/git/index.ts';
import { openProjectChecks } from '../../../src/adapters/sandbox/index.ts';
import { runLoop } from '../../../src/agent/loop/index.ts';
import type { CheckResults } from '../../../src/core/proof/index.ts';
import { defaultRules, keptCheckResults } from '../../../src/core/run/index.ts';
import { calls, memoryContext, says, scriptedModel } from '../../../test/support/memory/context.ts';
import { rulesOf } from '../../../test/support/memory/samples/rules.ts';
import { temporaryRepository } from '../../../test/support/repository.ts';
import type { ProjectCase } from './projects.ts';

/** Runs the whole loop on a case, with a model that makes its change and approves it. */
export async function runProject({ command, files, change }: ProjectCase): Promise<CheckResults> {
  await using repository = await temporaryRepository(files);
  const settings = { timeout: 60_000, isolation: 'none', environment: [], copyHistory } as const;
  await using checks = await openProjectChecks(repository.directory, {
    ...settings,
    tests: command,
  });
  const paths = Object.keys(change).map((path) => ({
    path,
    change: 'x',
    create: !(path in files),
  }));
  const model = scriptedModel(
    calls('plan', { kind: 'fix', understanding: 'The total is wrong.', files: paths, reply: '' }),
    says(
      Object.entries(change)
        .map(([path, text]) => blockOf(path, files[path], text))
        .join('\n'),
    ),
    calls('verdict', { decision: 'approve', summary: 'It is right.', critique: '', noticed: '' }),
  );
  const context = { ...memoryContext(model, files), checks };
  const { run, reason } = await runLoop(
    { instruction: '# The total is wrong', paths: rulesOf() },
    context,
    defaultRules,
  );
  const results = keptCheckResults(run);
  if (results === undefined) throw new Error(`the loop ended before the tests: ${reason}`);
  return results;
}

/** The edit that gives a file its new text. */
function blockOf(path: string, before: string | undefined, after: string | null): string {
  if (after === null) return `${path}\n<<<<<<< DELETE\n>>>>>>> DELETE\n`;
  return `${path}\n<<<<<<< SEARCH\n${before ?? ''}=======\n${after}>>>>>>> REPLACE\n`;
}
