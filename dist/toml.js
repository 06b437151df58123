export { t as tomlProblems } from "./engine-syntax-toml.js";
