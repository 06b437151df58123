import { describe, expect, test } from 'vitest';
import { address, amount, email, path } from '../../src/settings/index.ts';
import {
  endpointAddress,
  flag,
  freeText,
  key,
  lines,
  optional,
  secret,
  whole,
  word,
} from '../../src/settings/kinds.ts';
import { target } from '../../src/settings/ticket-settings.ts';

describe('a kind of setting', () => {
  test('says what it wants, and its bounds', () => {
    expect(whole(1, 100_000)).toMatchObject({
      wanted: 'a whole number from 1 to 100,000',
      bounds: 'From 1 to 100,000.',
    });
    expect(amount(300)).toMatchObject({
      wanted: 'a number above 0 and up to 300',
      bounds: 'At most 300.',
    });
    expect(amount()).toMatchObject({ wanted: 'a number above 0', bounds: '' });
    expect(word(['all', 'most', 'none']).wanted).toBe('all, most or none');
  });

  test.each([
    [' None ', 'none'],
    ['required', 'required'],
    ['', null],
    ['some', null],
  ])('%j is the word %s', (given, value) => {
    expect(word(['required', 'none']).parse(given)).toBe(value);
  });

  test('of several lines drops empty ones and checks each', () => {
    expect(lines('names').parse(' a \r\n\n  \nb c')).toEqual(['a', 'b c']);
    expect(lines('names').parse('')).toEqual([]);
    expect(lines('words', /^\w+$/).parse('a\nb c')).toBeNull();
  });

  test.each([
    ['https://example.com/v1//', 'https://example.com/v1'],
    [' http://localhost:11434 ', 'http://localhost:11434'],
    ['localhost:11434', null],
    ['file:///v1', null],
    ['', null],
  ])('%j is the address %s', (given, value) => {
    expect(address('an address').parse(given)).toBe(value);
  });

  test('a secret is one word: a pasted line break is dropped', () => {
    const { parse, wanted } = secret('a token');
    expect(parse('abc\n')).toBe('abc');
    expect(['two\nlines', 'two words', '\u00FCber', ''].map((text) => parse(text))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(wanted).toBe('a token, without spaces or line breaks');
  });

  test.each([
    'https://user:pa55@llm.test/v1',
    'https://user@llm.test/v1',
    'https://llm.test/v1?key=pa55',
    'https://llm.test/v1#pa55',
  ])('%s may hold a secret', (given) => {
    expect(address('an address').parse(given)).not.toBeNull();
    expect(endpointAddress('it').parse(given)).toBeNull();
    expect(endpointAddress('it').parse('https://llm.test/v1/')).toBe('https://llm.test/v1');
  });

  test.each([
    'http://localhost:1',
    'http://127.9.9.9',
    'http://[::1]:1',
    'http://10.0.0.1',
    'http://ollama:11434',
    'http://ollama.internal',
  ])('%s is private, so http:// will do', (text) => {
    expect(address('it').parse(text)).toBe(text);
    expect(endpointAddress('it').parse(text)).toBe(text);
  });

  test.each(['http://jira.test', 'http://localhost.test', 'http://128.0.0.1', 'ftp://localhost'])(
    '%s is refused',
    (text) => expect(address('it').parse(text)).toBeNull(),
  );

  test('others are true or false, an e-mail address, a key, a path or a text', () => {
    expect(['true', 'False', 'yes'].map((text) => flag.parse(text))).toEqual([true, false, null]);
    expect(['me@example.com', 'a@b.c', 'me'].map((text) => email.parse(text))).toEqual([
      'me@example.com',
      null,
      null,
    ]);
    expect([' APP-17', 'app-17', 'APP'].map((text) => key.parse(text))).toEqual([
      'APP-17',
      'APP-17',
      null,
    ]);
    expect([' a', ''].map((text) => path('a file').parse(text))).toEqual([' a', null]);
    expect([' a b ', ' '].map((text) => freeText('a text').parse(text))).toEqual(['a b', null]);
  });

  test('that is optional reads an empty text as undefined', () => {
    expect(optional(amount()).parse(' ')).toBeUndefined();
    expect(optional(amount()).parse('0')).toBeNull();
  });
});

describe('a target', () => {
  test.each([
    ['in-progress', { kind: 'category', category: 'indeterminate' }],
    [' Done ', { kind: 'category', category: 'done' }],
    ['NONE', { kind: 'stay' }],
    [' Zur Prüfung ', { kind: 'named', names: ['Zur Prüfung'] }],
    ['31', { kind: 'named', names: ['31'] }],
    ['Done, Resolved', { kind: 'named', names: ['Done', 'Resolved'] }],
    ['Done,\n Resolved ,', { kind: 'named', names: ['Done', 'Resolved'] }],
  ])('is %j', (given, value) => {
    expect(target.parse(given)).toEqual(value);
  });

  test.each([',', 'none, Done', 'In Review, in-progress'])('is not %j', (given) => {
    expect(target.parse(given)).toBeNull();
  });
});
