import { C as ZodError, h as object, m as number, o as array, s as boolean, v as string } from "./package-zod.js";
import { b as groupedBy, et as clip, f as isObject, lt as oneLine, m as parseJson } from "./engine-text.js";
import { _ as plainOutput, f as readTap, l as shortenOutput, s as readTestRun } from "./engine-evidence.js";
import { i as XmlText, r as XmlElement, t as parseXml } from "./package-xml.js";
// src/engines/evidence/formats/reported-test.ts
const longest = {
	name: 500,
	file: 500,
	message: 2e3
};
function reportedTest({ group, state, isProgram, ...test }) {
	const name = clip(nameOf$1(lineOf(test.name), lineOf(group)), longest.name);
	const file = clip(lineOf(test.file).replace(/^(?:\.\/)+/, ""), longest.file);
	const message = shorten(plainOutput(test.message ?? "").trim());
	return {
		name,
		state,
		...file === "" ? {} : { file },
		...message === "" || state !== "failed" ? {} : { message },
		...isProgram && state === "failed" ? { isProgram } : {}
	};
}
function saidBy(printed) {
	if (printed.trim() === "") return void 0;
	return {
		message: shortenOutput(printed, longest.message).split("\n").filter((line) => !leftOut.test(line)).join("\n"),
		isProgram: true
	};
}
const leftOut = /^\(… .* left out …\)$/;
function shorten(message) {
	if (message.length <= longest.message) return message;
	const half = longest.message / 2;
	return `${clip(message, half)}${message.slice(-half).replace(/^[\uDC00-\uDFFF]/, "")}`;
}
const lineOf = (text = "") => oneLine(plainOutput(text));
function nameOf$1(name, group) {
	if (name === "") return group === "" ? "a test without a name" : group;
	if (group === "" || name === group) return name;
	const [before, after] = [name.slice(group.length), name.slice(0, -group.length)];
	return name.startsWith(group) && /^\W/.test(before) || name.endsWith(group) && /\W$/.test(after) ? name : `${group} > ${name}`;
}
// src/engines/evidence/formats/json.ts
const jestReport = object({
	numFailedTests: number(),
	wasInterrupted: boolean().optional(),
	testResults: array(object({
		name: string(),
		status: string(),
		message: string(),
		assertionResults: array(object({
			ancestorTitles: array(string()),
			title: string(),
			status: string(),
			failureMessages: array(string())
		}))
	}))
});
function readJest(report) {
	const { numFailedTests, wasInterrupted, testResults } = jestReport.parse(report);
	if (wasInterrupted === true) throw new Error("the run did not come to its end");
	return requireAll(testResults.flatMap(({ name: file, status, message, assertionResults }) => {
		const own = assertionResults.map((one) => reportedTest({
			name: one.title,
			group: one.ancestorTitles.join(" > "),
			file,
			state: stateOf$1(one.status),
			message: one.failureMessages.join("\n")
		}));
		if (status !== "failed" || own.some(isFailed)) return own;
		return [...own, reportedTest({
			name: file,
			group: void 0,
			file,
			state: "failed",
			message
		})];
	}), numFailedTests);
}
const rspecReport = object({
	examples: array(object({
		full_description: string(),
		file_path: string(),
		status: string(),
		exception: object({ message: string().nullable() }).optional()
	})),
	summary: object({
		failure_count: number(),
		errors_outside_of_examples_count: number()
	})
});
function readRSpec(report) {
	const { examples, summary } = rspecReport.parse(report);
	return requireAll(examples.map((one) => reportedTest({
		name: one.full_description,
		group: void 0,
		file: one.file_path,
		state: stateOf$1(one.status),
		message: one.exception?.message ?? void 0
	})), summary.failure_count + summary.errors_outside_of_examples_count);
}
const stateOf$1 = (status) => status === "passed" || status === "failed" ? status : "skipped";
const isFailed = ({ state }) => state === "failed";
function requireAll(tests, counted) {
	const named = tests.filter(isFailed).length;
	if (counted > named) throw new Error(`it counts ${counted} failures and names ${named}`);
	return tests;
}
const goEvent = object({
	Action: string(),
	Package: string().optional(),
	Test: string().optional(),
	Output: string().optional()
});
function readGo(lines) {
	const events = lines.map((line) => goEvent.parse(line));
	return [...groupedBy(events, ({ Package = "" }) => Package)].flatMap(([name, own]) => name === "" ? [] : testsOf(name, own));
}
function testsOf(name, events) {
	const groups = groupedBy(events, ({ Test }) => Test);
	const tests = [...groups].flatMap(([test, own]) => test === void 0 ? [] : testOf(test, name, own));
	const whole = testOf(name, void 0, groups.get(void 0) ?? []);
	return whole.state !== "failed" || tests.some(({ state }) => state === "failed") ? tests : [...tests, whole];
}
function testOf(name, group, events) {
	const end = events.findLast(({ Action }) => /^(?:pass|fail|skip)$/.test(Action))?.Action;
	return reportedTest({
		name,
		group,
		file: void 0,
		message: events.map(({ Output = "" }) => Output).filter((line) => !isFrame.test(line)).join(""),
		state: end === "pass" ? "passed" : end === "skip" ? "skipped" : "failed"
	});
}
const isFrame = /^ *(?:===|---) |^(?:FAIL|PASS|ok)\b/;
// src/engines/evidence/formats/xml.ts
const mostTags = 15e5;
function parseReport(text) {
	if (countTags(text) > mostTags) throw new Error("it has too many tags");
	const { children, root } = parseXml(text.replace(unfit, ""), { preserveDocumentType: true });
	if (children.some(({ type }) => type === "doctype")) throw new Error("it has a document type");
	if (root === null) throw new Error("it is empty");
	return root;
}
const unfit = new RegExp([
	"(?:\\u001b|&#(?:x0{0,4}1b|0{0,4}27);)(?:\\[[\\d;:?]{0,64}[A-Za-z])?",
	"[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\ufffe\\uffff]",
	"&#(?:x0{0,4}(?:[0-8bcef]|1[0-9a-f])|0{0,4}(?:[0-8]|1[124-9]|2\\d|3[01]));"
].join("|"), "gi");
function countTags(text) {
	let count = 0;
	for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at + 1)) count += 1;
	return count;
}
function elementsIn({ children }, ...names) {
	const elements = children.filter((node) => node instanceof XmlElement);
	return names.length === 0 ? elements : elements.filter(({ name }) => names.includes(name));
}
function elementAt(from, ...names) {
	return names.reduce((at, name) => at && elementsIn(at, name)[0], from);
}
const textIn = ({ children }) => children.map((node) => node instanceof XmlText ? node.text : "").join("");
function attributeOf({ attributes }, ...names) {
	return names.filter((name) => Object.hasOwn(attributes, name)).map((name) => attributes[name]?.trim()).find((value) => value);
}
// src/engines/evidence/formats/junit.ts
const [longestName, mostSuites] = [300, 10];
const none = {
	names: [],
	file: void 0
};
function readJUnit(root) {
	const tests = [];
	collect(root, none, tests);
	const [counted, named] = [countedFailures(root), namedFailures(root)];
	if (counted > named) throw new Error(`it counts ${counted} failures and names ${named}`);
	return tests;
}
function countedFailures(suite) {
	const own = ["failures", "errors"].map((name) => attributeOf(suite, name));
	if (own.some((count) => count !== void 0)) return own.reduce((sum, count = "") => sum + (/^\d{1,9}$/.test(count) ? Number(count) : 0), 0);
	return elementsIn(suite, "testsuite").reduce((sum, inner) => sum + countedFailures(inner), 0);
}
function namedFailures(suite) {
	const inner = elementsIn(suite, "testsuite", "testsuites", "testcase");
	const own = problemsOf(suite).length + retriesOf(suite).length;
	return inner.reduce((sum, one) => sum + namedFailures(one), own);
}
function collect(suite, outer, tests) {
	const file = attributeOf(suite, "file", "filepath")?.slice(0, longestName) ?? outer.file;
	const name = suite.name === "testsuites" ? void 0 : attributeOf(suite, "name");
	const own = name === void 0 ? [] : [name.slice(0, longestName)];
	const suites = {
		file,
		names: [...outer.names, ...own].slice(-mostSuites)
	};
	for (const element of elementsIn(suite)) if (element.name === "testcase") tests.push(...retriedIn(suites, element), caseIn(suites, element));
	else if (/^testsuites?$/.test(element.name)) collect(element, suites, tests);
	if (problemsOf(suite).length > 0) tests.push(suiteTest(suites, suite));
}
const suiteTest = ({ names, file }, suite) => reportedTest({
	name: names.join(" > "),
	group: void 0,
	file,
	state: "failed",
	...messageOf(problemsOf(suite), suite)
});
function caseIn({ names, file }, element) {
	const written = attributeOf(element, "classname", "class");
	const group = written === "test" || written === "suite" ? void 0 : written;
	const isPath = group !== void 0 && path.test(group);
	const ownFile = attributeOf(element, "file", "filepath") ?? (isPath ? group : file);
	const outer = names.filter((name) => name !== ownFile && name !== group && !path.test(name));
	return reportedTest({
		name: attributeOf(element, "name"),
		group: group === void 0 || isPath ? outer.join(" > ") : group,
		file: ownFile,
		state: stateOf(element),
		...messageOf(problemsOf(element), element)
	});
}
function retriedIn(suites, element) {
	const retries = retriesOf(element);
	if (retries.length === 0 || stateOf(element) === "failed") return [];
	return [{
		...caseIn(suites, element),
		state: "failed",
		...messageOf(retries, element)
	}];
}
const path = /^(?:[^\s:]*\/)?[^\s:/]+\.(?:[cm]?[jt]sx?|bats|py|rb|php|lua|exs|sh)$/;
const retriesOf = (element) => elementsIn(element, "flakyFailure", "flakyError");
const problemsOf = (element) => elementsIn(element, "failure", "error");
function stateOf(element) {
	if (problemsOf(element).length > 0) return "failed";
	const said = [attributeOf(element, "status"), attributeOf(element, "result")].join(" ");
	if (/\b(?:fail(?:ed|ure)?|errors?|errored)\b/i.test(said)) return "failed";
	const [skip] = elementsIn(element, "skipped", "disabled", "ignored");
	if (skip !== void 0) return couldNotRun(said, skip) ? "failed" : "skipped";
	return /\b(?:skipped|not_?run|disabled|ignored|suppressed|pending)\b/i.test(said) ? "skipped" : "passed";
}
function couldNotRun(said, skip) {
	const why = attributeOf(skip, "message");
	return said.trim() === "notrun" && why !== void 0 && !why.startsWith("SKIP_");
}
function messageOf(problems, element) {
	const told = problems.map(wordsOf).filter((text) => text !== void 0);
	if (told.length > 0) return { message: told.join("\n") };
	return saidBy(elementsIn(element, "system-out").map(textIn).join("\n")) ?? { message: problems.map((one) => attributeOf(one, "type"))[0] };
}
function wordsOf(problem) {
	const text = textIn(problem);
	const said = [
		attributeOf(problem, "message") ?? "",
		withoutFrames(text).trim(),
		text.trim()
	].filter((one) => one !== "");
	return said.find((one) => !saysNothing.test(one) && !one.endsWith("...")) ?? said[0];
}
const saysNothing = /^(?:(?:test )?fail(?:ed|ure)?|collection failure)$/i;
const withoutFrames = (text) => text.split(/\n[ \t]+at /, 1)[0] ?? "";
// src/engines/evidence/formats/trx.ts
const states = new Map([
	["passed", "passed"],
	["completed", "passed"],
	["warning", "passed"],
	["notexecuted", "skipped"],
	["inconclusive", "skipped"],
	["pending", "skipped"]
]);
function readTrx(root) {
	const summary = elementAt(root, "ResultSummary");
	if (summary === void 0 || wasAborted(summary)) throw new Error("the run did not come to its end");
	const classes = classesIn(root);
	return elementsIn(root, "Results").flatMap(resultsIn).map((result) => resultIn(result, classes));
}
function wasAborted(summary) {
	const outcome = attributeOf(summary, "outcome") ?? "";
	if (/abort|timeout|disconnected|inprogress/i.test(outcome)) return true;
	return elementsIn(summary, "RunInfos").flatMap((all) => elementsIn(all, "RunInfo")).some((info) => attributeOf(info, "outcome") === "Error" && elementsIn(info, "Text").some((text) => /\b(?:aborted|crashed|cancel+ed)\b/i.test(textIn(text))));
}
function resultsIn(results) {
	return elementsIn(results).filter(isResult).flatMap((result) => {
		const rows = elementsIn(result, "InnerResults").flatMap((inner) => elementsIn(inner));
		return rows.some(isResult) ? rows.filter(isResult) : [result];
	});
}
const isResult = ({ name }) => name.endsWith("TestResult");
function resultIn(result, classes) {
	const said = elementAt(result, "Output", "ErrorInfo", "Message");
	return reportedTest({
		name: attributeOf(result, "testName"),
		group: classes.get(attributeOf(result, "testId") ?? ""),
		file: void 0,
		state: states.get(attributeOf(result, "outcome")?.toLowerCase() ?? "") ?? "failed",
		message: said && textIn(said)
	});
}
function classesIn(root) {
	const tests = elementsIn(root, "TestDefinitions").flatMap((one) => elementsIn(one));
	return new Map(tests.flatMap((test) => {
		const [id, method] = [attributeOf(test, "id"), elementAt(test, "TestMethod")];
		const name = method && attributeOf(method, "className")?.split(",")[0];
		return id !== void 0 && name !== void 0 ? [[id, name]] : [];
	}));
}
// src/engines/evidence/formats/read-reports.ts
const readers = {
	testsuites: readJUnit,
	testsuite: readJUnit,
	TestRun: readTrx,
	Site: readDashboard
};
const mostTests = 2e5;
function readReports(files) {
	const [tests, ignored] = [[], []];
	for (const { path, text } of files) try {
		for (const test of readReport(text)) tests.push(test);
		if (tests.length > mostTests) throw new Error(`there are more than ${mostTests} tests`);
	} catch (error) {
		ignored.push(`${nameOf(path)} was not read: ${reasonOf(error)}.`);
	}
	return {
		tests: ignored.length > 0 ? [] : tests,
		ignored
	};
}
function readCompleteReports(files, output) {
	const report = readReports(files);
	const run = {
		kind: "exited",
		code: 0,
		elapsed: 0
	};
	const [reported, printed] = [{
		output: "",
		report
	}, { output }].map((said) => readTestRun({
		...run,
		...said
	}).counts);
	return reported?.run === printed?.run && reported?.failed === printed?.failed && report.tests.length > 0 ? report : void 0;
}
function readReport(text) {
	if (/^\s*\{/.test(text)) return readJson(text);
	if (/^\s*(?:TAP version|1\.\.\d|#|(?:not )?ok\b)/.test(text)) return readTapReport(text);
	const root = parseReport(text);
	const read = Object.hasOwn(readers, root.name) ? readers[root.name] : void 0;
	if (read === void 0) throw new Error(unknown);
	return read(root);
}
function readJson(text) {
	const whole = parseJson(text);
	if (isObject(whole) && "testResults" in whole) return readJest(whole);
	if (isObject(whole) && "examples" in whole) return readRSpec(whole);
	const events = text.split("\n").filter((line) => line.trim() !== "").map((line) => parseJson(line));
	if (!events.every((event) => isObject(event) && "Action" in event)) throw new Error(unknown);
	return readGo(events);
}
const unknown = "it is no report of tests that is known";
const nameOf = (path) => clip(oneLine(path), 200);
function reasonOf(error) {
	if (!(error instanceof Error) || error instanceof RangeError) return "it is nested too deeply";
	if (error instanceof ZodError) return "it is not of a known form";
	return clip(oneLine(error.message.split("\n")[0] ?? ""), 200);
}
function readTapReport(text) {
	const lines = text.split("\n");
	if (lines.filter((line) => /^(?:not )?ok\b/.test(line)).length !== lines.reduce((sum, line) => sum + Number(/^1\.\.(\d+)/.exec(line)?.[1] ?? 0), 0) || /^Bail out!/m.test(text)) throw new Error("the run did not come to its end");
	const { passed, failures } = readTap(lines.map((line, at) => ({
		text: line,
		at
	})));
	const test = {
		group: void 0,
		file: void 0
	};
	return [...passed.map((path) => reportedTest({
		...test,
		name: path.join(" > "),
		state: "passed"
	})), ...failures.map((failure) => reportedTest({
		...test,
		name: failure.name,
		state: "failed",
		message: failure.text?.join("\n")
	}))];
}
function readDashboard(root) {
	const testing = elementAt(root, "Testing");
	return testing === void 0 ? [] : elementsIn(testing, "Test").map(testIn);
}
function testIn(test) {
	const [name, results] = [elementAt(test, "Name"), elementAt(test, "Results")];
	const output = results && elementAt(results, "Measurement", "Value");
	const ending = results && elementsIn(results, "NamedMeasurement").find(isStatus);
	const why = ending && elementAt(ending, "Value");
	const isEncoded = output !== void 0 && attributeOf(output, "encoding") !== void 0;
	const status = attributeOf(test, "Status");
	return reportedTest({
		name: name && textIn(name),
		group: void 0,
		file: void 0,
		state: status === "passed" ? "passed" : isSkip(why && textIn(why)) ? "skipped" : "failed",
		...isEncoded || output === void 0 ? {} : saidBy(textIn(output))
	});
}
const isStatus = (one) => attributeOf(one, "name") === "Completion Status";
const isSkip = (why = "") => /^(?:Disabled$|SKIP_)/.test(why);
export { readReports as n, readCompleteReports as t };
