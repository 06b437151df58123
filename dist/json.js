export { t as jsonFindings } from "./adapter-syntax.js";
