import fc from 'fast-check';
import { inject } from 'vitest';
import { runs } from './property-runs.ts';

// Properties that name no number of runs have fast-check's usual one.
fc.configureGlobal({ seed: inject('propertySeed'), ...runs(100) });
