import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chooseTransition,
  type MoveTarget,
  type StatusCategory,
  type Transition,
  type TransitionChoice,
} from '../../../src/core/tickets/index.ts';
import { runs } from '../../support/property-runs.ts';

const order: readonly StatusCategory[] = ['new', 'indeterminate', 'done'];
const rank = (category: StatusCategory) => order.indexOf(category);

/** Few names, so that they often match. */
const name = fc.constantFrom(
  'Open',
  'In Progress',
  'Review',
  'Done',
  'resolved',
  'Rejected',
  '1',
  '2',
);
const category = fc.constantFrom(...order);
const status = fc.record({ name, category });
const field = fc.record({
  id: fc.constantFrom('resolution', 'customfield_1'),
  name,
  required: fc.boolean(),
  hasDefault: fc.boolean(),
  allowed: fc.array(fc.record({ id: fc.constantFrom('10000', '10001'), name }), { maxLength: 2 }),
});
const transition: fc.Arbitrary<Transition> = fc.record({
  id: fc.constantFrom('1', '2', '3'),
  name,
  to: status,
  fields: fc.uniqueArray(field, { maxLength: 2, selector: ({ id }) => id }),
});
const transitions = fc.array(transition, { maxLength: 6 });
const named = fc.array(name, { minLength: 1, maxLength: 3 });
const toCategory = fc.record({
  kind: fc.constant('category' as const),
  category,
  except: fc.array(name, { maxLength: 3 }),
});
const target: fc.Arbitrary<MoveTarget> = fc.oneof(
  fc.record({ kind: fc.constant('stay' as const) }),
  toCategory,
  fc.record({ kind: fc.constant('named' as const), names: named }),
);

type Way = Extract<TransitionChoice, { kind: 'go' }>;

/** Checks a promise for every move that is chosen. */
function everyMove(promise: (way: Way, from: StatusCategory, target: MoveTarget) => void): void {
  fc.assert(
    fc.property(transitions, status, target, (edges, from, to) => {
      const choice = chooseTransition(edges, from, to);
      if (choice.kind === 'go') promise(choice, from.category, to);
    }),
    runs(500),
  );
}

test('a ticket never moves to an earlier category, or within the wanted one', () => {
  everyMove((way, from, to) => {
    const rise = rank(way.transition.to.category) - rank(from);
    expect(rise).toBeGreaterThanOrEqual(to.kind === 'category' ? 1 : 0);
  });
});

test('a move leads where the settings say', () => {
  everyMove(({ transition: { id, name: called, to } }, _, wanted) => {
    if (wanted.kind === 'category') expect(to.category).toBe(wanted.category);
    else expect(wanted.kind).toBe('named');
    const names = wanted.kind === 'named' ? wanted.names.map((text) => text.toLowerCase()) : [];
    const known = [id, called, to.name].map((text) => text.toLowerCase());
    if (wanted.kind === 'named') expect(names.some((text) => known.includes(text))).toBe(true);
  });
});

test('a move to a category never uses what is kept for another move', () => {
  everyMove(({ transition: { id, name: called, to } }, _, wanted) => {
    const kept = wanted.kind === 'category' ? (wanted.except ?? []) : [];
    const known = [id, called, to.name].map((text) => text.toLowerCase());
    expect(kept.filter((text) => known.includes(text.toLowerCase()))).toEqual([]);
  });
});

test('a status that waits is chosen only if no other can be', () => {
  fc.assert(
    fc.property(transitions, (edges) => {
      const wanted = { kind: 'category', category: 'indeterminate' } as const;
      const from = { name: 'Backlog', category: 'new' } as const;
      const free = edges.map((one) => ({ ...one, fields: [] }));
      const choice = chooseTransition(free, from, wanted);
      if (choice.kind === 'stay' || !/review/i.test(choice.transition.to.name)) return;
      const others = free.filter(
        (one) => ![one.name, one.to.name].some((text) => /review/i.test(text)),
      );
      expect(chooseTransition(others, from, wanted).kind).toBe('stay');
    }),
    runs(500),
  );
});

test('a move to “done” is no refusal', () => {
  everyMove(({ transition: chosen, fields: given }, _, wanted) => {
    if (wanted.kind !== 'category' || wanted.category !== 'done') return;
    const field = chosen.fields.find(({ id }) => id === 'resolution');
    const value = field?.allowed.find(({ id }) => id === given.resolution?.id);
    for (const text of [chosen.name, chosen.to.name, value?.name])
      expect(text).not.toBe('Rejected');
  });
});

test('a move sends every required field, and only fields on the screen', () => {
  everyMove(({ transition: { fields: asked }, fields: given }) => {
    for (const { id, required, hasDefault } of asked)
      if (required && !hasDefault) expect(given).toHaveProperty(id);
    for (const [id, value] of Object.entries(given)) {
      expect(id).toBe('resolution');
      expect(asked.find((one) => one.id === id)?.allowed.map((one) => one.id)).toContain(value.id);
    }
  });
});

test('a ticket that was moved stays if it is to be moved again', () => {
  fc.assert(
    fc.property(transitions, status, category, (edges, from, wanted) => {
      const again: MoveTarget = { kind: 'category', category: wanted };
      const choice = chooseTransition(edges, from, again);
      if (choice.kind !== 'go') return;
      expect(chooseTransition(edges, choice.transition.to, again).kind).toBe('stay');
    }),
  );
});

test('there is one sentence on why a ticket stays', () => {
  fc.assert(
    fc.property(transitions, status, target, (edges, from, to) => {
      const choice = chooseTransition(edges, from, to);
      if (choice.kind === 'stay') expect(choice.why).toMatch(/^[A-Z][^\n]*[^.]\.$/);
    }),
  );
});
