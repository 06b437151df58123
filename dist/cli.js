#!/usr/bin/env node
import { i as version, n as engines } from "./package.js";
// src/cli/index.ts
const oldest = engines.node.replace(">=", "");
const running = process.versions.node;
if (weigh(running) >= weigh(oldest) && process.argv[2] === "--version") process.stdout.write(`${version}\n`);
else if (weigh(running) >= weigh(oldest)) import("./main.js").then(({ main }) => main());
else {
	process.stderr.write(`Install Node ${oldest} or newer: this is Node ${running}.\n`);
	process.stderr.write("Stopped: misconfigured.\n");
	process.exitCode = 2;
}
function weigh(version) {
	return version.split(".").reduce((sum, part) => 1e3 * sum + Number.parseInt(part, 10), 0);
}
export {};
