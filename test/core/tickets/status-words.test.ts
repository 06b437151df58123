import { describe, expect, test } from 'vitest';
import {
  chooseTransition,
  type MoveTarget,
  type Status,
  type Transition,
} from '../../../src/core/tickets/index.ts';
import { saysRefused } from '../../../src/core/tickets/status-words.ts';
import { finishes, type Row } from './finishing-statuses.ts';

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

const resolutions: readonly Row[] = [
  ['English', 'Cannot Reproduce, Duplicate, Known Error, Fixed', 'Fixed'],
  ['English', "Won't Do, Declined", 'stay'],
  ['English', 'Later, Moved, Works for me, Resolved', 'Resolved'],
  ['German', 'Doppelt, Fertig, Kann nicht reproduziert werden', 'Fertig'],
  ['French', 'Doublon, Impossible à reproduire, Terminé', 'Terminé'],
  ['Spanish', 'Incompleto, No reproducible, Solucionado', 'Solucionado'],
  ['Russian', 'Невозможно воспроизвести, Готово', 'Готово'],
  ['Japanese', '再現できない, 修正しない, 修正済み', '修正済み'],
  ['Polish', 'Duplikat, Nie można odtworzyć, Gotowe', 'Gotowe'],
  ['German', 'Nicht zu beheben, Verschoben, Behoben', 'Behoben'],
  ['Italian', 'Impossibile riprodurre, Duplicata, Fatto', 'Fatto'],
  ['Chinese', '无效, 重复提交, 已修复', '已修复'],
  ['Korean', '수정 안함, 중복됨, 수정됨', '수정됨'],
  ['Turkish', 'Düzeltilmeyecek, Yinelenen, Tamamlandı', 'Tamamlandı'],
  ['Dutch', 'Kan niet reproduceren, Wordt niet gedaan, Gereed', 'Gereed'],
  ['Swedish', 'Dubblett, Kommer inte att åtgärdas, Klart', 'Klart'],
  ['English', "Incomplete, Won't Do, Duplicate, Done", 'Done'],
  ['Portuguese', 'Não será feito, Duplicado, Itens concluídos', 'Itens concluídos'],
];

test.each(resolutions)('%s: of the resolutions %s, it gets %s', (_, names, chosen) => {
  expect(resolutionOf(names)).toMatch(chosen === 'stay' ? /none of whose values/ : chosen);
});

const starts: readonly Row[] = [
  ['Polish', 'Przegląd kodu, W toku', 'W toku'],
  ['Polish', 'Do weryfikacji, Oczekuje na klienta, W realizacji', 'W realizacji'],
  ['Dutch', 'Ter beoordeling, Wacht op klant, In uitvoering', 'In uitvoering'],
  ['Dutch', 'Codecontrole, Geblokkeerd, In behandeling', 'In behandeling'],
  ['Turkish', 'İncelemede, Beklemede, Devam ediyor', 'Devam ediyor'],
  ['Turkish', 'Kod gözden geçirme, Onay bekliyor, Geliştirme', 'Geliştirme'],
  ['Swedish', 'Granskas, Väntar på kund, Pågående', 'Pågående'],
  ['Swedish', 'Kodgranskning, Verifiering, Under arbete', 'Under arbete'],
  ['English', 'Staging, On staging, Building', 'Building'],
  ['English', 'Deployed to Staging, Ready for release, Doing', 'Doing'],
  ['Polish', 'Testy akceptacyjne, Programowanie', 'Programowanie'],
  ['Polish', 'W przeglądzie, Kodowanie', 'Kodowanie'],
  ['Polish', 'Recenzja, Wstrzymane, W trakcie', 'W trakcie'],
  ['Dutch', 'Wordt nagekeken, On hold, Bezig', 'Bezig'],
  ['Dutch', 'Code beoordelen, Acceptatietest, Ontwikkeling', 'Ontwikkeling'],
  ['Turkish', 'Gözden geçiriliyor, Yapılıyor', 'Yapılıyor'],
  ['Turkish', 'İnceleniyor, Testte, Çalışılıyor', 'Çalışılıyor'],
  ['Turkish', 'Onayda, Engellendi, Sürüyor', 'Sürüyor'],
  ['Swedish', 'Under granskning, Pågår', 'Pågår'],
  ['Swedish', 'Granskning, Blockerad, Utveckling', 'Utveckling'],
  ['English', 'STAGING, Peer Review, Active', 'Active'],
  ['English', 'Deployed (stage), UAT, Coding', 'Coding'],
  ['German', 'Codeprüfung, Abnahmetest, Bearbeitung', 'Bearbeitung'],
  ['German', 'Bereit zum Test, Staging-Umgebung, Arbeit läuft', 'Arbeit läuft'],
];

test.each(starts)('%s: of %s, work begins in %s', (_, names, chosen) => {
  const target: MoveTarget = { kind: 'category', category: 'indeterminate' };
  const open: Status = { name: 'Backlog', category: 'new' };
  const choice = chooseTransition(edges(names, 'indeterminate'), open, target);
  expect(choice).toMatchObject({ kind: 'go', transition: { to: { name: chosen } } });
});

describe('a refusal', () => {
  test.each([
    'Won’t Fix',
    'WontFix',
    'CANNOT_REPRODUCE',
    'Closed – won’t fix',
    'Done (duplicate)',
    'Archived',
    'Annulé',
    'Cancelado',
    'Abgebrochen',
    'ABGELEHNT',
    'İptal',
    'IPTAL',
    '対応しない',
    '已取消',
    '안 함',
    'Unresolved',
    'Ungelöst',
    'Incompleto',
    'Nierozwiązane',
    'Onopgelost',
    'Olöst',
    'Нерешённая',
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
