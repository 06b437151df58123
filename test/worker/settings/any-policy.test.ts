import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UserError } from '../../../src/core/user-error.ts';
import { findRoute } from '../../../src/worker/rules/route.ts';
import type { SettingsBindings } from '../../../src/worker/settings/index.ts';
import { readPolicy } from '../../../src/worker/settings/policy.ts';
import { readRoutes, repositorySettings } from '../../../src/worker/settings/routes.ts';
import { variableNames } from '../../../src/worker/settings/source.ts';
import { hostileJson, mutatedJson } from '../../support/hostile/json.ts';
import { requirePlainPrototypes } from '../../support/hostile/prototypes.ts';
import { hostileText, inheritedNames, mutatedText } from '../../support/hostile/texts.ts';
import { runs } from '../../support/property-runs.ts';

const rules = [
  { project: 'shop', component: 'Checkout', repository: 'acme/checkout' },
  { label: 'toString', repository: ['acme/labels', 'acme/api'] },
];

/** Reads; `undefined` if sentences say what to set the variables to. */
function readOf<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    for (const line of error.message.split('\n'))
      expect(line).toMatch(/^[A-Z_]{5,} [^\n]{1,300}\.$/u);
    return undefined;
  }
}

const routes = fc.oneof(
  mutatedJson(rules),
  mutatedJson(rules).map((json) => JSON.stringify(json)),
  mutatedText(JSON.stringify(rules)),
  hostileJson,
);

test('whatever ROUTES has, each rule names a repository and a condition, or it is refused', () => {
  const fallback = fc.oneof(mutatedText('acme/shop.js.git'), hostileText, fc.constant('acme/shop'));
  const property = fc.property(routes, fallback, (ROUTES, GITHUB_REPOSITORY) => {
    const source = { ROUTES, GITHUB_REPOSITORY };
    const read = readOf(() => readRoutes(source));
    requirePlainPrototypes();
    if (read === undefined) return;
    const counts = read.map(({ repositories, ...conditions }) => {
      for (const repository of repositories)
        expect(repository).toMatch(/^[\w-]{1,64}\/(?!\.{1,2}$)[\w.-]{1,100}$/);
      const distinct = new Set(repositories.map((name) => name.toLowerCase())).size;
      expect(distinct).toBe(repositories.length);
      expect(distinct > 0 && distinct <= 5).toBe(true);
      const given = Object.values(conditions).filter((one) => one !== undefined);
      for (const condition of given) expect(condition).toMatch(/\S/);
      return given.length;
    });
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts.filter((count) => count === 0).length).toBeLessThanOrEqual(1);
    for (const repository of repositorySettings(source).keys())
      expect(read.flatMap((route) => route.repositories)).toContain(repository);
    for (const name of inheritedNames) {
      const found = findRoute({ components: [name], labels: [name] }, name, read);
      expect(['routed', 'unmapped']).toContain(found.kind);
    }
  });
  fc.assert(property, runs(500));
});

test('whatever the variables have, the policy is within its bounds, or each that is wrong is named', () => {
  const value = fc.oneof(hostileJson, hostileText, mutatedText('a, b,,c'), mutatedText('20'));
  const source = fc.dictionary(fc.constantFrom(...variableNames), value, { maxKeys: 3 });
  const property = fc.property(source, (given: SettingsBindings) => {
    const policy = readOf(() => readPolicy({ GITHUB_REPOSITORY: 'acme/shop', ...given }));
    requirePlainPrototypes();
    if (policy === undefined) return;
    const { projects, reporters, agents, labels, command, bulkLimit, hourlyCap } = policy;
    for (const key of projects) expect(key).toMatch(/^[A-Z][A-Z0-9_]{1,31}$/);
    for (const one of [...reporters, ...agents, ...labels]) expect(one).toMatch(/^\S+$/);
    expect(command).toMatch(/^(?:\S{2,40})?$/);
    for (const limit of [bulkLimit, hourlyCap]) expect(Number.isInteger(limit)).toBe(true);
    expect(bulkLimit > 0 && bulkLimit <= 100_000 && hourlyCap > 0 && hourlyCap <= 10_000).toBe(
      true,
    );
  });
  fc.assert(property, runs(500));
});
