import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf, apiBase } from '../../../../src/adapters/jira/transport/request.ts';
import { showInput } from '../../../../src/core/user-error.ts';
import { codePoint } from '../../../support/code-point.ts';
import { cloudAt } from './loopback.ts';

describe('addressOf', () => {
  test('encodes each segment, and repeats the name of a list', () => {
    const query = { fields: ['summary', 'a&b'], startAt: 0, expand: undefined };
    expect(addressOf('https://j.test/jira', ['issue', 'a/b?c#d'], query)).toBe(
      'https://j.test/jira/issue/a%2Fb%3Fc%23d?fields=summary&fields=a%26b&startAt=0',
    );
  });

  test('any segments: one level below the base for each, or rejected', () => {
    const hostile = fc.constantFrom(
      '..',
      '.',
      '',
      '%2e%2e',
      '/',
      '\\',
      '?x',
      '#',
      '@',
      '//',
      '\ud800',
    );
    const segment = fc.oneof(hostile, fc.string({ unit: codePoint }));
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 5 }), (path) => {
        const isRefused = path.some((each) => ['', '.', '..'].includes(each));
        const make = () => new URL(addressOf('https://j.test/jira', path));
        if (isRefused) {
          expect(make).toThrow('cannot be part of a Jira address');
          return;
        }
        const { origin, pathname, search, hash } = make();
        expect([origin, search, hash]).toEqual(['https://j.test', '', '']);
        expect(pathname.split('/').slice(2).map(decodeURIComponent)).toEqual(
          path.map((each) => each.toWellFormed()),
        );
      }),
    );
  });
});

describe('apiBase', () => {
  const site = cloudAt('https://example.atlassian.net');
  test('is the site, or the gateway if there is a cloud id', () => {
    expect(apiBase(site)).toBe('https://example.atlassian.net');
    expect(apiBase({ ...cloudAt('https://x.test'), ...{ cloudId: 'c-1' } })).toBe(
      'https://api.atlassian.com/ex/jira/c-1',
    );
  });

  test('is the site of a Data Center, with its path', () => {
    const baseUrl = 'https://j.test/jira';
    expect(apiBase({ kind: 'data-center', baseUrl, token: 't', show: showInput })).toBe(baseUrl);
  });
});
