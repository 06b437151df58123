// package.json
var name = "jira-bug-fix-agent";
var version = "0.1.0";
var repository = {
	"type": "git",
	"url": "git+https://github.com/OWNER/jira-bug-fix-agent.git"
};
var engines = { "node": ">=20.18.1" };
export { version as i, name as n, repository as r, engines as t };
