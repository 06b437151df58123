import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readReports } from '../../../../src/engines/evidence/index.ts';
import { lineOf, recordedReports } from './recorded.ts';

const recorded = await recordedReports();

test.each(recorded)('reads $file ($source)', ({ file, text, tests }) => {
  const report = readReports([{ path: file, text }]);
  expect(report.tests.map(lineOf)).toEqual(tests);
  expect(report.ignored).toHaveLength(tests.length === 0 ? 1 : 0);
});

const read = (...texts: readonly string[]) =>
  readReports(texts.map((text, at) => ({ path: `r${at}.xml`, text })));
const one = (testcase: string) => read(`<testsuite>${testcase}</testsuite>`).tests.at(0);

describe('a test in JUnit XML', () => {
  it.each([
    ['<testcase classname="a.B" name="c"/>', 'a.B > c'],
    ['<testcase classname="a.B" name="a.B"/>', 'a.B'],
    ['<testcase classname="total" name="cart total"/>', 'cart total'],
    ['<testcase classname="cart" name="cart total"/>', 'cart total'],
    ['<testcase classname="cart" name="carts"/>', 'cart > carts'],
    ['<testcase classname="cart"/>', 'cart'],
    ['<testcase name="a&#10;b&lt;c"/>', 'a b<c'],
    ['<testcase/>', 'a test without a name'],
  ])('%s is named %s', (testcase, name) => {
    expect(one(testcase)?.name).toBe(name);
  });

  it('is in the groups around it if no class is named', () => {
    const nested =
      '<testsuites name="all"><testsuite name="a.test.js" file="a.test.js"><testsuite name="cart"><testsuite name="of books"><testcase classname="test" name="total" file="a.test.js"/></testsuite></testsuite></testsuite></testsuites>';
    expect(read(nested).tests).toEqual([
      { name: 'cart > of books > total', file: 'a.test.js', state: 'passed' },
    ]);
  });

  it.each([
    ['<testcase name="a"><error/></testcase>', 'failed'],
    ['<testcase name="a"><skipped/><failure/></testcase>', 'failed'],
    ['<testcase name="a" status="fail"/>', 'failed'],
    ['<testcase name="a" status="notrun"/>', 'skipped'],
    ['<testcase name="a" result="suppressed"/>', 'skipped'],
    ['<testcase name="a" status="run" result="completed"/>', 'passed'],
    ['<testcase name="a" status="unfailed"/>', 'passed'],
    ['<testcase name="a"><system-out><![CDATA[<failure/>]]></system-out></testcase>', 'passed'],
  ] as const)('%s has %s', (testcase, state) => {
    expect(one(testcase)?.state).toBe(state);
  });

  it.each([
    ['<failure message="x is 1">at a.js:1</failure>', 'x is 1'],
    ['<failure message="Failed">x is 1\n    at a.js:1</failure>', 'x is 1'],
    ['<failure message="x is 1"/><failure message="y is 2"/>', 'x is 1\ny is 2'],
    ['<failure/><system-out>x is 1</system-out>', 'x is 1'],
    ['<failure type="TypeError"/>', 'TypeError'],
    ['<failure message="&#27;[31mred&#x1B;[0m \u001b[1mbold\u001b[0m&#0;"/>', 'red bold'],
    ['<failure/>', undefined],
  ])('%s says %s', (inner, message) => {
    expect(one(`<testcase name="a">${inner}</testcase>`)?.message).toBe(message);
  });

  it('is reported twice if it passed when it was repeated, and its suite may count that', () => {
    const text =
      '<testsuite failures="1"><testcase name="a"><flakyFailure message="x"/></testcase></testsuite>';
    const { tests, ignored } = readReports([{ path: 'TEST-a.xml', text }]);
    expect(tests.map(({ state }) => state)).toEqual(['failed', 'passed']);
    expect(ignored).toEqual([]);
  });

  it('keeps of what a program printed the lines around failures, and says so', () => {
    const noise = 'ok, one more\n'.repeat(500);
    const printed = `${noise}[  FAILED  ] Cart.Total (0 ms)\n${noise}`;
    const test = one(
      `<testcase name="a" status="fail"><failure/><system-out>${printed}</system-out></testcase>`,
    );
    expect(test).toMatchObject({ isProgram: true, state: 'failed' });
    expect(test?.message).toContain('Cart.Total');
    expect(test?.message).not.toContain('left out');
    expect(test?.message?.length).toBeLessThan(2_001);
  });

  it('keeps both ends of a long message, and bounds names', () => {
    const message = `first${'x'.repeat(5_000)}last`;
    const test = one(
      `<testcase name="${'n'.repeat(5_000)}"><failure>${message}</failure></testcase>`,
    );
    expect(test?.message).toMatch(/^first.{1900,2000}last$/);
    expect(test?.name.length).toBe(501);
  });
});

const jest = (members: object) =>
  JSON.stringify({ numFailedTests: 0, testResults: [], ...members });
const rspec = (errors: number) =>
  JSON.stringify({
    examples: [],
    summary: { failure_count: 0, errors_outside_of_examples_count: errors },
  });

describe('reports of one run', () => {
  const good = '<testsuite><testcase name="a"/></testsuite>';

  it('are read as one, with names that repeat', () => {
    expect(read(good, good).tests.map(({ name }) => name)).toEqual(['a', 'a']);
  });

  it('name a suite that failed on its own', () => {
    const suite = '<testsuite name="cart"><error message="no database"/></testsuite>';
    expect(read(suite).tests).toEqual([{ name: 'cart', state: 'failed', message: 'no database' }]);
  });

  it.each([
    ['that is cut', '<testsuite><testcase name="a"/>', 'Missing end tag'],
    ['that is empty', '', 'Root element is missing'],
    ['that is no XML', 'passed', 'Root element is missing'],
    ['of something else', '<project><testcase name="a"/></project>', 'no report of tests'],
    ['named as a member of every object', '<constructor/>', 'no report of tests'],
    ['with entities', '<!DOCTYPE a [<!ENTITY b "c">]><testsuite/>', 'document type'],
    ['with an unknown entity', '<testsuite>&b;</testsuite>', "isn't defined"],
    ['nested without measure', '<testsuite>'.repeat(100_000), 'nested too deeply'],
    ['with too many tags', `<testsuite>${'<a/>'.repeat(1_500_000)}</testsuite>`, 'too many tags'],
    ['with failures that it does not name', '<testsuite failures="1"/>', 'names 0'],
    ['in TAP that is cut', 'TAP version 13\nok 1 - a\n1..2', 'did not come to its end'],
    ['in TAP without a plan', 'ok 1 - a', 'did not come to its end'],
    ['in TAP that bails out', 'ok 1 - a\n1..1\nBail out!', 'did not come to its end'],
    ['in JSON that is cut', '{"numFailedTests":1,', 'no report of tests'],
    ['in JSON of something else', '{"a":1}', 'no report of tests'],
    ['in JSON of another shape', '{"testResults":1}', 'not of a known form'],
    ['of Jest that was interrupted', jest({ wasInterrupted: true }), 'did not come to its end'],
    ['of Jest that names too few', jest({ numFailedTests: 1 }), 'names 0'],
    ['of RSpec, where a file failed', rspec(1), 'it counts 1 failures and names 0'],
  ])('are not used with one %s', (_, text, why) => {
    const { tests, ignored } = read(good, text);
    expect(tests).toEqual([]);
    expect(ignored).toEqual([expect.stringContaining('r1.xml was not read')]);
    expect(ignored[0]).toContain(why);
  });

  it('keep the innermost names of many suites', () => {
    const depth = 200;
    const name = 's'.repeat(1_000);
    const open = `<testsuite name="${name}" file="${name}">`.repeat(depth);
    const cases = '<testcase name="a"/>'.repeat(20);
    const { tests } = read(`${open}${cases}${'</testsuite>'.repeat(depth)}`);
    expect(new Set(tests.map(({ file }) => file?.length))).toEqual(new Set([300]));
    expect(tests).toHaveLength(20);
  });

  it('are not used with more than 200,000 tests', () => {
    const many = `<testsuite>${'<testcase name="a"/>'.repeat(200_001)}</testsuite>`;
    expect(read(many)).toMatchObject({ tests: [], ignored: [expect.stringContaining('200000')] });
  });
});

describe('whatever a file holds', () => {
  const piece = fc.constantFrom(
    ...['<testsuite', '<testsuites>', '<testcase', ' name="', '"', '>', '/>', '</testcase>'],
    ...[
      '</testsuite>',
      '<failure message="x">',
      '</failure>',
      '<![CDATA[',
      ']]>',
      '&lt;',
      '&#x1b;',
    ],
    ...['<TestRun>', '<Results>', '<UnitTestResult outcome="Failed"/>', '<!DOCTYPE a>', '<?xml?>'],
    ...[
      '{',
      '"testResults":',
      '[',
      ']',
      '{"Action":"fail","Package":"a"}\n',
      '1..1\n',
      'not ok 1 a\n',
    ],
    ...['<Site><Testing><Test Status="x">', '\u001b[31m', '\0', '\ud800', 'é', '<!--', '-->'],
  );

  it('is a report or a sentence', () => {
    const texts = fc.oneof(
      fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => new TextDecoder().decode(bytes)),
    );
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 3 }), (all) => {
        const { tests, ignored } = read(...all);
        if (ignored.length > 0) expect(tests).toEqual([]);
        for (const { name, message = '' } of tests) {
          expect(name).toMatch(/^[^\p{Cc}]{1,501}$/u);
          expect(message).not.toMatch(/[^\P{Cc}\t\n]/u);
          expect(message.length).toBeLessThan(2_003);
        }
      }),
    );
  });
});
