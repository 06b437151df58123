export { a as TokenCache } from "./package-anthropic.js";
