import { f as reportThrown } from "./runner.js";
// src/action/index.ts
const cancelled = new AbortController();
for (const name of ["SIGINT", "SIGTERM"]) process.once(name, () => cancelled.abort());
process.once("uncaughtException", (thrown) => {
	process.on("uncaughtException", () => {});
	reportThrown(thrown, cancelled.signal).finally(() => process.exit(1));
});
try {
	const { performMode } = await import("./modes.js");
	await performMode(cancelled.signal);
} catch (thrown) {
	await reportThrown(thrown, cancelled.signal);
}
export {};
