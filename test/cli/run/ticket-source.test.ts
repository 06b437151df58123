import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namedTicket } from '../../../src/cli/run/request.ts';
import { refusalOf } from '../../settings/given.ts';
import { type TemporaryFolder, temporaryFolder } from '../../support/repository.ts';

let folder: TemporaryFolder;
let below = (name: string) => name;
beforeAll(async () => {
  folder = await temporaryFolder();
  below = (name) => join(folder.directory, name);
  await writeFile(below('APP-17'), '# A bug');
  await mkdir(below('folder'));
});
afterAll(() => folder[Symbol.asyncDispose]());

const keyed = { kind: 'key', key: 'APP-17' };
const file = (path: string) => ({ kind: 'file', path });

describe('the word after run', () => {
  test.each(['APP-17', 'app-17', 'App-17'])('%s is a key', (word) => {
    expect(namedTicket([word], undefined)).toEqual(keyed);
  });

  test.each(['bug.md', 'BUG.JSON', 'notes.txt', 'a.markdown', 'some/where', '-'])(
    '%s is a file, even if it does not exist',
    (word) => {
      expect(namedTicket([word], undefined)).toEqual(file(word));
    },
  );

  test('is a file if there is one, whatever its name', () => {
    expect(namedTicket([below('APP-17')], undefined)).toEqual(file(below('APP-17')));
  });

  test.each(['bug', 'APP', '17', 'APP-0'])('%s is neither', (word) => {
    expect(refusalOf(() => namedTicket([word], undefined))).toBe(
      `"${word}" is neither a file nor a ticket key: name a file such as bug.md, or a key such as APP-17.`,
    );
  });
});

describe('--ticket', () => {
  test.each(['bug', 'bug.md', '-'])('%s is a file', (word) => {
    expect(namedTicket([], word)).toEqual(file(word));
  });

  test('takes a key, too', () => {
    expect(namedTicket([], 'app-17')).toEqual(keyed);
  });
});

test('one ticket has to be named', () => {
  expect(refusalOf(() => namedTicket([], undefined))).toBe(
    'Name the ticket: a file such as bug.md, or a key such as APP-17.',
  );
  const refusal = 'One run works on one ticket: remove "APP-17" or "bug.md".';
  expect(refusalOf(() => namedTicket(['APP-17', 'bug.md'], undefined))).toBe(refusal);
  expect(refusalOf(() => namedTicket(['APP-17'], 'bug.md'))).toBe(refusal);
});
