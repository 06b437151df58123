import { expect, test } from 'vitest';
import { type CommandResult, readTestRun } from '../../../src/engines/evidence/index.ts';
import { recordedOutputs } from '../../support/test-outputs/recorded.ts';

const notRun: CommandResult = { kind: 'not-run', why: 'there is no space left' };

test('the console of every recorded runner is recognised, and that of no other', () => {
  const said = (folder: string) =>
    recordedOutputs(folder).map(({ runner, outputs }) => {
      const result = outputs.get('a') ?? notRun;
      return `${runner}: ${result.kind === 'not-run' ? '' : readTestRun(result).source}`;
    });
  expect(said('recorded').filter((one) => !one.endsWith(': console'))).toEqual([]);
  // Ginkgo runs under `go test`.
  const others = said('unread').filter((one) => !one.endsWith(': exit code'));
  expect(others).toEqual(['ginkgo: console']);
});
