import { zs as showControls } from "./core.js";
import { u as fileAt } from "./adapter-git.js";
import { h as withTexts, n as parseSettingsFile, r as settingsFile } from "./settings.js";
import { t as require_dist } from "./package-yaml.js";
import { r as printError } from "./print.js";
// src/cli/terminal/agreement.ts
function commandsIn({ texts }) {
	return new Map([...texts.agreed].flatMap(([name, text]) => text.trim() === "" ? [] : [[name, showControls(text.trim())]]));
}
async function agreesToCommands({ read, isGiven }, sources, confirm) {
	const isMissing = ([name]) => !isGiven(name);
	const found = sources.map((source) => ({
		...source,
		commands: [...commandsIn(source)].filter(isMissing)
	})).filter(({ commands }) => commands.length > 0);
	if (found.length === 0) return true;
	const isAllowed = read("run-commands");
	if (!isAllowed && (confirm === void 0 || read("json"))) return false;
	for (const { path, commands } of found) {
		printError(`Commands of ${path}, which may do anything that its author wants:`);
		for (const [name, text] of commands) printError(`  ${name}: ${text.replaceAll("\n", "\n    | ")}`);
	}
	const where = read("test-isolation") === "none" ? "without isolation" : "in the sandbox";
	return isAllowed || await confirm?.(`Run them ${where}? [y/N] `) === true;
}
function withSources(given, sources, isAgreed) {
	return sources.reduce((settings, { path, texts: { value, agreed } }) => withTexts(settings, path, isAgreed ? new Map([...value, ...agreed]) : value), given);
}
function describeFile({ isGiven }, { path, texts }) {
	return `From ${path}: ${[...texts.value.keys(), ...texts.agreed.keys()].filter((name) => !isGiven(name)).join(", ") || "nothing"}.`;
}
// src/cli/workflows/settings-file.ts
var import_dist = require_dist();
async function findSettingsFile(root) {
	const text = await fileAt(root, "HEAD", settingsFile);
	if (text === void 0 || text === null) return void 0;
	return {
		path: settingsFile,
		texts: parseSettingsFile(text, import_dist.parse)
	};
}
export { withSources as a, describeFile as i, agreesToCommands as n, commandsIn as r, findSettingsFile as t };
