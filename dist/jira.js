export { t as jiraTickets } from "./adapter-jira.js";
