export { m as RE2JS, g as RE2JSException } from "./packages.js";
