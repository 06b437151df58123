export { x as followable } from "./agent.js";
