import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cli } from '../support/cli.ts';

const program = 'jira-bug-fix-agent';

/** How each shell is asked, without a terminal, what its own completion offers for a line. */
const shells = {
  bash: (line: string) => `
eval "$(${program} completion bash)"
line='${line}'; read -ra COMP_WORDS <<<"\${line//=/ = }"
[[ $line == *' ' || $line == *= ]] && COMP_WORDS+=('')
COMP_CWORD=$(( \${#COMP_WORDS[@]} - 1 ))
$(complete -p ${program} | sed 's/.*-F \\([^ ]*\\) .*/\\1/')
printf '%s\\n' "\${COMPREPLY[@]}"`,
  // What the shell's own completion does with the finds needs a line editor.
  zsh: (line: string) => `
autoload -Uz compinit; compinit -u -d "$TMPDIR/dump"
eval "$(${program} completion zsh)"
_describe() { print -l -- "\${(@P)2}" }
_files() { print -l -- \${words[CURRENT]}*(N) }
words=("\${(@s: :)\${:-${line}}}"); CURRENT=$#words
"$_comps[${program}]"`,
  fish: (line: string) => `
${program} completion fish | source
complete -C '${line}'`,
};

type Shell = keyof typeof shells;

function isInstalled(shell: Shell): boolean {
  try {
    return execFileSync(shell, ['--version']).length > 0;
  } catch {
    return false;
  }
}

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'completion-'));
  const command = join(folder, program);
  writeFileSync(command, `#!/bin/sh\nexec '${process.execPath}' '${cli}' "$@"\n`);
  chmodSync(command, 0o755);
  writeFileSync(join(folder, 'bug.md'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a shell offers for a line, without what it says about it. */
function offered(shell: Shell, line: string): readonly string[] {
  const env = { PATH: `${folder}:${process.env.PATH}`, HOME: folder, TMPDIR: folder };
  const args = { bash: ['--norc'], zsh: ['-f'], fish: ['--no-config'] }[shell];
  const options = { env, cwd: folder, encoding: 'utf8' } as const;
  const told = execFileSync(shell, [...args, '-c', shells[shell](`${program} ${line}`)], options);
  return told.split('\n').flatMap((row) => row.split(/\t|(?<!\\):/)[0]?.replaceAll('\\', '') || []);
}

describe.each<Shell>(['bash', 'zsh', 'fish'])('completion in %s', (shell) => {
  // `sh scripts/test-programs.sh` installs them.
  const itThere = it.runIf(isInstalled(shell));

  itThere('knows the commands', () => {
    expect(offered(shell, 're')).toEqual(['replay']);
    expect(offered(shell, '')).toEqual(expect.arrayContaining(['run', 'doctor', 'help']));
  });

  itThere('knows the options of a command, and no others', () => {
    expect(offered(shell, 'run bug.md --dry')).toEqual(['--dry-run']);
    expect(offered(shell, 'replay --dry')).toEqual([]);
    expect(offered(shell, 'run -').length).toBeGreaterThan(30);
  });

  itThere('knows the values of an option, also after a sign', () => {
    const efforts = ['normal', 'small', 'thorough'];
    expect(offered(shell, 'run --effort ').toSorted()).toEqual(efforts);
    expect(offered(shell, 'run --effort=sm').map((one) => one.replace(/.*=/, ''))).toEqual([
      'small',
    ]);
    expect(offered(shell, 'completion z')).toEqual(['zsh']);
  });

  itThere('offers files where any text can stand', () => {
    // In bash, the shell itself does, because it is offered nothing.
    expect(offered(shell, 'run b')).toEqual(shell === 'bash' ? [] : ['bug.md']);
    expect(offered(shell, 'run --trace b')).toEqual(shell === 'bash' ? [] : ['bug.md']);
  });
});

it('names the shells where one is missing', () => {
  const run = () => execFileSync(process.execPath, [cli, 'completion'], { stdio: 'pipe' });
  expect(run).toThrow(/completion SHELL: bash, zsh, fish\./);
});
