export { t as lenientYamlFindings, n as yamlFindings } from "./adapter-syntax-yaml.js";
