export { t as jsonProblems, n as jsoncProblems } from "./adapter-syntax-json.js";
