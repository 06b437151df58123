import { isAbsolute, join } from 'node:path';
import { UserError } from '../../core/user-error.ts';

/** Variables that say where a tool lives. They are passed on only where they hold a path. */
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

/** The homes of several versions of one tool, as GitHub's machines name them. */
const versionedHome = /^(JAVA_HOME_\d+|GOROOT_\d+_\d+)_(X64|ARM64)$/;

const plain = /^(PATH|LANG|LANGUAGE|LC_[A-Z]+|TZ)$/;

/** Where tools look below the home folder when no variable says so. */
const usualHomes = {
  RUSTUP_HOME: '.rustup',
  PYENV_ROOT: '.pyenv',
  RBENV_ROOT: '.rbenv',
  NVM_DIR: '.nvm',
  VOLTA_HOME: '.volta',
  SDKMAN_DIR: '.sdkman',
};

/** Names that belong to the job: its inputs, tokens and files. */
const ofTheJob = /^(INPUT|GITHUB|ACTIONS|RUNNER)_/i;

/** Variables by name. */
export type Variables = Readonly<Record<string, string>>;

/** Rejects names that are the job's own, or none at all, with a UserError. */
export function checkNames(names: readonly string[]): void {
  for (const name of names) {
    if (ofTheJob.test(name)) {
      throw new UserError(
        `Take ${name} out of the input \`test-environment\`: variables of the job are kept from the code under test.`,
      );
    }
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) {
      throw new UserError(
        `The input \`test-environment\` takes names of variables, and ${JSON.stringify(name)} is none.`,
      );
    }
  }
}

/** What the project's commands are told of the job's environment: an allow-list, and the named further variables. */
export function allowedVariables(job: NodeJS.ProcessEnv, names: readonly string[]): Variables {
  const passes = ([name, value]: readonly [string, string]) =>
    plain.test(name) || names.includes(name) || isToolHome(name, value);
  return { ...Object.fromEntries(entriesOf(job).filter(passes)), CI: 'true' };
}

/** Of the variables those that name a tool's own folder. */
export function toolFolders(job: NodeJS.ProcessEnv): readonly string[] {
  return entriesOf(job)
    .filter(([name, value]) => isToolHome(name, value))
    .flatMap(([, value]) => value.split(':'))
    .filter(isAbsolute);
}

/** Where tools of the person's home folder are, for commands that get another one. */
export function usualToolHomes(home: string, exists: (path: string) => boolean): Variables {
  const found = Object.entries(usualHomes)
    .map(([name, folder]) => [name, join(home, folder)] as const)
    .filter(([, path]) => exists(path));
  return Object.fromEntries(found);
}

const isToolHome = (name: string, value: string) =>
  isAbsolute(value) && (toolHomes.has(name) || versionedHome.test(name));

const entriesOf = (job: NodeJS.ProcessEnv) =>
  Object.entries(job).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
