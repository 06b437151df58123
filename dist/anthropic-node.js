export { t as fs, n as path } from "./package-anthropic.js";
