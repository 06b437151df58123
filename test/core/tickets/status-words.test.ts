import { describe, expect, test } from 'vitest';
import {
  chooseTransition,
  type MoveTarget,
  type Status,
  type Transition,
} from '../../../src/core/tickets/index.ts';
import { saysRefused } from '../../../src/core/tickets/status-words.ts';

type Row = readonly [language: string, names: string, chosen: string];

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

/** Statuses to which a project ends its tickets, in languages that are known and, last, in others. */
const finishes: readonly Row[] = [
  ['English', "Cancelled, Closed - Won't Fix, Closed - Fixed", 'Closed - Fixed'],
  ['English', 'Done (duplicate), Shipped', 'Shipped'],
  ['English', 'Archived, Released, Complete', 'Complete'],
  ['English', 'Released, Deployed', 'stay'],
  ['English', 'Withdrawn, Superseded, Implemented', 'Implemented'],
  ['English', 'Not a bug, Works as designed, Solved', 'Solved'],
  ['English', 'Close Issue>Closed, Resolve Issue>Resolved', 'Resolved'],
  ['English', 'Unresolved, Incomplete, Abandoned', 'stay'],
  ['English', 'No action needed, Invalid, Accepted', 'Accepted'],
  ['German', 'Verworfen, Zurückgewiesen, Erledigt', 'Erledigt'],
  ['German', 'Wird nicht umgesetzt, Behoben', 'Behoben'],
  ['German', 'Geschlossen ohne Lösung, Abgeschlossen', 'Abgeschlossen'],
  ['German', 'Storniert, Ausgeliefert', 'Ausgeliefert'],
  ['German', 'Ungelöst, Gelöst', 'Gelöst'],
  ['French', 'Abandonnée, Rejetée, Résolue', 'Résolue'],
  ['French', 'Clôturé sans suite, Livré', 'Livré'],
  ['French', 'Ne sera pas corrigé, Fermé, Corrigé', 'Corrigé'],
  ['Spanish', 'Descartado, Rechazada, Resuelta', 'Resuelta'],
  ['Spanish', 'No se hará, Hecho', 'Hecho'],
  ['Spanish', 'Duplicada, Cerrada', 'Cerrada'],
  ['Portuguese', 'Não será corrigido, Cancelada, Concluído', 'Concluído'],
  ['Portuguese', 'Recusado, Descontinuado, Entregue', 'Entregue'],
  ['Italian', 'Annullato, Non riproducibile, Completata', 'Completata'],
  ['Italian', 'Rifiutato, Scartato, Chiuso', 'Chiuso'],
  ['Russian', 'Отклонено, Не будет исправлено, Исправлено', 'Исправлено'],
  ['Russian', 'Отменена, Дубликат, Завершена', 'Завершена'],
  ['Russian', 'Нерешённая, Закрыто', 'Закрыто'],
  ['Japanese', '却下, 対応不要, 対応済み', '対応済み'],
  ['Japanese', 'キャンセル, 重複, 完了', '完了'],
  ['Japanese', '未解決, 見送り, リリース済み', 'リリース済み'],
  ['Chinese', '已拒绝, 无法重现, 已修复', '已修复'],
  ['Chinese', '重複, 不予處理, 已解決', '已解決'],
  ['Korean', '취소됨, 수정 안 함, 수정됨', '수정됨'],
  ['Korean', '반려, 중복, 완료됨', '완료됨'],
  ['Polish', 'Odrzucone, Anulowano, Zakończone', 'Zakończone'],
  ['Polish', 'Nierozwiązane, Nie do naprawy, Naprawiono', 'Naprawiono'],
  ['Dutch', 'Geannuleerd, Afgewezen, Afgerond', 'Afgerond'],
  ['Dutch', 'Wordt niet opgelost, Opgelost', 'Opgelost'],
  ['Turkish', 'İptal edildi, Reddedildi, Tamamlandı', 'Tamamlandı'],
  ['Turkish', 'Düzeltilmeyecek, Çözülmedi, Düzeltildi', 'Düzeltildi'],
  ['Swedish', 'Avbruten, Avslagen, Åtgärdad', 'Åtgärdad'],
  ['Swedish', 'Åtgärdas ej, Olöst, Klar', 'Klar'],
  ['Czech', 'Zrušeno, Hotovo', 'stay'],
  ['Finnish', 'Peruttu, Valmis', 'stay'],
  ['Danish', 'Annulleret, Afsluttet, Udført', 'stay'],
  ['Ukrainian', 'Скасовано, Відхилено, Виконано', 'stay'],
  ['Hungarian', 'Elutasítva, Kész', 'stay'],
  ['English', 'Won’t Fix, Shipped to customers', 'Shipped to customers'],
  ['English', 'WontFix, NotABug, Verified', 'Verified'],
  ['English', 'CANNOT_REPRODUCE, CLOSED_FIXED', 'CLOSED_FIXED'],
  ['English', '5 - Rejected, 6 - Delivered', '6 - Delivered'],
  ['English', '✅ Finished, 🚫 Cancelled', '✅ Finished'],
  ['English', 'Closed: duplicate of another, Closed: resolved', 'Closed: resolved'],
  ['English', "Resolved (won't do), Live", 'Live'],
  ['English', 'Declined by product, In Production', 'In Production'],
  ['English', 'Not Done, Done Done', 'Done Done'],
  ['English', 'Nothing to do, Completed', 'Completed'],
  ['English', 'Denied, Scrapped, Completed', 'Completed'],
  ['English', 'Unfixable, Fixed in main', 'Fixed in main'],
  ['English', 'Closed without change, Closed', 'Closed'],
  ['English', 'Works for me, Production', 'Production'],
  ['English', 'Live, Monitoring', 'stay'],
  ['English', 'On ice, Complete', 'Complete'],
  ['English', 'Will not do, Done', 'Done'],
  ['German', 'Nicht reproduzierbar, Erledigt', 'Erledigt'],
  ['German', 'Kein Fehler, Gelöst', 'Gelöst'],
  ['German', 'Dublette, Zurückgestellt, Umgesetzt', 'Umgesetzt'],
  ['German', 'Abgelehnt (erledigt), Live', 'Live'],
  ['German', 'Wird nicht behoben, Geschlossen', 'Geschlossen'],
  ['German', 'Obsolet, Ausgerollt', 'Ausgerollt'],
  ['German', 'Aufgehoben, Beendet', 'Beendet'],
  ['French', 'Refusé par le client, Terminée', 'Terminée'],
  ['French', 'Sans objet, Traité', 'Traité'],
  ['French', 'Non reproductible, En production', 'En production'],
  ['French', 'Impossible de reproduire, Clos', 'Clos'],
  ['Spanish', 'Anulada, Resuelto', 'Resuelto'],
  ['Spanish', 'No procede, Corregido', 'Corregido'],
  ['Spanish', 'Desestimada, Implementado', 'Implementado'],
  ['Spanish', 'Sin solución, Solucionado', 'Solucionado'],
  ['Portuguese', 'Improcedente, Resolvido', 'Resolvido'],
  ['Portuguese', 'Cancelado pelo usuário, Finalizado', 'Finalizado'],
  ['Portuguese', 'Não reproduzível, Implantado', 'Implantado'],
  ['Italian', 'Respinta, Risolto', 'Risolto'],
  ['Italian', 'Duplicato, Non verrà corretto, Corretto', 'Corretto'],
  ['Russian', 'Не воспроизводится, Решено', 'Решено'],
  ['Russian', 'Отказано, Готово', 'Готово'],
  ['Russian', 'Не баг, Закрыта', 'Закрыта'],
  ['Russian', 'Неактуально, Выполнена', 'Выполнена'],
  ['Japanese', '対応しない, 解決済み', '解決済み'],
  ['Japanese', '再現せず, 修正完了', '修正完了'],
  ['Japanese', '不具合でない, 不具合修正済み', '不具合修正済み'],
  ['Japanese', '却下済み, 本番反映済み', '本番反映済み'],
  ['Chinese', '已取消, 已完成', '已完成'],
  ['Chinese', '不是缺陷, 已关闭', '已关闭'],
  ['Chinese', '設計如此, 已修正', '已修正'],
  ['Chinese', '暂不处理, 已上线', '已上线'],
  ['Korean', '기각됨, 해결됨', '해결됨'],
  ['Korean', '재현 불가, 배포됨', '배포됨'],
  ['Korean', '수정하지 않음, 종료', '종료'],
  ['Polish', 'Odrzucony, Rozwiązany', 'Rozwiązany'],
  ['Polish', 'Nie zostanie naprawione, Wdrożone', 'Wdrożone'],
  ['Polish', 'Brak możliwości odtworzenia, Zamknięte', 'Zamknięte'],
  ['Dutch', 'Afgekeurd, Voltooid', 'Voltooid'],
  ['Dutch', 'Niet reproduceerbaar, Afgehandeld', 'Afgehandeld'],
  ['Dutch', 'Duplicaat, Gesloten', 'Gesloten'],
  ['Turkish', 'Reddedilen, Çözümlendi', 'Çözümlendi'],
  ['Turkish', 'Yapılmayacak, Yapıldı', 'Yapıldı'],
  ['Turkish', 'Tekrar üretilemedi, Kapatıldı', 'Kapatıldı'],
  ['Swedish', 'Avvisat, Löst', 'Löst'],
  ['Swedish', 'Kan inte återskapas, Slutförd', 'Slutförd'],
  ['Swedish', 'Makulerad, Färdigt', 'Färdigt'],
];

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
