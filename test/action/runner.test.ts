import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defuse, printGroup, reportSentence } from '../../src/action/runner.ts';
import { codePoint } from '../support/code-point.ts';
import { runs } from '../support/property-runs.ts';
import { givenSummary } from './given.ts';

/** Whether the runner would take a line for a command: .NET trims more than JavaScript does. */
function isCommand(line: string): boolean {
  const trimmed = line.replace(/^[\s\u0085]+/u, '').replace(/^\uFEFF+/u, '');
  return trimmed.startsWith('::') || line.includes('##[');
}

const linesOf = (text: string) => text.split(/\r\n|\r|\n/);

describe('text for the log', () => {
  test.each([
    '::error::x',
    '  ::set-output name=a::b',
    '\t::stop-commands::x',
    'fine\n::add-mask::a',
    'fine\r\n::add-mask::a',
    'fine\r::add-mask::a',
    '\u0085::error::x',
    '\u00A0\u3000::error::x',
    '\u2028::error::x',
    '##[error]x',
    'within ##[group] a line',
    '####[error]x',
  ])('%j is no command', (text) => {
    expect(linesOf(defuse(text)).filter(isCommand)).toEqual([]);
  });

  test.each(['a::b', 'std::vector', 'Foo::class', ': one colon', '## [x]', 'a\n\nb'])(
    '%j stays as it is',
    (text) => {
      expect(defuse(text)).toBe(text);
    },
  );

  test('looks the same', () => {
    expect(defuse(' ::error::##[a]').replaceAll('\u200B', '')).toBe(' ::error::##[a]');
  });
});

test('no line of any text is a command, and nothing is lost', () => {
  const piece = fc.oneof(
    fc.constantFrom(':', '::', '#', '##[', '[', '\n', '\r', '\r\n', ' ', '\t', '\u0085', '\u2028'),
    fc.constantFrom('\u00A0', '\uFEFF', '\v', '\f', 'error', ']'),
    fc.string({ maxLength: 2, unit: codePoint }),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 15 }).map((pieces) => pieces.join('')),
      (text) => {
        const defused = defuse(text);
        expect(linesOf(defused).filter(isCommand)).toEqual([]);
        expect(defused.replaceAll('\u200B', '')).toBe(text.replaceAll('\u200B', ''));
      },
    ),
    runs(2_000),
  );
});

test('a very long run of blanks is defused', () => {
  const text = `${' '.repeat(200_000)}${'\u2028'.repeat(200_000)}::error::x`;
  expect(defuse(text)).toHaveLength(text.length + 1);
});

describe('a group of the log', () => {
  let printed = '';
  beforeEach(() => {
    vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
      printed += String(chunk);
      return true;
    });
  });
  afterEach(() => vi.restoreAllMocks());

  const linesPrinted = (title: string, text: string) => {
    printed = '';
    printGroup(title, text);
    return linesOf(printed);
  };

  test('has a title and folded lines', () => {
    expect(linesPrinted('plan: fix\na.ts', 'It adds.\na.ts\n')).toEqual([
      '::group::plan: fix a.ts',
      'It adds.',
      'a.ts',
      '::endgroup::',
      '',
    ]);
  });

  test('is one line if nothing is to be folded', () => {
    expect(linesPrinted('check: 1 file parsed', '')).toEqual(['check: 1 file parsed', '']);
  });

  test('shows what would turn around, hide or colour a line', () => {
    const [title, body] = linesPrinted('plan: \u202Ea.ts', 'It \u001B[8madds\u{E0041}.');
    expect(title).toBe('::group::plan: ⟨U+202E⟩a.ts');
    expect(body).toBe('It ⟨U+001B⟩[8madds⟨U+E0041⟩.');
  });

  test('is opened and closed by us alone, whatever a model or a command prints', () => {
    const piece = fc.constantFrom(
      '::',
      'endgroup',
      'group',
      '##[',
      ']',
      '\n',
      '\r',
      ' ',
      '%0A',
      'a',
    );
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, text, (title, body) => {
        const commands = linesPrinted(title, body).filter(isCommand);
        const own = [expect.stringMatching(/^::group::/), '::endgroup::'];
        expect(commands).toEqual(body.trim() === '' ? [] : own);
      }),
    );
  });
});

describe('a sentence', () => {
  const summary = givenSummary();
  afterEach(() => vi.restoreAllMocks());

  test('is one line in the log and in the summary, where a status name is plain text', async () => {
    const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await reportSentence('APP-17 was moved to <b>@all</b>.');
    expect(print.mock.calls.join('')).toBe('APP-17 was moved to <b>@all</b>.\n');
    expect(summary()).toBe('APP-17 was moved to \\<b\\>@\u200Ball\\</b\\>.\n');
  });
});
