import { expect, test } from 'vitest';
import { findAction } from '../../../src/cli/init/action-source.ts';
import { openSettings } from '../../../src/settings/index.ts';

const pinned = `acme/jbf@${'c0ffee'.padEnd(40, '0')}`;

test.each([
  [
    'acme/jbf@v1.2.0',
    'acme/jbf@v1.2.0 # a tag can be moved; its commit: gh api repos/acme/jbf/commits/v1.2.0 --jq .sha',
  ],
  [pinned, pinned],
  ['acme/jbf@main', 'acme/jbf@main'],
])('%s becomes %s', async (action, written) => {
  const get = (name: string) => (name === 'action' ? action : undefined);
  expect(await findAction(openSettings({ get, show: (name) => name }), '')).toBe(written);
});
