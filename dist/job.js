export { S as followable } from "./agent.js";
