import { S as url, _ as strictObject, a as any, c as custom, d as lazy, g as record, h as object, i as _enum, m as number, o as array, s as boolean, t as date, v as string, x as unknown } from "./package-zod.js";
// node_modules/jira.js/dist/core/productInfo.js
const PRODUCT = {
	packageName: "jira.js",
	gatewaySlug: "jira",
	scopeHint: "Jira scopes are granted per operation rather than per API version — the scope the failing operation names in its API documentation is the one to add."
};
PRODUCT.packageName.replace(/[^a-zA-Z0-9]+/g, "-");
// node_modules/jira.js/dist/core/errors/kinds.js
const ERROR_KINDS = Symbol.for(`${PRODUCT.packageName}:error-kinds`);
function hasErrorKind(value, kind) {
	if (typeof value !== "object" || value === null) return false;
	const kinds = value[ERROR_KINDS];
	return Array.isArray(kinds) && kinds.includes(kind);
}
// node_modules/jira.js/dist/core/errors/apiError.js
var ApiError = class extends Error {
	[ERROR_KINDS] = ["api"];
	status;
	statusText;
	body;
	constructor(message, status, statusText, body, options) {
		super(message, options);
		this.name = "ApiError";
		this.status = status;
		this.statusText = statusText;
		this.body = body;
		Object.setPrototypeOf(this, new.target.prototype);
	}
	static [Symbol.hasInstance](value) {
		return hasErrorKind(value, "api");
	}
};
var AuthError = class extends ApiError {
	[ERROR_KINDS] = ["api", "auth"];
	constructor(message, statusText, body, options) {
		super(message, 401, statusText, body, options);
		this.name = "AuthError";
	}
	static [Symbol.hasInstance](value) {
		return hasErrorKind(value, "auth");
	}
};
var ForbiddenError = class extends ApiError {
	[ERROR_KINDS] = ["api", "forbidden"];
	constructor(message, statusText, body, options) {
		super(message, 403, statusText, body, options);
		this.name = "ForbiddenError";
	}
	static [Symbol.hasInstance](value) {
		return hasErrorKind(value, "forbidden");
	}
};
var NotFoundError = class extends ApiError {
	[ERROR_KINDS] = ["api", "notFound"];
	constructor(message, statusText, body, options) {
		super(message, 404, statusText, body, options);
		this.name = "NotFoundError";
	}
	static [Symbol.hasInstance](value) {
		return hasErrorKind(value, "notFound");
	}
};
var RateLimitError = class extends ApiError {
	[ERROR_KINDS] = ["api", "rateLimit"];
	retryAfterMs;
	constructor(message, statusText, body, options) {
		super(message, 429, statusText, body, options);
		this.name = "RateLimitError";
		this.retryAfterMs = options?.retryAfterMs;
	}
	static [Symbol.hasInstance](value) {
		return hasErrorKind(value, "rateLimit");
	}
};
var ServerError = class extends ApiError {
	[ERROR_KINDS] = ["api", "server"];
	constructor(message, status, statusText, body, options) {
		super(message, status, statusText, body, options);
		this.name = "ServerError";
	}
	static [Symbol.hasInstance](value) {
		return hasErrorKind(value, "server");
	}
};
// node_modules/jira.js/dist/core/errors/predicates.js
function isApiError(value) {
	return hasErrorKind(value, "api");
}
function isForbiddenError(value) {
	return hasErrorKind(value, "forbidden");
}
function isNotFoundError(value) {
	return hasErrorKind(value, "notFound");
}
// node_modules/jira.js/dist/core/schemaAudit.js
function isSchemaAuditEnabled() {
	return (globalThis.process?.env)?.AUDIT_SCHEMAS === "true";
}
// node_modules/jira.js/dist/core/apiObject.js
function apiObject(shape) {
	const loose = object(shape).loose();
	if (isSchemaAuditEnabled()) return strictObject(shape);
	return loose;
}
// node_modules/jira.js/dist/core/openEnum.js
function openEnum(values) {
	const documented = values.map((value) => `'${value}'`).join(" | ");
	const open = custom((value) => typeof value === "string", { message: `one of ${documented}, or another string` });
	if (isSchemaAuditEnabled()) return _enum(values);
	return open;
}
// node_modules/jira.js/dist/cloud/models/propertyKey.js
const PropertyKeySchema = apiObject({
	key: string().optional(),
	self: string().optional()
});
// node_modules/jira.js/dist/cloud/models/propertyKeys.js
const PropertyKeysSchema = apiObject({ keys: array(PropertyKeySchema).optional() });
// node_modules/jira.js/dist/cloud/models/entityProperty.js
const EntityPropertySchema = apiObject({
	key: string().optional(),
	value: unknown().optional()
});
// node_modules/jira.js/dist/cloud/models/avatarUrls.js
const AvatarUrlsSchema = apiObject({
	"16x16": url().optional(),
	"24x24": url().optional(),
	"32x32": url().optional(),
	"48x48": url().optional()
});
// node_modules/jira.js/dist/cloud/models/updatedProjectCategory.js
const UpdatedProjectCategorySchema = apiObject({
	description: string().optional(),
	id: string().optional(),
	name: string().optional(),
	self: string().optional()
});
// node_modules/jira.js/dist/cloud/models/scope.js
const ScopeSchema = apiObject({
	project: apiObject({
		avatarUrls: AvatarUrlsSchema.optional(),
		id: string().optional(),
		key: string().optional(),
		name: string().optional(),
		projectCategory: UpdatedProjectCategorySchema.optional(),
		projectTypeKey: openEnum([
			"software",
			"service_desk",
			"business",
			"product_discovery",
			"customer_service"
		]).optional(),
		self: string().optional(),
		simplified: boolean().optional()
	}).optional(),
	type: openEnum(["PROJECT", "TEMPLATE"]).optional()
});
// node_modules/jira.js/dist/cloud/models/simpleLink.js
const SimpleLinkSchema = apiObject({
	href: string().optional(),
	iconClass: string().optional(),
	id: string().optional(),
	label: string().optional(),
	styleClass: string().optional(),
	title: string().optional(),
	weight: number().optional()
});
// node_modules/jira.js/dist/cloud/models/userDetails.js
const UserDetailsSchema = apiObject({
	accountId: string().max(128, "accountId must be at most 128 characters").optional(),
	accountType: string().optional(),
	active: boolean().optional(),
	avatarUrls: AvatarUrlsSchema.optional(),
	displayName: string().optional(),
	emailAddress: string().optional(),
	self: string().optional(),
	timeZone: string().optional()
});
// node_modules/jira.js/dist/cloud/models/document.js
const DocumentSchema = apiObject({
	type: openEnum(["doc"]),
	version: number(),
	content: array(record(string(), any()))
});
// node_modules/jira.js/dist/cloud/models/visibility.js
const VisibilitySchema = apiObject({
	identifier: string().nullish(),
	type: openEnum(["group", "role"]).optional(),
	value: string().optional()
});
// node_modules/jira.js/dist/cloud/models/comment.js
const CommentSchema = apiObject({
	author: UserDetailsSchema.optional(),
	body: DocumentSchema.optional(),
	created: date().optional(),
	id: string().optional(),
	jsdAuthorCanSeeRequest: boolean().optional(),
	jsdPublic: boolean().optional(),
	properties: array(EntityPropertySchema).optional(),
	renderedBody: string().optional(),
	self: string().optional(),
	updateAuthor: UserDetailsSchema.optional(),
	updated: date().optional(),
	visibility: VisibilitySchema.optional()
});
// node_modules/jira.js/dist/cloud/models/pageOfComments.js
const PageOfCommentsSchema = apiObject({
	comments: array(CommentSchema).optional(),
	maxResults: number().optional(),
	startAt: number().optional(),
	total: number().optional()
});
// node_modules/jira.js/dist/cloud/api/issueComments.js
async function getComments(client, parameters) {
	const config = {
		url: `/rest/api/3/issue/${parameters.issueIdOrKey}/comment`,
		method: "GET",
		searchParams: {
			startAt: parameters.startAt,
			maxResults: parameters.maxResults,
			orderBy: parameters.orderBy,
			expand: parameters.expand
		},
		schema: PageOfCommentsSchema
	};
	return await client.sendRequest(config);
}
async function addComment(client, parameters) {
	if (typeof parameters.body === "string") {
		const created = await client.sendRequest({
			url: `/rest/api/2/issue/${parameters.issueIdOrKey}/comment`,
			method: "POST",
			body: {
				body: parameters.body,
				visibility: parameters.visibility
			}
		});
		return getComment(client, {
			issueIdOrKey: parameters.issueIdOrKey,
			id: created.id,
			expand: parameters.expand
		});
	}
	const config = {
		url: `/rest/api/3/issue/${parameters.issueIdOrKey}/comment`,
		method: "POST",
		searchParams: { expand: parameters.expand },
		body: {
			author: parameters.author,
			body: parameters.body,
			created: parameters.created,
			id: parameters.id,
			jsdAuthorCanSeeRequest: parameters.jsdAuthorCanSeeRequest,
			jsdPublic: parameters.jsdPublic,
			properties: parameters.properties,
			renderedBody: parameters.renderedBody,
			self: parameters.self,
			updateAuthor: parameters.updateAuthor,
			updated: parameters.updated,
			visibility: parameters.visibility
		},
		schema: CommentSchema
	};
	return await client.sendRequest(config);
}
async function getComment(client, parameters) {
	const config = {
		url: `/rest/api/3/issue/${parameters.issueIdOrKey}/comment/${parameters.id}`,
		method: "GET",
		searchParams: { expand: parameters.expand },
		schema: CommentSchema
	};
	return await client.sendRequest(config);
}
async function updateComment(client, parameters) {
	if (typeof parameters.body.body === "string") {
		await client.sendRequest({
			url: `/rest/api/2/issue/${parameters.issueIdOrKey}/comment/${parameters.id}`,
			method: "PUT",
			body: {
				body: parameters.body.body,
				visibility: parameters.body.visibility
			}
		});
		return getComment(client, {
			issueIdOrKey: parameters.issueIdOrKey,
			id: parameters.id,
			expand: parameters.expand
		});
	}
	const config = {
		url: `/rest/api/3/issue/${parameters.issueIdOrKey}/comment/${parameters.id}`,
		method: "PUT",
		searchParams: {
			notifyUsers: parameters.notifyUsers,
			overrideEditableFlag: parameters.overrideEditableFlag,
			expand: parameters.expand
		},
		body: parameters.body,
		schema: CommentSchema
	};
	return await client.sendRequest(config);
}
// node_modules/jira.js/dist/cloud/models/jsonType.js
const JsonTypeSchema = apiObject({
	configuration: record(string(), any()).optional(),
	custom: string().optional(),
	customId: number().optional(),
	items: string().optional(),
	system: string().optional(),
	type: string()
});
// node_modules/jira.js/dist/cloud/models/fieldDetails.js
const FieldDetailsSchema = apiObject({
	clauseNames: array(string()).optional(),
	custom: boolean().optional(),
	id: string().optional(),
	key: string().optional(),
	name: string().optional(),
	navigable: boolean().optional(),
	orderable: boolean().optional(),
	schema: JsonTypeSchema.optional(),
	scope: ScopeSchema.optional(),
	searchable: boolean().optional(),
	untranslatedName: string().optional()
});
// node_modules/jira.js/dist/cloud/api/issueFields.js
async function getFields(client) {
	const config = {
		url: "/rest/api/3/field",
		method: "GET",
		schema: array(FieldDetailsSchema)
	};
	return await client.sendRequest(config);
}
// node_modules/jira.js/dist/cloud/models/statusCategory.js
const StatusCategorySchema = apiObject({
	colorName: string().optional(),
	id: number().optional(),
	key: string().optional(),
	name: string().optional(),
	self: string().optional()
});
// node_modules/jira.js/dist/cloud/models/statusDetails.js
const StatusDetailsSchema = apiObject({
	description: string().optional(),
	iconUrl: string().optional(),
	id: string().optional(),
	name: string().optional(),
	scope: ScopeSchema.optional(),
	self: string().optional(),
	statusCategory: StatusCategorySchema.optional(),
	untranslatedName: string().optional()
});
// node_modules/jira.js/dist/cloud/api/issueProperties.js
async function getIssuePropertyKeys(client, parameters) {
	const config = {
		url: `/rest/api/3/issue/${parameters.issueIdOrKey}/properties`,
		method: "GET",
		schema: PropertyKeysSchema
	};
	return await client.sendRequest(config);
}
async function getIssueProperty(client, parameters) {
	const config = {
		url: `/rest/api/3/issue/${parameters.issueIdOrKey}/properties/${parameters.propertyKey}`,
		method: "GET",
		schema: EntityPropertySchema
	};
	return await client.sendRequest(config);
}
async function setIssueProperty(client, parameters) {
	const config = {
		url: `/rest/api/3/issue/${parameters.issueIdOrKey}/properties/${parameters.propertyKey}`,
		method: "PUT",
		body: parameters.body
	};
	return await client.sendRequest(config);
}
async function deleteIssueProperty(client, parameters) {
	const config = {
		url: `/rest/api/3/issue/${parameters.issueIdOrKey}/properties/${parameters.propertyKey}`,
		method: "DELETE"
	};
	return await client.sendRequest(config);
}
// node_modules/jira.js/dist/cloud/models/remoteIssueLinkIdentifies.js
const RemoteIssueLinkIdentifiesSchema = apiObject({
	id: number().optional(),
	self: string().optional()
});
// node_modules/jira.js/dist/cloud/api/issueRemoteLinks.js
async function createOrUpdateRemoteIssueLink(client, parameters) {
	const config = {
		url: `/rest/api/3/issue/${parameters.issueIdOrKey}/remotelink`,
		method: "POST",
		body: {
			application: parameters.application,
			globalId: parameters.globalId,
			object: parameters.object,
			relationship: parameters.relationship
		},
		schema: RemoteIssueLinkIdentifiesSchema
	};
	return await client.sendRequest(config);
}
// node_modules/jira.js/dist/cloud/models/historyMetadataParticipant.js
const HistoryMetadataParticipantSchema = apiObject({
	avatarUrl: string().optional(),
	displayName: string().optional(),
	displayNameKey: string().optional(),
	id: string().optional(),
	type: string().optional(),
	url: string().optional()
});
// node_modules/jira.js/dist/cloud/models/historyMetadata.js
const HistoryMetadataSchema = apiObject({
	activityDescription: string().optional(),
	activityDescriptionKey: string().optional(),
	actor: HistoryMetadataParticipantSchema.optional(),
	cause: HistoryMetadataParticipantSchema.optional(),
	description: string().optional(),
	descriptionKey: string().optional(),
	emailDescription: string().optional(),
	emailDescriptionKey: string().optional(),
	extraData: record(string(), any()).optional(),
	generator: HistoryMetadataParticipantSchema.optional(),
	type: string().optional()
});
// node_modules/jira.js/dist/cloud/models/changeDetails.js
const ChangeDetailsSchema = apiObject({
	field: string().optional(),
	fieldId: string().optional(),
	fieldtype: string().optional(),
	from: string().nullish(),
	fromString: string().nullish(),
	to: string().nullish(),
	toString: string().nullish()
});
// node_modules/jira.js/dist/cloud/models/changelog.js
const ChangelogSchema = apiObject({
	author: UserDetailsSchema.optional(),
	created: date().optional(),
	historyMetadata: HistoryMetadataSchema.optional(),
	id: string().optional(),
	items: array(ChangeDetailsSchema).optional()
});
// node_modules/jira.js/dist/cloud/models/pageOfChangelogs.js
const PageOfChangelogsSchema = apiObject({
	histories: array(ChangelogSchema).optional(),
	maxResults: number().optional(),
	startAt: number().optional(),
	total: number().optional()
});
// node_modules/jira.js/dist/cloud/models/issueUpdateMetadata.js
const IssueUpdateMetadataSchema = apiObject({ fields: record(string(), any()).optional() });
// node_modules/jira.js/dist/cloud/models/includedFields.js
const IncludedFieldsSchema = apiObject({
	actuallyIncluded: array(string()).optional(),
	excluded: array(string()).optional(),
	included: array(string()).optional()
});
// node_modules/jira.js/dist/cloud/models/linkGroup.js
const LinkGroupSchema = apiObject({
	groups: array(lazy(() => LinkGroupSchema)).optional(),
	header: SimpleLinkSchema.optional(),
	id: string().optional(),
	links: array(SimpleLinkSchema).optional(),
	styleClass: string().optional(),
	weight: number().optional()
});
// node_modules/jira.js/dist/cloud/models/operations.js
const OperationsSchema = apiObject({ linkGroups: array(LinkGroupSchema).optional() });
// node_modules/jira.js/dist/cloud/models/issueTransition.js
const IssueTransitionSchema = apiObject({
	expand: string().optional(),
	fields: record(string(), any()).optional(),
	hasScreen: boolean().optional(),
	id: string().optional(),
	isAvailable: boolean().optional(),
	isConditional: boolean().optional(),
	isGlobal: boolean().optional(),
	isInitial: boolean().optional(),
	looped: boolean().optional(),
	name: string().optional(),
	to: StatusDetailsSchema.optional()
});
// node_modules/jira.js/dist/cloud/models/issue.js
const IssueSchema = apiObject({
	changelog: PageOfChangelogsSchema.optional(),
	editmeta: IssueUpdateMetadataSchema.optional(),
	expand: string().optional(),
	fields: record(string(), any()).optional(),
	fieldsToInclude: IncludedFieldsSchema.optional(),
	id: string().optional(),
	key: string().optional(),
	names: record(string(), any()).optional(),
	operations: OperationsSchema.optional(),
	properties: record(string(), any()).optional(),
	renderedFields: record(string(), any()).optional(),
	schema: record(string(), any()).optional(),
	self: url().optional(),
	transitions: array(IssueTransitionSchema).optional(),
	versionedRepresentations: record(string(), any()).optional()
});
// node_modules/jira.js/dist/cloud/models/searchWarning.js
const SearchWarningSchema = apiObject({
	details: apiObject({
		actual: number().optional(),
		arguments: string().optional(),
		clause: string().optional(),
		limit: number().optional()
	}).optional(),
	message: string().optional(),
	type: string().optional()
});
// node_modules/jira.js/dist/cloud/models/searchAndReconcileResults.js
const SearchAndReconcileResultsSchema = apiObject({
	isLast: boolean().optional(),
	issues: array(IssueSchema).optional(),
	names: record(string(), any()).optional(),
	nextPageToken: string().nullish(),
	schema: record(string(), any()).optional(),
	warnings: array(SearchWarningSchema).optional()
});
// node_modules/jira.js/dist/cloud/api/issueSearch.js
async function searchAndReconsileIssuesUsingJqlPost(client, parameters) {
	const config = {
		url: "/rest/api/3/search/jql",
		method: "POST",
		body: {
			expand: parameters.expand,
			fields: parameters.fields,
			fieldsByKeys: parameters.fieldsByKeys,
			jql: parameters.jql,
			maxResults: parameters.maxResults,
			nextPageToken: parameters.nextPageToken,
			properties: parameters.properties,
			reconcileIssues: parameters.reconcileIssues
		},
		schema: SearchAndReconcileResultsSchema
	};
	return await client.sendRequest(config);
}
// node_modules/jira.js/dist/cloud/models/transitions.js
const TransitionsSchema = apiObject({
	expand: string().optional(),
	transitions: array(IssueTransitionSchema).optional()
});
// node_modules/jira.js/dist/cloud/api/issues.js
async function getIssue(client, parameters) {
	const config = {
		url: `/rest/api/3/issue/${parameters.issueIdOrKey}`,
		method: "GET",
		searchParams: {
			fields: parameters.fields,
			fieldsByKeys: parameters.fieldsByKeys,
			expand: parameters.expand,
			properties: parameters.properties,
			updateHistory: parameters.updateHistory,
			failFast: parameters.failFast
		},
		schema: IssueSchema
	};
	return await client.sendRequest(config);
}
async function getTransitions(client, parameters) {
	const config = {
		url: `/rest/api/3/issue/${parameters.issueIdOrKey}/transitions`,
		method: "GET",
		searchParams: {
			expand: parameters.expand,
			transitionId: parameters.transitionId,
			skipRemoteOnlyCondition: parameters.skipRemoteOnlyCondition,
			includeUnavailableTransitions: parameters.includeUnavailableTransitions,
			sortByOpsBarAndStatus: parameters.sortByOpsBarAndStatus
		},
		schema: TransitionsSchema
	};
	return await client.sendRequest(config);
}
async function doTransition(client, parameters) {
	const config = {
		url: `/rest/api/3/issue/${parameters.issueIdOrKey}/transitions`,
		method: "POST",
		body: {
			fields: parameters.fields,
			historyMetadata: parameters.historyMetadata,
			properties: parameters.properties,
			transition: parameters.transition,
			update: parameters.update
		}
	};
	return await client.sendRequest(config);
}
// node_modules/jira.js/dist/cloud/models/permissions.js
const PermissionsSchema = apiObject({ permissions: record(string(), any()).optional() });
// node_modules/jira.js/dist/cloud/api/permissions.js
async function getMyPermissions(client, parameters) {
	const config = {
		url: "/rest/api/3/mypermissions",
		method: "GET",
		searchParams: {
			projectKey: parameters?.projectKey,
			projectId: parameters?.projectId,
			issueKey: parameters?.issueKey,
			issueId: parameters?.issueId,
			permissions: parameters?.permissions,
			projectUuid: parameters?.projectUuid,
			projectConfigurationUuid: parameters?.projectConfigurationUuid,
			commentId: parameters?.commentId
		},
		schema: PermissionsSchema
	};
	return await client.sendRequest(config);
}
export { RateLimitError as C, NotFoundError as S, isForbiddenError as _, searchAndReconsileIssuesUsingJqlPost as a, AuthError as b, getIssueProperty as c, getFields as d, addComment as f, isApiError as g, updateComment as h, getTransitions as i, getIssuePropertyKeys as l, getComments as m, doTransition as n, createOrUpdateRemoteIssueLink as o, getComment as p, getIssue as r, deleteIssueProperty as s, getMyPermissions as t, setIssueProperty as u, isNotFoundError as v, ServerError as w, ForbiddenError as x, ApiError as y };
