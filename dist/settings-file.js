import { As as showControls } from "./core.js";
import { u as fileAt } from "./adapter-git.js";
import { g as withTexts, i as settingsFile, r as parseSettingsFile } from "./settings.js";
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
function withWorkflow(given, { path, texts: { value, agreed } }, isAgreed) {
	const texts = [...value, ...isAgreed ? agreed : []];
	return withTexts(given, path, new Map(texts.filter(([name]) => !given.isGiven(name))));
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
export { withWorkflow as i, agreesToCommands as n, commandsIn as r, findSettingsFile as t };
