// package.json
var version = "0.1.0";
var engines = { "node": ">=20.18.1" };
export { version as n, engines as t };
