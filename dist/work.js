export { v as followable } from "./agent.js";
