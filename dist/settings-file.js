import { t as require_dist } from "./package-yaml.js";
import { l as fileAt } from "./adapter-git.js";
import { i as settingsFile, r as parseSettingsFile } from "./settings.js";
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
export { findSettingsFile as t };
