import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** What the process can parse. */
export type PythonFormat = 'python' | 'toml' | 'xml' | 'yaml';

/** A long-lived `python3` that parses texts with its own parsers. */
export interface PythonParsers extends Disposable {
  /** Whether the text is valid; `undefined` if that is not known. */
  isValid(format: PythonFormat, text: string): Promise<boolean | undefined>;
}

/** Reads lines of `[format, text]` and answers each with a line of `true`, `false` or `null`. */
const program = `
import ast, json, sys, warnings
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
    'python': lambda text: compile(text, 'text', 'exec', ast.PyCF_ONLY_AST),
    'toml': toml,
    'xml': lambda text: xml.parsers.expat.ParserCreate().Parse(text, True),
    'yaml': yaml,
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

/** Starts the process. Returns `undefined` without a `python3` that answers. */
export async function startPython(): Promise<PythonParsers | undefined> {
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
  try {
    await started;
  } catch {
    return undefined;
  }
  return {
    isValid: (format, text) =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve(undefined);
        waiting.push(resolve);
        child.stdin.write(`${JSON.stringify([format, text])}\n`);
      }),
    [Symbol.dispose]: () => {
      child.stdin.end();
    },
  };
}
