export { t as jsonProblems, n as jsoncProblems } from "./engine-syntax-json.js";
