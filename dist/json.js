export { n as jsonFindings, r as jsoncFindings } from "./adapter-syntax-json.js";
