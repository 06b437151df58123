import { a as withSources, i as describeFile, n as agreesToCommands, t as findSettingsFile } from "./settings-file.js";
import { r as printError } from "./print.js";
// src/cli/run/committed-settings.ts
async function withCommittedSettings(given, confirm) {
	const file = await findSettingsFile(given.read("repo"));
	if (file === void 0) return given;
	printError(describeFile(given, file));
	const isAgreed = await agreesToCommands(given, [file], confirm);
	if (!isAgreed) printError(`Its commands do not run: agree with ${given.show("run-commands")}.`);
	return withSources(given, [file], isAgreed);
}
export { withCommittedSettings };
