export { r as jiraTickets } from "./adapter-jira.js";
