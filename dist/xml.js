export { t as xmlProblems } from "./adapter-syntax-xml.js";
