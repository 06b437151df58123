export { t as lenientXmlFindings, n as xmlFindings } from "./adapter-syntax-xml.js";
