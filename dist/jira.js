export { n as jiraTickets } from "./adapter-jira.js";
