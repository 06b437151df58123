export { t as xmlFindings } from "./adapter-syntax-xml.js";
