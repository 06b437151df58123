#!/usr/bin/env node
import manifest from '../../package.json' with { type: 'json' };

// Node reads this file first. Its syntax is one that every Node understands, so that a Node that is too old
// for the rest of the program prints a sentence instead of a syntax error.
const oldest = manifest.engines.node.replace('>=', '');
const running = process.versions.node;

if (weigh(running) >= weigh(oldest) && process.argv[2] === '--version') {
  // Needs nothing else, so it loads nothing else.
  process.stdout.write(`${manifest.version}\n`);
} else if (weigh(running) >= weigh(oldest)) {
  import('./main.ts').then(({ main }) => main());
} else {
  process.stderr.write(`Install Node ${oldest} or newer: this is Node ${running}.\n`);
  process.stderr.write('Stopped: misconfigured.\n');
  process.exitCode = 2;
}

/** Returns a version as a number that grows with it. */
function weigh(version: string): number {
  return version.split('.').reduce((sum, part) => 1000 * sum + Number.parseInt(part, 10), 0);
}
