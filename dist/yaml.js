export { t as yamlFindings } from "./adapter-syntax-yaml.js";
