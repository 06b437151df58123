import { type FailureMatch, type Reader, reader, seen } from './failure-match.ts';

const none: readonly FailureMatch[] = [];

const depthOf = (indent: string | undefined) => indent?.length ?? 0;

/** Groups of tests that are open at a line, by how far they are indented. */
class Groups {
  private open: { readonly depth: number; readonly name: string }[] = [];

  enter(depth: number, name: string): void {
    this.open = [...this.above(depth), { depth, name }];
  }

  path(depth: number, name: string): string {
    return [...this.above(depth).map((group) => group.name), name].join(' > ');
  }

  /** Nobody nests deeper; what goes on for ever is no output of tests. */
  private above(depth: number): { readonly depth: number; readonly name: string }[] {
    return this.open.filter((group) => group.depth < depth).slice(0, 30);
  }
}

/**
 * TAP, with the file that Node's runner gives below. A group that failed only because a test in it did
 * is not named.
 */
export function tapReader(): Reader {
  const groups = new Groups();
  let pending: FailureMatch | undefined;
  let file = '';
  const settle = () => {
    const done = pending === undefined ? none : seen(file + pending.name, pending.line);
    [pending, file] = [undefined, ''];
    return done;
  };
  const read: Reader['read'] = (line, at) => {
    const opened = /^( *)# Subtest: (.+)$/.exec(line);
    const result = /^( *)(?:not )?ok\b(?: (\d+))?(?: - | )?(.*?)(?: # time=.*)?$/.exec(line);
    if (opened !== null) {
      groups.enter(depthOf(opened[1]), opened[2] ?? '');
      return settle();
    }
    if (result !== null) {
      const done = settle();
      const [, indent, number = '', name = ''] = result;
      const isFailure = line.trimStart().startsWith('not ') && !/ # (?:TODO|SKIP)\b/i.test(line);
      const shown = name === '' ? `test ${number}` : name;
      if (isFailure) pending = { name: groups.path(depthOf(indent), shown), line: at };
      return done;
    }
    if (pending === undefined) return none;
    if (/^ *failureType: '?subtestsFailed/.test(line)) pending = undefined;
    const place = /^ *location: '?(.+?):\d+:\d+'?$/.exec(line);
    if (place !== null) file = `${place[1]}: `;
    return /^ *\.\.\.$|^\S/.test(line) ? settle() : none;
  };
  return { read, end: settle };
}

/** Node's own form for people: a tree first, then the failing tests again with their files. */
export function nodeReader(): Reader {
  const groups = new Groups();
  const paths = new Map<string, string>();
  let isListing = false;
  let place: readonly string[] = [];
  return reader((line, at) => {
    if (/^✖ failing tests:$/.test(line)) isListing = true;
    const where = /^test at (.+):(\d+:\d+)$/.exec(line);
    if (where !== null) place = where;
    const opened = /^( *)▶ (.+)$/.exec(line);
    if (opened !== null) groups.enter(depthOf(opened[1]), opened[2] ?? '');
    const failed = /^( *)✖ (.+) \([\d.]+ms\)$/.exec(line);
    if (failed === null) return none;
    const [, indent, name = ''] = failed;
    const key = line.trimStart();
    if (!isListing) paths.set(key, groups.path(depthOf(indent), name));
    const [, file, position] = place;
    place = [];
    return isListing && file !== undefined
      ? seen(`${file}: ${paths.get(key) ?? name}`, at, position)
      : none;
  });
}

/** Jest: the file on one line, the tests that fail in it below, each after a dot. */
export function jestReader(): Reader {
  let file = '';
  return reader((line, at) => {
    const heading = /^ *(FAIL|PASS) {1,4}(\S.*?\.\w+)(?: \([\d.]+ m?s\))?$/.exec(line);
    if (heading !== null) file = heading[1] === 'FAIL' ? `${heading[2]} › ` : '';
    const title = /^ {0,4}● (.+)$/.exec(line)?.[1];
    const isTest = title !== undefined && !/^(?:Console|Cannot log after|Validation)\b/.test(title);
    return isTest && !title.endsWith(':') ? seen(file + title, at) : none;
  });
}

/** Go: the package of a failing test comes below it. */
export function goReader(): Reader {
  let waiting: FailureMatch[] = [];
  const settle = (prefix: string) => {
    const done = waiting.flatMap(({ name, line }) => seen(prefix + name, line));
    waiting = [];
    return done;
  };
  const read: Reader['read'] = (line, at) => {
    const test = /^ *--- FAIL: (\S.*) \([\d.]+s\)$/.exec(line)?.[1];
    if (test !== undefined) waiting.push({ name: test, line: at });
    const [, verdict, name = '', why = ''] =
      /^(FAIL|ok {1,2})\t(\S+)(?:\s(\[[^\]]+\]))?/.exec(line) ?? [];
    if (verdict === undefined) return none;
    return verdict === 'FAIL' && waiting.length === 0
      ? seen(`${name} ${why}`, at)
      : settle(`${name} `);
  };
  return { read, end: () => settle('') };
}
