import { An as isJobVariable, bt as showInput, gt as errorMessage, kn as commandFor, or as sortedChanges, rr as emptyPatch } from "./core.js";
import { once } from "node:events";
import { randomInt, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, readdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { constants as constants$2, homedir, tmpdir } from "node:os";
import { dirname, isAbsolute, join, relative } from "node:path";
import { spawn } from "node:child_process";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
// src/adapters/sandbox/environment.ts
const toolHomes = new Set(`
  JAVA_HOME GRADLE_HOME M2_HOME MAVEN_HOME ANT_HOME KOTLIN_HOME SBT_HOME GOROOT CARGO_HOME RUSTUP_HOME
  ANDROID_HOME ANDROID_SDK_ROOT ANDROID_NDK ANDROID_NDK_HOME ANDROID_NDK_ROOT FLUTTER_ROOT DOTNET_ROOT
  NVM_DIR NVM_BIN PNPM_HOME VOLTA_HOME BUN_INSTALL ASDF_DIR ASDF_DATA_DIR SDKMAN_DIR RBENV_ROOT PYENV_ROOT
  VIRTUAL_ENV CONDA CONDA_PREFIX pythonLocation Python_ROOT_DIR Python2_ROOT_DIR Python3_ROOT_DIR
  VCPKG_ROOT VCPKG_INSTALLATION_ROOT PKG_CONFIG_PATH LD_LIBRARY_PATH
  CHROME_BIN CHROMEWEBDRIVER GECKOWEBDRIVER EDGEWEBDRIVER SELENIUM_JAR_PATH
  SSL_CERT_FILE SSL_CERT_DIR NODE_EXTRA_CA_CERTS REQUESTS_CA_BUNDLE
  `.trim().split(/\s+/));
const versionedHome = /^(JAVA_HOME_\d+|GOROOT_\d+_\d+)_(X64|ARM64)$/;
const alwaysAllowed = /^(PATH|LANG|LANGUAGE|LC_[A-Z]+|TZ)$/;
const defaultHomes = {
	RUSTUP_HOME: ".rustup",
	PYENV_ROOT: ".pyenv",
	RBENV_ROOT: ".rbenv",
	NVM_DIR: ".nvm",
	VOLTA_HOME: ".volta",
	SDKMAN_DIR: ".sdkman"
};
function allowedVariables(jobEnv, names) {
	const passes = ([name, value]) => !isJobVariable(name) && (alwaysAllowed.test(name) || names.includes(name) || isToolHome(name, value));
	return {
		...Object.fromEntries(entriesOf(jobEnv).filter(passes)),
		CI: "true"
	};
}
function toolFolders(jobEnv) {
	return entriesOf(jobEnv).filter(([name, value]) => isToolHome(name, value)).flatMap(([, value]) => value.split(":")).filter(isAbsolute);
}
function defaultToolHomes(home) {
	const found = Object.entries(defaultHomes).map(([name, folder]) => [name, join(home, folder)]).filter(([, path]) => existsSync(path));
	return Object.fromEntries(found);
}
const isToolHome = (name, value) => isAbsolute(value) && (toolHomes.has(name) || versionedHome.test(name));
const entriesOf = (jobEnv) => Object.entries(jobEnv).flatMap(([name, value]) => value === void 0 ? [] : [[name, value]]);
// src/adapters/sandbox/manifest.ts
const copiedFolders = [
	"checkout",
	"home",
	"tmp",
	"var-tmp"
];
async function writeManifest(folder, manifest) {
	const { variables, mounts, patch } = manifest;
	await mkdir(patchFolder(folder), { recursive: true });
	await writeFile(join(folder, "environment"), records(Object.entries(variables).map(([name, value]) => `${name}=${value}`)), { mode: 384 });
	const fields = parentsFirst(mounts).flatMap((mount) => [
		mount.kind,
		mount.path,
		"source" in mount ? mount.source : ""
	]);
	await writeFile(join(folder, "mounts"), records(fields));
	await writePatch(patchFolder(folder), patch);
}
const patchFolder = (folder) => join(folder, "patch");
const parentsFirst = (mounts) => mounts.toSorted((a, b) => a.path.length - b.path.length);
async function writePatch(folder, patch) {
	const changes = sortedChanges(patch).toSorted((a, b) => Number(b.after === null) - Number(a.after === null));
	const fields = changes.flatMap(({ path, after, executable }) => {
		return [after === null ? "absent" : executable ? "755" : "644", path];
	});
	const texts = changes.map(({ after }, number) => [String(number), after ?? ""]);
	for (const [name, text] of [["changes", records(fields)], ...texts]) {
		await writeFile(join(folder, name), text);
		await chmod(join(folder, name), 420);
	}
	await chmod(folder, 493);
}
const records = (fields) => fields.map((field) => `${field}\0`).join("");
// src/adapters/sandbox/process.ts
const env = { PATH: "/usr/sbin:/usr/bin:/sbin:/bin" };
const outputLimit = 4194304;
const errorLimit = 65536;
const drainTime = 1e3;
async function runProgram(program) {
	const { argv, killBy, timeout, signal } = program;
	signal?.throwIfAborted();
	const began = performance.now();
	const [file = "", ...args] = argv;
	const child = spawn(file, args, {
		cwd: "/",
		env,
		detached: true,
		stdio: "pipe"
	});
	const output = collectOutput(outputLimit);
	const errors = collectOutput(errorLimit);
	child.stdout.on("data", output.add);
	child.stderr.on("data", errors.add);
	child.stdin.on("error", () => {});
	if (killBy === "process-group") child.stdin.end();
	let kind = "exited";
	const kill = () => killAll(child, killBy);
	const timer = setTimeout(() => {
		if (child.exitCode !== null || child.signalCode !== null) return;
		kind = "timed-out";
		kill();
	}, timeout);
	signal?.addEventListener("abort", kill);
	try {
		const code = await exitCode(child, kill).catch((cause) => {
			throw new Error(`\`${file}\` could not be started: ${String(cause)}`, { cause });
		});
		signal?.throwIfAborted();
		const elapsed = Math.round(performance.now() - began);
		return {
			kind,
			code,
			output: output.text(),
			errors: errors.text(),
			elapsed
		};
	} finally {
		clearTimeout(timer);
		signal?.removeEventListener("abort", kill);
	}
}
async function runApart(argv, patience) {
	const [file = "", ...args] = argv;
	const child = spawn(file, args, {
		cwd: "/",
		env,
		detached: true,
		stdio: "ignore"
	});
	child.unref();
	const waiting = new AbortController();
	const timer = setTimeout(() => waiting.abort(), Math.max(0, patience));
	await once(child, "exit", waiting).catch(() => {});
	clearTimeout(timer);
}
async function exitCode(child, kill) {
	const closed = once(child, "close");
	closed.catch(() => {});
	await once(child, "exit");
	kill();
	await Promise.race([closed, setTimeout$1(drainTime, void 0, { ref: false })]);
	child.stdout?.destroy();
	child.stderr?.destroy();
	return child.exitCode ?? 128 + (child.signalCode ? constants$2.signals[child.signalCode] : 0);
}
function killAll(child, killBy) {
	if (killBy === "closing-stdin") {
		child.stdin?.destroy();
		return;
	}
	try {
		if (child.pid !== void 0) process.kill(-child.pid, "SIGKILL");
	} catch {}
}
function collectOutput(limit) {
	const half = Math.floor(limit / 2);
	const first = Buffer.alloc(half);
	const last = Buffer.alloc(half);
	let length = 0;
	return {
		add: (chunk) => {
			if (length < half) chunk.copy(first, length);
			const end = length + chunk.length;
			for (let at = Math.max(length, half, end - half); at < end;) at += chunk.copy(last, at % half, at - length);
			length = end;
		},
		text: () => {
			const start = first.subarray(0, length);
			const omitted = length - 2 * half;
			if (omitted <= 0) return decode([start, last.subarray(0, Math.max(0, length - half))]);
			const turn = length % half;
			const end = decode([last.subarray(turn), last.subarray(0, turn)]);
			return `${decode([start])}\n[${omitted} bytes of output were left out here]\n${end}`;
		}
	};
}
const decode = (chunks) => Buffer.concat(chunks).toString("utf8");
const lastLine = (text) => text.split("\n").map((line) => line.trim()).findLast((line) => line !== "") ?? "no reason given";
// src/adapters/sandbox/devices.ts
const buildDevices = `
  mount -t tmpfs -o mode=755,nosuid,noexec devices "$view/dev"
  mkdir "$view/dev/pts" "$view/dev/shm"
  mount -t devpts -o newinstance,ptmxmode=0666,mode=620,nosuid,noexec devpts "$view/dev/pts"
  mount -t tmpfs -o mode=1777,nosuid,nodev,size=25%,nr_inodes=65536 shm "$view/dev/shm"
  for name in null zero full random urandom tty; do
    : > "$view/dev/$name"
    mount --bind "/dev/$name" "$view/dev/$name"
  done
  ln -s /proc/self/fd "$view/dev/fd"
  ln -s /proc/self/fd/0 "$view/dev/stdin"
  ln -s /proc/self/fd/1 "$view/dev/stdout"
  ln -s /proc/self/fd/2 "$view/dev/stderr"
  ln -s pts/ptmx "$view/dev/ptmx"`;
// src/adapters/sandbox/disk-guard.ts
const measureDisk = `
disk_state() {
  local free size all unused
  read -r free size all unused < <(stat -f -c '%a %S %c %d' -- "$where")
  echo "$((free * size / 1024)) $((all - unused)) $unused"
}`;
const guardDisk = `
guard_disk() {
  local left files why
  while sleep 1; do
    read -r left files _ < <(disk_state) || continue
    if (( left < $2 )); then why="left less than $(($2 / 1024)) MiB of the disk"
    elif (( files - $4 > $3 )); then why="made more than $3 files"
    else continue; fi
    echo "The command was stopped, because it $why."
    kill -KILL "$1"
  done
}`;
// src/adapters/sandbox/scripts.ts
const closeInherited = `
if [[ ! -e /dev/fd/0 ]]; then echo "/dev/fd is missing" >&2; exit 1; fi
for descriptor in /dev/fd/*; do
  descriptor=\${descriptor##*/}
  if (( descriptor > 2 )); then eval "exec $descriptor>&-"; fi
done
`;
const bash = (script, ...args) => [
	"/bin/bash",
	"--norc",
	"-c",
	`${closeInherited}${script}`,
	"script",
	...args
];
const applyPatch = `
set -euo pipefail
number=0
while IFS= read -r -d '' mode && IFS= read -r -d '' path; do
  IFS=/ read -r -a names <<< "$path"
  at=.
  for name in "\${names[@]}"; do
    at+=/$name
    if [[ -L $at ]]; then echo "$path leads through a symlink" >&2; exit 1; fi
  done
  folder=$(dirname -- "./$path")
  rm -f -- "./$path"
  if [[ $mode == absent ]]; then
    rmdir -p -- "$folder" 2> /dev/null || true
  else
    mkdir -p -- "$folder"
    cat -- "$1/$number" > "./$path"
    chmod "$mode" -- "./$path"
  fi
  number=$((number + 1))
done < "$1/changes"
`;
const watchStdin = (stop) => `
exec 3<&0
main "$@" & work=$!
{ read -r _ <&3 || true; ${stop}; } & watcher=$!
disown "$watcher"
status=0
wait "$work" || status=$?
kill -KILL "$watcher" 2> /dev/null || true
exit "$status"
`;
const populateWorkspace = `
set -euo pipefail
main() {
  exec 3<&-
  root=$1 base=$2 owner=$3 history=$4
  shift 4
  excluded=(--exclude=.git)
  for pattern; do excluded+=(--exclude="$pattern"); done
  { tar -C "$root" "\${excluded[@]}" -cf - . || (( $? == 1 )); } |
    tar -C "$base/checkout" -xpf - --no-same-owner
  cp -R -- "$history/." "$base/checkout"
  if [[ $owner ]]; then chown -R -h -- "$owner" "$base"; fi
}
${watchStdin("kill -KILL 0")}`;
const removeFolder = `
remove() {
  if rm --help 2> /dev/null | grep -q -e --one-file-system; then rm -rf --one-file-system -- "$1"
  else rm -rfx -- "$1"; fi
}
if ! remove "$1"; then
  find "$1" -xdev -type d ! -perm -700 -exec chmod u+rwx {} \\;
  remove "$1"
fi
`;
const copyConfiguration = `
copy=$1
shift
excluded=(private '*.key' '*-key.pem' '*password*' '*secret*' 'credentials*')
excluded+=(settings.xml pg_service.conf Renviron.site pool.d '*.gz')
tar -C /etc "\${excluded[@]/#/--exclude=}" -cf - -- "$@" 2> /dev/null | tar -C "$copy" -xpf -
`;
const runUnprotected = `
set -euo pipefail
manifest=$1 workspace=$2 stage=$3 apply_patch=$4 command=$5
if [[ $stage != base ]]; then cp -a -- "$workspace/base/." "$workspace/$stage"; fi
environment=()
while IFS= read -r -d '' variable; do environment+=("$variable"); done < "$manifest/environment"
cd -- "$workspace/$stage/checkout"
/bin/bash --norc -c "$apply_patch" apply-patch "$manifest/patch"
echo ready >&2
exec env -i "\${environment[@]}" /bin/bash --norc -eo pipefail -c "$command" < /dev/null 2>&1
`;
const runInNamespaces = `
set -euo pipefail
export PATH=/usr/sbin:/usr/bin:/sbin:/bin
manifest=$1 workspace=$2 stage=$3 apply_patch=$4 command=$5 where=$6 user=$7 network=$8
view=$workspace/view

read_only() {
  mount -o remount,bind,ro -- "$1" 2> /dev/null || umount -l -- "$1" 2> /dev/null || ! mountpoint -q -- "$1"
}

stage_copy() {
  cd -- "$workspace"
  copy=$workspace/$stage
  if [[ $stage != base ]]; then
    mkdir -- "$copy/upper" "$copy/work" "$copy/merged"
    layers="lowerdir=base,upperdir=$stage/upper,workdir=$stage/work,redirect_dir=on"
    copy=$copy/merged
    mount -t overlay -o "$layers" overlay "$copy" 2> /dev/null || cp -a -- "$workspace/base/." "$copy"
  fi
  cd /
}

build_view() {
  mkdir -p -- "$view"
  mount --rbind / "$view"
  mapfile -t mounted < /proc/self/mountinfo
  for line in "\${mounted[@]}"; do
    read -r _ _ _ _ point _ <<< "$line"
    printf -v point %b "\${point//\\\\/\\\\0}"
    if [[ $point == "$view" || $point == "$view"/* ]]; then read_only "$point"; fi
  done
  ${buildDevices}
  mount -t proc -o nosuid,nodev,noexec proc "$view/proc"
}

leads_through_link() {
  local at=$view name names
  IFS=/ read -r -a names <<< "\${1#"$view"/}"
  for name in "\${names[@]}"; do
    at+=/$name
    if [[ -L $at ]]; then return; fi
  done
  return 1
}

apply_mount_table() {
  while IFS= read -r -d '' kind && IFS= read -r -d '' path && IFS= read -r -d '' source; do
    target=$view$path
    if leads_through_link "$target"; then
      if [[ $kind == shown || $kind == blank ]]; then continue; fi
      echo "$path leads through a symlink" >&2
      exit 1
    fi
    case $kind in
      empty) if [[ -d $target ]]; then mount -t tmpfs -o mode=755,nosuid,nodev none "$target"; fi ;;
      blank) if [[ -e $target ]]; then mount --bind /dev/null "$target"; fi ;;
      staged) mkdir -p -- "$target"; mount --bind -- "$copy/$source" "$target" ;;
      shown)
        if [[ -d $source ]]; then mkdir -p -- "$target"; fi
        mount --bind -- "$source" "$target"
        mount -o remount,bind,ro -- "$target" ;;
    esac
  done < "$manifest/mounts"
}

# Memory has no limit here: of data, sanitizers reserve terabytes, as of addresses Java and Node do.
limit_resources() {
  ulimit -c 0
  ulimit -u 8192 2> /dev/null || true
}

${measureDisk}
${guardDisk}

# Opens a session without the keys of the job's one. Where that is forbidden, reading those is, too.
fresh_session='syscall(shift, 1, 0); exec { $ARGV[0] } @ARGV'

main() {
  exec 3<&-
  stage_copy
  build_view
  apply_mount_table
  mapfile -d '' -t environment < "$manifest/environment"
  if [[ $network == none ]] && ! { ip link set lo up || ifconfig lo up; } 2> /dev/null; then
    echo no-loopback >&2
  fi
  cd -- "$view"
  pivot_root . .
  umount -l .
  cd -- "$where"
  limit_resources
  echo 500 > /proc/self/oom_score_adj
  drop=(setpriv --reuid "$user" --regid "$user" --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all)
  "\${drop[@]}" env -i PATH="$PATH" /bin/bash --norc -c "$apply_patch" apply-patch /run/patch
  # What must stay free: 512 MiB, or half of what is free now. New files: a million, or half of what fits.
  read -r left files unused < <(disk_state)
  reserve=$((left / 2 < 524288 ? left / 2 : 524288))
  most_files=$((unused / 2 < 1000000 ? unused / 2 : 1000000))
  echo ready >&2
  # Not in the arguments of the guard, which are expanded in its own process.
  own=$BASHPID
  guard_disk "$own" "$reserve" "$most_files" "$files" < /dev/null &
  session=()
  case $(uname -m) in x86_64) keyctl=250 ;; aarch64) keyctl=219 ;; *) keyctl= ;; esac
  if [[ $keyctl ]] && command -v perl > /dev/null; then
    session=(perl -e "$fresh_session" "$keyctl")
  fi
  exec "\${session[@]}" "\${drop[@]}" env -i "\${environment[@]}" /bin/bash --norc -eo pipefail -c "$command" < /dev/null 2>&1
}

${watchStdin("kill -KILL \"$work\"")}`;
// src/adapters/sandbox/configuration.ts
const pattern = Object.values({
	libraries: "ld.so.* glvnd egl vulkan OpenCL openmpi*",
	links: "alternatives mtab",
	network: "hosts host.conf hostname nsswitch.conf resolv.conf gai.conf protocols services rpc networks netconfig",
	certificates: "ssl pki ca-certificates* crypto-policies gnutls",
	system: "*-release *_version localtime timezone locale.* shells mke2fs.conf",
	text: "terminfo inputrc magic* mime.types mailcap sgml xml groff paper* dictionaries-common",
	languages: `java* .java jvm* maven gradle* ant* sbt kotlin* scala* python* perl* ruby* gemrc irbrc R php*
    dotnet mono ghc* guile* lua* julia octave* erlang* ocaml* clang* llvm* emacs vim texmf texlive`,
	pages: "fonts ImageMagick* GraphicsMagick* ghostscript gtk* pango X11 libreoffice chromium* firefox*",
	services: "dbus-1 alsa asound.conf postgresql-common odbcinst.ini"
}).join(" ").split(/\s+/).map((word) => word.replaceAll(".", "\\.").replaceAll("*", ".*")).join("|");
const form = new RegExp(`^(?:${pattern})$`);
const isNeeded = (name) => form.test(name);
async function makeConfiguration(copy, { user, home }, mounted) {
	await mkdir(copy);
	await chmod(copy, 493);
	const result = await runProgram({
		argv: bash(copyConfiguration, copy, ...(await readdir("/etc")).filter(isNeeded)),
		killBy: "process-group",
		timeout: 6e4
	});
	if (result.code !== 0) throw new Error(`/etc could not be copied (${lastLine(result.errors)})`);
	const lists = {
		passwd: `root:x:0:0:root:/root:/bin/bash
nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin
tests:x:${user}:${user}:tests:${home}:/bin/bash
`,
		group: `root:x:0:\ntty:x:5:\nnogroup:x:65534:\ntests:x:${user}:\n`,
		"machine-id": `${randomUUID().replaceAll("-", "")}\n`
	};
	for (const [name, text] of Object.entries(lists)) {
		await writeFile(join(copy, name), text);
		await chmod(join(copy, name), 420);
	}
	for (const path of mounted) {
		const at = join(copy, relative("/etc", path));
		const isFolder = (await stat(path)).isDirectory();
		await mkdir(isFolder ? at : dirname(at), { recursive: true });
		if (!isFolder) await writeFile(at, "", { flag: "wx" }).catch(() => {});
	}
}
// src/adapters/sandbox/tools.ts
const toolsAtHome = `
  .cargo/bin .cargo/registry .cargo/git .rustup go/bin go/pkg/mod .ghcup .cabal/bin
  .local/bin .local/lib .local/share/pipx .local/share/uv/python .local/share/uv/tools
  .local/share/mise .local/share/fnm .nvm .volta .fnm .asdf .sdkman .pyenv .rbenv .gem/ruby .dotnet
  .deno/bin .bun/bin .m2/repository .m2/wrapper .nuget/packages .ivy2/cache
  .config/composer/vendor .pub-cache/hosted
  .cache/ms-playwright .cache/Cypress .cache/puppeteer .cache/coursier .cache/bazelisk
`.trim().split(/\s+/);
const toolsElsewhere = `
  /home/linuxbrew/.linuxbrew /run/systemd/resolve /var/cache/fontconfig
  /var/lib/aspell /var/lib/ca-certificates /var/lib/emacsen-common /var/lib/gems /var/lib/ghc /var/lib/ghostscript
  /var/lib/mecab /var/lib/texmf
`.trim().split(/\s+/);
async function toolPaths(home, jobEnv) {
	const found = await existing([
		...inFolder(home, toolsAtHome),
		...toolsElsewhere,
		...toolFolders(jobEnv),
		...inFolder(jobEnv.CARGO_HOME, [
			"bin",
			"registry",
			"git"
		]),
		...(jobEnv.PATH ?? "").split(":").map((entry) => pathFolder(entry, home)),
		...await linkedFolders(),
		...await libraryFolders(),
		jobEnv.RUNNER_TOOL_CACHE,
		jobEnv.AGENT_TOOLSDIRECTORY
	]);
	const isSafe = await Promise.all(found.map(isSafeToShow));
	return found.filter((_, index) => isSafe[index]);
}
const keyFiles$1 = /^(\.?credentials(\.\w+)?|\.runner|settings(-security)?\.xml|gradle\.properties|auth\.(json|toml)|\.npmrc|\.condarc)$/;
async function isSafeToShow(path) {
	const names = await readdir(path).catch(() => void 0);
	return names !== void 0 && !names.some((name) => keyFiles$1.test(name));
}
const isToolChain = async (path) => await isSafeToShow(path) && (await readdir(path)).includes("bin");
function pathFolder(entry, home) {
	if (entry.includes("/node_modules")) return entry.replace(/(\/node_modules)\/.*$/, "$1");
	return /^\/[^/]+\/.+\/s?bin\/?$/.test(entry) && !entry.startsWith(`${home}/`) ? dirname(entry) : entry;
}
async function linkedFolders() {
	const found = await Promise.all(["/usr/bin", "/usr/local/bin"].map(linksOutside));
	return [...new Set(found.flat())];
}
async function linksOutside(folder) {
	const links = (await readdir(folder, { withFileTypes: true }).catch(() => [])).filter((entry) => entry.isSymbolicLink());
	return (await Promise.all(links.map(({ name }) => realpath(join(folder, name)).catch(() => "")))).filter((target) => /^\/(?!usr\/(?!local\/)|bin\/|etc\/|lib)[^/]+\/[^/]+\//.test(target)).map((target) => pathFolder(dirname(target), ""));
}
async function libraryFolders() {
	const folder = "/etc/ld.so.conf.d";
	const names = await readdir(folder).catch(() => []);
	return (await Promise.all(names.map((name) => readFile(join(folder, name), "utf8").catch(() => "")))).flatMap((text) => text.match(/^\/.*$/gm) ?? []);
}
const inFolder = (folder, names) => folder ? names.map((name) => join(folder, name)) : [];
async function existing(paths) {
	const found = await Promise.all(paths.map((path) => path?.startsWith("/") ? realpath(path).catch(() => void 0) : void 0));
	return [...new Set(found.filter((path) => path !== void 0))];
}
// src/adapters/sandbox/mounts.ts
const system = new Set("/ /bin /dev /etc /lib /lib64 /nix /proc /sbin /sys /usr /usr/local /var /var/lib".split(" "));
const systemAtRoot = /^(?:bin|boot|dev|etc|lib\w*|nix|proc|sbin|snap|sys|tmp|usr|var)$/;
const localPrograms = /^(?:s?bin|lib\w*|include|share|man|games)$/;
async function buildMountTable({ root, scratch, jobEnv, folders = [] }) {
	const [realHome] = await existing([jobEnv.HOME || homedir()]);
	const home = realHome && realHome !== root && !system.has(realHome) ? realHome : "/tmp/home";
	const staged = [
		{
			kind: "staged",
			path: "/tmp",
			source: "tmp"
		},
		{
			kind: "staged",
			path: "/var/tmp",
			source: "var-tmp"
		},
		{
			kind: "staged",
			path: home,
			source: "home"
		},
		{
			kind: "staged",
			path: root,
			source: "checkout"
		}
	];
	const secrets = await secretPaths(jobEnv);
	const local = await localData();
	const closed = await Promise.all([home, root].map(closedAncestor));
	const secretFolders = await existing([
		...secrets.folders,
		...closed.flat(),
		scratch
	]);
	const hidden = [
		...await foldersAtRoot(),
		...["/var", ...local.folders],
		...secretFolders.filter((path) => !system.has(path))
	];
	const empty = [...new Set(hidden)].filter((path) => !staged.some((mount) => mount.path === path)).map((path) => ({
		kind: "empty",
		path
	}));
	const covered = ["/etc", ...[...staged, ...empty].map(({ path }) => path)];
	const isCovered = (path) => covered.some((folder) => isWithin(path, folder));
	const sockets = (await openSockets()).filter((path) => !isCovered(path));
	const blank = [
		...secrets.files,
		...local.files,
		...sockets
	].map((path) => ({
		kind: "blank",
		path
	}));
	const named = (await existing(toolFolders(jobEnv))).filter((path) => isWithin(path, "/etc"));
	const tools = [
		...await toolPaths(home, jobEnv),
		...named,
		...await existing(folders)
	];
	const shown = [...new Set(tools)].filter(isCovered).filter((path) => ![...covered, "/"].some((folder) => isWithin(folder, path))).filter((path) => !isWithin(path, root) && !isWithin(path, scratch)).map((path) => ({
		kind: "shown",
		path,
		source: path
	}));
	const homeFolders = [...staged, ...shown].filter(({ path }) => path !== home && isWithin(path, home)).map(({ path }) => relative(home, path));
	const configuration = shown.map(({ path }) => path).filter((path) => isWithin(path, "/etc"));
	return {
		home,
		mounts: [
			...empty,
			...staged,
			...shown,
			...blank
		],
		configuration,
		homeFolders
	};
}
async function foldersAtRoot() {
	return (await readdir("/", { withFileTypes: true })).filter((entry) => entry.isDirectory() && !systemAtRoot.test(entry.name)).map(({ name }) => `/${name}`);
}
async function localData() {
	const others = (await readdir("/usr/local", { withFileTypes: true }).catch(() => [])).filter(({ name }) => !localPrograms.test(name)).map((entry) => ({
		entry,
		path: `/usr/local/${entry.name}`
	}));
	const isTool = await Promise.all(others.map(({ path }) => isToolChain(path)));
	const rest = others.filter((_, index) => !isTool[index]);
	const pathsOf = (isKind) => rest.filter(({ entry }) => isKind(entry)).map(({ path }) => path);
	return {
		folders: pathsOf((it) => it.isDirectory()),
		files: pathsOf((it) => it.isFile())
	};
}
async function openSockets() {
	return existing((await readFile("/proc/net/unix", "utf8").catch(() => "")).split("\n").map((line) => / (\/.+)$/.exec(line)?.[1]));
}
const isWithin = (path, folder) => path === folder || path.startsWith(folder.endsWith("/") ? folder : `${folder}/`);
async function closedAncestor(path) {
	let folder = "";
	for (const name of path.split("/").slice(1, -1)) {
		folder += `/${name}`;
		const found = await stat(folder).catch(() => void 0);
		if (found === void 0) return [];
		if ((found.mode & 1) === 0) return [folder];
	}
	return [];
}
async function secretPaths(jobEnv) {
	const work = jobEnv.RUNNER_WORKSPACE && dirname(jobEnv.RUNNER_WORKSPACE);
	const runner = work && dirname(work);
	const runnerFiles = await existing(inFolder(runner, [
		".credentials",
		".credentials_rsaparams",
		".runner",
		".env"
	]));
	const cargoKeys = inFolder(jobEnv.CARGO_HOME, ["credentials", "credentials.toml"]);
	const commandFiles = [
		jobEnv.GITHUB_EVENT_PATH,
		jobEnv.GITHUB_ENV,
		jobEnv.GITHUB_OUTPUT
	];
	const runnerFolders = [
		work,
		jobEnv.RUNNER_TEMP,
		runnerFiles.length > 0 ? runner : void 0
	];
	const commandFolders = commandFiles.map((file) => file && dirname(file));
	return {
		folders: [
			...runnerFolders,
			jobEnv.GITHUB_WORKSPACE,
			...commandFolders
		],
		files: [...runnerFiles, ...await existing(cargoKeys)]
	};
}
// src/adapters/sandbox/namespaces.ts
const objectsInSandbox = "/run/project-objects";
const unshare = [
	"unshare",
	"--mount",
	"--pid",
	"--fork",
	"--kill-child=SIGKILL",
	"--ipc",
	"--uts"
];
async function namespaceBackend(settings, workspace, privileged) {
	const { home, homeFolders, configuration, mounts: machine } = await buildMountTable(settings);
	const user = await newUser();
	const etc = {
		kind: "shown",
		path: "/etc",
		source: join(workspace, "etc")
	};
	await makeConfiguration(etc.source, {
		user,
		home
	}, configuration);
	const limits = await findLimits(privileged);
	const variables = {
		...allowedVariables(settings.jobEnv, settings.environment),
		HOME: home,
		TMPDIR: "/tmp",
		USER: "tests",
		LOGNAME: "tests",
		SHELL: "/bin/bash"
	};
	return {
		privileged,
		owner: `${user}:${user}`,
		objects: objectsInSandbox,
		homeFolders,
		run: async ({ command, patch, network, timeout, signal }, { manifest, stage, objects }) => {
			const mounts = [
				etc,
				...machine,
				...runMounts(manifest, objects)
			];
			await writeManifest(manifest, {
				variables,
				mounts,
				patch
			});
			const args = [
				manifest,
				workspace,
				stage,
				applyPatch,
				command,
				settings.root,
				`${user}`
			];
			const script = bash(runInNamespaces, ...args, network ? "shared" : "none");
			const isolation = [
				...unshare,
				...network ? [] : ["--net"],
				"--"
			];
			return runProgram({
				argv: [
					...privileged,
					...limits,
					...isolation,
					...script
				],
				killBy: "closing-stdin",
				timeout,
				signal
			});
		}
	};
}
function runMounts(manifest, objects) {
	const patch = {
		kind: "shown",
		path: "/run/patch",
		source: patchFolder(manifest)
	};
	if (objects === void 0) return [patch];
	return [patch, {
		kind: "shown",
		path: objectsInSandbox,
		source: objects
	}];
}
const unusedNumbers = {
	from: 20003e5,
	to: 2147e6
};
const mappedNumbers = {
	from: 3e4,
	to: 6e4
};
async function newUser() {
	const taken = (await Promise.all(["/etc/passwd", "/etc/group"].map((path) => readFile(path, "utf8")))).join("\n").split("\n").map((line) => Number(line.split(":")[2]));
	const { from, to } = (await Promise.all(["/proc/self/uid_map", "/proc/self/gid_map"].map((path) => readFile(path, "utf8")))).every(mapsUnused) ? unusedNumbers : mappedNumbers;
	for (;;) {
		const user = randomInt(from, to);
		if (!taken.includes(user)) return user;
	}
}
function mapsUnused(map) {
	return map.trim().split("\n").some((row) => {
		const [inside = 0, , count = 0] = row.trim().split(/\s+/).map(Number);
		return inside <= unusedNumbers.from && inside + count >= unusedNumbers.to;
	});
}
const scope = [...[
	"systemd-run",
	"--scope",
	"--quiet",
	"--collect"
], ...[
	"--property=MemoryMax=85%",
	"--property=TasksMax=8256",
	"--"
]];
async function findLimits(privileged) {
	if (!existsSync("/run/systemd/system")) return [];
	const result = await runProgram({
		argv: [
			...privileged,
			...scope,
			"true"
		],
		killBy: "closing-stdin",
		timeout: 1e4
	}).catch(() => void 0);
	return result?.kind === "exited" && result.code === 0 ? scope : [];
}
// src/adapters/sandbox/workspace.ts
const copyTimeout = 18e5;
const removalTime = 1e4;
const keyFiles = "./gha-creds-*.json";
async function createWorkspace({ root, scratch: directory, copyHistory }, build) {
	await makeFolders(directory);
	const backend = await build(directory);
	try {
		for (const folder of backend.homeFolders) await mkdir(join(directory, "base/home", folder), { recursive: true });
		await populate(backend, directory, {
			root: join(directory, "nothing"),
			excluded: []
		});
	} catch (error) {
		await remove(backend, directory);
		throw error;
	}
	let objects;
	const busy = new Set();
	return {
		copyCheckout: async (signal) => {
			objects = await copyHistory(root, join(directory, "history"), backend.objects);
			const excluded = [keyFiles, `./${relative(root, directory)}`];
			await populate(backend, directory, {
				root,
				excluded,
				signal
			});
		},
		run: async (command) => {
			const number = takeNumber(busy);
			const own = `run-${number}`;
			const manifest = join(directory, own, "manifest");
			const stage = command.persists ? "base" : `${own}/stage`;
			for (const path of [manifest, join(directory, stage)]) await mkdir(path, { recursive: true });
			let time = 0;
			try {
				const result = await backend.run(command, {
					manifest,
					stage,
					objects
				});
				time = command.timeout - result.elapsed;
				const output = relativePaths(result.output, [root, join(directory, stage, "checkout")]);
				return {
					...result,
					output
				};
			} finally {
				const left = join(directory, `left-${randomUUID()}`);
				if (await rename(join(directory, own), left).then(() => busy.delete(number), () => false)) await remove(backend, left, time);
			}
		},
		[Symbol.asyncDispose]: async () => {
			await remove(backend, directory);
		}
	};
}
function relativePaths(output, folders) {
	const escaped = folders.map((folder) => folder.replace(/[^\w/]/g, "\\$&"));
	return output.replace(new RegExp(`(?<![\\w./-])(?:file://)?(?:${escaped.join("|")})/`, "g"), "");
}
function takeNumber(busy) {
	let number = 1;
	while (busy.has(number)) number += 1;
	busy.add(number);
	return number;
}
async function makeFolders(directory) {
	for (const folder of ["nothing", "history"]) await mkdir(join(directory, folder));
	for (const folder of copiedFolders) {
		const path = join(directory, "base", folder);
		await mkdir(path, { recursive: true });
		await chmod(path, folder.endsWith("tmp") ? 1023 : 493);
	}
}
async function populate({ privileged, owner }, directory, { root, excluded, signal }) {
	const [base, history] = [join(directory, "base"), join(directory, "history")];
	const script = bash(populateWorkspace, root, base, owner, history, ...excluded);
	await runScript("copying the checkout", [...privileged, ...script], signal);
}
async function remove({ privileged }, folder, time = removalTime) {
	await runApart([...privileged, ...bash(removeFolder, folder)], Math.min(time, removalTime));
}
async function runScript(what, argv, signal) {
	const result = await runProgram({
		argv,
		killBy: "closing-stdin",
		timeout: copyTimeout,
		signal
	});
	if (result.kind === "timed-out" || result.code !== 0) throw new Error(`${what} failed (exit code ${result.code}): ${lastLine(result.errors)}`);
}
// src/adapters/sandbox/isolation.ts
const trialTimeout = 6e4;
const isolated = "The commands run as a separate user, without access to the agent's processes, secrets and network.";
const withoutLoopback = "Their loopback network is down, because this machine has neither `ip` nor `ifconfig`.";
const unprotected = (show) => `The commands run unprotected, because ${show("test-isolation")} is none: they do not see the agent's environment, but code under test can read the agent's files and processes and use its network.`;
async function isolate(settings, mode, show = showInput) {
	const isUnprotected = mode === "none";
	let workspace;
	try {
		const privileged = isUnprotected ? [] : await findPrivilege();
		workspace = await createWorkspace(settings, async (directory) => isUnprotected ? unprotectedBackend(settings, directory) : namespaceBackend(settings, directory, privileged));
		const errors = await tryOut(workspace);
		const sentence = /^no-loopback$/m.test(errors) ? `${isolated} ${withoutLoopback}` : isolated;
		return {
			kind: "ready",
			workspace,
			sentence: isUnprotected ? unprotected(show) : sentence
		};
	} catch (error) {
		await workspace?.[Symbol.asyncDispose]();
		const why = errorMessage(error);
		return {
			kind: "missing",
			sentence: isUnprotected ? `The commands cannot run here: ${why}.` : adviceFor(why, show)
		};
	}
}
async function findPrivilege() {
	if (process.platform !== "linux") throw new Error("this machine does not run Linux");
	if (process.getuid?.() === 0) return [];
	const sudo = [
		"sudo",
		"-n",
		"--"
	];
	const result = await runProgram({
		argv: [...sudo, "true"],
		killBy: "closing-stdin",
		timeout: trialTimeout
	}).catch(() => void 0);
	if (result?.kind === "exited" && result.code === 0) return sudo;
	throw new Error("this user is not root and cannot become root with `sudo -n`");
}
async function tryOut(workspace) {
	const { kind, code, errors } = await workspace.run({
		command: "true",
		patch: emptyPatch,
		persists: false,
		network: false,
		timeout: trialTimeout
	});
	if (kind === "timed-out") throw new Error("they took more than a minute to start");
	if (!errors.includes("ready") || code !== 0) throw new Error(`their sandbox could not be set up (${lastLine(errors)})`);
	return errors;
}
const adviceFor = (why, show) => `The commands cannot be isolated from the agent's secrets here: ${why}. Use a Linux machine with root or passwordless \`sudo\`, or set ${show("test-isolation")} to none to run them unprotected.`;
function unprotectedBackend({ environment, jobEnv }, workspace) {
	return {
		privileged: [],
		owner: "",
		objects: void 0,
		homeFolders: [],
		run: async ({ command, patch, timeout, signal }, { manifest, stage }) => {
			const copy = join(workspace, stage);
			await writeManifest(manifest, {
				variables: {
					...defaultToolHomes(jobEnv.HOME || homedir()),
					...allowedVariables(jobEnv, environment),
					HOME: join(copy, "home"),
					TMPDIR: join(copy, "tmp")
				},
				mounts: [],
				patch
			});
			return runProgram({
				argv: bash(runUnprotected, manifest, workspace, stage, applyPatch, command),
				killBy: "process-group",
				timeout,
				signal
			});
		}
	};
}
// src/adapters/sandbox/project-checks.ts
async function openProjectChecks(checkout, settings, jobEnv = process.env) {
	const { environment, folders, copyHistory, timeout, show } = settings;
	const commands = commandsOf(settings);
	if (commands.length === 0) return unavailable([], "no command is set");
	const [root, temporary] = await Promise.all([realpath(checkout), realpath(tmpdir())]);
	const scratch = join(temporary, `jira-bug-fix-agent-${randomUUID()}`);
	await mkdir(scratch, { mode: 448 });
	const isolation = await isolate({
		root,
		scratch,
		environment,
		folders,
		jobEnv,
		copyHistory
	}, settings.isolation, show);
	if (isolation.kind === "missing") {
		await rm(scratch, {
			recursive: true,
			force: true
		}).catch(() => {});
		return unavailable(commands, isolation.sentence);
	}
	const { workspace, sentence } = isolation;
	let prepared;
	const prepareOnce = (signal) => {
		prepared ??= prepare(workspace, settings, signal);
		return prepared;
	};
	return {
		commands,
		testFilesCommand: settings.testFiles,
		isolation: sentence,
		prepare: prepareOnce,
		run: async (what, patch, signal) => {
			signal.throwIfAborted();
			const command = commandOf(what, settings);
			if (!command) return notRun(`No command is configured for ${typeof what === "string" ? what : "chosen tests"}.`);
			const problem = await prepareOnce(signal);
			if (problem !== void 0) return notRun(problem);
			const limits = {
				persists: false,
				network: false,
				timeout,
				signal
			};
			return outcomeOf(await workspace.run({
				command,
				patch,
				...limits
			}));
		},
		[Symbol.asyncDispose]: () => workspace[Symbol.asyncDispose]()
	};
}
function commandOf(what, settings) {
	if (typeof what === "string") return settings[what];
	return settings.testFiles && commandFor(settings.testFiles, what.testFiles);
}
function commandsOf(settings) {
	return ["lint", "tests"].flatMap((name) => {
		const text = settings[name];
		return text ? [{
			name,
			text
		}] : [];
	});
}
async function prepare(workspace, settings, signal) {
	const { setup, timeout, onSetup } = settings;
	try {
		await workspace.copyCheckout(signal);
	} catch (error) {
		signal.throwIfAborted();
		return `The repository could not be copied for the commands: ${errorMessage(error)}. Make room for a copy in the temporary folder, and let this user read every file of it.`;
	}
	if (!setup) return void 0;
	onSetup?.(setup);
	const access = {
		patch: emptyPatch,
		persists: true,
		network: true
	};
	const outcome = outcomeOf(await workspace.run({
		command: setup,
		...access,
		timeout,
		signal
	}));
	if (outcome.kind === "not-run") return outcome.why;
	if (outcome.kind === "exited" && outcome.code === 0) return void 0;
	const { code } = outcome.kind === "exited" ? outcome : { code: void 0 };
	return `The setup command ${code === void 0 ? `took more than ${timeout / 1e3} seconds` : `ended with exit code ${code}`}. ${setupAdvice(settings)} The end of its output:\n${lastLines(outcome.output)}`;
}
function setupAdvice({ show = showInput, ...settings }) {
	const others = [...settings.lint ? [show("lint-command")] : [], ...settings.tests ? [show("test-command")] : []];
	return `Correct ${show("setup-command")}, or remove it and ${others.join(" and ")} to work without checks.`;
}
function outcomeOf({ kind, code, output, errors, elapsed }) {
	if (kind === "timed-out") return {
		kind,
		output,
		elapsed
	};
	if (!/^ready$/m.test(errors)) return notRun(`The sandbox for the command could not be set up: ${lastLine(errors)}.`);
	return {
		kind,
		code,
		output,
		elapsed
	};
}
function unavailable(commands, why) {
	return {
		commands,
		isolation: "",
		prepare: async () => why,
		run: async (_what, _patch, signal) => {
			signal.throwIfAborted();
			return notRun(why);
		},
		[Symbol.asyncDispose]: async () => {}
	};
}
const notRun = (why) => ({
	kind: "not-run",
	why
});
const lastLines = (output) => output.trimEnd().split("\n").slice(-10).join("\n").slice(-2e3);
const shortestSecret = 6;
function maskSecrets({ commands, testFilesCommand, isolation, prepare, run }, secrets) {
	const hidden = secrets.filter(({ length }) => length >= shortestSecret);
	const mask = (text) => hidden.reduce((masked, secret) => masked.replaceAll(secret, "***"), text);
	return {
		commands: commands.map(({ name, text }) => ({
			name,
			text: mask(text)
		})),
		testFilesCommand: testFilesCommand && mask(testFilesCommand),
		isolation,
		prepare: async (signal) => {
			const problem = await prepare(signal);
			return problem === void 0 ? void 0 : mask(problem);
		},
		run: async (...args) => {
			const ran = await run(...args);
			return ran.kind === "not-run" ? {
				...ran,
				why: mask(ran.why)
			} : {
				...ran,
				output: mask(ran.output)
			};
		}
	};
}
export { openProjectChecks as n, maskSecrets as t };
