export { t as dockerfileFindings } from "./adapter-syntax-dockerfile.js";
