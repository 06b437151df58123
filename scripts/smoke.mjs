/**
 * Tries the built command line on any system, with git and the Node that runs this and without packages: it
 * has to print its help, and to fix a bug with a model that is played on loopback.
 */
import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const broken = 'export const sum = (a, b) => a - b;\n';
const fixed = 'export const sum = (a, b) => a + b;\n';

/** What the model answers, one after the other. */
const replies = [
  call('plan', {
    kind: 'fix',
    understanding: 'The sum is a difference.',
    files: [{ path: 'sum.js', change: 'Add the two.', create: false }],
  }),
  { content: `sum.js\n<<<<<<< SEARCH\n${broken}=======\n${fixed}>>>>>>> REPLACE` },
  call('verdict', { decision: 'approve', summary: 'It adds.' }),
];

const folder = mkdtempSync(join(tmpdir(), 'smoke-'));
const model = await startModel();
try {
  assert.equal((await run(['--version'])).stdout.trim(), version);
  const { stdout: help } = await run(['--help']);
  const commands = [...help.matchAll(/^ {2}(\w+) {2,}[A-Z]/gm)].map(([, command]) => command);
  assert.ok(commands.includes('run'), help);
  for (const command of commands)
    assert.match(
      (await run([command, '--help'])).stdout,
      new RegExp(`jira-bug-fix-agent ${command}`),
    );
  await fixes();
} finally {
  model.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
process.stdout.write(
  `The command line works on ${process.platform} with Node ${process.version}.\n`,
);

async function fixes() {
  const git = (...args) => execFileSync('git', args, { cwd: folder });
  writeFileSync(join(folder, 'sum.js'), broken);
  writeFileSync(join(folder, 'bug.md'), '# sum() subtracts\n\nsum(1, 1) is 0. See sum.js.\n');
  git('init', '--quiet');
  git('add', 'sum.js');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'sum');
  const url = `http://127.0.0.1:${model.address().port}/v1`;
  const ended = await run(['run', 'bug.md', '--model', 'played', '--base-url', url]);
  assert.match(ended.stderr, /Stopped: approved\. The fix is in the work tree\./);
  assert.equal(readFileSync(join(folder, 'sum.js'), 'utf8'), fixed);
}

function run(args) {
  return new Promise((resolve, reject) => {
    const { OPENAI_API_KEY: _, ...env } = process.env;
    execFile(
      process.execPath,
      [program, ...args],
      { cwd: folder, env },
      (error, stdout, stderr) => {
        if (error) reject(new Error(`${args.join(' ')}: ${stdout}${stderr}`, { cause: error }));
        else resolve({ stdout, stderr });
      },
    );
  });
}

async function startModel() {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const message = request.url === '/v1/chat/completions' ? replies.shift() : undefined;
      if (message === undefined) return response.writeHead(404).end();
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const finish_reason = message.content === undefined ? 'tool_calls' : 'stop';
      for (const choice of [{ delta: message }, { delta: {}, finish_reason }])
        response.write(`data: ${JSON.stringify(chunk(choice))}\n\n`);
      response.end('data: [DONE]\n\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function chunk(choice) {
  const common = { id: 'c', object: 'chat.completion.chunk', created: 0, model: 'played' };
  return { ...common, choices: [{ index: 0, finish_reason: null, ...choice }] };
}

function call(name, input) {
  const told = { name, arguments: JSON.stringify(input) };
  return {
    role: 'assistant',
    tool_calls: [{ index: 0, id: name, type: 'function', function: told }],
  };
}
