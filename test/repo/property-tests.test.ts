import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import config from '../../vitest.config.ts';
import { propertyTests } from '../support/property-tests.ts';
import { filesBelow, projectText } from './project.ts';

it('every project has one seed for its property tests, and one factor for their runs', () => {
  const projects = JSON.parse(JSON.stringify(config.test?.projects));
  expect(projects).toHaveLength(3);
  const { setupFiles, provide } = propertyTests;
  for (const { test } of projects)
    expect(test).toMatchObject({ provide, setupFiles: expect.arrayContaining(setupFiles) });
});

it('properties are repeatable: they have a seed without naming one', () => {
  expect(fc.readConfigureGlobal()?.seed).toBe(inject('propertySeed'));
});

it('no property names a fixed number of runs', () => {
  const fixed = filesBelow('test').filter((file) =>
    /fc\.assert\([^;]*numRuns: \d/s.test(projectText(file)),
  );
  expect(fixed).toEqual([]);
});

it('no property lists all code points', () => {
  const listing = filesBelow('test').filter((file) =>
    /unit: ['"]binary['"]/.test(projectText(file)),
  );
  expect(listing).toEqual([]);
});

it('all property tests run each night, longer and with another seed', () => {
  expect(manifest.scripts.properties).toContain("from 'fast-check'");
  const nightly = projectText('.github/workflows/nightly.yml');
  expect(nightly).toContain("matrix.command == 'npm run properties' && '10'");
  expect(nightly).toContain(`PROPERTY_SEED: \${{ github.run_number }}`);
});
