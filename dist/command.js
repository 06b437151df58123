// src/cli/terminal/command.ts
const program = "jira-bug-fix-agent";
export { program as t };
