import { describe, expect, test } from 'vitest';
import {
  chooseTransition,
  type MoveTarget,
  type Status,
  type Transition,
} from '../../../src/core/tickets/index.ts';
import { saysRefused } from '../../../src/core/tickets/status-words.ts';
import { sectionsOf } from '../../support/sections.ts';

/** Statuses and resolutions in the words of many languages, each row with the one that is chosen. */
const [finishes = [], resolutions = [], starts = [], waiting = []] = sectionsOf(
  new URL('statuses.txt', import.meta.url),
).map(([, text]) =>
  text.split('\n').map((row) => {
    const [, language = '', names = '', chosen = ''] = /^(.*?): (.*) → (.*)$/.exec(row) ?? [];
    return [language, names, chosen] as const;
  }),
);

const work: Status = { name: 'In Arbeit', category: 'indeterminate' };
const toDone = { kind: 'category', category: 'done', setting: 'transition-on-merge' } as const;

/** Transitions to statuses of one category: “name”, or “transition>name”. */
const edges = (names: string, category: Status['category'], fields: Transition['fields'] = []) =>
  names.split(', ').map((one, index): Transition => {
    const [name = '', to = name] = one.split('>');
    return { id: String(index), name, to: { name: to, category }, fields };
  });

const statusOf = (names: string) => {
  const choice = chooseTransition(edges(names, 'done'), work, toDone);
  return choice.kind === 'go' ? choice.transition.to.name : 'stay';
};

const resolutionOf = (
  names: string,
  target: MoveTarget = toDone,
  status = 'Done',
  required = true,
) => {
  const allowed = names.split(', ').map((name, index) => ({ id: String(index), name }));
  const field = { id: 'resolution', name: 'Resolution', required, hasDefault: true, allowed };
  const choice = chooseTransition(edges(status, 'done', [field]), work, target);
  if (choice.kind === 'stay') return choice.why;
  return allowed[Number(choice.fields.resolution?.id)]?.name;
};

test.each(finishes)('%s: of %s, a merged ticket moves to %s', (_, names, chosen) => {
  expect(statusOf(names)).toBe(chosen);
  const turned = names.split(', ').toReversed().join(', ');
  expect(statusOf(turned)).toBe(chosen);
});

test.each(resolutions)('%s: of the resolutions %s, it gets %s', (_, names, chosen) => {
  expect(resolutionOf(names)).toMatch(chosen === 'stay' ? /none of whose values/ : chosen);
});

test.each(starts)('%s: of %s, work begins in %s', (_, names, chosen) => {
  const target: MoveTarget = { kind: 'category', category: 'indeterminate' };
  const open: Status = { name: 'Backlog', category: 'new' };
  const all = edges(names, 'indeterminate');
  for (const ways of [all, all.toReversed()]) {
    const choice = chooseTransition(ways, open, target);
    expect(choice.kind === 'go' ? choice.transition.to.name : choice.kind).toBe(chosen);
  }
});

describe('a refusal', () => {
  test.each([
    ...['Won’t Fix', 'WontFix', 'CANNOT_REPRODUCE', 'Closed – won’t fix', 'Done (duplicate)'],
    ...[
      'Archived',
      'Annulé',
      'Cancelado',
      'Abgebrochen',
      'ABGELEHNT',
      'İptal',
      'IPTAL',
      '対応しない',
    ],
    ...['已取消', '안 함', 'Unresolved', 'Ungelöst', 'Incompleto', 'Nierozwiązane', 'Onopgelost'],
    ...['Olöst', 'Нерешённая'],
  ])('is %s', (name) => {
    expect(saysRefused(name)).toBe(true);
  });

  test.each([
    ...['Done', 'Released', 'Deployed', 'Normal', 'November', 'Fixed in 2.1', 'Terminé', 'Online'],
    ...['不具合修正済み', 'Unit-tested', 'Tamamlanmış', 'Implemented', 'Fini', 'Únete'],
  ])('is not %s', (name) => {
    expect(saysRefused(name)).toBe(false);
  });
});

test('the name of the transition counts, too', () => {
  const all = edges('Reject>Closed, Fix>Closed', 'done');
  expect(chooseTransition(all, work, toDone)).toMatchObject({ transition: { name: 'Fix' } });
  expect(statusOf('Resolve>Released, Deployed')).toBe('Released');
});

test('two transitions to one status are no choice', () => {
  expect(statusOf('Ship>Live, Publish>Live')).toBe('Live');
});

test('a ticket that stays names the statuses and the setting', () => {
  expect(chooseTransition(edges('Released, Go>Deployed, Rejected', 'done'), work, toDone)).toEqual({
    kind: 'stay',
    isSettled: false,
    why: 'No transition plainly finishes the ticket: “Released”, “Go”, “Rejected”; name the right one in transition-on-merge, or move the ticket by hand.',
  });
});

test('a status that is named goes before all words', () => {
  const named: MoveTarget = { kind: 'named', names: ['Rejected'] };
  expect(chooseTransition(edges('Done, Rejected', 'done'), work, named)).toMatchObject({
    transition: { to: { name: 'Rejected' } },
  });
  expect(resolutionOf('Done, Won’t Do', named, 'Rejected')).toBe('Won’t Do');
  expect(resolutionOf('Later on, Other, One more', { kind: 'named', names: ['Done'] })).toMatch(
    /none of/,
  );
  expect(resolutionOf('Other', named, 'Rejected')).toBe('Other');
});

test('a resolution that is not required is no refusal either', () => {
  expect(resolutionOf('Duplicate, Won’t Do', toDone, 'Done', false)).toMatch(/none of whose/);
});

describe('among several statuses of a category', () => {
  const open: Status = { name: 'Zu erledigen', category: 'new' };
  const review: Status = { name: 'In Prüfung', category: 'indeterminate' };
  const edge = (id: string, name: string, to: Status): Transition => ({ id, name, to, fields: [] });
  const start = edge('11', 'Prüfen lassen', review);
  const all = [start, edge('41', 'Abschließen', { name: 'Fertig', category: 'done' })];

  const inProgress = (...names: readonly string[]) =>
    names.map((name) => edge(name, name, { name, category: 'indeterminate' }));
  const chosen = (transitions: readonly Transition[], except: readonly string[] = []) => {
    const target = { kind: 'category', category: 'indeterminate', except } as const;
    const choice = chooseTransition(transitions, open, target);
    return choice.kind === 'go' ? choice.transition.to.name : choice.why;
  };

  test.each(waiting)('%s: of %s, those that wait come after %s', (_, names, working) => {
    for (const one of names.split(', ')) {
      expect(chosen(inProgress(one, working))).toBe(working);
      expect(chosen(inProgress(one))).toBe(one);
    }
  });

  test('a transition that says so comes last, too', () => {
    const asks = edge('1', 'Send to review', { name: 'Shown', category: 'indeterminate' });
    expect(chosen([asks, ...inProgress('Preview')])).toBe('Preview');
    expect(chosen([asks, ...inProgress('Hall 7')])).toBe('Hall 7');
  });

  test('if no name is clear, work begins where only this status leads, or people decide', () => {
    const global = inProgress('Preview', 'Contested').map((way) => ({ ...way, isGlobal: true }));
    const onward = inProgress('Hall 7').map((way) => ({ ...way, isGlobal: false }));
    expect(chosen([...global, ...onward])).toBe('Hall 7');
    expect(chosen(global)).toBe(
      'No transition plainly begins the work: “Preview”, “Contested”; name the right one in the setting of this move, or move the ticket by hand.',
    );
  });

  test('one that another move names is not chosen, by whatever it is called', () => {
    expect(chosen(all, ['In Review', 'IN PRÜFUNG'])).toMatch(
      /to a status of the category “in progress” that is not kept for another move; available/,
    );
    expect(chosen([start, edge('12', 'Los', work)], ['11'])).toBe('In Arbeit');
    expect(chosen([start, edge('12', 'Los', work)], ['Prüfen lassen'])).toBe('In Arbeit');
  });
});
