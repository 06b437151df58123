import { describe, expect, test } from 'vitest';
import { UserError } from '../../../../src/core/user-error.ts';
import { runOf } from '../../../support/memory/samples.ts';
import { call, contextOf, explored, exploreIn, inRounds } from './exploring.ts';

const files = { 'src/cart.ts': 'export const total = 1;\n' };

describe('a port that fails', () => {
  const failing = (signal = new AbortController().signal) => {
    const context = contextOf(files, { signal });
    const paths = () => Promise.reject(new Error(`the disk is gone${'!'.repeat(9_000)}`));
    return { ...context, workspace: { ...context.workspace, paths } };
  };

  test('is asked again by the identical request, however often it fails', async () => {
    const list = call('list_files');
    const reads = await inRounds(failing(), list, list, list);
    expect(reads.map(({ ruling }) => ruling)).toEqual(['failed', 'failed', 'failed']);
    expect(
      (await exploreIn(contextOf(files), [list], { run: runOf(explored(...reads)) }))[0]?.ruling,
    ).toBe('fresh');
  });

  test('that the user must mend has answered', async () => {
    const context = contextOf(files, {
      tickets: { read: () => Promise.reject(new UserError('Set `jira-token`.')) },
    });
    const read = call('read_ticket', { key: 'APP-3' });
    const reads = await inRounds(context, read, read);
    expect(reads.map(({ ruling }) => ruling)).toEqual(['fresh', 'repeated']);
  });

  test('is reported to the model, briefly', async () => {
    const [read] = await exploreIn(failing(), [call('list_files')]);
    expect(read?.result).toMatch(/^It could not be read: the disk is gone!/);
    expect(read?.result.length).toBeLessThan(600);
  });

  test('ends everything when the run is cancelled', async () => {
    const control = new AbortController();
    const context = failing(control.signal);
    const paths = () => {
      control.abort(new Error('cancelled'));
      return context.workspace.paths();
    };
    const cancelled = { ...context, workspace: { ...context.workspace, paths } };
    await expect(exploreIn(cancelled, [call('list_files')])).rejects.toThrow('cancelled');
  });
});
