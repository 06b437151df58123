export { t as json5Findings, n as jsonFindings, r as jsoncFindings } from "./adapter-syntax-json.js";
