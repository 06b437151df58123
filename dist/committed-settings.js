import { t as tightened } from "./settings.js";
import { n as agreesToCommands, t as findSettingsFile } from "./settings-file.js";
import { r as printError } from "./print.js";
// src/cli/run/committed-settings.ts
async function withCommittedSettings(given, confirm) {
	const file = await findSettingsFile(given.read("repo"));
	if (file === void 0) return given;
	const tighten = (runsCommands) => tightened(given, file, {
		isFixed: given.isGiven,
		runsCommands
	});
	printError(tighten(true).sentence);
	const isAgreed = await agreesToCommands(given, [file], confirm);
	if (!isAgreed) printError(`Its commands do not run: agree with ${given.show("run-commands")}.`);
	return tighten(isAgreed).settings;
}
export { withCommittedSettings };
