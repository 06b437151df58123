import { S as e, _ as t, a as n, c as r, d as i, g as a, h as o, i as s, m as c, o as l, s as u, t as d, v as f, x as p } from "./package-zod.js";
const m = {
	packageName: `jira.js`,
	gatewaySlug: `jira`,
	scopeHint: `Jira scopes are granted per operation rather than per API version — the scope the failing operation names in its API documentation is the one to add.`
};
m.packageName.replace(/[^a-zA-Z0-9]+/g, `-`);
const h = Symbol.for(`${m.packageName}:error-kinds`);
function hasErrorKind(e, t) {
	if (typeof e != `object` || !e) return !1;
	let n = e[h];
	return Array.isArray(n) && n.includes(t);
}
var ApiError = class extends Error {
	[h] = [`api`];
	status;
	statusText;
	body;
	constructor(e, t, n, r, i) {
		super(e, i), this.name = `ApiError`, this.status = t, this.statusText = n, this.body = r, Object.setPrototypeOf(this, new.target.prototype);
	}
	static [Symbol.hasInstance](e) {
		return hasErrorKind(e, `api`);
	}
}, AuthError = class extends ApiError {
	[h] = [`api`, `auth`];
	constructor(e, t, n, r) {
		super(e, 401, t, n, r), this.name = `AuthError`;
	}
	static [Symbol.hasInstance](e) {
		return hasErrorKind(e, `auth`);
	}
}, ForbiddenError = class extends ApiError {
	[h] = [`api`, `forbidden`];
	constructor(e, t, n, r) {
		super(e, 403, t, n, r), this.name = `ForbiddenError`;
	}
	static [Symbol.hasInstance](e) {
		return hasErrorKind(e, `forbidden`);
	}
}, NotFoundError = class extends ApiError {
	[h] = [`api`, `notFound`];
	constructor(e, t, n, r) {
		super(e, 404, t, n, r), this.name = `NotFoundError`;
	}
	static [Symbol.hasInstance](e) {
		return hasErrorKind(e, `notFound`);
	}
}, RateLimitError = class extends ApiError {
	[h] = [`api`, `rateLimit`];
	retryAfterMs;
	constructor(e, t, n, r) {
		super(e, 429, t, n, r), this.name = `RateLimitError`, this.retryAfterMs = r?.retryAfterMs;
	}
	static [Symbol.hasInstance](e) {
		return hasErrorKind(e, `rateLimit`);
	}
}, ServerError = class extends ApiError {
	[h] = [`api`, `server`];
	constructor(e, t, n, r, i) {
		super(e, t, n, r, i), this.name = `ServerError`;
	}
	static [Symbol.hasInstance](e) {
		return hasErrorKind(e, `server`);
	}
};
function isApiError(e) {
	return hasErrorKind(e, `api`);
}
function isForbiddenError(e) {
	return hasErrorKind(e, `forbidden`);
}
function isNotFoundError(e) {
	return hasErrorKind(e, `notFound`);
}
function isSchemaAuditEnabled() {
	return globalThis.process?.env?.AUDIT_SCHEMAS === `true`;
}
function apiObject(e) {
	let n = o(e).loose();
	return isSchemaAuditEnabled() ? t(e) : n;
}
function openEnum(e) {
	let t = e.map((e) => `'${e}'`).join(` | `), n = r((e) => typeof e == `string`, { message: `one of ${t}, or another string` });
	return isSchemaAuditEnabled() ? s(e) : n;
}
const g = apiObject({
	key: f().optional(),
	self: f().optional()
}), _ = apiObject({ keys: l(g).optional() }), v = apiObject({
	key: f().optional(),
	value: p().optional()
}), y = apiObject({
	"16x16": e().optional(),
	"24x24": e().optional(),
	"32x32": e().optional(),
	"48x48": e().optional()
}), b = apiObject({
	description: f().optional(),
	id: f().optional(),
	name: f().optional(),
	self: f().optional()
}), x = apiObject({
	project: apiObject({
		avatarUrls: y.optional(),
		id: f().optional(),
		key: f().optional(),
		name: f().optional(),
		projectCategory: b.optional(),
		projectTypeKey: openEnum([
			`software`,
			`service_desk`,
			`business`,
			`product_discovery`,
			`customer_service`
		]).optional(),
		self: f().optional(),
		simplified: u().optional()
	}).optional(),
	type: openEnum([`PROJECT`, `TEMPLATE`]).optional()
}), S = apiObject({
	href: f().optional(),
	iconClass: f().optional(),
	id: f().optional(),
	label: f().optional(),
	styleClass: f().optional(),
	title: f().optional(),
	weight: c().optional()
}), C = apiObject({
	accountId: f().max(128, `accountId must be at most 128 characters`).optional(),
	accountType: f().optional(),
	active: u().optional(),
	avatarUrls: y.optional(),
	displayName: f().optional(),
	emailAddress: f().optional(),
	self: f().optional(),
	timeZone: f().optional()
}), w = apiObject({
	type: openEnum([`doc`]),
	version: c(),
	content: l(a(f(), n()))
}), T = apiObject({
	identifier: f().nullish(),
	type: openEnum([`group`, `role`]).optional(),
	value: f().optional()
}), E = apiObject({
	author: C.optional(),
	body: w.optional(),
	created: d().optional(),
	id: f().optional(),
	jsdAuthorCanSeeRequest: u().optional(),
	jsdPublic: u().optional(),
	properties: l(v).optional(),
	renderedBody: f().optional(),
	self: f().optional(),
	updateAuthor: C.optional(),
	updated: d().optional(),
	visibility: T.optional()
}), D = apiObject({
	comments: l(E).optional(),
	maxResults: c().optional(),
	startAt: c().optional(),
	total: c().optional()
});
async function getComments(e, t) {
	let n = {
		url: `/rest/api/3/issue/${t.issueIdOrKey}/comment`,
		method: `GET`,
		searchParams: {
			startAt: t.startAt,
			maxResults: t.maxResults,
			orderBy: t.orderBy,
			expand: t.expand
		},
		schema: D
	};
	return await e.sendRequest(n);
}
async function addComment(e, t) {
	if (typeof t.body == `string`) {
		let n = await e.sendRequest({
			url: `/rest/api/2/issue/${t.issueIdOrKey}/comment`,
			method: `POST`,
			body: {
				body: t.body,
				visibility: t.visibility
			}
		});
		return getComment(e, {
			issueIdOrKey: t.issueIdOrKey,
			id: n.id,
			expand: t.expand
		});
	}
	let n = {
		url: `/rest/api/3/issue/${t.issueIdOrKey}/comment`,
		method: `POST`,
		searchParams: { expand: t.expand },
		body: {
			author: t.author,
			body: t.body,
			created: t.created,
			id: t.id,
			jsdAuthorCanSeeRequest: t.jsdAuthorCanSeeRequest,
			jsdPublic: t.jsdPublic,
			properties: t.properties,
			renderedBody: t.renderedBody,
			self: t.self,
			updateAuthor: t.updateAuthor,
			updated: t.updated,
			visibility: t.visibility
		},
		schema: E
	};
	return await e.sendRequest(n);
}
async function getComment(e, t) {
	let n = {
		url: `/rest/api/3/issue/${t.issueIdOrKey}/comment/${t.id}`,
		method: `GET`,
		searchParams: { expand: t.expand },
		schema: E
	};
	return await e.sendRequest(n);
}
async function updateComment(e, t) {
	if (typeof t.body.body == `string`) return await e.sendRequest({
		url: `/rest/api/2/issue/${t.issueIdOrKey}/comment/${t.id}`,
		method: `PUT`,
		body: {
			body: t.body.body,
			visibility: t.body.visibility
		}
	}), getComment(e, {
		issueIdOrKey: t.issueIdOrKey,
		id: t.id,
		expand: t.expand
	});
	let n = {
		url: `/rest/api/3/issue/${t.issueIdOrKey}/comment/${t.id}`,
		method: `PUT`,
		searchParams: {
			notifyUsers: t.notifyUsers,
			overrideEditableFlag: t.overrideEditableFlag,
			expand: t.expand
		},
		body: t.body,
		schema: E
	};
	return await e.sendRequest(n);
}
const O = apiObject({
	configuration: a(f(), n()).optional(),
	custom: f().optional(),
	customId: c().optional(),
	items: f().optional(),
	system: f().optional(),
	type: f()
}), k = apiObject({
	clauseNames: l(f()).optional(),
	custom: u().optional(),
	id: f().optional(),
	key: f().optional(),
	name: f().optional(),
	navigable: u().optional(),
	orderable: u().optional(),
	schema: O.optional(),
	scope: x.optional(),
	searchable: u().optional(),
	untranslatedName: f().optional()
});
async function getFields(e) {
	let t = {
		url: `/rest/api/3/field`,
		method: `GET`,
		schema: l(k)
	};
	return await e.sendRequest(t);
}
const A = apiObject({
	colorName: f().optional(),
	id: c().optional(),
	key: f().optional(),
	name: f().optional(),
	self: f().optional()
}), j = apiObject({
	description: f().optional(),
	iconUrl: f().optional(),
	id: f().optional(),
	name: f().optional(),
	scope: x.optional(),
	self: f().optional(),
	statusCategory: A.optional(),
	untranslatedName: f().optional()
});
async function getIssuePropertyKeys(e, t) {
	let n = {
		url: `/rest/api/3/issue/${t.issueIdOrKey}/properties`,
		method: `GET`,
		schema: _
	};
	return await e.sendRequest(n);
}
async function getIssueProperty(e, t) {
	let n = {
		url: `/rest/api/3/issue/${t.issueIdOrKey}/properties/${t.propertyKey}`,
		method: `GET`,
		schema: v
	};
	return await e.sendRequest(n);
}
async function setIssueProperty(e, t) {
	let n = {
		url: `/rest/api/3/issue/${t.issueIdOrKey}/properties/${t.propertyKey}`,
		method: `PUT`,
		body: t.body
	};
	return await e.sendRequest(n);
}
async function deleteIssueProperty(e, t) {
	let n = {
		url: `/rest/api/3/issue/${t.issueIdOrKey}/properties/${t.propertyKey}`,
		method: `DELETE`
	};
	return await e.sendRequest(n);
}
const M = apiObject({
	id: c().optional(),
	self: f().optional()
});
async function createOrUpdateRemoteIssueLink(e, t) {
	let n = {
		url: `/rest/api/3/issue/${t.issueIdOrKey}/remotelink`,
		method: `POST`,
		body: {
			application: t.application,
			globalId: t.globalId,
			object: t.object,
			relationship: t.relationship
		},
		schema: M
	};
	return await e.sendRequest(n);
}
const N = apiObject({
	avatarUrl: f().optional(),
	displayName: f().optional(),
	displayNameKey: f().optional(),
	id: f().optional(),
	type: f().optional(),
	url: f().optional()
}), P = apiObject({
	activityDescription: f().optional(),
	activityDescriptionKey: f().optional(),
	actor: N.optional(),
	cause: N.optional(),
	description: f().optional(),
	descriptionKey: f().optional(),
	emailDescription: f().optional(),
	emailDescriptionKey: f().optional(),
	extraData: a(f(), n()).optional(),
	generator: N.optional(),
	type: f().optional()
}), F = apiObject({
	field: f().optional(),
	fieldId: f().optional(),
	fieldtype: f().optional(),
	from: f().nullish(),
	fromString: f().nullish(),
	to: f().nullish(),
	toString: f().nullish()
}), I = apiObject({
	author: C.optional(),
	created: d().optional(),
	historyMetadata: P.optional(),
	id: f().optional(),
	items: l(F).optional()
}), L = apiObject({
	histories: l(I).optional(),
	maxResults: c().optional(),
	startAt: c().optional(),
	total: c().optional()
}), R = apiObject({ fields: a(f(), n()).optional() }), z = apiObject({
	actuallyIncluded: l(f()).optional(),
	excluded: l(f()).optional(),
	included: l(f()).optional()
}), B = apiObject({
	groups: l(i(() => B)).optional(),
	header: S.optional(),
	id: f().optional(),
	links: l(S).optional(),
	styleClass: f().optional(),
	weight: c().optional()
}), V = apiObject({ linkGroups: l(B).optional() }), H = apiObject({
	expand: f().optional(),
	fields: a(f(), n()).optional(),
	hasScreen: u().optional(),
	id: f().optional(),
	isAvailable: u().optional(),
	isConditional: u().optional(),
	isGlobal: u().optional(),
	isInitial: u().optional(),
	looped: u().optional(),
	name: f().optional(),
	to: j.optional()
}), U = apiObject({
	changelog: L.optional(),
	editmeta: R.optional(),
	expand: f().optional(),
	fields: a(f(), n()).optional(),
	fieldsToInclude: z.optional(),
	id: f().optional(),
	key: f().optional(),
	names: a(f(), n()).optional(),
	operations: V.optional(),
	properties: a(f(), n()).optional(),
	renderedFields: a(f(), n()).optional(),
	schema: a(f(), n()).optional(),
	self: e().optional(),
	transitions: l(H).optional(),
	versionedRepresentations: a(f(), n()).optional()
}), W = apiObject({
	details: apiObject({
		actual: c().optional(),
		arguments: f().optional(),
		clause: f().optional(),
		limit: c().optional()
	}).optional(),
	message: f().optional(),
	type: f().optional()
}), G = apiObject({
	isLast: u().optional(),
	issues: l(U).optional(),
	names: a(f(), n()).optional(),
	nextPageToken: f().nullish(),
	schema: a(f(), n()).optional(),
	warnings: l(W).optional()
});
async function searchAndReconsileIssuesUsingJqlPost(e, t) {
	let n = {
		url: `/rest/api/3/search/jql`,
		method: `POST`,
		body: {
			expand: t.expand,
			fields: t.fields,
			fieldsByKeys: t.fieldsByKeys,
			jql: t.jql,
			maxResults: t.maxResults,
			nextPageToken: t.nextPageToken,
			properties: t.properties,
			reconcileIssues: t.reconcileIssues
		},
		schema: G
	};
	return await e.sendRequest(n);
}
const K = apiObject({
	expand: f().optional(),
	transitions: l(H).optional()
});
async function getIssue(e, t) {
	let n = {
		url: `/rest/api/3/issue/${t.issueIdOrKey}`,
		method: `GET`,
		searchParams: {
			fields: t.fields,
			fieldsByKeys: t.fieldsByKeys,
			expand: t.expand,
			properties: t.properties,
			updateHistory: t.updateHistory,
			failFast: t.failFast
		},
		schema: U
	};
	return await e.sendRequest(n);
}
async function getTransitions(e, t) {
	let n = {
		url: `/rest/api/3/issue/${t.issueIdOrKey}/transitions`,
		method: `GET`,
		searchParams: {
			expand: t.expand,
			transitionId: t.transitionId,
			skipRemoteOnlyCondition: t.skipRemoteOnlyCondition,
			includeUnavailableTransitions: t.includeUnavailableTransitions,
			sortByOpsBarAndStatus: t.sortByOpsBarAndStatus
		},
		schema: K
	};
	return await e.sendRequest(n);
}
async function doTransition(e, t) {
	let n = {
		url: `/rest/api/3/issue/${t.issueIdOrKey}/transitions`,
		method: `POST`,
		body: {
			fields: t.fields,
			historyMetadata: t.historyMetadata,
			properties: t.properties,
			transition: t.transition,
			update: t.update
		}
	};
	return await e.sendRequest(n);
}
const q = apiObject({ permissions: a(f(), n()).optional() });
async function getMyPermissions(e, t) {
	let n = {
		url: `/rest/api/3/mypermissions`,
		method: `GET`,
		searchParams: {
			projectKey: t?.projectKey,
			projectId: t?.projectId,
			issueKey: t?.issueKey,
			issueId: t?.issueId,
			permissions: t?.permissions,
			projectUuid: t?.projectUuid,
			projectConfigurationUuid: t?.projectConfigurationUuid,
			commentId: t?.commentId
		},
		schema: q
	};
	return await e.sendRequest(n);
}
export { RateLimitError as C, NotFoundError as S, isForbiddenError as _, searchAndReconsileIssuesUsingJqlPost as a, AuthError as b, getIssueProperty as c, getFields as d, addComment as f, isApiError as g, updateComment as h, getTransitions as i, getIssuePropertyKeys as l, getComments as m, doTransition as n, createOrUpdateRemoteIssueLink as o, getComment as p, getIssue as r, deleteIssueProperty as s, getMyPermissions as t, setIssueProperty as u, isNotFoundError as v, ServerError as w, ForbiddenError as x, ApiError as y };
