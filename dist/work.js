export { b as followable } from "./agent.js";
