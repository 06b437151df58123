import { t as tightened } from "./settings.js";
import { N as showControls } from "./engine-text.js";
import { a as printError } from "./print.js";
import { t as findSettingsFile } from "./settings-file.js";
// src/cli/terminal/agreement.ts
async function agreesToCommands({ read, isGiven }, { path, texts }, confirm) {
	const commands = [...texts.agreed].filter(([name]) => !isGiven(name));
	if (commands.length === 0) return true;
	const isAllowed = read("run-commands");
	if (!isAllowed && (confirm === void 0 || read("json"))) return false;
	printError(`Commands of ${path}, which may do anything that its author wants:`);
	for (const [name, text] of commands) printError(`  ${name}: ${showControls(text.trim()).replaceAll("\n", "\n    | ")}`);
	const where = read("test-isolation") === "none" ? "without isolation" : "in the sandbox";
	return isAllowed || await confirm?.(`Run them ${where}? [y/N] `) === true;
}
// src/cli/run/committed-settings.ts
async function withCommittedSettings(given, confirm) {
	const file = await findSettingsFile(given.read("repo"));
	if (file === void 0) return given;
	const tighten = (runsCommands) => tightened(given, file, {
		isFixed: given.isGiven,
		runsCommands
	});
	printError(tighten(true).sentence);
	const isAgreed = await agreesToCommands(given, file, confirm);
	if (!isAgreed) printError(`Its commands do not run: agree with ${given.show("run-commands")}.`);
	return tighten(isAgreed).settings;
}
export { withCommittedSettings };
