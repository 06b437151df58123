export { t as tomlFindings } from "./adapter-syntax-toml.js";
