import { describe, expect, test } from 'vitest';
import { chooseTransition, type Status, type Transition } from '../../../src/core/tickets/index.ts';

const open: Status = { name: 'Zu erledigen', category: 'new' };
const work: Status = { name: 'In Arbeit', category: 'indeterminate' };
const review: Status = { name: 'In Prüfung', category: 'indeterminate' };
const edge = (id: string, name: string, to: Status): Transition => ({ id, name, to, fields: [] });
const start = edge('11', 'Prüfen lassen', review);
const all = [start, edge('41', 'Abschließen', { name: 'Fertig', category: 'done' })];

describe('among several statuses of a category', () => {
  const inProgress = (...names: readonly string[]) =>
    names.map((name) => edge(name, name, { name, category: 'indeterminate' }));
  const chosen = (transitions: readonly Transition[], except: readonly string[] = []) => {
    const target = { kind: 'category', category: 'indeterminate', except } as const;
    const choice = chooseTransition(transitions, open, target);
    return choice.kind === 'go' ? choice.transition.to.name : choice.why;
  };

  test.each([
    ['English', 'In Development', ['In Review', 'QA', 'Ready for Testing', 'Blocked', 'On hold']],
    [
      'English, too',
      'Working',
      ['Waiting for support', 'Awaiting deploy', 'Pending', 'Code review'],
    ],
    ['German', 'In Umsetzung', ['In Prüfung', 'Überprüfung', 'Im Test', 'Blockiert', 'Wartend']],
    ['German without umlauts', 'Entwicklung', ['In PRUFUNG']],
    ['French', 'En développement', ['En cours de révision', 'Revue', 'Bloqué', 'En attente']],
    ['Spanish', 'En desarrollo', ['En revisión', 'Pruebas', 'Bloqueada', 'En espera']],
    [
      'Portuguese',
      'Em desenvolvimento',
      ['Em análise', 'Em revisão', 'Testes', 'Aguardando', 'Bloqueado'],
    ],
    ['Italian', 'In sviluppo', ['In revisione', 'Collaudo', 'Bloccato', 'In attesa']],
    [
      'Russian',
      'В работе',
      ['На проверке', 'Код-ревью', 'Тестирование', 'Заблокировано', 'Ожидание'],
    ],
    ['Japanese', '作業中', ['レビュー中', 'テスト中', '確認待ち', 'ブロック中', '保留']],
    ['Chinese', '进行中', ['审核中', '代码审查', '测试', '等待客户', '受阻']],
    ['Korean', '진행 중', ['검토 중', '코드 리뷰', '테스트', '대기', '차단됨']],
  ])('%s: those that wait come last', (_, working, waiting) => {
    for (const one of waiting) {
      expect(chosen(inProgress(one, working))).toBe(working);
      expect(chosen(inProgress(one))).toBe(one);
    }
  });

  test('a transition that says so comes last, too', () => {
    const asks = edge('1', 'Send to review', { name: 'Shown', category: 'indeterminate' });
    expect(chosen([asks, ...inProgress('Preview', 'Contested')])).toBe('Preview');
    expect(chosen([asks, ...inProgress('Hall 7')])).toBe('Hall 7');
  });

  test('one that another move names is not chosen, by whatever it is called', () => {
    expect(chosen(all, ['In Review', 'IN PRÜFUNG'])).toMatch(
      /to a status of the category “in progress” that is not kept for another move; available/,
    );
    expect(chosen([start, edge('12', 'Los', work)], ['11'])).toBe('In Arbeit');
    expect(chosen([start, edge('12', 'Los', work)], ['Prüfen lassen'])).toBe('In Arbeit');
  });
});
