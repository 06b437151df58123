export { t as yamlProblems } from "./engine-syntax-yaml.js";
