import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { canIsolate, runOnce, startJob } from './job.ts';

/** Whether the machine has a program outside of home folders. */
const hasProgram = (name: string): boolean => {
  try {
    execFileSync('/bin/sh', ['-c', `command -v ${name}`], {
      env: { PATH: '/usr/local/bin:/usr/bin:/bin' },
    });
    return true;
  } catch {
    return false;
  }
};

/** What projects run, with what it prints at the end. */
const programs = {
  node: `echo "require('node:test')('adds', () => {})" > a.test.js; node --test a.test.js | grep 'pass 1'`,
  npm: `echo '{"scripts":{"test":"node -p 1+1"}}' > package.json; npm test | grep -x 2`,
  python3: `/usr/bin/python3 -c 'import ssl, pwd, os; assert ssl.create_default_context().get_ca_certs(); print(pwd.getpwuid(os.getuid()).pw_name)'
    echo 'import unittest
class T(unittest.TestCase):
  def test_multiplies(self): self.assertEqual(2 * 3, 6)' > test_a.py; /usr/bin/python3 -m unittest 2>&1 | grep OK`,
  git: `git init -q r; cd r; git -c user.name=a -c user.email=a@b commit -q --allow-empty -m one; git log --format=%s`,
  perl: `perl -MPOSIX -e 'print strftime("%Y", gmtime 0), "\\n"'`,
  gcc: `printf '#include <math.h>\\nint main(int n, char **v) { return sqrt(n) != 1; }' > a.c; printf 'a: a.c\\n\\tcc -o a a.c -lm\\n' > Makefile; make -s a && ./a && echo built`,
  java: `echo 'class A { public static void main(String[] a) throws Exception {
      System.out.println(java.security.KeyStore.getInstance(new java.io.File(System.getProperty("java.home"), "lib/security/cacerts"), "changeit".toCharArray()).size() > 9 ? "trusts" : "none"); } }' > A.java; java A.java`,
  awk: `awk 'BEGIN { print "an alternative" }'`,
  initdb: `initdb -D data -A trust > /dev/null && pg_ctl -D data -l log -s -w -o "-k $PWD -h ''" start && psql -h "$PWD" -d postgres -Atc 'select 40 + 2'; pg_ctl -D data -s stop`,
} as const;

/** The last line that each prints. */
const answers: Readonly<Record<keyof typeof programs, RegExp>> = {
  node: /pass 1$/,
  npm: /^2$/,
  python3: /^OK$/,
  git: /^one$/,
  perl: /^1970$/,
  gcc: /^built$/,
  java: /^trusts$/,
  awk: /^an alternative$/,
  initdb: /^42$/,
};

const present = Object.entries(programs).filter(([name]) => hasProgram(name));

describe.skipIf(!canIsolate)('in the sandbox (skipped without root or sudo)', () => {
  // Which of them are tried depends on what is installed; Node is always there.
  it.each(present)('%s works', async (name, command) => {
    await using job = await startJob({});
    await using tests = await job.tests({ isolation: 'required', tests: command });
    const ran = await runOnce(tests);
    const lines = ran.kind === 'exited' ? ran.output.trimEnd().split('\n') : [];
    const answer = Object.entries(answers).find(([key]) => key === name);
    expect(ran).toMatchObject({ kind: 'exited', code: 0 });
    expect(lines.at(-1)).toMatch(answer?.[1] ?? /^$/);
  });
});
