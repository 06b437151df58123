import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StoredBlock } from '../../../src/adapters/jira/stored-block.ts';
import { blockOf } from '../../core/report/any-block.ts';
import { runs } from '../../support/property-runs.ts';

test('whatever a report says, a record keeps it', () => {
  fc.assert(
    fc.property(blockOf(fc.string(), fc.webUrl()), (block) => {
      const stored: unknown = JSON.parse(JSON.stringify(block));
      expect(StoredBlock.parse(stored)).toEqual(stored);
    }),
    runs(200),
  );
});
