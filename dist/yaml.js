export { t as yamlProblems } from "./adapter-syntax-yaml.js";
