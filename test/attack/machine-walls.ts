import type { Wall } from './walls.ts';

/** The walls between a repository with its commands and the machine that they run on. */
export const machineWalls = {
  programs: {
    promise: 'no program that the repository names is run outside the sandbox',
    off: {
      'src/adapters/git/git.ts': {
        prepareGit: `async (directory, args, { env = {} } = {}) => ({
          argv: ['-C', directory, ...args],
          cwd: directory,
          env: { ...process.env, ...env },
        })`,
      },
    },
  },
  sandbox: {
    promise: 'code under test sees neither the job nor its processes, and changes nothing of them',
    off: {
      'src/adapters/sandbox/isolation.ts': {
        isolate: "(settings, mode, show) => guarded_isolate(settings, 'none', show)",
      },
    },
  },
  machine: {
    promise: 'code under test sees of the machine what programs need, and has devices of its own',
    off: {
      'src/adapters/sandbox/namespaces.ts': {
        makeConfiguration:
          "async (copy) => (await import('node:fs/promises')).symlink('/etc', copy)",
      },
      'src/adapters/sandbox/mounts.ts': {
        buildMountTable: `async (settings) => {
          const table = await guarded_buildMountTable(settings);
          const isOwn = ({ path }) => path !== '/var' && !path.startsWith('/usr/local/');
          return { ...table, mounts: table.mounts.filter(isOwn) };
        }`,
      },
      'src/adapters/sandbox/namespace-script.ts': {
        buildDevices: '\'mount -t tmpfs -o mode=1777 shm "$view/dev/shm"\'',
      },
    },
  },
  network: {
    promise: 'code under test reaches the named ports of the job, and nothing else of its network',
    off: { 'src/adapters/sandbox/forward-ports.ts': { forwardPorts: '() => []' } },
  },
  disk: {
    promise: 'a command leaves room on the disk for others',
    off: { 'src/adapters/sandbox/namespace-script.ts': { guardDisk: "'guard_disk() { :; }'" } },
  },
  removal: {
    promise: 'removing what a command left reaches nothing else',
    off: { 'src/adapters/sandbox/scripts.ts': { removeFolder: '\'find -L "$1" -delete\'' } },
  },
  time: {
    promise: 'no command of the project outlasts its minutes',
    off: {
      'src/adapters/sandbox/process.ts': {
        runProgram: '(program) => guarded_runProgram({ ...program, timeout: 2 ** 30 })',
      },
    },
  },
  variables: {
    promise: "code under test gets none of the job's variables but harmless ones",
    off: { 'src/adapters/sandbox/environment.ts': { allowedVariables: '(jobEnv) => jobEnv' } },
  },
} as const satisfies Readonly<Record<string, Wall>>;
