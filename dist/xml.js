export { t as xmlProblems } from "./engine-syntax-xml.js";
