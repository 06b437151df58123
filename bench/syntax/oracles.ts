import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { extensionOf } from '../../src/engines/files/index.ts';

/** Parsers of a long-lived `python3` by which cases are confirmed: others than the checker's. */
export interface Oracles extends Disposable {
  /** Whether the file is valid; `undefined` if no oracle reads its language. */
  isValid(path: string, text: string): Promise<boolean | undefined>;
  /** Whether there is a `python3`. */
  readonly hasPython: boolean;
}

const formats: Readonly<Record<string, string>> = {
  ...{ py: 'python', pyi: 'python', toml: 'toml', xml: 'xml', csproj: 'xml' },
  ...{ yaml: 'yaml', yml: 'yaml', json: 'json' },
};

/** Reads lines of `[format, text]` and answers each with a line of `true`, `false` or `null`. */
const program = `
import json, sys, warnings
import xml.parsers.expat
warnings.simplefilter('ignore')
sys.setrecursionlimit(5000)

def toml(text):
    import tomllib
    tomllib.loads(text)

def yaml(text):
    import yaml
    for _ in yaml.parse(text, Loader=getattr(yaml, 'CSafeLoader', yaml.SafeLoader)): pass

parsers = {
    'python': lambda text: compile(text, 'text', 'exec', dont_inherit=True),
    'toml': toml,
    'xml': lambda text: xml.parsers.expat.ParserCreate().Parse(text, True),
    'yaml': yaml,
    'json': json.loads,
}

for line in sys.stdin:
    form, text = json.loads(line)
    try:
        parsers[form](text)
        answer = True
    except (ImportError, RecursionError, MemoryError):
        answer = None
    except Exception:
        answer = False
    print(json.dumps(answer), flush=True)
`;

const none: Oracles = {
  hasPython: false,
  isValid: async () => undefined,
  [Symbol.dispose]: () => {},
};

/** Starts the process. Without a `python3`, nothing is known. */
export async function startOracles(): Promise<Oracles> {
  const child = spawn('python3', ['-I', '-X', 'utf8', '-c', program], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const started = once(child, 'spawn');
  child.on('error', () => {});
  child.stdin.on('error', () => {});
  const waiting: ((answer: boolean | undefined) => void)[] = [];
  const lines = createInterface(child.stdout);
  lines.on('line', (line) => waiting.shift()?.(line === 'null' ? undefined : line === 'true'));
  lines.on('close', () => {
    for (const answer of waiting.splice(0)) answer(undefined);
  });
  const isStarted = await started.then(
    () => true,
    () => false,
  );
  if (!isStarted) return none;
  return {
    hasPython: true,
    isValid: async (path, text) => {
      const format = formats[extensionOf(path)];
      if (format === undefined || child.exitCode !== null) return undefined;
      child.stdin.write(`${JSON.stringify([format, text])}\n`);
      return new Promise((resolve) => waiting.push(resolve));
    },
    [Symbol.dispose]: () => {
      child.stdin.end();
    },
  };
}
