export { t as dockerfileProblems } from "./engine-syntax-dockerfile.js";
