import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { isJobVariable } from '../../core/proof/index.ts';

/** Variables with the location of a tool. They are passed on only if they contain a path. */
const toolHomes: ReadonlySet<string> = new Set(
  `
  JAVA_HOME GRADLE_HOME M2_HOME MAVEN_HOME ANT_HOME KOTLIN_HOME SBT_HOME GOROOT CARGO_HOME RUSTUP_HOME
  ANDROID_HOME ANDROID_SDK_ROOT ANDROID_NDK ANDROID_NDK_HOME ANDROID_NDK_ROOT FLUTTER_ROOT DOTNET_ROOT
  NVM_DIR NVM_BIN PNPM_HOME VOLTA_HOME BUN_INSTALL ASDF_DIR ASDF_DATA_DIR SDKMAN_DIR RBENV_ROOT PYENV_ROOT
  VIRTUAL_ENV CONDA CONDA_PREFIX pythonLocation Python_ROOT_DIR Python2_ROOT_DIR Python3_ROOT_DIR
  VCPKG_ROOT VCPKG_INSTALLATION_ROOT PKG_CONFIG_PATH LD_LIBRARY_PATH
  CHROME_BIN CHROMEWEBDRIVER GECKOWEBDRIVER EDGEWEBDRIVER SELENIUM_JAR_PATH
  SSL_CERT_FILE SSL_CERT_DIR NODE_EXTRA_CA_CERTS REQUESTS_CA_BUNDLE
  `
    .trim()
    .split(/\s+/),
);

/** Locations of several versions of one tool, as GitHub's runners name them. */
const versionedHome = /^(JAVA_HOME_\d+|GOROOT_\d+_\d+)_(X64|ARM64)$/;

const alwaysAllowed = /^(PATH|LANG|LANGUAGE|LC_[A-Z]+|TZ)$/;

/** Where tools look in the home folder if no variable says otherwise. */
const defaultHomes = {
  RUSTUP_HOME: '.rustup',
  PYENV_ROOT: '.pyenv',
  RBENV_ROOT: '.rbenv',
  NVM_DIR: '.nvm',
  VOLTA_HOME: '.volta',
  SDKMAN_DIR: '.sdkman',
};

type Variables = Readonly<Record<string, string>>;

/**
 * The part of the job's environment that the project's commands see: an allow-list plus the variables in
 * `names`, but never one of the job's own.
 */
export function allowedVariables(jobEnv: NodeJS.ProcessEnv, names: readonly string[]): Variables {
  const passes = ([name, value]: readonly [string, string]) =>
    !isJobVariable(name) &&
    (alwaysAllowed.test(name) || names.includes(name) || isToolHome(name, value));
  return { ...Object.fromEntries(entriesOf(jobEnv).filter(passes)), CI: 'true' };
}

/** The folders that variables name as locations of tools. */
export function toolFolders(jobEnv: NodeJS.ProcessEnv): readonly string[] {
  return entriesOf(jobEnv)
    .filter(([name, value]) => isToolHome(name, value))
    .flatMap(([, value]) => value.split(':'))
    .filter(isAbsolute);
}

/** Variables that locate the tools in `home`, for commands that run with another home folder. */
export function defaultToolHomes(home: string): Variables {
  const found = Object.entries(defaultHomes)
    .map(([name, folder]) => [name, join(home, folder)] as const)
    .filter(([, path]) => existsSync(path));
  return Object.fromEntries(found);
}

const isToolHome = (name: string, value: string) =>
  isAbsolute(value) && (toolHomes.has(name) || versionedHome.test(name));

const entriesOf = (jobEnv: NodeJS.ProcessEnv) =>
  Object.entries(jobEnv).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
