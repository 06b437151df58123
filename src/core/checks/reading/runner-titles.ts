import type { FailureMatch, OutputReader } from './runner-lines.ts';

/** Returns new readers of runners that print the title of a test on another line than its failure. */
export function titleReaders(): readonly OutputReader[] {
  return [
    avaReader(),
    caseReader(),
    bustedReader(),
    robotReader(),
    shunitReader(),
    playwrightReader(),
  ];
}

/** Reads AVA, which puts a message behind the title of a test; the titles stand alone below, in the same order. */
function avaReader(): OutputReader {
  const waiting: FailureMatch[] = [];
  return (line, at) => {
    const name = /^ *✘ \[fail\]: (\S.*)$/.exec(line)?.[1];
    if (name !== undefined) waiting.push({ name, line: at });
    if (line === '') return waiting;
    const title = /^ {2}(\S.*)$/.exec(line)?.[1];
    const isTitle = title !== undefined && `${waiting[0]?.name} `.startsWith(`${title} `);
    return isTitle ? waiting.splice(0, 1).map((match) => ({ ...match, name: title })) : [];
  };
}

/** Reads Catch2, which has the title between two rules, and doctest, which has it after a label. */
function caseReader(): OutputReader {
  let title = '';
  let heading: string[] | undefined;
  return (line, at) => {
    const labelled = /^TEST CASE: {1,4}(\S.*)$/.exec(line)?.[1];
    if (labelled !== undefined) title = labelled;
    else if (rule.test(line)) {
      if (heading !== undefined && heading.length > 0) title = heading.join(' > ');
      heading = heading === undefined ? [] : undefined;
    } else heading?.push(line.trim());
    if (/^={20,}$/.test(line)) [title, heading] = ['', undefined];
    const [, file, mark] =
      /^(\S+\.\w+):(\d+): (?:FAILED:?$|ERROR: (?:CHECK|REQUIRE|test case THREW))/.exec(line) ?? [];
    if (file === undefined) return [];
    return [
      title === ''
        ? { name: file, line: at, mark, isShared: true }
        : { name: `${file}: ${title}`, line: at, mark },
    ];
  };
}

const rule = /^-{20,}$/;

/** Reads busted: the file and the line first, the title below them. */
function bustedReader(): OutputReader {
  let waiting: FailureMatch | undefined;
  return (line, at) => {
    const done = waiting && {
      ...waiting,
      name: [waiting.name, line].filter((part) => part).join(': '),
    };
    const [, name, mark] = /^(?:Failure|Error) (?:→|->) (\S+) @ (\d+)$/.exec(line) ?? [];
    waiting = name === undefined ? undefined : { name, line: at, mark };
    return done === undefined ? [] : [done];
  };
}

/** Reads Robot Framework. A suite has a line of its own, with its counts below it. */
function robotReader(): OutputReader {
  let waiting: FailureMatch | undefined;
  let suite: string | undefined;
  let isAfterRule = false;
  return (line, at) => {
    const done = waiting === undefined || robotCounts.test(line) ? [] : [waiting];
    waiting = undefined;
    const name = /^(\S.*?) {1,100}\| FAIL \|$/.exec(line)?.[1];
    if (name !== undefined) waiting = { name, line: at, section: suite };
    else if (isAfterRule && /^\S[^|]*$/.test(line) && !robotCounts.test(line)) suite = line;
    isAfterRule = /^={60,}$/.test(line);
    return done;
  };
}

const robotCounts = /^\d+ (?:critical )?tests?, \d+ passed, \d+ failed/;

/** Reads shUnit2: the name of a test, then each assertion that failed. */
function shunitReader(): OutputReader {
  let name = '';
  let nth = 0;
  return (line, at) => {
    if (/^test\w+$/.test(line)) [name, nth] = [line, 0];
    if (name === '' || !/^(?:ASSERT:|shunit2:ERROR )/.test(line)) return [];
    nth += 1;
    return [{ name, line: at, nth: String(nth) }];
  };
}

/** Reads Playwright, which also numbers the tests that passed when they were repeated. */
function playwrightReader(): OutputReader {
  const found: FailureMatch[] = [];
  const flaky = new Set<string>();
  let isFlaky = false;
  return (line, at) => {
    if (line === '') return found.filter((one) => !flaky.has(`${one.section} ${one.name}`));
    if (/^ {2}\d+ (?:flaky|failed|passed|skipped|interrupted|did not run)\b/.test(line)) {
      isFlaky = line.includes('flaky');
      return [];
    }
    const [, number, section, file, mark, title = ''] =
      /^ +(?:(\d+)\) )?(?:\[([^\]]+)\] › )?(\S+\.\w+):(\d+:\d+) › (.+?)(?: ─+)?$/.exec(line) ?? [];
    if (file === undefined) return [];
    const name = `${file}: ${title}`;
    if (number !== undefined) found.push({ name, line: at, mark, section });
    else if (isFlaky) flaky.add(`${section} ${name}`);
    return [];
  };
}
