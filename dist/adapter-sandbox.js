import { i as __toESM } from "./rolldown-runtime.js";
import { a as _usingCtx, p as require_posix } from "./packages.js";
import { w as encodeText } from "./engine-text.js";
import { _ as emptyPatch, b as sortedChanges } from "./engine-edits.js";
import { b as describeTimeLimit, u as tellingLine, w as timeLimitOf } from "./engine-evidence.js";
import { n as readReports, t as readCompleteReports } from "./engine-evidence-formats.js";
import { da as isJobVariable, ua as commandFor } from "./core.js";
import { d as errorMessage, h as showInput } from "./engine-base.js";
import { once } from "node:events";
import { randomInt, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { constants as constants$1, homedir, tmpdir } from "node:os";
import { basename, dirname, isAbsolute, join, relative } from "node:path";
import { spawn } from "node:child_process";
import { chmod, mkdir, open, readFile, readdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
// src/adapters/sandbox/mask-secrets.ts
const shortestSecret = 6;
function maskSecrets({ commands, testFilesCommand, isolation, prepare, run }, secrets) {
	const mask = (text) => secrets.filter(({ length }) => length >= shortestSecret).reduce((masked, secret) => masked.replaceAll(secret, "***"), text);
	return {
		commands: commands.map(({ name, text }) => ({
			name,
			text: mask(text)
		})),
		testFilesCommand: testFilesCommand && mask(testFilesCommand),
		isolation,
		prepare: async (...args) => {
			const problem = await prepare(...args);
			return problem && {
				why: mask(problem.why),
				output: problem.output && mask(problem.output)
			};
		},
		run: async (...args) => {
			const ran = await run(...args);
			if (ran.kind === "not-run") return {
				...ran,
				why: mask(ran.why)
			};
			const report = ran.report && { report: maskReport(ran.report, mask) };
			const services = ran.services && { services: mask(ran.services) };
			return {
				...ran,
				...report,
				...services,
				output: mask(ran.output)
			};
		}
	};
}
function maskReport({ tests, ignored }, mask) {
	return {
		tests: tests.map(({ name, file, message, ...test }) => ({
			...test,
			name: mask(name),
			file: file && mask(file),
			message: message && mask(message)
		})),
		ignored: ignored.map(mask)
	};
}
// src/adapters/sandbox/asked-reports.ts
const askedFolder = "asked-reports";
const askings = {
	PYTEST_ADDOPTS: "--junit-xml=FILE.xml",
	SPEC_OPTS: "--format progress --format json --out FILE.json"
};
function askingVariables(temporary, places) {
	if (places?.length !== 0) return {};
	const asking = ([name, options]) => [name, options.replace("FILE", `${temporary}/${askedFolder}/${name}`)];
	return Object.fromEntries(Object.entries(askings).map(asking));
}
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
const startFile = "environment";
async function writeManifest(folder, manifest) {
	const { variables, mounts, patch } = manifest;
	await mkdir(patchFolder(folder), { recursive: true });
	await writeFile(join(folder, startFile), records(Object.entries(variables).map(([name, value]) => `${name}=${value}`)), { mode: 384 });
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
	const texts = changes.map(({ after, encoding }, number) => [String(number), encodeText({
		text: after ?? "",
		encoding
	})]);
	for (const [name, text] of [["changes", records(fields)], ...texts]) {
		await writeFile(join(folder, name), text);
		await chmod(join(folder, name), 420);
	}
	await chmod(folder, 493);
}
const records = (fields) => fields.map((field) => `${field}\0`).join("");
// src/adapters/sandbox/forward-ports.ts
const program = `
const { spawn } = require('node:child_process');
const { connect, createServer } = require('node:net');
const [node, places, ...command] = process.argv;
const raise = '{ ip link set lo up || ifconfig lo up; } 2> /dev/null; exec "$@"';

function start(file, args, stdio) {
  const child = spawn(file, args, { stdio });
  child.on('error', ({ message }) => fail(message));
  return child.on('exit', (code) => process.exit(code ?? 137));
}

function fail(why) {
  console.error(why);
  process.exit(1);
}

const isThere = (place) => new Promise((resolve) => {
  const probe = connect(place);
  // What breaks a connection at once is there.
  probe.on('error', ({ code }) => resolve(code === 'ECONNRESET')).on('connect', () => {
    probe.destroy();
    resolve(true);
  });
});

function forward(place, opened) {
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    const service = connect({ ...place, allowHalfOpen: true, noDelay: true });
    for (const [from, to] of [[client, service], [service, client]])
      from.on('error', () => to.resetAndDestroy()).pipe(to);
  });
  server.maxConnections = 1000;
  server.listen(opened);
}

async function around() {
  const all = JSON.parse(places);
  const answers = await Promise.all(all.map(isThere));
  const open = JSON.stringify(all.filter((_, index) => answers[index]));
  const inside = [node, ...process.execArgv, '--', open, ...command];
  const args = ['--net', '--', '/bin/sh', '-c', raise, 'sh', ...inside];
  start('unshare', args, ['inherit', 'inherit', 'inherit', 'ipc']).on('message', forward);
  process.setgroups([]);
  process.setgid(65534);
  process.setuid(65534);
}

const open = (place) => new Promise((resolve) => {
  const server = createServer();
  server.on('error', ({ message }) => (place.host === '::1' ? resolve() : fail(message)));
  server.listen(place, () => process.send(place, server, () => server.close(resolve)));
});

async function inside() {
  await Promise.all(JSON.parse(places).map(open));
  start(command[0], command.slice(1), 'inherit');
}

if (process.send) inside();
else around();
`;
function forwardPorts(ports) {
	const places = ports.flatMap((port) => ["127.0.0.1", "::1"].map((host) => ({
		host,
		port
	})));
	return [
		process.execPath,
		"-e",
		program,
		"--",
		JSON.stringify(places)
	];
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
	return child.exitCode ?? 128 + (child.signalCode ? constants$1.signals[child.signalCode] : 0);
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
const complaints = (text) => text.trim().split("\n").slice(0, 2).join("; ") || "no reason given";
const lastLine = (text) => text.split("\n").map((line) => line.trim()).findLast((line) => line !== "") ?? "no reason given";
// src/adapters/sandbox/services.ts
const serviceArguments = (services) => services === void 0 ? [
	"",
	"",
	""
] : [
	services.command,
	services.ports.join(" "),
	`${services.seconds}`
];
const mostLog = 16384;
const startServices = `
answers() { (exec 5<> "/dev/tcp/127.0.0.1/$1") 2> /dev/null; }

fail_services() { echo "services-$1" >&2; exit 1; }

start_services() {
  if [[ ! $services ]]; then return; fi
  local service port code=0 end=$((SECONDS + seconds))
  for port in $ports; do
    if answers "$port"; then fail_services "taken $port"; fi
  done
  "$@" "$services" < /dev/null >&4 2>&4 4>&- &
  service=$!
  for port in \${ports:-0}; do
    until (( port )) && answers "$port"; do
      if [[ $service ]] && ! kill -0 "$service" 2> /dev/null; then
        wait "$service" || code=$?
        service=
        if (( code )); then fail_services "ended $code"; fi
        if (( port == 0 )); then break; fi
      fi
      if (( SECONDS >= end )); then fail_services "silent $port"; fi
      sleep 0.05
    done
  done
  echo "services-ready $(stat -L -c %s /dev/fd/4)" >&2
}
`;
const logFile = (manifest) => join(manifest, "services");
async function readLog(manifest, errors) {
	try {
		var _usingCtx$1 = _usingCtx();
		const file = _usingCtx$1.a(await open(logFile(manifest)).catch(() => void 0));
		if (file === void 0) return "";
		const { size } = await file.stat();
		const ready = Number(/^services-ready (\d+)$/m.exec(errors)?.[1] ?? 0);
		const start = Math.max(Math.min(ready, size), size - mostLog);
		const { buffer, bytesRead } = await file.read(Buffer.alloc(mostLog), 0, mostLog, start);
		return buffer.toString("utf8", 0, bytesRead);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
function whyNotReady({ kind, errors, output }, log, show = showInput) {
	const [command, ports] = [show("services-command"), show("services-ports")];
	const [, how, number = "0"] = /^services-(ended|silent|taken) (\d+)$/m.exec(errors) ?? [];
	const said = tellingLine(log).replace(/[.:]+$/, "");
	const cause = said === "" ? "" : `: ${said}`;
	if (how === "ended") return `${command} ended with exit code ${number}${cause}. Correct it.`;
	if (how === "taken") return `Port ${number} answers before ${command} starts. Have it open another port, and name that one in ${ports}.`;
	const late = `in time${cause}`;
	if (how === "silent" && number === "0") return `${command} did not end ${late}. Have it end once everything is ready, or name the ports to wait for in ${ports}.`;
	if (how === "silent") return `${command} did not open port ${number} ${late}. Correct it, or name the ports that it opens in ${ports}.`;
	return `${command} was stopped before everything was ready: ${kind === "timed-out" ? "the time of the command was over" : lastLine(output)}`;
}
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
manifest=$1 workspace=$2 stage=$3 apply_patch=$4 command=$5 services=$6 ports=$7 seconds=$8
${startServices}
if [[ -d $workspace/base ]]; then cp -a -- "$workspace/base/." "$workspace/$stage"; fi
environment=()
while IFS= read -r -d '' variable; do environment+=("$variable"); done < "$manifest/environment"
cd -- "$workspace/$stage/checkout"
/bin/bash --norc -c "$apply_patch" apply-patch "$manifest/patch"
exec 4>> "$manifest/services"
as_tests=(env -i "\${environment[@]}" /bin/bash --norc -eo pipefail -c)
start_services "\${as_tests[@]}"
echo ready >&2
exec "\${as_tests[@]}" "$command" < /dev/null 2>&1 4>&-
`;
const runInNamespaces = `
set -euo pipefail
export PATH=/usr/sbin:/usr/bin:/sbin:/bin
manifest=$1 workspace=$2 stage=$3 apply_patch=$4 command=$5 where=$6 user=$7 network=$8
services=$9 ports=\${10} seconds=\${11}
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
  
  mount -t tmpfs -o mode=755,nosuid,noexec devices "\$view/dev"
  mkdir "\$view/dev/pts" "\$view/dev/shm"
  mount -t devpts -o newinstance,ptmxmode=0666,mode=620,nosuid,noexec devpts "\$view/dev/pts"
  mount -t tmpfs -o mode=1777,nosuid,nodev,size=25%,nr_inodes=65536 shm "\$view/dev/shm"
  for name in null zero full random urandom tty; do
    : > "\$view/dev/\$name"
    mount --bind "/dev/\$name" "\$view/dev/\$name"
  done
  ln -s /proc/self/fd "\$view/dev/fd"
  ln -s /proc/self/fd/0 "\$view/dev/stdin"
  ln -s /proc/self/fd/1 "\$view/dev/stdout"
  ln -s /proc/self/fd/2 "\$view/dev/stderr"
  ln -s pts/ptmx "\$view/dev/ptmx"
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


disk_state() {
  local free size all unused
  read -r free size all unused < <(stat -f -c '%a %S %c %d' -- "\$where")
  echo "\$((free * size / 1024)) \$((all - unused)) \$unused"
}

guard_disk() {
  local left files why
  while sleep 1; do
    read -r left files _ < <(disk_state) || continue
    if (( left < \$2 )); then why="left less than \$((\$2 / 1024)) MiB of the disk"
    elif (( files - \$4 > \$3 )); then why="made more than \$3 files"
    else continue; fi
    echo "The command was stopped, because it \$why."
    kill -KILL "\$1"
  done
}
${startServices}

# Opens a session without the keys of the job's one. Where that is forbidden, reading those is, too.
fresh_session='syscall(shift, 1, 0); exec { $ARGV[0] } @ARGV'

main() {
  exec 3<&- 4>> "$manifest/services"
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
  "\${drop[@]}" env -i PATH="$PATH" /bin/bash --norc -c "$apply_patch" apply-patch /run/patch 4>&-
  # What must stay free: 512 MiB, or half of what is free now. New files: a million, or half of what fits.
  read -r left files unused < <(disk_state)
  reserve=$((left / 2 < 524288 ? left / 2 : 524288))
  most_files=$((unused / 2 < 1000000 ? unused / 2 : 1000000))
  # Not in the arguments of the guard, which are expanded in its own process.
  own=$BASHPID
  guard_disk "$own" "$reserve" "$most_files" "$files" < /dev/null 4>&- &
  session=()
  case $(uname -m) in x86_64) keyctl=250 ;; aarch64) keyctl=219 ;; *) keyctl= ;; esac
  if [[ $keyctl ]] && command -v perl > /dev/null; then
    session=(perl -e "$fresh_session" "$keyctl")
  fi
  as_tests=("\${session[@]}" "\${drop[@]}" env -i "\${environment[@]}" /bin/bash --norc -eo pipefail -c)
  start_services "\${as_tests[@]}"
  echo ready >&2
  exec "\${as_tests[@]}" "$command" < /dev/null 2>&1 4>&-
}

${watchStdin("kill -KILL \"$work\"")}`;
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
	const known = {
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
		run: async ({ command, services, patch, network, timeout, reports, signal }, { manifest, stage, objects }) => {
			await writeManifest(manifest, {
				variables: {
					...askingVariables("/tmp", reports),
					...known
				},
				mounts: [
					etc,
					...machine,
					...runMounts(manifest, objects)
				],
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
			const mode = network ? "shared" : "none";
			const script = bash(runInNamespaces, ...args, mode, ...serviceArguments(services));
			const isolation = [
				...network ? [] : ownNetwork(settings.ports),
				...unshare,
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
const makeView = "mount --bind / / && mount -t proc proc /proc && type pivot_root setpriv > /dev/null";
async function requireNamespaces(privileged) {
	const result = await runProgram({
		argv: [
			...privileged,
			"unshare",
			"--net",
			"--",
			...unshare,
			"--",
			...bash(makeView)
		],
		killBy: "closing-stdin",
		timeout: 1e4
	});
	if (result.code === 0) return;
	throw new Error(`their sandbox could not be set up (${lastLine(result.errors)})`);
}
const ownNetwork = (ports = []) => ports.length === 0 ? [
	"unshare",
	"--net",
	"--"
] : forwardPorts(ports);
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
	if (result.code !== 0) throw new Error(`/etc could not be copied (${complaints(result.errors)})`);
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
// src/adapters/sandbox/collect-reports.ts
var import_posix = __toESM(require_posix(), 1);
const usualPlaces = [
	"**/target/surefire-reports/TEST-*.xml",
	"**/target/failsafe-reports/TEST-*.xml",
	"**/target/test-reports/TEST-*.xml",
	"**/build/test-results/**/TEST-*.xml",
	"**/Testing/*/Test.xml",
	"**/TestResults/**/*.trx"
];
const findPattern = (place) => `./checkout/${place.replaceAll("**/", "*")}`;
const placeFilter = (places) => (0, import_posix.default)([...places], {
	dot: true,
	noextglob: true
});
const mostBytes = 67108864;
const patience = 3e4;
const copyReports = `
set -eu
main() {
  exec 3<&-
  for from in "$1/upper" "$1/merged" "$1"; do
    if [[ -d $from/checkout || -d $from/tmp ]]; then break; fi
  done
  start=$2 to=$3 most=$4
  shift 4
  wanted=(-path "$1")
  for pattern; do wanted+=(-o -path "$pattern"); done
  cd -- "$from"
  find . -xdev -type f -links 1 -newer "$start" \\( "\${wanted[@]}" \\) -print0 |
    tar --null -T - -cf - |
    { head -c "$most"; if [[ $(head -c 1 | wc -c) -ne 0 ]]; then echo cut >&2; fi; } |
    tar --no-same-owner -xf - -C "$to" || true
  chmod -R u+rwX,go+rX -- "$to"
}
${watchStdin("kill -KILL 0")}`;
async function collectReports(privileged, { places, stage, start, copies, patch, signal }) {
	const wanted = places.length === 0 ? usualPlaces : places;
	await mkdir(copies);
	const patterns = [...wanted.map(findPattern), `./tmp/${askedFolder}/*`];
	const script = bash(copyReports, stage, start, copies, `${mostBytes}`, ...patterns);
	const result = await runProgram({
		argv: [...privileged, ...script],
		killBy: "closing-stdin",
		timeout: patience,
		signal
	});
	if (result.kind === "timed-out") return noneBecause("finding them took more than 30 seconds");
	if (result.code !== 0) return noneBecause(lastLine(result.errors));
	if (/^cut$/m.test(result.errors)) return noneBecause("together, they take more than 64 MiB");
	const files = await readCopies(join(copies, "checkout"), placeFilter(wanted));
	const asked = await readCopies(join(copies, "tmp", askedFolder), () => places.length === 0);
	const own = files.filter(({ path, text }) => !isInPatch(patch, path, text));
	const ignored = files.filter((file) => !own.includes(file)).map(({ path }) => `${path} was not read: the change wrote it, and not the tests.`);
	if (files.length === 0 && places.length > 0) ignored.push(`No report was written to ${places.join(", ")}.`);
	return {
		files: own,
		asked,
		ignored
	};
}
const noneBecause = (why) => ({
	files: [],
	asked: [],
	ignored: [`The reports of the tests were not read: ${why}.`]
});
function isInPatch(patch, path, text) {
	return sortedChanges(patch).some((change) => change.path === path && change.after === text);
}
async function readCopies(folder, isWanted) {
	if (!existsSync(folder)) return [];
	const paths = (await readdir(folder, {
		recursive: true,
		withFileTypes: true
	})).filter((entry) => entry.isFile()).map(({ parentPath, name }) => relative(folder, join(parentPath, name))).filter(isWanted);
	return Promise.all(paths.toSorted().map(async (path) => ({
		path,
		text: new TextDecoder().decode(await readFile(join(folder, path)))
	})));
}
// src/adapters/sandbox/workspace.ts
const copyTimeout = 18e5;
const removalTime = 1e4;
const keyFiles = "./gha-creds-*.json";
async function createWorkspace({ root, scratch: directory, copyHistory }, build) {
	await makeFolders(directory);
	const backend = await build(directory);
	await tryOut$1(backend, directory);
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
				const ran = await backend.run(command, {
					manifest,
					stage,
					objects
				});
				time = command.timeout - ran.elapsed;
				const folders = [root, ...[stage, `${own}/stage`].map((place) => join(directory, place, "checkout"))];
				const { reports: wanted, services, patch, signal } = command;
				const log = services && relativePaths(await readLog(manifest, ran.errors), folders);
				const output = relativePaths(ran.output, folders);
				const result = {
					...ran,
					output,
					...log === void 0 ? {} : { log }
				};
				if (wanted === void 0) return result;
				const found = await collectReports(backend.privileged, {
					places: wanted,
					patch,
					signal,
					start: join(manifest, startFile),
					stage: join(directory, stage),
					copies: join(directory, own, "reports")
				});
				const named = (file) => ({
					...file,
					text: relativePaths(file.text, folders)
				});
				const reports = {
					files: found.files.map(named),
					asked: found.asked.map(named)
				};
				return {
					...result,
					reports: {
						...found,
						...reports
					}
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
async function tryOut$1(backend, directory) {
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
	const result = await runProgram({
		argv: [...privileged, ...script],
		killBy: "closing-stdin",
		timeout: copyTimeout,
		signal
	});
	if (result.kind === "timed-out" || result.code !== 0) {
		const why = complaints(result.errors);
		throw new Error(`copying the checkout failed (exit code ${result.code}): ${why}`);
	}
}
async function remove({ privileged }, folder, time = removalTime) {
	await runApart([...privileged, ...bash(removeFolder, folder)], Math.min(time, removalTime));
}
// src/adapters/sandbox/isolation.ts
const trialTimeout = 6e4;
const isolated = "The commands run as a separate user, without access to the agent's processes, secrets and network.";
const withoutLoopback = "Their loopback network is down, because this machine has neither `ip` nor `ifconfig`.";
const reached = ({ ports = [] }) => ports.length === 0 ? [] : [`Of that network, they reach the loopback ports ${ports.join(", ")} and nothing else.`];
const unprotected = (show) => `The commands run unprotected, because ${show("test-isolation")} is none: they do not see the agent's environment, but code under test can read the agent's files and processes and use its network.`;
async function isolate(settings, mode, show = showInput) {
	const isUnprotected = mode === "none";
	let workspace;
	try {
		const privileged = isUnprotected ? [] : await findPrivilege();
		await mkdir(settings.scratch, { mode: 448 });
		workspace = await createWorkspace(settings, async (directory) => isUnprotected ? unprotectedBackend(settings, directory) : namespaceBackend(settings, directory, privileged));
		const errors = await tryOut(workspace);
		const hasLoopback = !/^no-loopback$/m.test(errors);
		const sentences = [
			isolated,
			...hasLoopback ? [] : [withoutLoopback],
			...reached(settings)
		];
		const sentence = isUnprotected ? unprotected(show) : sentences.join(" ");
		return {
			kind: "ready",
			workspace,
			sentence
		};
	} catch (error) {
		await workspace?.[Symbol.asyncDispose]();
		const lacks = isUnprotected ? void 0 : await requireIsolation().then(() => void 0, errorMessage);
		if (lacks !== void 0) return {
			kind: "missing",
			sentence: adviceFor(lacks, show)
		};
		return {
			kind: "missing",
			sentence: `The commands cannot be prepared in ${dirname(settings.scratch)}: ${errorMessage(error)}. Mend that, or set TMPDIR to another folder.`
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
const requireIsolation = async () => requireNamespaces(await findPrivilege());
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
		run: async (sandboxed, { manifest, stage }) => {
			const { command, services, patch, persists, timeout, reports, signal } = sandboxed;
			const [base, place] = [join(workspace, "base"), persists ? lentPlace(manifest) : stage];
			const copy = join(workspace, place);
			if (persists) await rename(base, copy);
			const temporary = join(copy, "tmp");
			const known = {
				...defaultToolHomes(jobEnv.HOME || homedir()),
				...allowedVariables(jobEnv, environment),
				HOME: join(copy, "home"),
				TMPDIR: temporary
			};
			await writeManifest(manifest, {
				variables: {
					...askingVariables(temporary, reports),
					...known
				},
				mounts: [],
				patch
			});
			return runProgram({
				argv: bash(runUnprotected, ...[
					manifest,
					workspace,
					place,
					applyPatch,
					command
				], ...serviceArguments(services)),
				killBy: "process-group",
				timeout,
				signal
			}).finally(() => persists ? rename(copy, base) : void 0);
		}
	};
}
const lentPlace = (manifest) => join(basename(dirname(manifest)), "stage");
// src/adapters/sandbox/project-checks.ts
async function openProjectChecks(checkout, settings, jobEnv = process.env) {
	const { environment, folders, ports, copyHistory, timeout, show } = settings;
	const commands = commandsOf(settings);
	if (commands.length === 0) return unavailable([], "no command is set");
	const temporary = await realpath(tmpdir()).catch(() => tmpdir());
	const root = await realpath(checkout);
	const scratch = join(temporary, `jira-bug-fix-agent-${randomUUID()}`);
	const isolation = await isolate({
		root,
		scratch,
		environment,
		folders,
		ports,
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
	const prepareOnce = (signal, onSetup) => {
		prepared ??= prepare(workspace, {
			...settings,
			onSetup
		}, signal);
		return prepared;
	};
	return {
		commands,
		testFilesCommand: settings.testFiles,
		isolation: sentence,
		prepare: prepareOnce,
		run: async (what, patch, signal, most = timeout) => {
			signal.throwIfAborted();
			const command = commandOf(what, settings);
			if (!command) return notRun(`No command is configured for ${typeof what === "string" ? what : "chosen tests"}.`);
			const problem = await prepareOnce(signal);
			if (problem !== void 0) return notRun(problem.why);
			const limits = {
				persists: false,
				network: false,
				timeout: Math.min(timeout, most),
				signal
			};
			const wanted = what === "lint" ? {} : testing(settings);
			const outcome = outcomeOf(await workspace.run({
				command,
				patch,
				...wanted,
				...limits
			}), show);
			return outcome.kind === "timed-out" && most < timeout ? {
				...outcome,
				limit: "deadline-minutes"
			} : outcome;
		},
		[Symbol.asyncDispose]: () => workspace[Symbol.asyncDispose]()
	};
}
const testing = ({ services, reports = [] }) => ({
	services,
	reports
});
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
	try {
		await workspace.copyCheckout(signal);
	} catch (error) {
		signal.throwIfAborted();
		return { why: `The repository could not be copied for the commands: ${errorMessage(error)}. Make room for a copy in the temporary folder, and let this user read every file of it.` };
	}
	return await setUp(workspace, settings, signal) ?? tryServices(workspace, settings, signal);
}
async function setUp(workspace, settings, signal) {
	const { setup, timeout, onSetup } = settings;
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
	if (outcome.kind === "not-run") return { why: outcome.why };
	if (outcome.kind === "exited" && outcome.code === 0) return void 0;
	const limit = timeLimitOf(outcome);
	const code = outcome.kind === "exited" ? outcome.code : 0;
	const how = limit === void 0 ? `ended with exit code ${code}` : describeTimeLimit(limit);
	const said = tellingLine(outcome.output);
	return {
		why: `The setup command ${how}${said === "" ? "" : `: ${said.replace(/[.:]+$/, "")}`}. ${setupAdvice(settings)}`,
		output: lastLines(outcome.output) || void 0
	};
}
async function tryServices(workspace, { services, timeout, show }, signal) {
	if (services === void 0) return void 0;
	const limits = {
		persists: false,
		network: false,
		timeout,
		signal
	};
	const ran = await workspace.run({
		command: "true",
		patch: emptyPatch,
		services,
		...limits
	});
	if (isReady(ran)) return void 0;
	const log = ran.log ?? "";
	return {
		why: whyNotReady(ran, log, show),
		output: lastLines(log) || void 0
	};
}
function setupAdvice({ show = showInput, ...settings }) {
	const others = [...settings.lint ? [show("lint-command")] : [], ...settings.tests ? [show("test-command")] : []];
	return `Correct ${show("setup-command")}, or remove it and ${others.join(" and ")} to work without checks.`;
}
const isReady = ({ errors }) => /^ready$/m.test(errors);
const limit = "test-timeout-minutes";
function outcomeOf(result, show) {
	const { kind, code, errors, reports, output, elapsed, log } = result;
	const report = reports && reportOf(reports, output);
	const ended = {
		elapsed,
		...report === void 0 ? {} : { report }
	};
	if (!isReady(result) && log !== void 0) {
		const said = `${whyNotReady(result, log, show)}\n${log}`;
		return kind === "timed-out" ? {
			kind,
			limit,
			output: said,
			...ended
		} : {
			kind,
			code: code || 1,
			output: said,
			...ended
		};
	}
	const printed = {
		output,
		...log ? { services: log } : {},
		...ended
	};
	if (kind === "timed-out") return {
		kind,
		limit,
		...printed
	};
	if (!isReady(result)) return notRun(`The sandbox for the command could not be set up: ${lastLine(errors)}.`);
	return {
		kind,
		code,
		...printed
	};
}
function reportOf(reports, output) {
	const { files, asked, ignored } = reports;
	const read = readReports(files);
	const report = {
		tests: read.tests,
		ignored: [...ignored, ...read.ignored]
	};
	return report.tests.length + report.ignored.length === 0 ? readCompleteReports(asked, output) : report;
}
function unavailable(commands, why) {
	return {
		commands,
		isolation: "",
		prepare: async () => ({ why }),
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
export { maskSecrets as n, openProjectChecks as t };
