export { _ as followable } from "./agent.js";
