export { t as dockerfileProblems } from "./adapter-syntax-dockerfile.js";
