import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { details, missingDetails, type Ticket } from '../../../src/core/tickets/index.ts';
import { pictureOf, ticketOf } from '../../support/memory/samples.ts';
import { runs } from '../../support/property-runs.ts';

const all = ['actual', 'expected', 'steps', 'place'];
const missing = (summary: string, description = '', more: Partial<Ticket> = {}) =>
  missingDetails(ticketOf({ summary, description, ...more }));

test('each detail has a sentence that asks for it', () => {
  expect(Object.keys(details)).toEqual(all);
});

describe('a ticket that says nothing', () => {
  test.each([
    ['It does not work', 'Hi team, please fix this as soon as possible, it is urgent! Thanks', all],
    ['login broken pls fix', '', ['actual', 'expected', 'steps']],
    ['Dringend', 'Hallo zusammen,\nbitte schnell beheben.\n\nViele Grüße\nHans Müller\nACME', all],
    ['画面が動かない', 'お世話になっております。至急ご確認をお願いいたします。', all],
    ['系统有问题', '你好，麻烦尽快处理一下，非常感谢。', all],
    ['안 됩니다', '빠른 확인 부탁드립니다. 감사합니다.', all],
    ['Bug', '## Steps\n1.\n2.\n\n## Expected\nn/a\n\n## Actual\n<!-- What happens? -->', all],
    ['Bug', "1. Go to '...'\n2. Click on '....'\n3. See error", all],
    ['Broken', 'Call me: +49 170 1234567, ann.smith@example.com', all],
  ])('is asked for what it lacks: %s', (summary, description, lacks) => {
    expect(missing(summary, description)).toEqual(lacks);
  });

  test('is not asked for what a form has', () => {
    const form = '*Expected:* 3\n\n*Steps to reproduce:*\nlogin\n\n*Actual:*\n-';
    expect(missing('Bug', form)).toEqual(['actual', 'place']);
  });

  test('is asked for no more than it lacks where it names a place', () => {
    expect(missing('Checkout', 'does not work')).toEqual(['actual', 'expected', 'steps']);
  });
});

/** Tickets as people write them who do not know the code: short, without code and without a form. */
const telling = [
  ['Gesamtpreis falsch', 'Wenn ich die Menge ändere, bleibt der Gesamtpreis im Warenkorb gleich.'],
  ['Umlaute im PDF falsch', 'Im Rechnungs-PDF werden ä, ö und ü als Fragezeichen gedruckt.'],
  ['Le total est faux', "Quand je supprime un article du panier, le total garde l'ancien montant."],
  ['Date inversée', 'Dans la liste des commandes, le mois et le jour sont inversés.'],
  ['Descuento doble', 'Si introduzco el cupón y recargo el carrito, se descuenta otra vez.'],
  ['No se guarda el teléfono', 'Al editar el perfil, el teléfono vuelve al valor anterior.'],
  ['Filtro de data', 'Ao filtrar os pedidos por período, os do último dia não aparecem.'],
  ['Imposto sobre o frete', 'O imposto também incide sobre o frete, mas não deveria.'],
  [
    'Ordinamento errato',
    'Ordinando per prezzo, i prodotti scontati finiscono in fondo alla lista.',
  ],
  ['Email doppia', 'Dopo la registrazione il nuovo utente riceve due volte la mail di conferma.'],
  ['Скидка не сохраняется', 'После обновления корзины скидка по промокоду пропадает.'],
  ['Неверная сортировка', 'Новые заказы стоят внизу списка, а должны быть сверху.'],
  ['税額の端数', '合計金額の消費税が切り捨てではなく四捨五入になっている。'],
  ['CSV出力', '金額列にカンマが入り、Excelで開くと列がずれる'],
  ['修改密码', '在个人中心修改密码后，旧密码在另一台设备上依然可以登录。'],
  ['优惠券重复扣减', '购物车刷新之后，同一张优惠券被扣减两次。'],
  ['쿠폰이 두 번 적용됨', '장바구니를 새로고침하면 같은 쿠폰이 두 번 차감됩니다.'],
  ['Zły kurs waluty', 'Po zmianie waluty na euro ceny w koszyku zostają w złotych.'],
  ['Sepet toplamı yanlış', 'Sepetten ürün silindiğinde toplam tutar eski değerde kalıyor.'],
  ['Ostoskori tyhjenee', 'Ostoskori tyhjenee, kun käyttäjä vaihtaa kielen.'],
  ['ส่วนลดถูกหักสองครั้ง', 'เมื่อรีเฟรชตะกร้าสินค้า คูปองเดียวกันจะถูกหักซ้ำอีกครั้ง'],
  ['الخصم يطبق مرتين', 'عند تحديث سلة التسوق يتم خصم قيمة القسيمة مرة أخرى من المجموع.'],
  ['Giảm giá bị trừ hai lần', 'Khi tải lại giỏ hàng, mã giảm giá bị trừ thêm lần nữa.'],
  ['छूट दो बार लगती है', 'कार्ट रीफ़्रेश करने पर वही कूपन दोबारा घटा दिया जाता है।'],
] as const;

test.each([
  ['Search problem', 'Umlauts are ignored.'],
  ['Export fails', 'Columns are swapped.'],
])('one vague word counts for nothing: %s', (summary, description) => {
  expect(missing(summary, description)).toEqual([]);
  expect(missing(`${summary}, urgent`, description)).not.toEqual([]);
});

test.each(telling)('a ticket that says something is never asked: %s', (summary, description) => {
  expect(missing(summary, description)).toEqual([]);
});

describe('a sign that a broken thing has a place', () => {
  const silent = 'It is broken, please help';

  test.each<[string, string, Partial<Ticket>?]>([
    ['a stack trace', 'at total (src/cart.ts:12:3)\nat main (src/main.ts:4:1)'],
    ['a block of code', '```\nx\n```'],
    ['a block of wiki markup', '{noformat}x{noformat}'],
    ['two quotations', '"A b" and “C d”'],
    ['names of code', 'cartTotal and order_item'],
    ['a page and a value', 'https://example.com/cart, 500'],
    ['menus', 'File > Export, then Edit → Undo'],
    ['what is wanted instead', '3 instead of 4'],
    ['a picture', '', { pictures: [pictureOf('a.png')] }],
    ['a file', '', { attachments: [{ name: 'a.log', note: '1 KB' }] }],
    ['a field', '', { fields: [{ name: 'Version', text: 'Firefox 128 on Debian 12, build 7' }] }],
    [
      'linked tickets',
      '',
      { links: ['A', 'B'].map((summary) => ({ key: 'APP-2', relation: 'is caused by', summary })) },
    ],
  ])('is %s', (_, description, more) => {
    expect(missing(silent, 'Please help', more?.links ? { links: [] } : {})).not.toEqual([]);
    expect(missing(silent, description, more)).toEqual([]);
  });

  test.each([
    ['items of a list', '1. pay\n2. buy', []],
    ['a ranking that is sure of a file', '', [0.6, 0.4]],
  ])('is %s, where little is missing', (_, description, shares) => {
    const ticket = ticketOf({ summary: 'Checkout ignores', description: '' });
    const ranking = { scores: Float64Array.from(shares), mentions: [], definitions: [] };
    const unsure = { ...ranking, scores: new Float64Array([0.4, 0.6]) };
    expect(missingDetails(ticket, unsure)).toEqual(['actual', 'expected', 'steps']);
    expect(missingDetails({ ...ticket, description }, ranking)).toEqual([]);
  });

  test('is no word that links others, however many there are', () => {
    const linked =
      'There were others which would have been with these, after those and about them.';
    expect(missing('Checkout', linked)).toEqual(['actual', 'expected', 'steps']);
  });

  test('counts for less, the more it is begged', () => {
    const begging = 'Please help, it is urgent, thanks, we need it immediately!';
    expect(missing('Checkout ignores discount')).toEqual([]);
    expect(missing('Checkout ignores discount', begging)).not.toEqual([]);
  });

  test('is a text too long to say nothing', () => {
    expect(missing('Broken', 'please '.repeat(3_000))).toEqual([]);
  });

  test.each([
    ['in clauses that ask', 'Can you compare invoices, discounts, orders and exports?'],
    ['in several sentences', 'Invoices stutter. Discounts misbehave. Orders vanish.'],
    ['in forms of one word', 'Invoice, invoices, invoiced, invoicing.'],
    ['in the head of a mail', 'From: Accounting Invoices\nSubject: Discounts vanish\n\nSee above.'],
    ['in a name at the end', 'See above.\n\nMary Jones\nInvoices and discounts, exports of orders'],
    ['in thanks', 'See above.\nThanks a lot\nMary Jones, invoices and discounts of orders'],
  ])('is none %s', (_, description) => {
    expect(missing(silent, description)).not.toEqual([]);
    expect(missing(silent, 'Invoices of orders lose discounts on exports')).toEqual([]);
  });

  test('is none in what mails begin with', () => {
    expect(missing('Invoices and orders', '')).not.toEqual([]);
    expect(missing('AW: WG: Invoices and orders', '')).not.toEqual([]);
  });

  test('is none in a letter’s end', () => {
    const letter = 'Please fix it.\n\nBest regards\nMary Jones\nChief Procurement Officer\nContoso';
    expect(missing(silent, letter)).toEqual(all);
    expect(
      missing(
        silent,
        letter.replace('Best regards', 'Wrong prices and currencies appear in exports of orders:'),
      ),
    ).toEqual([]);
  });

  test('is a comment, too', () => {
    const comment = { id: '1', author: 'Ann', created: '2026-11-20T09:00:00Z' };
    const body = 'The total in the cart ignores the discount of members.';
    expect(missing(silent, '', { comments: [{ ...comment, body }] })).toEqual([]);
  });
});

const filler = fc
  .array(
    fc.constantFrom('please', 'help', 'broken', '\n', '## Steps', '…', 'MfG', 'bitte', '請', '-'),
  )
  .map((words) => words.join(' '));

test('whatever the ticket, one with a stack trace is worked on', () => {
  fc.assert(
    fc.property(filler, filler, fc.nat(2), (before, after, at) => {
      const trace = [
        '    at total (/app/src/cart.ts:12:3)',
        '  File "/app/cart.py", line 3, in total',
        '\tat com.acme.Cart.total(Cart.java:12)',
      ][at];
      expect(missing(before, `${after}\n${trace}\n${after}`)).toEqual([]);
    }),
    runs(100),
  );
});

test('whatever the ticket, one with a name of the repository is worked on', () => {
  const mention = { kind: 'file', isDependency: false, inTitle: false } as const;
  const definition = { name: 'total', paths: ['src/cart.ts'], weight: 1 };
  fc.assert(
    fc.property(filler, filler, fc.boolean(), (summary, description, isFile) => {
      const ranking = {
        scores: new Float64Array(),
        mentions: isFile ? [{ ...mention, name: 'cart.ts', files: ['src/cart.ts'] }] : [],
        definitions: isFile ? [] : [definition],
      };
      expect(missingDetails(ticketOf({ summary, description }), ranking)).toEqual([]);
    }),
    runs(100),
  );
});

test('a file of a dependency is none of the repository', () => {
  const mentions = [
    { kind: 'file', name: 'a.js', files: ['vendor/a.js'], isDependency: true, inTitle: false },
  ] as const;
  const ranking = { scores: new Float64Array(), mentions, definitions: [] };
  expect(missingDetails(ticketOf({ summary: 'Broken', description: '' }), ranking)).toEqual(all);
});
