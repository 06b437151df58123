import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeUrl, ticketUrl } from '../../../src/worker/status/deliveries.tsx';

test.each([
  ['acme.atlassian.net', 'https://acme.atlassian.net/browse/SHOP-7'],
  ['jira.acme.test:8443', 'https://jira.acme.test:8443/browse/SHOP-7'],
  ['127.0.0.1:8080', 'http://127.0.0.1:8080/browse/SHOP-7'],
  ['localhost', 'http://localhost/browse/SHOP-7'],
])('a ticket of %s has the URL %s', (site, address) => {
  expect(ticketUrl({ site, ticket: 'SHOP-7' })).toBe(address);
});

test.each([
  ['acme.atlassian.net', ''],
  ['acme.atlassian.net', '../SHOP-7'],
  ['acme.atlassian.net', '<b>SHOP-7</b>'],
  ['', 'SHOP-7'],
  ['acme.test/path', 'SHOP-7'],
  ['user@acme.test', 'SHOP-7'],
  ['acme.test:99999', 'SHOP-7'],
])('the site %j and the ticket %j have no URL', (site, ticket) => {
  expect(ticketUrl({ site, ticket })).toBeUndefined();
});

test.each(['https://github.com/acme/shop/actions/runs/7', 'http://127.0.0.1:8080/runs/7'])(
  '%s is safe',
  (address) => {
    expect(safeUrl(address)).toBe(address);
  },
);

test.each([
  '',
  'runs/7',
  '//github.com/runs/7',
  'javascript:alert(1)',
  'data:text/html,hello',
  'http://github.com/runs/7',
  'http://127.0.0.1.evil.test/',
  'https://github.com@evil.test/',
])('%j is not safe', (address) => {
  expect(safeUrl(address)).toBeUndefined();
});

test('a safe URL leads to https or this machine, whatever the text', () => {
  const scheme = fc.constantFrom('http://', 'https://', 'javascript:', ' java\nscript:', '//', '');
  fc.assert(
    fc.property(scheme, fc.oneof(fc.string(), fc.webUrl()), (start, rest) => {
      const address = safeUrl(`${start}${rest}`) ?? 'https://nothing.test/';
      expect(address).toMatch(/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost|\[::1\])[:/])/);
    }),
  );
});
