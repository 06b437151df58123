export { r as BaseAnthropic } from "./package-anthropic.js";
