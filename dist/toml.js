export { t as tomlProblems } from "./adapter-syntax-toml.js";
