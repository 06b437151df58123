import { a as phrase, s as problemAt } from "./engine-syntax.js";
// src/engines/syntax/formats/dockerfile.ts
const instructions = new Set(`ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL MAINTAINER ONBUILD RUN SHELL STOPSIGNAL USER VOLUME
  WORKDIR`.split(/\s+/));
function dockerfileProblems(text) {
	const setting = (name) => new RegExp(`^\\ufeff?(?:#.*\n)*#\\s*${name}\\s*=\\s*(\\S+)`, "i").exec(text)?.[1];
	if (setting("syntax")?.includes("docker/dockerfile") === false) return void 0;
	const continuer = setting("escape") ?? "\\";
	const lines = text.replace(/^\ufeff/, "").split(/\r?\n/);
	const problems = [];
	const open = [];
	let name = "";
	let hasImage = false;
	let isContinued = false;
	for (const [row, line] of lines.entries()) {
		const document = isContinued ? void 0 : open[0];
		if (document !== void 0) {
			if ((document.isIndented ? line.replace(/^\t+/, "") : line) === document.end) open.shift();
			continue;
		}
		if (/^\s*(?:#|$)/.test(line)) continue;
		if (!isContinued) name = (/\S+/.exec(line)?.[0] ?? "").toUpperCase();
		if (!isContinued && !instructions.has(name)) {
			const message = `unknown instruction \`${phrase(name)}\`; the line before may lack its \`\\\``;
			problems.push(problemAt(lines, {
				row,
				column: 0
			}, message));
		}
		hasImage ||= name === "FROM";
		if (!hasImage && name !== "ARG" && problems.length === 0) problems.push(problemAt(lines, {
			row,
			column: 0
		}, "`FROM` is missing before this"));
		if (/^(?:RUN|COPY|ADD)$/.test(name)) for (const [, dash, end = ""] of documentsIn(line)) open.push({
			row,
			end,
			isIndented: dash !== ""
		});
		const code = line.trimEnd();
		isContinued = code.endsWith(continuer) && !code.endsWith(continuer + continuer);
	}
	return [...problems, ...open.map(({ row, end }) => problemAt(lines, {
		row,
		column: 0
	}, `the here-document \`${end}\` is never closed`))];
}
function documentsIn(line) {
	return (line.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? []).map((word) => /^\d*<<(-?)["']?([\w.-]+)["']?$/.exec(word)).filter((found) => found !== null);
}
export { dockerfileProblems as t };
