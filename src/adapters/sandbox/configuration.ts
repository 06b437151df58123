import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { complaints, runProgram } from './process.ts';
import { bash, copyConfiguration } from './scripts.ts';

/**
 * What programs need of `/etc`, by what it is for; `*` stands for any characters. The rest is for the machine
 * itself and its services, or may hold addresses with passwords, such as `npmrc`, `pip.conf` and `gitconfig`.
 */
const needed = {
  libraries: 'ld.so.* glvnd egl vulkan OpenCL openmpi*',
  links: 'alternatives mtab',
  network:
    'hosts host.conf hostname nsswitch.conf resolv.conf gai.conf protocols services rpc networks netconfig',
  certificates: 'ssl pki ca-certificates* crypto-policies gnutls',
  system: '*-release *_version localtime timezone locale.* shells mke2fs.conf',
  text: 'terminfo inputrc magic* mime.types mailcap sgml xml groff paper* dictionaries-common',
  languages: `java* .java jvm* maven gradle* ant* sbt kotlin* scala* python* perl* ruby* gemrc irbrc R php*
    dotnet mono ghc* guile* lua* julia octave* erlang* ocaml* clang* llvm* emacs vim texmf texlive`,
  pages:
    'fonts ImageMagick* GraphicsMagick* ghostscript gtk* pango X11 libreoffice chromium* firefox*',
  services: 'dbus-1 alsa asound.conf postgresql-common odbcinst.ini',
} as const;

const words = Object.values(needed).join(' ').split(/\s+/);
const pattern = words.map((word) => word.replaceAll('.', '\\.').replaceAll('*', '.*')).join('|');
const form = new RegExp(`^(?:${pattern})$`);

/** Whether programs need what has this name in `/etc`. */
const isNeeded = (name: string) => form.test(name);

/** The user of the commands; nobody else of the machine is in their lists but `root` and `nobody`. */
interface Account {
  /** Its number, which is its group's, too. */
  readonly user: number;
  readonly home: string;
}

/**
 * Makes `copy` the `/etc` of the commands: what programs need of the machine's, and lists of users, because
 * programs look themselves up. The paths in `mounted` exist there, so that something can be mounted on them.
 */
export async function makeConfiguration(
  copy: string,
  { user, home }: Account,
  mounted: readonly string[],
): Promise<void> {
  await mkdir(copy);
  await chmod(copy, 0o755);
  const argv = bash(copyConfiguration, copy, ...(await readdir('/etc')).filter(isNeeded));
  const result = await runProgram({ argv, killBy: 'process-group', timeout: 60_000 });
  if (result.code !== 0) throw new Error(`/etc could not be copied (${complaints(result.errors)})`);
  const lists = {
    passwd: `root:x:0:0:root:/root:/bin/bash
nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin
tests:x:${user}:${user}:tests:${home}:/bin/bash
`,
    group: `root:x:0:\ntty:x:5:\nnogroup:x:65534:\ntests:x:${user}:\n`,
    'machine-id': `${randomUUID().replaceAll('-', '')}\n`,
  };
  for (const [name, text] of Object.entries(lists)) {
    await writeFile(join(copy, name), text);
    await chmod(join(copy, name), 0o644);
  }
  for (const path of mounted) {
    const at = join(copy, relative('/etc', path));
    const isFolder = (await stat(path)).isDirectory();
    await mkdir(isFolder ? at : dirname(at), { recursive: true });
    if (!isFolder) await writeFile(at, '', { flag: 'wx' }).catch(() => {});
  }
}
