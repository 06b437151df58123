var e = `jira-bug-fix-agent`, t = `0.1.0`, n = {
	type: `git`,
	url: `git+https://github.com/OWNER/jira-bug-fix-agent.git`
}, r = { node: `>=20.18.1` };
export { t as i, e as n, n as r, r as t };
