export { n as jsonProblems, r as jsoncProblems } from "./adapter-syntax-json.js";
