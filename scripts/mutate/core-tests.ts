import { defineConfig } from 'vitest/config';
import { propertyTests } from '../../test/support/property-tests.ts';

/** The tests of the core alone, since a project of the Worker would start workerd for each mutant. */
export default defineConfig({
  test: {
    ...propertyTests,
    include: ['test/{core,engines/{text,files,edits,evidence}}/**/*.test.ts'],
    isolate: false,
    testTimeout: 30_000,
  },
});
