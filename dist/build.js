export { i as RE2JS, o as RE2JSException } from "./package-re2js.js";
