import { t as e } from "./rolldown-runtime.js";
var t = e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	function _objectWithoutPropertiesLoose(e, t) {
		if (e == null) return {};
		var n = {};
		for (var r in e) if ({}.hasOwnProperty.call(e, r)) {
			if (t.indexOf(r) !== -1) continue;
			n[r] = e[r];
		}
		return n;
	}
	var Position = class {
		constructor(e, t, n) {
			this.line = void 0, this.column = void 0, this.index = void 0, this.line = e, this.column = t, this.index = n;
		}
	}, SourceLocation = class {
		constructor(e, t) {
			this.start = void 0, this.end = void 0, this.filename = void 0, this.identifierName = void 0, this.start = e, this.end = t;
		}
	};
	function createPositionWithColumnOffset(e, t) {
		let { line: n, column: r, index: i } = e;
		return new Position(n, r + t, i + t);
	}
	let t = `BABEL_PARSER_SOURCETYPE_MODULE_REQUIRED`;
	var n = {
		ImportMetaOutsideModule: {
			message: `import.meta may appear only with 'sourceType: "module"'`,
			code: t
		},
		ImportOutsideModule: {
			message: `'import' and 'export' may appear only with 'sourceType: "module"'`,
			code: t
		}
	};
	let r = {
		ArrayPattern: `array destructuring pattern`,
		AssignmentExpression: `assignment expression`,
		AssignmentPattern: `assignment expression`,
		ArrowFunctionExpression: `arrow function expression`,
		ConditionalExpression: `conditional expression`,
		CatchClause: `catch clause`,
		ForOfStatement: `for-of statement`,
		ForInStatement: `for-in statement`,
		ForStatement: `for-loop`,
		FormalParameters: `function parameter list`,
		Identifier: `identifier`,
		ImportSpecifier: `import specifier`,
		ImportDefaultSpecifier: `import default specifier`,
		ImportNamespaceSpecifier: `import namespace specifier`,
		ObjectPattern: `object destructuring pattern`,
		ParenthesizedExpression: `parenthesized expression`,
		RestElement: `rest element`,
		UpdateExpression: {
			true: `prefix operation`,
			false: `postfix operation`
		},
		VariableDeclarator: `variable declaration`,
		YieldExpression: `yield expression`
	}, toNodeDescription = (e) => e.type === `UpdateExpression` ? r.UpdateExpression[`${e.prefix}`] : r[e.type];
	var i = {
		AccessorIsGenerator: ({ kind: e }) => `A ${e}ter cannot be a generator.`,
		ArgumentsInClass: `'arguments' is only allowed in functions and class methods.`,
		AsyncFunctionInSingleStatementContext: `Async functions can only be declared at the top level or inside a block.`,
		AwaitBindingIdentifier: `Can not use 'await' as identifier inside an async function.`,
		AwaitBindingIdentifierInStaticBlock: `Can not use 'await' as identifier inside a static block.`,
		AwaitExpressionFormalParameter: `'await' is not allowed in async function parameters.`,
		AwaitUsingNotInAsyncContext: `'await using' is only allowed within async functions and at the top levels of modules.`,
		AwaitNotInAsyncContext: `'await' is only allowed within async functions and at the top levels of modules.`,
		BadGetterArity: `A 'get' accessor must not have any formal parameters.`,
		BadSetterArity: `A 'set' accessor must have exactly one formal parameter.`,
		BadSetterRestParameter: `A 'set' accessor function argument must not be a rest parameter.`,
		ConstructorClassField: `Classes may not have a field named 'constructor'.`,
		ConstructorClassPrivateField: `Classes may not have a private field named '#constructor'.`,
		ConstructorIsAccessor: `Class constructor may not be an accessor.`,
		ConstructorIsAsync: `Constructor can't be an async function.`,
		ConstructorIsGenerator: `Constructor can't be a generator.`,
		DeclarationMissingInitializer: ({ kind: e }) => `Missing initializer in ${e} declaration.`,
		DecoratorArgumentsOutsideParentheses: `Decorator arguments must be moved inside parentheses: use '@(decorator(args))' instead of '@(decorator)(args)'.`,
		DecoratorBeforeExport: `Decorators must be placed *before* the 'export' keyword. Remove the 'decoratorsBeforeExport: true' option to use the 'export @decorator class {}' syntax.`,
		DecoratorsBeforeAfterExport: `Decorators can be placed *either* before or after the 'export' keyword, but not in both locations at the same time.`,
		DecoratorConstructor: `Decorators can't be used with a constructor. Did you mean '@dec class { ... }'?`,
		DecoratorExportClass: `Decorators must be placed *after* the 'export' keyword. Remove the 'decoratorsBeforeExport: false' option to use the '@decorator export class {}' syntax.`,
		DecoratorSemicolon: `Decorators must not be followed by a semicolon.`,
		DecoratorStaticBlock: `Decorators can't be used with a static block.`,
		DeferImportRequiresNamespace: "Only `import defer * as x from \"./module\"` is valid.",
		DeletePrivateField: `Deleting a private field is not allowed.`,
		DestructureNamedImport: `ES2015 named imports do not destructure. Use another statement for destructuring after the import.`,
		DuplicateConstructor: `Duplicate constructor in the same class.`,
		DuplicateDefaultExport: `Only one default export allowed per module.`,
		DuplicateExport: ({ exportName: e }) => `\`${e}\` has already been exported. Exported identifiers must be unique.`,
		DuplicateProto: `Redefinition of __proto__ property.`,
		DuplicateRegExpFlags: `Duplicate regular expression flag.`,
		ElementAfterRest: `Rest element must be last element.`,
		EscapedCharNotAnIdentifier: `Invalid Unicode escape.`,
		ExportBindingIsString: ({ localName: e, exportName: t, typeModifierIn: n }) => `A string literal cannot be used as an exported binding without \`from\`.\n- Did you mean \`export ${n === `declaration` ? `type ` : ``}{ ${n === `specifier` ? `type ` : ``}'${e}' as '${t}' } from 'some-module'\`?`,
		ExportDefaultFromAsIdentifier: `'from' is not allowed as an identifier after 'export default'.`,
		ForInOfLoopInitializer: ({ type: e }) => `'${e === `ForInStatement` ? `for-in` : `for-of`}' loop variable declaration may not have an initializer.`,
		ForInUsing: `For-in loop may not start with 'using' declaration.`,
		ForOfAsync: `The left-hand side of a for-of loop may not be 'async'.`,
		ForOfLet: `The left-hand side of a for-of loop may not start with 'let'.`,
		GeneratorInSingleStatementContext: `Generators can only be declared at the top level or inside a block.`,
		IllegalBreakContinue: ({ type: e }) => `Unsyntactic ${e === `BreakStatement` ? `break` : `continue`}.`,
		IllegalLanguageModeDirective: `Illegal 'use strict' directive in function with non-simple parameter list.`,
		IllegalReturn: `'return' outside of function.`,
		ImportAttributesUseAssert: "The `assert` keyword in import attributes is deprecated and it has been replaced by the `with` keyword. You can enable the `deprecatedImportAssert` parser plugin to suppress this error.",
		ImportBindingIsString: ({ importName: e }) => `A string literal cannot be used as an imported binding.\n- Did you mean \`import { "${e}" as foo }\`?`,
		ImportCallArity: "`import()` requires exactly one or two arguments.",
		ImportCallNotNewExpression: `Cannot use new with import(...).`,
		ImportCallSpreadArgument: "`...` is not allowed in `import()`.",
		ImportJSONBindingNotDefault: "A JSON module can only be imported with `default`.",
		ImportReflectionHasAssertion: "`import module x` cannot have assertions.",
		ImportReflectionNotBinding: "Only `import module x from \"./module\"` is valid.",
		IncompatibleRegExpUVFlags: `The 'u' and 'v' regular expression flags cannot be enabled at the same time.`,
		InvalidBigIntLiteral: `Invalid BigIntLiteral.`,
		InvalidCodePoint: `Code point out of bounds.`,
		InvalidCoverDiscardElement: `'void' must be followed by an expression when not used in a binding position.`,
		InvalidCoverInitializedName: `Invalid shorthand property initializer.`,
		InvalidDecimal: `Invalid decimal.`,
		InvalidDigit: ({ radix: e }) => `Expected number in radix ${e}.`,
		InvalidEscapeSequence: `Bad character escape sequence.`,
		InvalidEscapeSequenceTemplate: `Invalid escape sequence in template.`,
		InvalidEscapedReservedWord: ({ reservedWord: e }) => `Escape sequence in keyword ${e}.`,
		InvalidIdentifier: ({ identifierName: e }) => `Invalid identifier ${e}.`,
		InvalidLhs: ({ ancestor: e }) => `Invalid left-hand side in ${toNodeDescription(e)}.`,
		InvalidLhsBinding: ({ ancestor: e }) => `Binding invalid left-hand side in ${toNodeDescription(e)}.`,
		InvalidLhsOptionalChaining: ({ ancestor: e }) => `Invalid optional chaining in the left-hand side of ${toNodeDescription(e)}.`,
		InvalidOrMissingExponent: `Floating-point numbers require a valid exponent after the 'e'.`,
		InvalidOrUnexpectedToken: ({ unexpected: e }) => `Unexpected character '${e}'.`,
		InvalidParenthesizedAssignment: `Invalid parenthesized assignment pattern.`,
		InvalidPrivateFieldResolution: ({ identifierName: e }) => `Private name #${e} is not defined.`,
		InvalidPropertyBindingPattern: `Binding member expression.`,
		InvalidRecordProperty: `Only properties and spread elements are allowed in record definitions.`,
		InvalidRestAssignmentPattern: `Invalid rest operator's argument.`,
		LabelRedeclaration: ({ labelName: e }) => `Label '${e}' is already declared.`,
		LetInLexicalBinding: `'let' is disallowed as a lexically bound name.`,
		LineTerminatorBeforeArrow: `No line break is allowed before '=>'.`,
		MalformedRegExpFlags: `Invalid regular expression flag.`,
		MissingClassName: `A class name is required.`,
		MissingEqInAssignment: `Only '=' operator can be used for specifying default value.`,
		MissingSemicolon: `Missing semicolon.`,
		MissingPlugin: ({ missingPlugin: e }) => `This experimental syntax requires enabling the parser plugin: ${e.map((e) => JSON.stringify(e)).join(`, `)}.`,
		MissingOneOfPlugins: ({ missingPlugin: e }) => `This experimental syntax requires enabling one of the following parser plugin(s): ${e.map((e) => JSON.stringify(e)).join(`, `)}.`,
		MissingUnicodeEscape: `Expecting Unicode escape sequence \\uXXXX.`,
		MixingCoalesceWithLogical: `Nullish coalescing operator(??) requires parens when mixing with logical operators.`,
		ModuleAttributeDifferentFromType: "The only accepted module attribute is `type`.",
		ModuleAttributeInvalidValue: `Only string literals are allowed as module attribute values.`,
		ModuleAttributesWithDuplicateKeys: ({ key: e }) => `Duplicate key "${e}" is not allowed in module attributes.`,
		ModuleExportNameHasLoneSurrogate: ({ surrogateCharCode: e }) => `An export name cannot include a lone surrogate, found '\\u${e.toString(16)}'.`,
		ModuleExportUndefined: ({ localName: e }) => `Export '${e}' is not defined.`,
		MultipleDefaultsInSwitch: `Multiple default clauses.`,
		NewlineAfterThrow: `Illegal newline after throw.`,
		NoCatchOrFinally: `Missing catch or finally clause.`,
		NumberIdentifier: `Identifier directly after number.`,
		NumericSeparatorInEscapeSequence: `Numeric separators are not allowed inside unicode escape sequences or hex escape sequences.`,
		ObsoleteAwaitStar: `'await*' has been removed from the async functions proposal. Use Promise.all() instead.`,
		OptionalChainingNoNew: `Constructors in/after an Optional Chain are not allowed.`,
		OptionalChainingNoTemplate: `Tagged Template Literals are not allowed in optionalChain.`,
		OverrideOnConstructor: `'override' modifier cannot appear on a constructor declaration.`,
		ParamDupe: `Argument name clash.`,
		PatternHasAccessor: `Object pattern can't contain getter or setter.`,
		PatternHasMethod: `Object pattern can't contain methods.`,
		PrivateInExpectedIn: ({ identifierName: e }) => `Private names are only allowed in property accesses (\`obj.#${e}\`) or in \`in\` expressions (\`#${e} in obj\`).`,
		PrivateNameRedeclaration: ({ identifierName: e }) => `Duplicate private name #${e}.`,
		RecordExpressionBarIncorrectEndSyntaxType: `Record expressions ending with '|}' are only allowed when the 'syntaxType' option of the 'recordAndTuple' plugin is set to 'bar'.`,
		RecordExpressionBarIncorrectStartSyntaxType: `Record expressions starting with '{|' are only allowed when the 'syntaxType' option of the 'recordAndTuple' plugin is set to 'bar'.`,
		RecordExpressionHashIncorrectStartSyntaxType: `Record expressions starting with '#{' are only allowed when the 'syntaxType' option of the 'recordAndTuple' plugin is set to 'hash'.`,
		RecordNoProto: `'__proto__' is not allowed in Record expressions.`,
		RestTrailingComma: `Unexpected trailing comma after rest element.`,
		SloppyFunction: `In non-strict mode code, functions can only be declared at top level or inside a block.`,
		SloppyFunctionAnnexB: `In non-strict mode code, functions can only be declared at top level, inside a block, or as the body of an if statement.`,
		SourcePhaseImportRequiresDefault: "Only `import source x from \"./module\"` is valid.",
		StaticPrototype: `Classes may not have static property named prototype.`,
		SuperCallNotNewExpression: `Cannot use new with super(...).`,
		SuperNotAllowed: "`super()` is only valid inside a class constructor of a subclass. Maybe a typo in the method name ('constructor') or not extending another class?",
		SuperPrivateField: `Private fields can't be accessed on super.`,
		TrailingDecorator: `Decorators must be attached to a class element.`,
		TupleExpressionBarIncorrectEndSyntaxType: `Tuple expressions ending with '|]' are only allowed when the 'syntaxType' option of the 'recordAndTuple' plugin is set to 'bar'.`,
		TupleExpressionBarIncorrectStartSyntaxType: `Tuple expressions starting with '[|' are only allowed when the 'syntaxType' option of the 'recordAndTuple' plugin is set to 'bar'.`,
		TupleExpressionHashIncorrectStartSyntaxType: `Tuple expressions starting with '#[' are only allowed when the 'syntaxType' option of the 'recordAndTuple' plugin is set to 'hash'.`,
		UnexpectedArgumentPlaceholder: `Unexpected argument placeholder.`,
		UnexpectedAwaitAfterPipelineBody: `Unexpected "await" after pipeline body; await must have parentheses in minimal proposal.`,
		UnexpectedDigitAfterHash: `Unexpected digit after hash token.`,
		UnexpectedImportExport: `'import' and 'export' may only appear at the top level.`,
		UnexpectedKeyword: ({ keyword: e }) => `Unexpected keyword '${e}'.`,
		UnexpectedLeadingDecorator: `Leading decorators must be attached to a class declaration.`,
		UnexpectedLexicalDeclaration: `Lexical declaration cannot appear in a single-statement context.`,
		UnexpectedNewTarget: "`new.target` can only be used in functions or class properties.",
		UnexpectedNumericSeparator: `A numeric separator is only allowed between two digits.`,
		UnexpectedPrivateField: `Unexpected private name.`,
		UnexpectedReservedWord: ({ reservedWord: e }) => `Unexpected reserved word '${e}'.`,
		UnexpectedSuper: `'super' is only allowed in object methods and classes.`,
		UnexpectedToken: ({ expected: e, unexpected: t }) => `Unexpected token${t ? ` '${t}'.` : ``}${e ? `, expected "${e}"` : ``}`,
		UnexpectedTokenUnaryExponentiation: `Illegal expression. Wrap left hand side or entire exponentiation in parentheses.`,
		UnexpectedUsingDeclaration: "Using declaration cannot appear in the top level when source type is `script` or in the bare case statement.",
		UnexpectedVoidPattern: `Unexpected void binding.`,
		UnsupportedDecoratorExport: `A decorated export must export a class declaration.`,
		UnsupportedDefaultExport: "Only expressions, functions or classes are allowed as the `default` export.",
		UnsupportedImport: "`import` can only be used in `import()` or `import.meta`.",
		UnsupportedMetaProperty: ({ target: e, onlyValidPropertyName: t }) => `The only valid meta property for ${e} is ${e}.${t}.`,
		UnsupportedParameterDecorator: `Decorators cannot be used to decorate parameters.`,
		UnsupportedPropertyDecorator: `Decorators cannot be used to decorate object literal properties.`,
		UnsupportedSuper: `'super' can only be used with function calls (i.e. super()) or in property accesses (i.e. super.prop or super[prop]).`,
		UnterminatedComment: `Unterminated comment.`,
		UnterminatedRegExp: `Unterminated regular expression.`,
		UnterminatedString: `Unterminated string constant.`,
		UnterminatedTemplate: `Unterminated template.`,
		UsingDeclarationExport: `Using declaration cannot be exported.`,
		UsingDeclarationHasBindingPattern: `Using declaration cannot have destructuring patterns.`,
		VarRedeclaration: ({ identifierName: e }) => `Identifier '${e}' has already been declared.`,
		VoidPatternCatchClauseParam: "A void binding can not be the catch clause parameter. Use `try { ... } catch { ... }` if you want to discard the caught error.",
		VoidPatternInitializer: `A void binding may not have an initializer.`,
		YieldBindingIdentifier: `Can not use 'yield' as identifier inside a generator.`,
		YieldInParameter: `Yield expression is not allowed in formal parameters.`,
		YieldNotInGeneratorFunction: `'yield' is only allowed within generator functions.`,
		ZeroDigitNumericSeparator: `Numeric separator can not be used after leading 0.`
	}, a = {
		StrictDelete: `Deleting local variable in strict mode.`,
		StrictEvalArguments: ({ referenceName: e }) => `Assigning to '${e}' in strict mode.`,
		StrictEvalArgumentsBinding: ({ bindingName: e }) => `Binding '${e}' in strict mode.`,
		StrictFunction: `In strict mode code, functions can only be declared at top level or inside a block.`,
		StrictNumericEscape: `The only valid numeric escape in strict mode is '\\0'.`,
		StrictOctalLiteral: `Legacy octal literals are not allowed in strict mode.`,
		StrictWith: `'with' in strict mode.`
	}, o = {
		ParseExpressionEmptyInput: `Unexpected parseExpression() input: The input is empty or contains only comments.`,
		ParseExpressionExpectsEOF: ({ unexpected: e }) => `Unexpected parseExpression() input: The input should contain exactly one expression, but the first expression is followed by the unexpected character \`${String.fromCodePoint(e)}\`.`
	};
	let s = new Set([
		`ArrowFunctionExpression`,
		`AssignmentExpression`,
		`ConditionalExpression`,
		`YieldExpression`
	]);
	var c = Object.assign({
		PipeBodyIsTighter: `Unexpected yield after pipeline body; any yield expression acting as Hack-style pipe body must be parenthesized due to its loose operator precedence.`,
		PipeTopicRequiresHackPipes: `Topic reference is used, but the pipelineOperator plugin was not passed a "proposal": "hack" or "smart" option.`,
		PipeTopicUnbound: `Topic reference is unbound; it must be inside a pipe body.`,
		PipeTopicUnconfiguredToken: ({ token: e }) => `Invalid topic token ${e}. In order to use ${e} as a topic reference, the pipelineOperator plugin must be configured with { "proposal": "hack", "topicToken": "${e}" }.`,
		PipeTopicUnused: `Hack-style pipe body does not contain a topic reference; Hack-style pipes must use topic at least once.`,
		PipeUnparenthesizedBody: ({ type: e }) => `Hack-style pipe body cannot be an unparenthesized ${toNodeDescription({ type: e })}; please wrap it in parentheses.`
	}, {
		PipelineBodyNoArrow: `Unexpected arrow "=>" after pipeline body; arrow function in pipeline body must be parenthesized.`,
		PipelineBodySequenceExpression: `Pipeline body may not be a comma-separated sequence expression.`,
		PipelineHeadSequenceExpression: `Pipeline head should not be a comma-separated sequence expression.`,
		PipelineTopicUnused: `Pipeline is in topic style but does not use topic reference.`,
		PrimaryTopicNotAllowed: `Topic reference was used in a lexical context without topic binding.`,
		PrimaryTopicRequiresSmartPipeline: `Topic reference is used, but the pipelineOperator plugin was not passed a "proposal": "hack" or "smart" option.`
	}), l = {
		UnsupportedBind: `Binding should be performed on object property.`,
		UnsupportedBindRHS: `The right-hand side of binding can not be super or import.`
	};
	let u = [`message`];
	function defineHidden(e, t, n) {
		Object.defineProperty(e, t, {
			enumerable: !1,
			configurable: !0,
			value: n
		});
	}
	function toParseErrorConstructor({ toMessage: e, code: t, reasonCode: n, syntaxPlugin: r }) {
		let i = n === `MissingPlugin` || n === `MissingOneOfPlugins`, a = {
			AccessorCannotDeclareThisParameter: `AccesorCannotDeclareThisParameter`,
			AccessorCannotHaveTypeParameters: `AccesorCannotHaveTypeParameters`,
			ConstInitializerMustBeStringOrNumericLiteralOrLiteralEnumReference: `ConstInitiailizerMustBeStringOrNumericLiteralOrLiteralEnumReference`,
			SetAccessorCannotHaveOptionalParameter: `SetAccesorCannotHaveOptionalParameter`,
			SetAccessorCannotHaveRestParameter: `SetAccesorCannotHaveRestParameter`,
			SetAccessorCannotHaveReturnType: `SetAccesorCannotHaveReturnType`
		};
		return a[n] && (n = a[n]), function constructor(a, o) {
			let s = SyntaxError();
			return s.code = t, s.reasonCode = n, s.loc = a, s.pos = a.index, s.syntaxPlugin = r, i && (s.missingPlugin = o.missingPlugin), defineHidden(s, `clone`, function(e = {}) {
				let { line: t, column: n, index: r } = e.loc ?? a;
				return constructor(new Position(t, n, r), Object.assign({}, o, e.details));
			}), defineHidden(s, `details`, o), Object.defineProperty(s, "message", {
				configurable: !0,
				get() {
					let t = `${e(o)} (${a.line}:${a.column})`;
					return this.message = t, t;
				},
				set(e) {
					Object.defineProperty(this, "message", {
						value: e,
						writable: !0
					});
				}
			}), s;
		};
	}
	function ParseErrorEnum(e, t) {
		if (Array.isArray(e)) return (t) => ParseErrorEnum(t, e[0]);
		let n = {};
		for (let r of Object.keys(e)) {
			let i = e[r], a = typeof i == `string` ? { message: () => i } : typeof i == `function` ? { message: i } : i, { message: o } = a, s = _objectWithoutPropertiesLoose(a, u);
			n[r] = toParseErrorConstructor(Object.assign({
				code: `BABEL_PARSER_SYNTAX_ERROR`,
				reasonCode: r,
				toMessage: typeof o == `string` ? () => o : o
			}, t ? { syntaxPlugin: t } : {}, s));
		}
		return n;
	}
	let d = Object.assign({}, ParseErrorEnum(n), ParseErrorEnum(i), ParseErrorEnum(a), ParseErrorEnum(o), ParseErrorEnum`pipelineOperator`(c), ParseErrorEnum`functionBind`(l));
	function createDefaultOptions() {
		return {
			sourceType: `script`,
			sourceFilename: void 0,
			startIndex: 0,
			startColumn: 0,
			startLine: 1,
			allowAwaitOutsideFunction: !1,
			allowReturnOutsideFunction: !1,
			allowNewTargetOutsideFunction: !1,
			allowImportExportEverywhere: !1,
			allowSuperOutsideMethod: !1,
			allowUndeclaredExports: !1,
			allowYieldOutsideFunction: !1,
			plugins: [],
			strictMode: void 0,
			ranges: !1,
			tokens: !1,
			createImportExpressions: !1,
			createParenthesizedExpressions: !1,
			errorRecovery: !1,
			attachComment: !0,
			annexB: !0
		};
	}
	function getOptions(e) {
		let t = createDefaultOptions();
		if (e == null) return t;
		if (e.annexB != null && e.annexB !== !1) throw Error("The `annexB` option can only be set to `false`.");
		for (let n of Object.keys(t)) e[n] != null && (t[n] = e[n]);
		if (t.startLine === 1) e.startIndex == null && t.startColumn > 0 ? t.startIndex = t.startColumn : e.startColumn == null && t.startIndex > 0 && (t.startColumn = t.startIndex);
		else if ((e.startColumn == null || e.startIndex == null) && e.startIndex != null) throw Error("With a `startLine > 1` you must also specify `startIndex` and `startColumn`.");
		if (t.sourceType === `commonjs`) {
			if (e.allowAwaitOutsideFunction != null) throw Error("The `allowAwaitOutsideFunction` option cannot be used with `sourceType: 'commonjs'`.");
			if (e.allowReturnOutsideFunction != null) throw Error("`sourceType: 'commonjs'` implies `allowReturnOutsideFunction: true`, please remove the `allowReturnOutsideFunction` option or use `sourceType: 'script'`.");
			if (e.allowNewTargetOutsideFunction != null) throw Error("`sourceType: 'commonjs'` implies `allowNewTargetOutsideFunction: true`, please remove the `allowNewTargetOutsideFunction` option or use `sourceType: 'script'`.");
		}
		return t;
	}
	let { defineProperty: f } = Object, toUnenumerable = (e, t) => {
		e && f(e, t, {
			enumerable: !1,
			value: e[t]
		});
	};
	function toESTreeLocation(e) {
		return toUnenumerable(e.loc.start, `index`), toUnenumerable(e.loc.end, `index`), e;
	}
	var estree = (e) => class extends e {
		parse() {
			let e = toESTreeLocation(super.parse());
			return this.optionFlags & 256 && (e.tokens = e.tokens.map(toESTreeLocation)), e;
		}
		parseRegExpLiteral({ pattern: e, flags: t }) {
			let n = null;
			try {
				n = new RegExp(e, t);
			} catch {}
			let r = this.estreeParseLiteral(n);
			return r.regex = {
				pattern: e,
				flags: t
			}, r;
		}
		parseBigIntLiteral(e) {
			let t;
			try {
				t = BigInt(e);
			} catch {
				t = null;
			}
			let n = this.estreeParseLiteral(t);
			return n.bigint = n.value === null ? e : String(n.value), n;
		}
		parseDecimalLiteral(e) {
			let t = this.estreeParseLiteral(null);
			return t.decimal = String(t.value || e), t;
		}
		estreeParseLiteral(e) {
			return this.parseLiteral(e, `Literal`);
		}
		parseStringLiteral(e) {
			return this.estreeParseLiteral(e);
		}
		parseNumericLiteral(e) {
			return this.estreeParseLiteral(e);
		}
		parseNullLiteral() {
			return this.estreeParseLiteral(null);
		}
		parseBooleanLiteral(e) {
			return this.estreeParseLiteral(e);
		}
		estreeParseChainExpression(e, t) {
			let n = this.startNodeAtNode(e);
			return n.expression = e, this.finishNodeAt(n, `ChainExpression`, t);
		}
		directiveToStmt(e) {
			let t = e.value;
			delete e.value, this.castNodeTo(t, `Literal`), t.raw = t.extra.raw, t.value = t.extra.expressionValue;
			let n = this.castNodeTo(e, `ExpressionStatement`);
			return n.expression = t, n.directive = t.extra.rawValue, delete t.extra, n;
		}
		fillOptionalPropertiesForTSESLint(e) {}
		cloneEstreeStringLiteral(e) {
			let { start: t, end: n, loc: r, range: i, raw: a, value: o } = e, s = Object.create(e.constructor.prototype);
			return s.type = `Literal`, s.start = t, s.end = n, s.loc = r, s.range = i, s.raw = a, s.value = o, s;
		}
		initFunction(e, t) {
			super.initFunction(e, t), e.expression = !1;
		}
		checkDeclaration(e) {
			e != null && this.isObjectProperty(e) ? this.checkDeclaration(e.value) : super.checkDeclaration(e);
		}
		getObjectOrClassMethodParams(e) {
			return e.value.params;
		}
		isValidDirective(e) {
			var t;
			return e.type === `ExpressionStatement` && e.expression.type === `Literal` && typeof e.expression.value == `string` && !((t = e.expression.extra) != null && t.parenthesized);
		}
		parseBlockBody(e, t, n, r, i) {
			super.parseBlockBody(e, t, n, r, i), e.body = e.directives.map((e) => this.directiveToStmt(e)).concat(e.body), delete e.directives;
		}
		parsePrivateName() {
			let e = super.parsePrivateName();
			return this.getPluginOption(`estree`, `classFeatures`) ? this.convertPrivateNameToPrivateIdentifier(e) : e;
		}
		convertPrivateNameToPrivateIdentifier(e) {
			let t = super.getPrivateNameSV(e);
			return delete e.id, e.name = t, this.castNodeTo(e, `PrivateIdentifier`);
		}
		isPrivateName(e) {
			return this.getPluginOption(`estree`, `classFeatures`) ? e.type === `PrivateIdentifier` : super.isPrivateName(e);
		}
		getPrivateNameSV(e) {
			return this.getPluginOption(`estree`, `classFeatures`) ? e.name : super.getPrivateNameSV(e);
		}
		parseLiteral(e, t) {
			let n = super.parseLiteral(e, t);
			return n.raw = n.extra.raw, delete n.extra, n;
		}
		parseFunctionBody(e, t, n = !1) {
			super.parseFunctionBody(e, t, n), e.expression = e.body.type !== `BlockStatement`;
		}
		parseMethod(e, t, n, r, i, a, o = !1) {
			let s = this.startNode();
			s.kind = e.kind, s = super.parseMethod(s, t, n, r, i, a, o), delete s.kind;
			let { typeParameters: c } = e;
			return c && (delete e.typeParameters, s.typeParameters = c, this.resetStartLocationFromNode(s, c)), e.value = this.castNodeTo(s, `FunctionExpression`), a === `ClassPrivateMethod` && (e.computed = !1), a === `ObjectMethod` ? (e.kind === `method` && (e.kind = `init`), e.shorthand = !1, this.finishNode(e, `Property`)) : this.finishNode(e, `MethodDefinition`);
		}
		nameIsConstructor(e) {
			return e.type === `Literal` ? e.value === `constructor` : super.nameIsConstructor(e);
		}
		parseClassProperty(...e) {
			let t = super.parseClassProperty(...e);
			return this.getPluginOption(`estree`, `classFeatures`) && this.castNodeTo(t, `PropertyDefinition`), t;
		}
		parseClassPrivateProperty(...e) {
			let t = super.parseClassPrivateProperty(...e);
			return this.getPluginOption(`estree`, `classFeatures`) && (this.castNodeTo(t, `PropertyDefinition`), t.computed = !1), t;
		}
		parseClassAccessorProperty(e) {
			let t = super.parseClassAccessorProperty(e);
			return this.getPluginOption(`estree`, `classFeatures`) && (t.abstract && this.hasPlugin(`typescript`) ? (delete t.abstract, this.castNodeTo(t, `TSAbstractAccessorProperty`)) : this.castNodeTo(t, `AccessorProperty`)), t;
		}
		parseObjectProperty(e, t, n, r) {
			let i = super.parseObjectProperty(e, t, n, r);
			return i && (i.kind = `init`, this.castNodeTo(i, `Property`)), i;
		}
		finishObjectProperty(e) {
			return e.kind = `init`, this.finishNode(e, `Property`);
		}
		isValidLVal(e, t, n, r) {
			return e === `Property` ? `value` : super.isValidLVal(e, t, n, r);
		}
		isAssignable(e, t) {
			return e != null && this.isObjectProperty(e) ? this.isAssignable(e.value, t) : super.isAssignable(e, t);
		}
		toAssignable(e, t = !1) {
			if (e != null && this.isObjectProperty(e)) {
				let { key: n, value: r } = e;
				this.isPrivateName(n) && this.classScope.usePrivateName(this.getPrivateNameSV(n), n.loc.start), this.toAssignable(r, t);
			} else super.toAssignable(e, t);
		}
		toAssignableObjectExpressionProp(e, t, n) {
			e.type === `Property` && (e.kind === `get` || e.kind === `set`) ? this.raise(d.PatternHasAccessor, e.key) : e.type === `Property` && e.method ? this.raise(d.PatternHasMethod, e.key) : super.toAssignableObjectExpressionProp(e, t, n);
		}
		finishCallExpression(e, t) {
			let n = super.finishCallExpression(e, t);
			return n.callee.type === `Import` ? (this.castNodeTo(n, `ImportExpression`), n.source = n.arguments[0], n.options = n.arguments[1] ?? null, n.attributes = n.arguments[1] ?? null, delete n.arguments, delete n.callee) : n.type === `OptionalCallExpression` ? this.castNodeTo(n, `CallExpression`) : n.optional = !1, n;
		}
		toReferencedArguments(e) {
			e.type !== `ImportExpression` && super.toReferencedArguments(e);
		}
		parseExport(e, t) {
			let n = this.state.lastTokStartLoc, r = super.parseExport(e, t);
			switch (r.type) {
				case `ExportAllDeclaration`:
					r.exported = null;
					break;
				case `ExportNamedDeclaration`: r.specifiers.length === 1 && r.specifiers[0].type === `ExportNamespaceSpecifier` && (this.castNodeTo(r, `ExportAllDeclaration`), r.exported = r.specifiers[0].exported, delete r.specifiers);
				case `ExportDefaultDeclaration`: {
					let { declaration: e } = r;
					e?.type === `ClassDeclaration` && e.decorators?.length > 0 && e.start === r.start && this.resetStartLocation(r, n);
				}
			}
			return r;
		}
		stopParseSubscript(e, t) {
			let n = super.stopParseSubscript(e, t);
			return t.optionalChainMember ? this.estreeParseChainExpression(n, e.loc.end) : n;
		}
		parseMember(e, t, n, r, i) {
			let a = super.parseMember(e, t, n, r, i);
			return a.type === `OptionalMemberExpression` ? this.castNodeTo(a, `MemberExpression`) : a.optional = !1, a;
		}
		isOptionalMemberExpression(e) {
			return e.type === `ChainExpression` ? e.expression.type === `MemberExpression` : super.isOptionalMemberExpression(e);
		}
		hasPropertyAsPrivateName(e) {
			return e.type === `ChainExpression` && (e = e.expression), super.hasPropertyAsPrivateName(e);
		}
		isObjectProperty(e) {
			return e.type === `Property` && e.kind === `init` && !e.method;
		}
		isObjectMethod(e) {
			return e.type === `Property` && (e.method || e.kind === `get` || e.kind === `set`);
		}
		castNodeTo(e, t) {
			let n = super.castNodeTo(e, t);
			return this.fillOptionalPropertiesForTSESLint(n), n;
		}
		cloneIdentifier(e) {
			let t = super.cloneIdentifier(e);
			return this.fillOptionalPropertiesForTSESLint(t), t;
		}
		cloneStringLiteral(e) {
			return e.type === `Literal` ? this.cloneEstreeStringLiteral(e) : super.cloneStringLiteral(e);
		}
		finishNodeAt(e, t, n) {
			return toESTreeLocation(super.finishNodeAt(e, t, n));
		}
		finishNode(e, t) {
			let n = super.finishNode(e, t);
			return this.fillOptionalPropertiesForTSESLint(n), n;
		}
		resetStartLocation(e, t) {
			super.resetStartLocation(e, t), toESTreeLocation(e);
		}
		resetEndLocation(e, t = this.state.lastTokEndLoc) {
			super.resetEndLocation(e, t), toESTreeLocation(e);
		}
	}, TokContext = class {
		constructor(e, t) {
			this.token = void 0, this.preserveSpace = void 0, this.token = e, this.preserveSpace = !!t;
		}
	};
	let p = {
		brace: new TokContext(`{`),
		j_oTag: new TokContext(`<tag`),
		j_cTag: new TokContext(`</tag`),
		j_expr: new TokContext(`<tag>...</tag>`, !0)
	};
	p.template = new TokContext("`", !0);
	var ExportedTokenType = class {
		constructor(e, t = {}) {
			this.label = void 0, this.keyword = void 0, this.beforeExpr = void 0, this.startsExpr = void 0, this.rightAssociative = void 0, this.isLoop = void 0, this.isAssign = void 0, this.prefix = void 0, this.postfix = void 0, this.binop = void 0, this.label = e, this.keyword = t.keyword, this.beforeExpr = !!t.beforeExpr, this.startsExpr = !!t.startsExpr, this.rightAssociative = !!t.rightAssociative, this.isLoop = !!t.isLoop, this.isAssign = !!t.isAssign, this.prefix = !!t.prefix, this.postfix = !!t.postfix, this.binop = t.binop == null ? null : t.binop, this.updateContext = null;
		}
	};
	let m = new Map();
	function createKeyword(e, t = {}) {
		t.keyword = e;
		let n = createToken(e, t);
		return m.set(e, n), n;
	}
	function createBinop(e, t) {
		return createToken(e, {
			beforeExpr: !0,
			binop: t
		});
	}
	let h = -1, g = [], _ = [], v = [], y = [], b = [], x = [];
	function createToken(e, t = {}) {
		return ++h, _.push(e), v.push(t.binop ?? -1), y.push(t.beforeExpr ?? !1), b.push(t.startsExpr ?? !1), x.push(t.prefix ?? !1), g.push(new ExportedTokenType(e, t)), h;
	}
	function createKeywordLike(e, t = {}) {
		return ++h, m.set(e, h), _.push(e), v.push(t.binop ?? -1), y.push(t.beforeExpr ?? !1), b.push(t.startsExpr ?? !1), x.push(t.prefix ?? !1), g.push(new ExportedTokenType(`name`, t)), h;
	}
	let S = {
		bracketL: createToken(`[`, {
			beforeExpr: !0,
			startsExpr: !0
		}),
		bracketHashL: createToken(`#[`, {
			beforeExpr: !0,
			startsExpr: !0
		}),
		bracketBarL: createToken(`[|`, {
			beforeExpr: !0,
			startsExpr: !0
		}),
		bracketR: createToken(`]`),
		bracketBarR: createToken(`|]`),
		braceL: createToken(`{`, {
			beforeExpr: !0,
			startsExpr: !0
		}),
		braceBarL: createToken(`{|`, {
			beforeExpr: !0,
			startsExpr: !0
		}),
		braceHashL: createToken(`#{`, {
			beforeExpr: !0,
			startsExpr: !0
		}),
		braceR: createToken(`}`),
		braceBarR: createToken(`|}`),
		parenL: createToken(`(`, {
			beforeExpr: !0,
			startsExpr: !0
		}),
		parenR: createToken(`)`),
		comma: createToken(`,`, { beforeExpr: !0 }),
		semi: createToken(`;`, { beforeExpr: !0 }),
		colon: createToken(`:`, { beforeExpr: !0 }),
		doubleColon: createToken(`::`, { beforeExpr: !0 }),
		dot: createToken(`.`),
		question: createToken(`?`, { beforeExpr: !0 }),
		questionDot: createToken(`?.`),
		arrow: createToken(`=>`, { beforeExpr: !0 }),
		template: createToken(`template`),
		ellipsis: createToken(`...`, { beforeExpr: !0 }),
		backQuote: createToken("`", { startsExpr: !0 }),
		dollarBraceL: createToken("${", {
			beforeExpr: !0,
			startsExpr: !0
		}),
		templateTail: createToken("...`", { startsExpr: !0 }),
		templateNonTail: createToken("...${", {
			beforeExpr: !0,
			startsExpr: !0
		}),
		at: createToken(`@`),
		hash: createToken(`#`, { startsExpr: !0 }),
		interpreterDirective: createToken(`#!...`),
		eq: createToken(`=`, {
			beforeExpr: !0,
			isAssign: !0
		}),
		assign: createToken(`_=`, {
			beforeExpr: !0,
			isAssign: !0
		}),
		slashAssign: createToken(`_=`, {
			beforeExpr: !0,
			isAssign: !0
		}),
		xorAssign: createToken(`_=`, {
			beforeExpr: !0,
			isAssign: !0
		}),
		moduloAssign: createToken(`_=`, {
			beforeExpr: !0,
			isAssign: !0
		}),
		incDec: createToken(`++/--`, {
			prefix: !0,
			postfix: !0,
			startsExpr: !0
		}),
		bang: createToken(`!`, {
			beforeExpr: !0,
			prefix: !0,
			startsExpr: !0
		}),
		tilde: createToken(`~`, {
			beforeExpr: !0,
			prefix: !0,
			startsExpr: !0
		}),
		doubleCaret: createToken(`^^`, { startsExpr: !0 }),
		doubleAt: createToken(`@@`, { startsExpr: !0 }),
		pipeline: createBinop(`|>`, 0),
		nullishCoalescing: createBinop(`??`, 1),
		logicalOR: createBinop(`||`, 1),
		logicalAND: createBinop(`&&`, 2),
		bitwiseOR: createBinop(`|`, 3),
		bitwiseXOR: createBinop(`^`, 4),
		bitwiseAND: createBinop(`&`, 5),
		equality: createBinop(`==/!=/===/!==`, 6),
		lt: createBinop(`</>/<=/>=`, 7),
		gt: createBinop(`</>/<=/>=`, 7),
		relational: createBinop(`</>/<=/>=`, 7),
		bitShift: createBinop(`<</>>/>>>`, 8),
		bitShiftL: createBinop(`<</>>/>>>`, 8),
		bitShiftR: createBinop(`<</>>/>>>`, 8),
		plusMin: createToken(`+/-`, {
			beforeExpr: !0,
			binop: 9,
			prefix: !0,
			startsExpr: !0
		}),
		modulo: createToken(`%`, {
			binop: 10,
			startsExpr: !0
		}),
		star: createToken(`*`, { binop: 10 }),
		slash: createBinop(`/`, 10),
		exponent: createToken(`**`, {
			beforeExpr: !0,
			binop: 11,
			rightAssociative: !0
		}),
		_in: createKeyword(`in`, {
			beforeExpr: !0,
			binop: 7
		}),
		_instanceof: createKeyword(`instanceof`, {
			beforeExpr: !0,
			binop: 7
		}),
		_break: createKeyword(`break`),
		_case: createKeyword(`case`, { beforeExpr: !0 }),
		_catch: createKeyword(`catch`),
		_continue: createKeyword(`continue`),
		_debugger: createKeyword(`debugger`),
		_default: createKeyword(`default`, { beforeExpr: !0 }),
		_else: createKeyword(`else`, { beforeExpr: !0 }),
		_finally: createKeyword(`finally`),
		_function: createKeyword(`function`, { startsExpr: !0 }),
		_if: createKeyword(`if`),
		_return: createKeyword(`return`, { beforeExpr: !0 }),
		_switch: createKeyword(`switch`),
		_throw: createKeyword(`throw`, {
			beforeExpr: !0,
			prefix: !0,
			startsExpr: !0
		}),
		_try: createKeyword(`try`),
		_var: createKeyword(`var`),
		_const: createKeyword(`const`),
		_with: createKeyword(`with`),
		_new: createKeyword(`new`, {
			beforeExpr: !0,
			startsExpr: !0
		}),
		_this: createKeyword(`this`, { startsExpr: !0 }),
		_super: createKeyword(`super`, { startsExpr: !0 }),
		_class: createKeyword(`class`, { startsExpr: !0 }),
		_extends: createKeyword(`extends`, { beforeExpr: !0 }),
		_export: createKeyword(`export`),
		_import: createKeyword(`import`, { startsExpr: !0 }),
		_null: createKeyword(`null`, { startsExpr: !0 }),
		_true: createKeyword(`true`, { startsExpr: !0 }),
		_false: createKeyword(`false`, { startsExpr: !0 }),
		_typeof: createKeyword(`typeof`, {
			beforeExpr: !0,
			prefix: !0,
			startsExpr: !0
		}),
		_void: createKeyword(`void`, {
			beforeExpr: !0,
			prefix: !0,
			startsExpr: !0
		}),
		_delete: createKeyword(`delete`, {
			beforeExpr: !0,
			prefix: !0,
			startsExpr: !0
		}),
		_do: createKeyword(`do`, {
			isLoop: !0,
			beforeExpr: !0
		}),
		_for: createKeyword(`for`, { isLoop: !0 }),
		_while: createKeyword(`while`, { isLoop: !0 }),
		_arguments: createKeywordLike(`arguments`, { startsExpr: !0 }),
		_as: createKeywordLike(`as`, { startsExpr: !0 }),
		_assert: createKeywordLike(`assert`, { startsExpr: !0 }),
		_async: createKeywordLike(`async`, { startsExpr: !0 }),
		_await: createKeywordLike(`await`, { startsExpr: !0 }),
		_defer: createKeywordLike(`defer`, { startsExpr: !0 }),
		_from: createKeywordLike(`from`, { startsExpr: !0 }),
		_get: createKeywordLike(`get`, { startsExpr: !0 }),
		_let: createKeywordLike(`let`, { startsExpr: !0 }),
		_meta: createKeywordLike(`meta`, { startsExpr: !0 }),
		_of: createKeywordLike(`of`, { startsExpr: !0 }),
		_sent: createKeywordLike(`sent`, { startsExpr: !0 }),
		_set: createKeywordLike(`set`, { startsExpr: !0 }),
		_source: createKeywordLike(`source`, { startsExpr: !0 }),
		_static: createKeywordLike(`static`, { startsExpr: !0 }),
		_using: createKeywordLike(`using`, { startsExpr: !0 }),
		_yield: createKeywordLike(`yield`, { startsExpr: !0 }),
		_asserts: createKeywordLike(`asserts`, { startsExpr: !0 }),
		_checks: createKeywordLike(`checks`, { startsExpr: !0 }),
		_exports: createKeywordLike(`exports`, { startsExpr: !0 }),
		_global: createKeywordLike(`global`, { startsExpr: !0 }),
		_implements: createKeywordLike(`implements`, { startsExpr: !0 }),
		_intrinsic: createKeywordLike(`intrinsic`, { startsExpr: !0 }),
		_infer: createKeywordLike(`infer`, { startsExpr: !0 }),
		_is: createKeywordLike(`is`, { startsExpr: !0 }),
		_mixins: createKeywordLike(`mixins`, { startsExpr: !0 }),
		_proto: createKeywordLike(`proto`, { startsExpr: !0 }),
		_require: createKeywordLike(`require`, { startsExpr: !0 }),
		_satisfies: createKeywordLike(`satisfies`, { startsExpr: !0 }),
		_keyof: createKeywordLike(`keyof`, { startsExpr: !0 }),
		_readonly: createKeywordLike(`readonly`, { startsExpr: !0 }),
		_unique: createKeywordLike(`unique`, { startsExpr: !0 }),
		_abstract: createKeywordLike(`abstract`, { startsExpr: !0 }),
		_declare: createKeywordLike(`declare`, { startsExpr: !0 }),
		_enum: createKeywordLike(`enum`, { startsExpr: !0 }),
		_module: createKeywordLike(`module`, { startsExpr: !0 }),
		_namespace: createKeywordLike(`namespace`, { startsExpr: !0 }),
		_interface: createKeywordLike(`interface`, { startsExpr: !0 }),
		_type: createKeywordLike(`type`, { startsExpr: !0 }),
		_opaque: createKeywordLike(`opaque`, { startsExpr: !0 }),
		name: createToken(`name`, { startsExpr: !0 }),
		placeholder: createToken(`%%`, { startsExpr: !0 }),
		string: createToken(`string`, { startsExpr: !0 }),
		num: createToken(`num`, { startsExpr: !0 }),
		bigint: createToken(`bigint`, { startsExpr: !0 }),
		decimal: createToken(`decimal`, { startsExpr: !0 }),
		regexp: createToken(`regexp`, { startsExpr: !0 }),
		privateName: createToken(`#name`, { startsExpr: !0 }),
		eof: createToken(`eof`),
		jsxName: createToken(`jsxName`),
		jsxText: createToken(`jsxText`, { beforeExpr: !0 }),
		jsxTagStart: createToken(`jsxTagStart`, { startsExpr: !0 }),
		jsxTagEnd: createToken(`jsxTagEnd`)
	};
	function tokenIsIdentifier(e) {
		return e >= 93 && e <= 134;
	}
	function tokenKeywordOrIdentifierIsKeyword(e) {
		return e <= 92;
	}
	function tokenIsKeywordOrIdentifier(e) {
		return e >= 58 && e <= 134;
	}
	function tokenIsLiteralPropertyName(e) {
		return e >= 58 && e <= 138;
	}
	function tokenComesBeforeExpression(e) {
		return y[e];
	}
	function tokenCanStartExpression(e) {
		return b[e];
	}
	function tokenIsAssignment(e) {
		return e >= 29 && e <= 33;
	}
	function tokenIsFlowInterfaceOrTypeOrOpaque(e) {
		return e >= 130 && e <= 132;
	}
	function tokenIsLoop(e) {
		return e >= 90 && e <= 92;
	}
	function tokenIsKeyword(e) {
		return e >= 58 && e <= 92;
	}
	function tokenIsOperator(e) {
		return e >= 39 && e <= 59;
	}
	function tokenIsPostfix(e) {
		return e === 34;
	}
	function tokenIsPrefix(e) {
		return x[e];
	}
	function tokenIsTSTypeOperator(e) {
		return e >= 122 && e <= 124;
	}
	function tokenIsTSDeclarationStart(e) {
		return e >= 125 && e <= 131;
	}
	function tokenLabelName(e) {
		return _[e];
	}
	function tokenOperatorPrecedence(e) {
		return v[e];
	}
	function tokenIsRightAssociative(e) {
		return e === 57;
	}
	function tokenIsTemplate(e) {
		return e >= 24 && e <= 25;
	}
	function getExportedToken(e) {
		return g[e];
	}
	g[8].updateContext = (e) => {
		e.pop();
	}, g[5].updateContext = g[7].updateContext = g[23].updateContext = (e) => {
		e.push(p.brace);
	}, g[22].updateContext = (e) => {
		e[e.length - 1] === p.template ? e.pop() : e.push(p.template);
	}, g[144].updateContext = (e) => {
		e.push(p.j_expr, p.j_oTag);
	};
	let C = `ªµºÀ-ÖØ-öø-ˁˆ-ˑˠ-ˤˬˮͰ-ʹͶͷͺ-ͽͿΆΈ-ΊΌΎ-ΡΣ-ϵϷ-ҁҊ-ԯԱ-Ֆՙՠ-ֈא-תׯ-ײؠ-يٮٯٱ-ۓەۥۦۮۯۺ-ۼۿܐܒ-ܯݍ-ޥޱߊ-ߪߴߵߺࠀ-ࠕࠚࠤࠨࡀ-ࡘࡠ-ࡪࡰ-ࢇࢉ-࢏ࢠ-ࣉऄ-हऽॐक़-ॡॱ-ঀঅ-ঌএঐও-নপ-রলশ-হঽৎড়ঢ়য়-ৡৰৱৼਅ-ਊਏਐਓ-ਨਪ-ਰਲਲ਼ਵਸ਼ਸਹਖ਼-ੜਫ਼ੲ-ੴઅ-ઍએ-ઑઓ-નપ-રલળવ-હઽૐૠૡૹଅ-ଌଏଐଓ-ନପ-ରଲଳଵ-ହଽଡ଼ଢ଼ୟ-ୡୱஃஅ-ஊஎ-ஐஒ-கஙசஜஞடணதந-பம-ஹௐఅ-ఌఎ-ఐఒ-నప-హఽౘ-ౚ౜ౝౠౡಀಅ-ಌಎ-ಐಒ-ನಪ-ಳವ-ಹಽ೜-ೞೠೡೱೲഄ-ഌഎ-ഐഒ-ഺഽൎൔ-ൖൟ-ൡൺ-ൿඅ-ඖක-නඳ-රලව-ෆก-ะาำเ-ๆກຂຄຆ-ຊຌ-ຣລວ-ະາຳຽເ-ໄໆໜ-ໟༀཀ-ཇཉ-ཬྈ-ྌက-ဪဿၐ-ၕၚ-ၝၡၥၦၮ-ၰၵ-ႁႎႠ-ჅჇჍა-ჺჼ-ቈቊ-ቍቐ-ቖቘቚ-ቝበ-ኈኊ-ኍነ-ኰኲ-ኵኸ-ኾዀዂ-ዅወ-ዖዘ-ጐጒ-ጕጘ-ፚᎀ-ᎏᎠ-Ᏽᏸ-ᏽᐁ-ᙬᙯ-ᙿᚁ-ᚚᚠ-ᛪᛮ-ᛸᜀ-ᜑᜟ-ᜱᝀ-ᝑᝠ-ᝬᝮ-ᝰក-ឳៗៜᠠ-ᡸᢀ-ᢨᢪᢰ-ᣵᤀ-ᤞᥐ-ᥭᥰ-ᥴᦀ-ᦫᦰ-ᧉᨀ-ᨖᨠ-ᩔᪧᬅ-ᬳᭅ-ᭌᮃ-ᮠᮮᮯᮺ-ᯥᰀ-ᰣᱍ-ᱏᱚ-ᱽᲀ-ᲊᲐ-ᲺᲽ-Ჿᳩ-ᳬᳮ-ᳳᳵᳶᳺᴀ-ᶿḀ-ἕἘ-Ἕἠ-ὅὈ-Ὅὐ-ὗὙὛὝὟ-ώᾀ-ᾴᾶ-ᾼιῂ-ῄῆ-ῌῐ-ΐῖ-Ίῠ-Ῥῲ-ῴῶ-ῼⁱⁿₐ-ₜℂℇℊ-ℓℕ℘-ℝℤΩℨK-ℹℼ-ℿⅅ-ⅉⅎⅠ-ↈⰀ-ⳤⳫ-ⳮⳲⳳⴀ-ⴥⴧⴭⴰ-ⵧⵯⶀ-ⶖⶠ-ⶦⶨ-ⶮⶰ-ⶶⶸ-ⶾⷀ-ⷆⷈ-ⷎⷐ-ⷖⷘ-ⷞ々-〇〡-〩〱-〵〸-〼ぁ-ゖ゛-ゟァ-ヺー-ヿㄅ-ㄯㄱ-ㆎㆠ-ㆿㇰ-ㇿ㐀-䶿一-ꒌꓐ-ꓽꔀ-ꘌꘐ-ꘟꘪꘫꙀ-ꙮꙿ-ꚝꚠ-ꛯꜗ-ꜟꜢ-ꞈꞋ-Ƛ꟱-ꠁꠃ-ꠅꠇ-ꠊꠌ-ꠢꡀ-ꡳꢂ-ꢳꣲ-ꣷꣻꣽꣾꤊ-ꤥꤰ-ꥆꥠ-ꥼꦄ-ꦲꧏꧠ-ꧤꧦ-ꧯꧺ-ꧾꨀ-ꨨꩀ-ꩂꩄ-ꩋꩠ-ꩶꩺꩾ-ꪯꪱꪵꪶꪹ-ꪽꫀꫂꫛ-ꫝꫠ-ꫪꫲ-ꫴꬁ-ꬆꬉ-ꬎꬑ-ꬖꬠ-ꬦꬨ-ꬮꬰ-ꭚꭜ-ꭩꭰ-ꯢ가-힣ힰ-ퟆퟋ-ퟻ豈-舘並-龎ﬀ-ﬆﬓ-ﬗיִײַ-ﬨשׁ-זּטּ-לּמּנּסּףּפּצּ-ﮱﯓ-ﴽﵐ-ﶏﶒ-ﷇﷰ-ﷻﹰ-ﹴﹶ-ﻼＡ-Ｚａ-ｚｦ-ﾾￂ-ￇￊ-ￏￒ-ￗￚ-ￜ`, w = `·̀-ͯ·҃-֑҇-ׇֽֿׁׂׅׄؐ-ًؚ-٩ٰۖ-ۜ۟-۪ۤۧۨ-ۭ۰-۹ܑܰ-݊ަ-ް߀-߉߫-߽߳ࠖ-࠙ࠛ-ࠣࠥ-ࠧࠩ-࡙࠭-࡛ࢗ-࢟࣊-ࣣ࣡-ःऺ-़ा-ॏ॑-ॗॢॣ०-९ঁ-ঃ়া-ৄেৈো-্ৗৢৣ০-৯৾ਁ-ਃ਼ਾ-ੂੇੈੋ-੍ੑ੦-ੱੵઁ-ઃ઼ા-ૅે-ૉો-્ૢૣ૦-૯ૺ-૿ଁ-ଃ଼ା-ୄେୈୋ-୍୕-ୗୢୣ୦-୯ஂா-ூெ-ைொ-்ௗ௦-௯ఀ-ఄ఼ా-ౄె-ైొ-్ౕౖౢౣ౦-౯ಁ-ಃ಼ಾ-ೄೆ-ೈೊ-್ೕೖೢೣ೦-೯ೳഀ-ഃ഻഼ാ-ൄെ-ൈൊ-്ൗൢൣ൦-൯ඁ-ඃ්ා-ුූෘ-ෟ෦-෯ෲෳัิ-ฺ็-๎๐-๙ັິ-ຼ່-໎໐-໙༘༙༠-༩༹༵༷༾༿ཱ-྄྆྇ྍ-ྗྙ-ྼ࿆ါ-ှ၀-၉ၖ-ၙၞ-ၠၢ-ၤၧ-ၭၱ-ၴႂ-ႍႏ-ႝ፝-፟፩-፱ᜒ-᜕ᜲ-᜴ᝒᝓᝲᝳ឴-៓៝០-៩᠋-᠍᠏-᠙ᢩᤠ-ᤫᤰ-᤻᥆-᥏᧐-᧚ᨗ-ᨛᩕ-ᩞ᩠-᩿᩼-᪉᪐-᪙᪰-᪽ᪿ-᫝᫠-᫫ᬀ-ᬄ᬴-᭄᭐-᭙᭫-᭳ᮀ-ᮂᮡ-ᮭ᮰-᮹᯦-᯳ᰤ-᰷᱀-᱉᱐-᱙᳐-᳔᳒-᳨᳭᳴᳷-᳹᷀-᷿‌‍‿⁀⁔⃐-⃥⃜⃡-⃰⳯-⵿⳱ⷠ-〪ⷿ-゙゚〯・꘠-꘩꙯ꙴ-꙽ꚞꚟ꛰꛱ꠂ꠆ꠋꠣ-ꠧ꠬ꢀꢁꢴ-ꣅ꣐-꣙꣠-꣱ꣿ-꤉ꤦ-꤭ꥇ-꥓ꦀ-ꦃ꦳-꧀꧐-꧙ꧥ꧰-꧹ꨩ-ꨶꩃꩌꩍ꩐-꩙ꩻ-ꩽꪰꪲ-ꪴꪷꪸꪾ꪿꫁ꫫ-ꫯꫵ꫶ꯣ-ꯪ꯬꯭꯰-꯹ﬞ︀-️︠-︯︳︴﹍-﹏０-９＿･`, T = RegExp(`[` + C + `]`), E = RegExp(`[` + C + w + `]`);
	C = w = null;
	let D = [
		0,
		11,
		2,
		25,
		2,
		18,
		2,
		1,
		2,
		14,
		3,
		13,
		35,
		122,
		70,
		52,
		268,
		28,
		4,
		48,
		48,
		31,
		14,
		29,
		6,
		37,
		11,
		29,
		3,
		35,
		5,
		7,
		2,
		4,
		43,
		157,
		19,
		35,
		5,
		35,
		5,
		39,
		9,
		51,
		13,
		10,
		2,
		14,
		2,
		6,
		2,
		1,
		2,
		10,
		2,
		14,
		2,
		6,
		2,
		1,
		4,
		51,
		13,
		310,
		10,
		21,
		11,
		7,
		25,
		5,
		2,
		41,
		2,
		8,
		70,
		5,
		3,
		0,
		2,
		43,
		2,
		1,
		4,
		0,
		3,
		22,
		11,
		22,
		10,
		30,
		66,
		18,
		2,
		1,
		11,
		21,
		11,
		25,
		7,
		25,
		39,
		55,
		7,
		1,
		65,
		0,
		16,
		3,
		2,
		2,
		2,
		28,
		43,
		28,
		4,
		28,
		36,
		7,
		2,
		27,
		28,
		53,
		11,
		21,
		11,
		18,
		14,
		17,
		111,
		72,
		56,
		50,
		14,
		50,
		14,
		35,
		39,
		27,
		10,
		22,
		251,
		41,
		7,
		1,
		17,
		5,
		57,
		28,
		11,
		0,
		9,
		21,
		43,
		17,
		47,
		20,
		28,
		22,
		13,
		52,
		58,
		1,
		3,
		0,
		14,
		44,
		33,
		24,
		27,
		35,
		30,
		0,
		3,
		0,
		9,
		34,
		4,
		0,
		13,
		47,
		15,
		3,
		22,
		0,
		2,
		0,
		36,
		17,
		2,
		24,
		20,
		1,
		64,
		6,
		2,
		0,
		2,
		3,
		2,
		14,
		2,
		9,
		8,
		46,
		39,
		7,
		3,
		1,
		3,
		21,
		2,
		6,
		2,
		1,
		2,
		4,
		4,
		0,
		19,
		0,
		13,
		4,
		31,
		9,
		2,
		0,
		3,
		0,
		2,
		37,
		2,
		0,
		26,
		0,
		2,
		0,
		45,
		52,
		19,
		3,
		21,
		2,
		31,
		47,
		21,
		1,
		2,
		0,
		185,
		46,
		42,
		3,
		37,
		47,
		21,
		0,
		60,
		42,
		14,
		0,
		72,
		26,
		38,
		6,
		186,
		43,
		117,
		63,
		32,
		7,
		3,
		0,
		3,
		7,
		2,
		1,
		2,
		23,
		16,
		0,
		2,
		0,
		95,
		7,
		3,
		38,
		17,
		0,
		2,
		0,
		29,
		0,
		11,
		39,
		8,
		0,
		22,
		0,
		12,
		45,
		20,
		0,
		19,
		72,
		200,
		32,
		32,
		8,
		2,
		36,
		18,
		0,
		50,
		29,
		113,
		6,
		2,
		1,
		2,
		37,
		22,
		0,
		26,
		5,
		2,
		1,
		2,
		31,
		15,
		0,
		24,
		43,
		261,
		18,
		16,
		0,
		2,
		12,
		2,
		33,
		125,
		0,
		80,
		921,
		103,
		110,
		18,
		195,
		2637,
		96,
		16,
		1071,
		18,
		5,
		26,
		3994,
		6,
		582,
		6842,
		29,
		1763,
		568,
		8,
		30,
		18,
		78,
		18,
		29,
		19,
		47,
		17,
		3,
		32,
		20,
		6,
		18,
		433,
		44,
		212,
		63,
		33,
		24,
		3,
		24,
		45,
		74,
		6,
		0,
		67,
		12,
		65,
		1,
		2,
		0,
		15,
		4,
		10,
		7381,
		42,
		31,
		98,
		114,
		8702,
		3,
		2,
		6,
		2,
		1,
		2,
		290,
		16,
		0,
		30,
		2,
		3,
		0,
		15,
		3,
		9,
		395,
		2309,
		106,
		6,
		12,
		4,
		8,
		8,
		9,
		5991,
		84,
		2,
		70,
		2,
		1,
		3,
		0,
		3,
		1,
		3,
		3,
		2,
		11,
		2,
		0,
		2,
		6,
		2,
		64,
		2,
		3,
		3,
		7,
		2,
		6,
		2,
		27,
		2,
		3,
		2,
		4,
		2,
		0,
		4,
		6,
		2,
		339,
		3,
		24,
		2,
		24,
		2,
		30,
		2,
		24,
		2,
		30,
		2,
		24,
		2,
		30,
		2,
		24,
		2,
		30,
		2,
		24,
		2,
		7,
		1845,
		30,
		7,
		5,
		262,
		61,
		147,
		44,
		11,
		6,
		17,
		0,
		322,
		29,
		19,
		43,
		485,
		27,
		229,
		29,
		3,
		0,
		208,
		30,
		2,
		2,
		2,
		1,
		2,
		6,
		3,
		4,
		10,
		1,
		225,
		6,
		2,
		3,
		2,
		1,
		2,
		14,
		2,
		196,
		60,
		67,
		8,
		0,
		1205,
		3,
		2,
		26,
		2,
		1,
		2,
		0,
		3,
		0,
		2,
		9,
		2,
		3,
		2,
		0,
		2,
		0,
		7,
		0,
		5,
		0,
		2,
		0,
		2,
		0,
		2,
		2,
		2,
		1,
		2,
		0,
		3,
		0,
		2,
		0,
		2,
		0,
		2,
		0,
		2,
		0,
		2,
		1,
		2,
		0,
		3,
		3,
		2,
		6,
		2,
		3,
		2,
		3,
		2,
		0,
		2,
		9,
		2,
		16,
		6,
		2,
		2,
		4,
		2,
		16,
		4421,
		42719,
		33,
		4381,
		3,
		5773,
		3,
		7472,
		16,
		621,
		2467,
		541,
		1507,
		4938,
		6,
		8489
	], O = [
		509,
		0,
		227,
		0,
		150,
		4,
		294,
		9,
		1368,
		2,
		2,
		1,
		6,
		3,
		41,
		2,
		5,
		0,
		166,
		1,
		574,
		3,
		9,
		9,
		7,
		9,
		32,
		4,
		318,
		1,
		78,
		5,
		71,
		10,
		50,
		3,
		123,
		2,
		54,
		14,
		32,
		10,
		3,
		1,
		11,
		3,
		46,
		10,
		8,
		0,
		46,
		9,
		7,
		2,
		37,
		13,
		2,
		9,
		6,
		1,
		45,
		0,
		13,
		2,
		49,
		13,
		9,
		3,
		2,
		11,
		83,
		11,
		7,
		0,
		3,
		0,
		158,
		11,
		6,
		9,
		7,
		3,
		56,
		1,
		2,
		6,
		3,
		1,
		3,
		2,
		10,
		0,
		11,
		1,
		3,
		6,
		4,
		4,
		68,
		8,
		2,
		0,
		3,
		0,
		2,
		3,
		2,
		4,
		2,
		0,
		15,
		1,
		83,
		17,
		10,
		9,
		5,
		0,
		82,
		19,
		13,
		9,
		214,
		6,
		3,
		8,
		28,
		1,
		83,
		16,
		16,
		9,
		82,
		12,
		9,
		9,
		7,
		19,
		58,
		14,
		5,
		9,
		243,
		14,
		166,
		9,
		71,
		5,
		2,
		1,
		3,
		3,
		2,
		0,
		2,
		1,
		13,
		9,
		120,
		6,
		3,
		6,
		4,
		0,
		29,
		9,
		41,
		6,
		2,
		3,
		9,
		0,
		10,
		10,
		47,
		15,
		199,
		7,
		137,
		9,
		54,
		7,
		2,
		7,
		17,
		9,
		57,
		21,
		2,
		13,
		123,
		5,
		4,
		0,
		2,
		1,
		2,
		6,
		2,
		0,
		9,
		9,
		49,
		4,
		2,
		1,
		2,
		4,
		9,
		9,
		55,
		9,
		266,
		3,
		10,
		1,
		2,
		0,
		49,
		6,
		4,
		4,
		14,
		10,
		5350,
		0,
		7,
		14,
		11465,
		27,
		2343,
		9,
		87,
		9,
		39,
		4,
		60,
		6,
		26,
		9,
		535,
		9,
		470,
		0,
		2,
		54,
		8,
		3,
		82,
		0,
		12,
		1,
		19628,
		1,
		4178,
		9,
		519,
		45,
		3,
		22,
		543,
		4,
		4,
		5,
		9,
		7,
		3,
		6,
		31,
		3,
		149,
		2,
		1418,
		49,
		513,
		54,
		5,
		49,
		9,
		0,
		15,
		0,
		23,
		4,
		2,
		14,
		1361,
		6,
		2,
		16,
		3,
		6,
		2,
		1,
		2,
		4,
		101,
		0,
		161,
		6,
		10,
		9,
		357,
		0,
		62,
		13,
		499,
		13,
		245,
		1,
		2,
		9,
		233,
		0,
		3,
		0,
		8,
		1,
		6,
		0,
		475,
		6,
		110,
		6,
		6,
		9,
		4759,
		9,
		787719,
		239
	];
	function isInAstralSet(e, t) {
		let n = 65536;
		for (let r = 0, i = t.length; r < i; r += 2) {
			if (n += t[r], n > e) return !1;
			if (n += t[r + 1], n >= e) return !0;
		}
		return !1;
	}
	function isIdentifierStart(e) {
		return e < 65 ? e === 36 : e <= 90 ? !0 : e < 97 ? e === 95 : e <= 122 ? !0 : e <= 65535 ? e >= 170 && T.test(String.fromCharCode(e)) : isInAstralSet(e, D);
	}
	function isIdentifierChar(e) {
		return e < 48 ? e === 36 : e < 58 ? !0 : e < 65 ? !1 : e <= 90 ? !0 : e < 97 ? e === 95 : e <= 122 ? !0 : e <= 65535 ? e >= 170 && E.test(String.fromCharCode(e)) : isInAstralSet(e, D) || isInAstralSet(e, O);
	}
	let k = {
		keyword: `break.case.catch.continue.debugger.default.do.else.finally.for.function.if.return.switch.throw.try.var.const.while.with.new.this.super.class.extends.export.import.null.true.false.in.instanceof.typeof.void.delete`.split(`.`),
		strict: [
			`implements`,
			`interface`,
			`let`,
			`package`,
			`private`,
			`protected`,
			`public`,
			`static`,
			`yield`
		],
		strictBind: [`eval`, `arguments`]
	}, ee = new Set(k.keyword), te = new Set(k.strict), ne = new Set(k.strictBind);
	function isReservedWord(e, t) {
		return t && e === `await` || e === `enum`;
	}
	function isStrictReservedWord(e, t) {
		return isReservedWord(e, t) || te.has(e);
	}
	function isStrictBindOnlyReservedWord(e) {
		return ne.has(e);
	}
	function isStrictBindReservedWord(e, t) {
		return isStrictReservedWord(e, t) || isStrictBindOnlyReservedWord(e);
	}
	function isKeyword(e) {
		return ee.has(e);
	}
	function isIteratorStart(e, t, n) {
		return e === 64 && t === 64 && isIdentifierStart(n);
	}
	let re = new Set(`break.case.catch.continue.debugger.default.do.else.finally.for.function.if.return.switch.throw.try.var.const.while.with.new.this.super.class.extends.export.import.null.true.false.in.instanceof.typeof.void.delete.implements.interface.let.package.private.protected.public.static.yield.eval.arguments.enum.await`.split(`.`));
	function canBeReservedWord(e) {
		return re.has(e);
	}
	var Scope = class {
		constructor(e) {
			this.flags = 0, this.names = new Map(), this.firstLexicalName = ``, this.flags = e;
		}
	}, ScopeHandler = class {
		constructor(e, t) {
			this.parser = void 0, this.scopeStack = [], this.inModule = void 0, this.undefinedExports = new Map(), this.parser = e, this.inModule = t;
		}
		get inTopLevel() {
			return (this.currentScope().flags & 1) > 0;
		}
		get inFunction() {
			return (this.currentVarScopeFlags() & 2) > 0;
		}
		get allowSuper() {
			return (this.currentThisScopeFlags() & 16) > 0;
		}
		get allowDirectSuper() {
			return (this.currentThisScopeFlags() & 32) > 0;
		}
		get allowNewTarget() {
			return (this.currentThisScopeFlags() & 512) > 0;
		}
		get inClass() {
			return (this.currentThisScopeFlags() & 64) > 0;
		}
		get inClassAndNotInNonArrowFunction() {
			let e = this.currentThisScopeFlags();
			return (e & 64) > 0 && !(e & 2);
		}
		get inStaticBlock() {
			for (let e = this.scopeStack.length - 1;; e--) {
				let { flags: t } = this.scopeStack[e];
				if (t & 128) return !0;
				if (t & 1731) return !1;
			}
		}
		get inNonArrowFunction() {
			return (this.currentThisScopeFlags() & 2) > 0;
		}
		get inBareCaseStatement() {
			return (this.currentScope().flags & 256) > 0;
		}
		get treatFunctionsAsVar() {
			return this.treatFunctionsAsVarInScope(this.currentScope());
		}
		createScope(e) {
			return new Scope(e);
		}
		enter(e) {
			this.scopeStack.push(this.createScope(e));
		}
		exit() {
			return this.scopeStack.pop().flags;
		}
		treatFunctionsAsVarInScope(e) {
			return !!(e.flags & 130 || !this.parser.inModule && e.flags & 1);
		}
		declareName(e, t, n) {
			let r = this.currentScope();
			if (t & 8 || t & 16) {
				this.checkRedeclarationInScope(r, e, t, n);
				let i = r.names.get(e) || 0;
				t & 16 ? i |= 4 : (r.firstLexicalName || (r.firstLexicalName = e), i |= 2), r.names.set(e, i), t & 8 && this.maybeExportDefined(r, e);
			} else if (t & 4) for (let i = this.scopeStack.length - 1; i >= 0 && (r = this.scopeStack[i], this.checkRedeclarationInScope(r, e, t, n), r.names.set(e, (r.names.get(e) || 0) | 1), this.maybeExportDefined(r, e), !(r.flags & 1667)); --i);
			this.parser.inModule && r.flags & 1 && this.undefinedExports.delete(e);
		}
		maybeExportDefined(e, t) {
			this.parser.inModule && e.flags & 1 && this.undefinedExports.delete(t);
		}
		checkRedeclarationInScope(e, t, n, r) {
			this.isRedeclaredInScope(e, t, n) && this.parser.raise(d.VarRedeclaration, r, { identifierName: t });
		}
		isRedeclaredInScope(e, t, n) {
			if (!(n & 1)) return !1;
			if (n & 8) return e.names.has(t);
			let r = e.names.get(t) || 0;
			return n & 16 ? (r & 2) > 0 || !this.treatFunctionsAsVarInScope(e) && (r & 1) > 0 : (r & 2) > 0 && !(e.flags & 8 && e.firstLexicalName === t) || !this.treatFunctionsAsVarInScope(e) && (r & 4) > 0;
		}
		checkLocalExport(e) {
			let { name: t } = e;
			this.scopeStack[0].names.has(t) || this.undefinedExports.set(t, e.loc.start);
		}
		currentScope() {
			return this.scopeStack[this.scopeStack.length - 1];
		}
		currentVarScopeFlags() {
			for (let e = this.scopeStack.length - 1;; e--) {
				let { flags: t } = this.scopeStack[e];
				if (t & 1667) return t;
			}
		}
		currentThisScopeFlags() {
			for (let e = this.scopeStack.length - 1;; e--) {
				let { flags: t } = this.scopeStack[e];
				if (t & 1731 && !(t & 4)) return t;
			}
		}
	}, FlowScope = class extends Scope {
		constructor(...e) {
			super(...e), this.declareFunctions = new Set();
		}
	}, FlowScopeHandler = class extends ScopeHandler {
		createScope(e) {
			return new FlowScope(e);
		}
		declareName(e, t, n) {
			let r = this.currentScope();
			t & 2048 ? (this.checkRedeclarationInScope(r, e, t, n), this.maybeExportDefined(r, e), r.declareFunctions.add(e)) : super.declareName(e, t, n);
		}
		isRedeclaredInScope(e, t, n) {
			if (super.isRedeclaredInScope(e, t, n)) return !0;
			if (n & 2048 && !e.declareFunctions.has(t)) {
				let n = e.names.get(t);
				return (n & 4) > 0 || (n & 2) > 0;
			}
			return !1;
		}
		checkLocalExport(e) {
			this.scopeStack[0].declareFunctions.has(e.name) || super.checkLocalExport(e);
		}
	};
	let ie = new Set([
		`_`,
		`any`,
		`bool`,
		`boolean`,
		`empty`,
		`extends`,
		`false`,
		`interface`,
		`mixed`,
		`null`,
		`number`,
		`static`,
		`string`,
		`true`,
		`typeof`,
		`void`
	]), A = ParseErrorEnum`flow`({
		AmbiguousConditionalArrow: `Ambiguous expression: wrap the arrow functions in parentheses to disambiguate.`,
		AmbiguousDeclareModuleKind: "Found both `declare module.exports` and `declare export` in the same module. Modules can only have 1 since they are either an ES module or they are a CommonJS module.",
		AssignReservedType: ({ reservedType: e }) => `Cannot overwrite reserved type ${e}.`,
		DeclareClassElement: "The `declare` modifier can only appear on class fields.",
		DeclareClassFieldInitializer: "Initializers are not allowed in fields with the `declare` modifier.",
		DuplicateDeclareModuleExports: "Duplicate `declare module.exports` statement.",
		EnumBooleanMemberNotInitialized: ({ memberName: e, enumName: t }) => `Boolean enum members need to be initialized. Use either \`${e} = true,\` or \`${e} = false,\` in enum \`${t}\`.`,
		EnumDuplicateMemberName: ({ memberName: e, enumName: t }) => `Enum member names need to be unique, but the name \`${e}\` has already been used before in enum \`${t}\`.`,
		EnumInconsistentMemberValues: ({ enumName: e }) => `Enum \`${e}\` has inconsistent member initializers. Either use no initializers, or consistently use literals (either booleans, numbers, or strings) for all member initializers.`,
		EnumInvalidExplicitType: ({ invalidEnumType: e, enumName: t }) => `Enum type \`${e}\` is not valid. Use one of \`boolean\`, \`number\`, \`string\`, or \`symbol\` in enum \`${t}\`.`,
		EnumInvalidExplicitTypeUnknownSupplied: ({ enumName: e }) => `Supplied enum type is not valid. Use one of \`boolean\`, \`number\`, \`string\`, or \`symbol\` in enum \`${e}\`.`,
		EnumInvalidMemberInitializerPrimaryType: ({ enumName: e, memberName: t, explicitType: n }) => `Enum \`${e}\` has type \`${n}\`, so the initializer of \`${t}\` needs to be a ${n} literal.`,
		EnumInvalidMemberInitializerSymbolType: ({ enumName: e, memberName: t }) => `Symbol enum members cannot be initialized. Use \`${t},\` in enum \`${e}\`.`,
		EnumInvalidMemberInitializerUnknownType: ({ enumName: e, memberName: t }) => `The enum member initializer for \`${t}\` needs to be a literal (either a boolean, number, or string) in enum \`${e}\`.`,
		EnumInvalidMemberName: ({ enumName: e, memberName: t, suggestion: n }) => `Enum member names cannot start with lowercase 'a' through 'z'. Instead of using \`${t}\`, consider using \`${n}\`, in enum \`${e}\`.`,
		EnumNumberMemberNotInitialized: ({ enumName: e, memberName: t }) => `Number enum members need to be initialized, e.g. \`${t} = 1\` in enum \`${e}\`.`,
		EnumStringMemberInconsistentlyInitialized: ({ enumName: e }) => `String enum members need to consistently either all use initializers, or use no initializers, in enum \`${e}\`.`,
		GetterMayNotHaveThisParam: "A getter cannot have a `this` parameter.",
		ImportReflectionHasImportType: "An `import module` declaration can not use `type` or `typeof` keyword.",
		ImportTypeShorthandOnlyInPureImport: "The `type` and `typeof` keywords on named imports can only be used on regular `import` statements. It cannot be used with `import type` or `import typeof` statements.",
		InexactInsideExact: `Explicit inexact syntax cannot appear inside an explicit exact object type.`,
		InexactInsideNonObject: `Explicit inexact syntax cannot appear in class or interface definitions.`,
		InexactVariance: `Explicit inexact syntax cannot have variance.`,
		InvalidNonTypeImportInDeclareModule: "Imports within a `declare module` body must always be `import type` or `import typeof`.",
		MissingTypeParamDefault: `Type parameter declaration needs a default, since a preceding type parameter declaration has a default.`,
		NestedDeclareModule: "`declare module` cannot be used inside another `declare module`.",
		NestedFlowComment: `Cannot have a flow comment inside another flow comment.`,
		PatternIsOptional: Object.assign({ message: `A binding pattern parameter cannot be optional in an implementation signature.` }, { reasonCode: `OptionalBindingPattern` }),
		SetterMayNotHaveThisParam: "A setter cannot have a `this` parameter.",
		SpreadVariance: `Spread properties cannot have variance.`,
		ThisParamAnnotationRequired: "A type annotation is required for the `this` parameter.",
		ThisParamBannedInConstructor: "Constructors cannot have a `this` parameter; constructors don't bind `this` like other functions.",
		ThisParamMayNotBeOptional: "The `this` parameter cannot be optional.",
		ThisParamMustBeFirst: "The `this` parameter must be the first function parameter.",
		ThisParamNoDefault: "The `this` parameter may not have a default value.",
		TypeBeforeInitializer: "Type annotations must come before default assignments, e.g. instead of `age = 25: number` use `age: number = 25`.",
		TypeCastInPattern: `The type cast expression is expected to be wrapped with parenthesis.`,
		UnexpectedExplicitInexactInObject: `Explicit inexact syntax must appear at the end of an inexact object.`,
		UnexpectedReservedType: ({ reservedType: e }) => `Unexpected reserved type ${e}.`,
		UnexpectedReservedUnderscore: "`_` is only allowed as a type argument to call or new.",
		UnexpectedSpaceBetweenModuloChecks: "Spaces between `%` and `checks` are not allowed here.",
		UnexpectedSpreadType: `Spread operator cannot appear in class or interface definitions.`,
		UnexpectedSubtractionOperand: `Unexpected token, expected "number" or "bigint".`,
		UnexpectedTokenAfterTypeParameter: `Expected an arrow function after this type parameter declaration.`,
		UnexpectedTypeParameterBeforeAsyncArrowFunction: "Type parameters must come after the async keyword, e.g. instead of `<T> async () => {}`, use `async <T>() => {}`.",
		UnsupportedDeclareExportKind: ({ unsupportedExportKind: e, suggestion: t }) => `\`declare export ${e}\` is not supported. Use \`${t}\` instead.`,
		UnsupportedStatementInDeclareModule: `Only declares and type imports are allowed inside declare module.`,
		UnterminatedFlowComment: `Unterminated flow-comment.`
	});
	function isEsModuleType(e) {
		return e.type === `DeclareExportAllDeclaration` || e.type === `DeclareExportDeclaration` && (!e.declaration || e.declaration.type !== `TypeAlias` && e.declaration.type !== `InterfaceDeclaration`);
	}
	function hasTypeImportKind(e) {
		return e.importKind === `type` || e.importKind === `typeof`;
	}
	let ae = {
		const: `declare export var`,
		let: `declare export var`,
		type: `export type`,
		interface: `export interface`
	};
	function partition(e, t) {
		let n = [], r = [];
		for (let i = 0; i < e.length; i++) (t(e[i], i, e) ? n : r).push(e[i]);
		return [n, r];
	}
	let j = /\*?\s*@((?:no)?flow)\b/;
	var flow = (e) => class extends e {
		constructor(...e) {
			super(...e), this.flowPragma = void 0;
		}
		getScopeHandler() {
			return FlowScopeHandler;
		}
		shouldParseTypes() {
			return this.getPluginOption(`flow`, `all`) || this.flowPragma === `flow`;
		}
		finishToken(e, t) {
			e !== 135 && e !== 13 && e !== 28 && this.flowPragma === void 0 && (this.flowPragma = null), super.finishToken(e, t);
		}
		addComment(e) {
			if (this.flowPragma === void 0) {
				let t = j.exec(e.value);
				if (t) {
					if (t[1] === `flow`) this.flowPragma = `flow`;
					else if (t[1] === `noflow`) this.flowPragma = `noflow`;
					else throw Error(`Unexpected flow pragma`);
				}
			}
			super.addComment(e);
		}
		flowParseTypeInitialiser(e) {
			let t = this.state.inType;
			this.state.inType = !0, this.expect(e || 14);
			let n = this.flowParseType();
			return this.state.inType = t, n;
		}
		flowParsePredicate() {
			let e = this.startNode(), t = this.state.startLoc;
			return this.next(), this.expectContextual(111), this.state.lastTokStartLoc.index > t.index + 1 && this.raise(A.UnexpectedSpaceBetweenModuloChecks, t), this.eat(10) ? (e.value = super.parseExpression(), this.expect(11), this.finishNode(e, `DeclaredPredicate`)) : this.finishNode(e, `InferredPredicate`);
		}
		flowParseTypeAndPredicateInitialiser() {
			let e = this.state.inType;
			this.state.inType = !0, this.expect(14);
			let t = null, n = null;
			return this.match(54) ? (this.state.inType = e, n = this.flowParsePredicate()) : (t = this.flowParseType(), this.state.inType = e, this.match(54) && (n = this.flowParsePredicate())), [t, n];
		}
		flowParseDeclareClass(e) {
			return this.next(), this.flowParseInterfaceish(e, !0), this.finishNode(e, `DeclareClass`);
		}
		flowParseDeclareFunction(e) {
			this.next();
			let t = e.id = this.parseIdentifier(), n = this.startNode(), r = this.startNode();
			n.typeParameters = this.match(47) ? this.flowParseTypeParameterDeclaration() : null, this.expect(10);
			let i = this.flowParseFunctionTypeParams();
			return n.params = i.params, n.rest = i.rest, n.this = i._this, this.expect(11), [n.returnType, e.predicate] = this.flowParseTypeAndPredicateInitialiser(), r.typeAnnotation = this.finishNode(n, `FunctionTypeAnnotation`), t.typeAnnotation = this.finishNode(r, `TypeAnnotation`), this.resetEndLocation(t), this.semicolon(), this.scope.declareName(e.id.name, 2048, e.id.loc.start), this.finishNode(e, `DeclareFunction`);
		}
		flowParseDeclare(e, t) {
			if (this.match(80)) return this.flowParseDeclareClass(e);
			if (this.match(68)) return this.flowParseDeclareFunction(e);
			if (this.match(74)) return this.flowParseDeclareVariable(e);
			if (this.eatContextual(128)) return this.match(16) ? this.flowParseDeclareModuleExports(e) : (t && this.raise(A.NestedDeclareModule, this.state.lastTokStartLoc), this.flowParseDeclareModule(e));
			if (this.isContextual(131)) return this.flowParseDeclareTypeAlias(e);
			if (this.isContextual(132)) return this.flowParseDeclareOpaqueType(e);
			if (this.isContextual(130)) return this.flowParseDeclareInterface(e);
			if (this.match(82)) return this.flowParseDeclareExportDeclaration(e, t);
			throw this.unexpected();
		}
		flowParseDeclareVariable(e) {
			return this.next(), e.id = this.flowParseTypeAnnotatableIdentifier(), this.scope.declareName(e.id.name, 5, e.id.loc.start), this.semicolon(), this.finishNode(e, `DeclareVariable`);
		}
		flowParseDeclareModule(e) {
			this.scope.enter(0), e.id = this.match(135) ? super.parseExprAtom() : this.parseIdentifier();
			let t = e.body = this.startNode(), n = t.body = [];
			for (this.expect(5); !this.match(8);) {
				let e = this.startNode();
				this.match(83) ? (this.next(), !this.isContextual(131) && !this.match(87) && this.raise(A.InvalidNonTypeImportInDeclareModule, this.state.lastTokStartLoc), n.push(super.parseImport(e))) : (this.expectContextual(126, A.UnsupportedStatementInDeclareModule), n.push(this.flowParseDeclare(e, !0)));
			}
			this.scope.exit(), this.expect(8), this.finishNode(t, `BlockStatement`);
			let r = null, i = !1;
			return n.forEach((e) => {
				isEsModuleType(e) ? (r === `CommonJS` && this.raise(A.AmbiguousDeclareModuleKind, e), r = `ES`) : e.type === `DeclareModuleExports` && (i && this.raise(A.DuplicateDeclareModuleExports, e), r === `ES` && this.raise(A.AmbiguousDeclareModuleKind, e), r = `CommonJS`, i = !0);
			}), e.kind = r || `CommonJS`, this.finishNode(e, `DeclareModule`);
		}
		flowParseDeclareExportDeclaration(e, t) {
			if (this.expect(82), this.eat(65)) return this.match(68) || this.match(80) ? e.declaration = this.flowParseDeclare(this.startNode()) : (e.declaration = this.flowParseType(), this.semicolon()), e.default = !0, this.finishNode(e, `DeclareExportDeclaration`);
			if (this.match(75) || this.isLet() || (this.isContextual(131) || this.isContextual(130)) && !t) {
				let e = this.state.value;
				throw this.raise(A.UnsupportedDeclareExportKind, this.state.startLoc, {
					unsupportedExportKind: e,
					suggestion: ae[e]
				});
			}
			if (this.match(74) || this.match(68) || this.match(80) || this.isContextual(132)) return e.declaration = this.flowParseDeclare(this.startNode()), e.default = !1, this.finishNode(e, `DeclareExportDeclaration`);
			if (this.match(55) || this.match(5) || this.isContextual(130) || this.isContextual(131) || this.isContextual(132)) return e = this.parseExport(e, null), e.type === `ExportNamedDeclaration` ? (e.default = !1, delete e.exportKind, this.castNodeTo(e, `DeclareExportDeclaration`)) : this.castNodeTo(e, `DeclareExportAllDeclaration`);
			throw this.unexpected();
		}
		flowParseDeclareModuleExports(e) {
			return this.next(), this.expectContextual(112), e.typeAnnotation = this.flowParseTypeAnnotation(), this.semicolon(), this.finishNode(e, `DeclareModuleExports`);
		}
		flowParseDeclareTypeAlias(e) {
			this.next();
			let t = this.flowParseTypeAlias(e);
			return this.castNodeTo(t, `DeclareTypeAlias`), t;
		}
		flowParseDeclareOpaqueType(e) {
			this.next();
			let t = this.flowParseOpaqueType(e, !0);
			return this.castNodeTo(t, `DeclareOpaqueType`), t;
		}
		flowParseDeclareInterface(e) {
			return this.next(), this.flowParseInterfaceish(e, !1), this.finishNode(e, `DeclareInterface`);
		}
		flowParseInterfaceish(e, t) {
			if (e.id = this.flowParseRestrictedIdentifier(!t, !0), this.scope.declareName(e.id.name, t ? 17 : 8201, e.id.loc.start), e.typeParameters = this.match(47) ? this.flowParseTypeParameterDeclaration() : null, e.extends = [], this.eat(81)) do
				e.extends.push(this.flowParseInterfaceExtends());
			while (!t && this.eat(12));
			if (t) {
				if (e.implements = [], e.mixins = [], this.eatContextual(118)) do
					e.mixins.push(this.flowParseInterfaceExtends());
				while (this.eat(12));
				if (this.eatContextual(114)) do
					e.implements.push(this.flowParseInterfaceExtends());
				while (this.eat(12));
			}
			e.body = this.flowParseObjectType({
				allowStatic: t,
				allowExact: !1,
				allowSpread: !1,
				allowProto: t,
				allowInexact: !1
			});
		}
		flowParseInterfaceExtends() {
			let e = this.startNode();
			return e.id = this.flowParseQualifiedTypeIdentifier(), e.typeParameters = this.match(47) ? this.flowParseTypeParameterInstantiation() : null, this.finishNode(e, `InterfaceExtends`);
		}
		flowParseInterface(e) {
			return this.flowParseInterfaceish(e, !1), this.finishNode(e, `InterfaceDeclaration`);
		}
		checkNotUnderscore(e) {
			e === `_` && this.raise(A.UnexpectedReservedUnderscore, this.state.startLoc);
		}
		checkReservedType(e, t, n) {
			ie.has(e) && this.raise(n ? A.AssignReservedType : A.UnexpectedReservedType, t, { reservedType: e });
		}
		flowParseRestrictedIdentifierName(e, t) {
			return this.checkReservedType(this.state.value, this.state.startLoc, t), this.parseIdentifierName(e);
		}
		flowParseRestrictedIdentifier(e, t) {
			let n = this.startNode(), r = this.flowParseRestrictedIdentifierName(e, t);
			return this.createIdentifier(n, r);
		}
		flowParseTypeAlias(e) {
			return e.id = this.flowParseRestrictedIdentifier(!1, !0), this.scope.declareName(e.id.name, 8201, e.id.loc.start), e.typeParameters = this.match(47) ? this.flowParseTypeParameterDeclaration() : null, e.right = this.flowParseTypeInitialiser(29), this.semicolon(), this.finishNode(e, `TypeAlias`);
		}
		flowParseOpaqueType(e, t) {
			return this.expectContextual(131), e.id = this.flowParseRestrictedIdentifier(!0, !0), this.scope.declareName(e.id.name, 8201, e.id.loc.start), e.typeParameters = this.match(47) ? this.flowParseTypeParameterDeclaration() : null, e.supertype = null, this.match(14) && (e.supertype = this.flowParseTypeInitialiser(14)), e.impltype = null, t || (e.impltype = this.flowParseTypeInitialiser(29)), this.semicolon(), this.finishNode(e, `OpaqueType`);
		}
		flowParseTypeParameterBound() {
			if (this.match(14) || this.isContextual(81)) {
				let e = this.startNode();
				return this.next(), e.typeAnnotation = this.flowParseType(), this.finishNode(e, `TypeAnnotation`);
			}
		}
		flowParseTypeParameter(e = !1) {
			let t = this.state.startLoc, n = this.startNode(), r = this.flowParseVariance();
			return n.name = this.flowParseRestrictedIdentifierName(), n.variance = r, n.bound = this.flowParseTypeParameterBound(), this.match(29) ? (this.eat(29), n.default = this.flowParseType()) : e && this.raise(A.MissingTypeParamDefault, t), this.finishNode(n, `TypeParameter`);
		}
		flowParseTypeParameterDeclaration() {
			let e = this.state.inType, t = this.startNode();
			t.params = [], this.state.inType = !0, this.match(47) || this.match(144) ? this.next() : this.unexpected();
			let n = !1;
			do {
				let e = this.flowParseTypeParameter(n);
				t.params.push(e), e.default && (n = !0), this.match(48) || this.expect(12);
			} while (!this.match(48));
			return this.expect(48), this.state.inType = e, this.finishNode(t, `TypeParameterDeclaration`);
		}
		flowInTopLevelContext(e) {
			if (this.curContext() !== p.brace) {
				let t = this.state.context;
				this.state.context = [t[0]];
				try {
					return e();
				} finally {
					this.state.context = t;
				}
			} else return e();
		}
		flowParseTypeParameterInstantiationInExpression() {
			if (this.reScan_lt() === 47) return this.flowParseTypeParameterInstantiation();
		}
		flowParseTypeParameterInstantiation() {
			let e = this.startNode(), t = this.state.inType;
			return this.state.inType = !0, e.params = [], this.flowInTopLevelContext(() => {
				this.expect(47);
				let t = this.state.noAnonFunctionType;
				for (this.state.noAnonFunctionType = !1; !this.match(48);) e.params.push(this.flowParseType()), this.match(48) || this.expect(12);
				this.state.noAnonFunctionType = t;
			}), this.state.inType = t, !this.state.inType && this.curContext() === p.brace && this.reScan_lt_gt(), this.expect(48), this.finishNode(e, `TypeParameterInstantiation`);
		}
		flowParseTypeParameterInstantiationCallOrNew() {
			if (this.reScan_lt() !== 47) return null;
			let e = this.startNode(), t = this.state.inType;
			for (e.params = [], this.state.inType = !0, this.expect(47); !this.match(48);) e.params.push(this.flowParseTypeOrImplicitInstantiation()), this.match(48) || this.expect(12);
			return this.expect(48), this.state.inType = t, this.finishNode(e, `TypeParameterInstantiation`);
		}
		flowParseInterfaceType() {
			let e = this.startNode();
			if (this.expectContextual(130), e.extends = [], this.eat(81)) do
				e.extends.push(this.flowParseInterfaceExtends());
			while (this.eat(12));
			return e.body = this.flowParseObjectType({
				allowStatic: !1,
				allowExact: !1,
				allowSpread: !1,
				allowProto: !1,
				allowInexact: !1
			}), this.finishNode(e, `InterfaceTypeAnnotation`);
		}
		flowParseObjectPropertyKey() {
			return this.match(136) || this.match(135) ? super.parseExprAtom() : this.parseIdentifier(!0);
		}
		flowParseObjectTypeIndexer(e, t, n) {
			return e.static = t, this.lookahead().type === 14 ? (e.id = this.flowParseObjectPropertyKey(), e.key = this.flowParseTypeInitialiser()) : (e.id = null, e.key = this.flowParseType()), this.expect(3), e.value = this.flowParseTypeInitialiser(), e.variance = n, this.finishNode(e, `ObjectTypeIndexer`);
		}
		flowParseObjectTypeInternalSlot(e, t) {
			return e.static = t, e.id = this.flowParseObjectPropertyKey(), this.expect(3), this.expect(3), this.match(47) || this.match(10) ? (e.method = !0, e.optional = !1, e.value = this.flowParseObjectTypeMethodish(this.startNodeAt(e.loc.start))) : (e.method = !1, this.eat(17) && (e.optional = !0), e.value = this.flowParseTypeInitialiser()), this.finishNode(e, `ObjectTypeInternalSlot`);
		}
		flowParseObjectTypeMethodish(e) {
			for (e.params = [], e.rest = null, e.typeParameters = null, e.this = null, this.match(47) && (e.typeParameters = this.flowParseTypeParameterDeclaration()), this.expect(10), this.match(78) && (e.this = this.flowParseFunctionTypeParam(!0), e.this.name = null, this.match(11) || this.expect(12)); !this.match(11) && !this.match(21);) e.params.push(this.flowParseFunctionTypeParam(!1)), this.match(11) || this.expect(12);
			return this.eat(21) && (e.rest = this.flowParseFunctionTypeParam(!1)), this.expect(11), e.returnType = this.flowParseTypeInitialiser(), this.finishNode(e, `FunctionTypeAnnotation`);
		}
		flowParseObjectTypeCallProperty(e, t) {
			let n = this.startNode();
			return e.static = t, e.value = this.flowParseObjectTypeMethodish(n), this.finishNode(e, `ObjectTypeCallProperty`);
		}
		flowParseObjectType({ allowStatic: e, allowExact: t, allowSpread: n, allowProto: r, allowInexact: i }) {
			let a = this.state.inType;
			this.state.inType = !0;
			let o = this.startNode();
			o.callProperties = [], o.properties = [], o.indexers = [], o.internalSlots = [];
			let s, c, l = !1;
			for (t && this.match(6) ? (this.expect(6), s = 9, c = !0) : (this.expect(5), s = 8, c = !1), o.exact = c; !this.match(s);) {
				let t = !1, a = null, s = null, u = this.startNode();
				if (r && this.isContextual(119)) {
					let t = this.lookahead();
					t.type !== 14 && t.type !== 17 && (this.next(), a = this.state.startLoc, e = !1);
				}
				if (e && this.isContextual(107)) {
					let e = this.lookahead();
					e.type !== 14 && e.type !== 17 && (this.next(), t = !0);
				}
				let d = this.flowParseVariance();
				if (this.eat(0)) a != null && this.unexpected(a), this.eat(0) ? (d && this.unexpected(d.loc.start), o.internalSlots.push(this.flowParseObjectTypeInternalSlot(u, t))) : o.indexers.push(this.flowParseObjectTypeIndexer(u, t, d));
				else if (this.match(10) || this.match(47)) a != null && this.unexpected(a), d && this.unexpected(d.loc.start), o.callProperties.push(this.flowParseObjectTypeCallProperty(u, t));
				else {
					let e = `init`;
					(this.isContextual(100) || this.isContextual(105)) && tokenIsLiteralPropertyName(this.lookahead().type) && (e = this.state.value, this.next());
					let r = this.flowParseObjectTypeProperty(u, t, a, d, e, n, i ?? !c);
					r === null ? (l = !0, s = this.state.lastTokStartLoc) : o.properties.push(r);
				}
				this.flowObjectTypeSemicolon(), s && !this.match(8) && !this.match(9) && this.raise(A.UnexpectedExplicitInexactInObject, s);
			}
			this.expect(s), n && (o.inexact = l);
			let u = this.finishNode(o, `ObjectTypeAnnotation`);
			return this.state.inType = a, u;
		}
		flowParseObjectTypeProperty(e, t, n, r, i, a, o) {
			if (this.eat(21)) return this.match(12) || this.match(13) || this.match(8) || this.match(9) ? (a ? o || this.raise(A.InexactInsideExact, this.state.lastTokStartLoc) : this.raise(A.InexactInsideNonObject, this.state.lastTokStartLoc), r && this.raise(A.InexactVariance, r), null) : (a || this.raise(A.UnexpectedSpreadType, this.state.lastTokStartLoc), n != null && this.unexpected(n), r && this.raise(A.SpreadVariance, r), e.argument = this.flowParseType(), this.finishNode(e, `ObjectTypeSpreadProperty`));
			{
				e.key = this.flowParseObjectPropertyKey(), e.static = t, e.proto = n != null, e.kind = i;
				let o = !1;
				return this.match(47) || this.match(10) ? (e.method = !0, n != null && this.unexpected(n), r && this.unexpected(r.loc.start), e.value = this.flowParseObjectTypeMethodish(this.startNodeAt(e.loc.start)), (i === `get` || i === `set`) && this.flowCheckGetterSetterParams(e), !a && e.key.name === `constructor` && e.value.this && this.raise(A.ThisParamBannedInConstructor, e.value.this)) : (i !== `init` && this.unexpected(), e.method = !1, this.eat(17) && (o = !0), e.value = this.flowParseTypeInitialiser(), e.variance = r), e.optional = o, this.finishNode(e, `ObjectTypeProperty`);
			}
		}
		flowCheckGetterSetterParams(e) {
			let t = e.kind === `get` ? 0 : 1, n = e.value.params.length + +!!e.value.rest;
			e.value.this && this.raise(e.kind === `get` ? A.GetterMayNotHaveThisParam : A.SetterMayNotHaveThisParam, e.value.this), n !== t && this.raise(e.kind === `get` ? d.BadGetterArity : d.BadSetterArity, e), e.kind === `set` && e.value.rest && this.raise(d.BadSetterRestParameter, e);
		}
		flowObjectTypeSemicolon() {
			this.eat(13) || this.eat(12) || this.match(8) || this.match(9) || this.unexpected();
		}
		flowParseQualifiedTypeIdentifier(e, t) {
			e ??= this.state.startLoc;
			let n = t || this.flowParseRestrictedIdentifier(!0);
			for (; this.eat(16);) {
				let t = this.startNodeAt(e);
				t.qualification = n, t.id = this.flowParseRestrictedIdentifier(!0), n = this.finishNode(t, `QualifiedTypeIdentifier`);
			}
			return n;
		}
		flowParseGenericType(e, t) {
			let n = this.startNodeAt(e);
			return n.typeParameters = null, n.id = this.flowParseQualifiedTypeIdentifier(e, t), this.match(47) && (n.typeParameters = this.flowParseTypeParameterInstantiation()), this.finishNode(n, `GenericTypeAnnotation`);
		}
		flowParseTypeofType() {
			let e = this.startNode();
			return this.expect(87), e.argument = this.flowParsePrimaryType(), this.finishNode(e, `TypeofTypeAnnotation`);
		}
		flowParseTupleType() {
			let e = this.startNode();
			for (e.types = [], this.expect(0); this.state.pos < this.length && !this.match(3) && (e.types.push(this.flowParseType()), !this.match(3));) this.expect(12);
			return this.expect(3), this.finishNode(e, `TupleTypeAnnotation`);
		}
		flowParseFunctionTypeParam(e) {
			let t = null, n = !1, r = null, i = this.startNode(), a = this.lookahead(), o = this.state.type === 78;
			return a.type === 14 || a.type === 17 ? (o && !e && this.raise(A.ThisParamMustBeFirst, i), t = this.parseIdentifier(o), this.eat(17) && (n = !0, o && this.raise(A.ThisParamMayNotBeOptional, i)), r = this.flowParseTypeInitialiser()) : r = this.flowParseType(), i.name = t, i.optional = n, i.typeAnnotation = r, this.finishNode(i, `FunctionTypeParam`);
		}
		reinterpretTypeAsFunctionTypeParam(e) {
			let t = this.startNodeAt(e.loc.start);
			return t.name = null, t.optional = !1, t.typeAnnotation = e, this.finishNode(t, `FunctionTypeParam`);
		}
		flowParseFunctionTypeParams(e = []) {
			let t = null, n = null;
			for (this.match(78) && (n = this.flowParseFunctionTypeParam(!0), n.name = null, this.match(11) || this.expect(12)); !this.match(11) && !this.match(21);) e.push(this.flowParseFunctionTypeParam(!1)), this.match(11) || this.expect(12);
			return this.eat(21) && (t = this.flowParseFunctionTypeParam(!1)), {
				params: e,
				rest: t,
				_this: n
			};
		}
		flowIdentToTypeAnnotation(e, t, n) {
			switch (n.name) {
				case `any`: return this.finishNode(t, `AnyTypeAnnotation`);
				case `bool`:
				case `boolean`: return this.finishNode(t, `BooleanTypeAnnotation`);
				case `mixed`: return this.finishNode(t, `MixedTypeAnnotation`);
				case `empty`: return this.finishNode(t, `EmptyTypeAnnotation`);
				case `number`: return this.finishNode(t, `NumberTypeAnnotation`);
				case `string`: return this.finishNode(t, `StringTypeAnnotation`);
				case `symbol`: return this.finishNode(t, `SymbolTypeAnnotation`);
				default: return this.checkNotUnderscore(n.name), this.flowParseGenericType(e, n);
			}
		}
		flowParsePrimaryType() {
			let e = this.state.startLoc, t = this.startNode(), n, r, i = !1, a = this.state.noAnonFunctionType;
			switch (this.state.type) {
				case 5: return this.flowParseObjectType({
					allowStatic: !1,
					allowExact: !1,
					allowSpread: !0,
					allowProto: !1,
					allowInexact: !0
				});
				case 6: return this.flowParseObjectType({
					allowStatic: !1,
					allowExact: !0,
					allowSpread: !0,
					allowProto: !1,
					allowInexact: !1
				});
				case 0: return this.state.noAnonFunctionType = !1, r = this.flowParseTupleType(), this.state.noAnonFunctionType = a, r;
				case 47: {
					let e = this.startNode();
					return e.typeParameters = this.flowParseTypeParameterDeclaration(), this.expect(10), n = this.flowParseFunctionTypeParams(), e.params = n.params, e.rest = n.rest, e.this = n._this, this.expect(11), this.expect(19), e.returnType = this.flowParseType(), this.finishNode(e, `FunctionTypeAnnotation`);
				}
				case 10: {
					let e = this.startNode();
					if (this.next(), !this.match(11) && !this.match(21)) {
						if (tokenIsIdentifier(this.state.type) || this.match(78)) {
							let e = this.lookahead().type;
							i = e !== 17 && e !== 14;
						} else i = !0;
					}
					if (i) {
						if (this.state.noAnonFunctionType = !1, r = this.flowParseType(), this.state.noAnonFunctionType = a, this.state.noAnonFunctionType || !(this.match(12) || this.match(11) && this.lookahead().type === 19)) return this.expect(11), r;
						this.eat(12);
					}
					return n = r ? this.flowParseFunctionTypeParams([this.reinterpretTypeAsFunctionTypeParam(r)]) : this.flowParseFunctionTypeParams(), e.params = n.params, e.rest = n.rest, e.this = n._this, this.expect(11), this.expect(19), e.returnType = this.flowParseType(), e.typeParameters = null, this.finishNode(e, `FunctionTypeAnnotation`);
				}
				case 135: return this.parseLiteral(this.state.value, `StringLiteralTypeAnnotation`);
				case 85:
				case 86: return t.value = this.match(85), this.next(), this.finishNode(t, `BooleanLiteralTypeAnnotation`);
				case 53:
					if (this.state.value === `-`) {
						if (this.next(), this.match(136)) return this.parseLiteralAtNode(-this.state.value, `NumberLiteralTypeAnnotation`, t);
						if (this.match(137)) return this.parseLiteralAtNode(-this.state.value, `BigIntLiteralTypeAnnotation`, t);
						throw this.raise(A.UnexpectedSubtractionOperand, this.state.startLoc);
					}
					throw this.unexpected();
				case 136: return this.parseLiteral(this.state.value, `NumberLiteralTypeAnnotation`);
				case 137: return this.parseLiteral(this.state.value, `BigIntLiteralTypeAnnotation`);
				case 88: return this.next(), this.finishNode(t, `VoidTypeAnnotation`);
				case 84: return this.next(), this.finishNode(t, `NullLiteralTypeAnnotation`);
				case 78: return this.next(), this.finishNode(t, `ThisTypeAnnotation`);
				case 55: return this.next(), this.finishNode(t, `ExistsTypeAnnotation`);
				case 87: return this.flowParseTypeofType();
				default:
					if (tokenIsKeyword(this.state.type)) {
						let e = tokenLabelName(this.state.type);
						return this.next(), super.createIdentifier(t, e);
					}
					if (tokenIsIdentifier(this.state.type)) return this.isContextual(130) ? this.flowParseInterfaceType() : this.flowIdentToTypeAnnotation(e, t, this.parseIdentifier());
			}
			throw this.unexpected();
		}
		flowParsePostfixType() {
			let e = this.state.startLoc, t = this.flowParsePrimaryType(), n = !1;
			for (; (this.match(0) || this.match(18)) && !this.canInsertSemicolon();) {
				let r = this.startNodeAt(e), i = this.eat(18);
				n ||= i, this.expect(0), !i && this.match(3) ? (r.elementType = t, this.next(), t = this.finishNode(r, `ArrayTypeAnnotation`)) : (r.objectType = t, r.indexType = this.flowParseType(), this.expect(3), n ? (r.optional = i, t = this.finishNode(r, `OptionalIndexedAccessType`)) : t = this.finishNode(r, `IndexedAccessType`));
			}
			return t;
		}
		flowParsePrefixType() {
			let e = this.startNode();
			return this.eat(17) ? (e.typeAnnotation = this.flowParsePrefixType(), this.finishNode(e, `NullableTypeAnnotation`)) : this.flowParsePostfixType();
		}
		flowParseAnonFunctionWithoutParens() {
			let e = this.flowParsePrefixType();
			if (!this.state.noAnonFunctionType && this.eat(19)) {
				let t = this.startNodeAt(e.loc.start);
				return t.params = [this.reinterpretTypeAsFunctionTypeParam(e)], t.rest = null, t.this = null, t.returnType = this.flowParseType(), t.typeParameters = null, this.finishNode(t, `FunctionTypeAnnotation`);
			}
			return e;
		}
		flowParseIntersectionType() {
			let e = this.startNode();
			this.eat(45);
			let t = this.flowParseAnonFunctionWithoutParens();
			for (e.types = [t]; this.eat(45);) e.types.push(this.flowParseAnonFunctionWithoutParens());
			return e.types.length === 1 ? t : this.finishNode(e, `IntersectionTypeAnnotation`);
		}
		flowParseUnionType() {
			let e = this.startNode();
			this.eat(43);
			let t = this.flowParseIntersectionType();
			for (e.types = [t]; this.eat(43);) e.types.push(this.flowParseIntersectionType());
			return e.types.length === 1 ? t : this.finishNode(e, `UnionTypeAnnotation`);
		}
		flowParseType() {
			let e = this.state.inType;
			this.state.inType = !0;
			let t = this.flowParseUnionType();
			return this.state.inType = e, t;
		}
		flowParseTypeOrImplicitInstantiation() {
			if (this.state.type === 133 && this.state.value === `_`) {
				let e = this.state.startLoc, t = this.parseIdentifier();
				return this.flowParseGenericType(e, t);
			}
			return this.flowParseType();
		}
		flowParseTypeAnnotation() {
			let e = this.startNode();
			return e.typeAnnotation = this.flowParseTypeInitialiser(), this.finishNode(e, `TypeAnnotation`);
		}
		flowParseTypeAnnotatableIdentifier() {
			let e = this.startNode(), t = this.parseIdentifierName();
			return this.match(14) && (e.typeAnnotation = this.flowParseTypeAnnotation()), this.createIdentifier(e, t);
		}
		typeCastToParameter(e) {
			return e.expression.typeAnnotation = e.typeAnnotation, this.resetEndLocation(e.expression, e.typeAnnotation.loc.end), e.expression;
		}
		flowParseVariance() {
			let e = null;
			return this.match(53) ? (e = this.startNode(), this.state.value === `+` ? e.kind = `plus` : e.kind = `minus`, this.next(), this.finishNode(e, `Variance`)) : e;
		}
		parseFunctionBody(e, t, n = !1) {
			t ? this.forwardNoArrowParamsConversionAt(e, () => super.parseFunctionBody(e, !0, n)) : super.parseFunctionBody(e, !1, n);
		}
		parseFunctionBodyAndFinish(e, t, n = !1) {
			if (this.match(14)) {
				let t = this.startNode();
				[t.typeAnnotation, e.predicate] = this.flowParseTypeAndPredicateInitialiser(), e.returnType = t.typeAnnotation ? this.finishNode(t, `TypeAnnotation`) : null;
			}
			return super.parseFunctionBodyAndFinish(e, t, n);
		}
		parseStatementLike(e) {
			if (this.state.strict && this.isContextual(130)) {
				if (tokenIsKeywordOrIdentifier(this.lookahead().type)) {
					let e = this.startNode();
					return this.next(), this.flowParseInterface(e);
				}
			} else if (this.isContextual(127)) {
				let e = this.startNode();
				return this.next(), this.flowParseEnumDeclaration(e);
			}
			let t = super.parseStatementLike(e);
			return this.flowPragma === void 0 && !this.isValidDirective(t) && (this.flowPragma = null), t;
		}
		parseExpressionStatement(e, t, n, r) {
			if (t.type === `Identifier`) {
				if (t.name === `declare`) {
					if (this.match(80) || tokenIsIdentifier(this.state.type) || this.match(68) || this.match(74) || this.match(82)) return this.flowParseDeclare(e);
				} else if (tokenIsIdentifier(this.state.type)) {
					if (t.name === `interface`) return this.flowParseInterface(e);
					if (t.name === `type`) return this.flowParseTypeAlias(e);
					if (t.name === `opaque`) return this.flowParseOpaqueType(e, !1);
				}
			}
			return super.parseExpressionStatement(e, t, n, r);
		}
		shouldParseExportDeclaration() {
			let { type: e } = this.state;
			return e === 127 || tokenIsFlowInterfaceOrTypeOrOpaque(e) ? !this.state.containsEsc : super.shouldParseExportDeclaration();
		}
		isExportDefaultSpecifier() {
			let { type: e } = this.state;
			return e === 127 || tokenIsFlowInterfaceOrTypeOrOpaque(e) ? this.state.containsEsc : super.isExportDefaultSpecifier();
		}
		parseExportDefaultExpression() {
			if (this.isContextual(127)) {
				let e = this.startNode();
				return this.next(), this.flowParseEnumDeclaration(e);
			}
			return super.parseExportDefaultExpression();
		}
		parseConditional(e, t, n) {
			if (!this.match(17)) return e;
			if (this.state.maybeInArrowParameters) {
				let t = this.lookaheadCharCode();
				if (t === 44 || t === 61 || t === 58 || t === 41) return this.setOptionalParametersError(n), e;
			}
			this.expect(17);
			let r = this.state.clone(), i = this.startNodeAt(t), { consequent: a, failed: o } = this.tryParseConditionalConsequent(), [s, c] = this.getArrowLikeExpressions(a);
			if (o || c.length > 0) {
				if (c.length > 0) {
					this.state = r;
					for (let e = 0; e < c.length; e++) this.noArrowAt.add(this.offsetToSourcePos(c[e].start));
					({consequent: a, failed: o} = this.tryParseConditionalConsequent()), [s, c] = this.getArrowLikeExpressions(a);
				}
				o && s.length > 1 && this.raise(A.AmbiguousConditionalArrow, r.startLoc), o && s.length === 1 && (this.state = r, this.noArrowAt.add(this.offsetToSourcePos(s[0].start)), {consequent: a, failed: o} = this.tryParseConditionalConsequent());
			}
			return this.getArrowLikeExpressions(a, !0), this.expect(14), i.test = e, i.consequent = a, i.alternate = this.forwardNoArrowParamsConversionAt(i, () => this.parseMaybeAssign(void 0, void 0)), this.finishNode(i, `ConditionalExpression`);
		}
		tryParseConditionalConsequent() {
			this.state.noArrowParamsConversionAt.push(this.state.start);
			let e = this.parseMaybeAssignAllowIn(), t = !this.match(14);
			return this.state.noArrowParamsConversionAt.pop(), {
				consequent: e,
				failed: t
			};
		}
		getArrowLikeExpressions(e, t) {
			let n = [e], r = [];
			for (; n.length !== 0;) {
				let e = n.pop();
				e.type === `ArrowFunctionExpression` ? (e.typeParameters || !e.returnType ? this.finishArrowValidation(e) : r.push(e), e.body.type !== `BlockStatement` && n.push(e.body)) : e.type === `ConditionalExpression` && (n.push(e.consequent), n.push(e.alternate));
			}
			return t ? (r.forEach((e) => this.finishArrowValidation(e)), [r, []]) : partition(r, (e) => e.params.every((e) => this.isAssignable(e, !0)));
		}
		finishArrowValidation(e) {
			this.toAssignableList(e.params, e.extra?.trailingCommaLoc, !1), this.scope.enter(518), super.checkParams(e, !1, !0), this.scope.exit();
		}
		forwardNoArrowParamsConversionAt(e, t) {
			let n;
			return this.state.noArrowParamsConversionAt.includes(this.offsetToSourcePos(e.start)) ? (this.state.noArrowParamsConversionAt.push(this.state.start), n = t(), this.state.noArrowParamsConversionAt.pop()) : n = t(), n;
		}
		parseParenItem(e, t) {
			let n = super.parseParenItem(e, t);
			if (this.eat(17) && (n.optional = !0, this.resetEndLocation(e)), this.match(14)) {
				let e = this.startNodeAt(t);
				return e.expression = n, e.typeAnnotation = this.flowParseTypeAnnotation(), this.finishNode(e, `TypeCastExpression`);
			}
			return n;
		}
		assertModuleNodeAllowed(e) {
			e.type === `ImportDeclaration` && (e.importKind === `type` || e.importKind === `typeof`) || e.type === `ExportNamedDeclaration` && e.exportKind === `type` || e.type === `ExportAllDeclaration` && e.exportKind === `type` || super.assertModuleNodeAllowed(e);
		}
		parseExportDeclaration(e) {
			if (this.isContextual(131)) {
				e.exportKind = `type`;
				let t = this.startNode();
				return this.next(), this.match(5) ? (e.specifiers = this.parseExportSpecifiers(!0), super.parseExportFrom(e), null) : this.flowParseTypeAlias(t);
			}
			if (this.isContextual(132)) {
				e.exportKind = `type`;
				let t = this.startNode();
				return this.next(), this.flowParseOpaqueType(t, !1);
			}
			if (this.isContextual(130)) {
				e.exportKind = `type`;
				let t = this.startNode();
				return this.next(), this.flowParseInterface(t);
			}
			if (this.isContextual(127)) {
				e.exportKind = `value`;
				let t = this.startNode();
				return this.next(), this.flowParseEnumDeclaration(t);
			}
			return super.parseExportDeclaration(e);
		}
		eatExportStar(e) {
			return super.eatExportStar(e) ? !0 : this.isContextual(131) && this.lookahead().type === 55 ? (e.exportKind = `type`, this.next(), this.next(), !0) : !1;
		}
		maybeParseExportNamespaceSpecifier(e) {
			let { startLoc: t } = this.state, n = super.maybeParseExportNamespaceSpecifier(e);
			return n && e.exportKind === `type` && this.unexpected(t), n;
		}
		parseClassId(e, t, n) {
			super.parseClassId(e, t, n), this.match(47) && (e.typeParameters = this.flowParseTypeParameterDeclaration());
		}
		parseClassMember(e, t, n) {
			let { startLoc: r } = this.state;
			if (this.isContextual(126)) {
				if (super.parseClassMemberFromModifier(e, t)) return;
				t.declare = !0;
			}
			super.parseClassMember(e, t, n), t.declare && (t.type !== `ClassProperty` && t.type !== `ClassPrivateProperty` && t.type !== `PropertyDefinition` ? this.raise(A.DeclareClassElement, r) : t.value && this.raise(A.DeclareClassFieldInitializer, t.value));
		}
		isIterator(e) {
			return e === `iterator` || e === `asyncIterator`;
		}
		readIterator() {
			let e = super.readWord1(), t = `@@` + e;
			this.isIterator(e) && this.state.inType || this.raise(d.InvalidIdentifier, this.state.curPosition(), { identifierName: t }), this.finishToken(133, t);
		}
		getTokenFromCode(e) {
			let t = this.input.charCodeAt(this.state.pos + 1);
			e === 123 && t === 124 ? this.finishOp(6, 2) : this.state.inType && (e === 62 || e === 60) ? this.finishOp(e === 62 ? 48 : 47, 1) : this.state.inType && e === 63 ? t === 46 ? this.finishOp(18, 2) : this.finishOp(17, 1) : isIteratorStart(e, t, this.input.charCodeAt(this.state.pos + 2)) ? (this.state.pos += 2, this.readIterator()) : super.getTokenFromCode(e);
		}
		isAssignable(e, t) {
			return e.type === `TypeCastExpression` ? this.isAssignable(e.expression, t) : super.isAssignable(e, t);
		}
		toAssignable(e, t = !1) {
			!t && e.type === `AssignmentExpression` && e.left.type === `TypeCastExpression` && (e.left = this.typeCastToParameter(e.left)), super.toAssignable(e, t);
		}
		toAssignableList(e, t, n) {
			for (let t = 0; t < e.length; t++) {
				let n = e[t];
				n?.type === `TypeCastExpression` && (e[t] = this.typeCastToParameter(n));
			}
			super.toAssignableList(e, t, n);
		}
		toReferencedList(e, t) {
			for (let r = 0; r < e.length; r++) {
				var n;
				let i = e[r];
				i && i.type === `TypeCastExpression` && !((n = i.extra) != null && n.parenthesized) && (e.length > 1 || !t) && this.raise(A.TypeCastInPattern, i.typeAnnotation);
			}
			return e;
		}
		parseArrayLike(e, t, n) {
			let r = super.parseArrayLike(e, t, n);
			return n != null && !this.state.maybeInArrowParameters && this.toReferencedList(r.elements), r;
		}
		isValidLVal(e, t, n, r) {
			return e === `TypeCastExpression` || super.isValidLVal(e, t, n, r);
		}
		parseClassProperty(e) {
			return this.match(14) && (e.typeAnnotation = this.flowParseTypeAnnotation()), super.parseClassProperty(e);
		}
		parseClassPrivateProperty(e) {
			return this.match(14) && (e.typeAnnotation = this.flowParseTypeAnnotation()), super.parseClassPrivateProperty(e);
		}
		isClassMethod() {
			return this.match(47) || super.isClassMethod();
		}
		isClassProperty() {
			return this.match(14) || super.isClassProperty();
		}
		isNonstaticConstructor(e) {
			return !this.match(14) && super.isNonstaticConstructor(e);
		}
		pushClassMethod(e, t, n, r, i, a) {
			if (t.variance && this.unexpected(t.variance.loc.start), delete t.variance, this.match(47) && (t.typeParameters = this.flowParseTypeParameterDeclaration()), super.pushClassMethod(e, t, n, r, i, a), t.params && i) {
				let e = t.params;
				e.length > 0 && this.isThisParam(e[0]) && this.raise(A.ThisParamBannedInConstructor, t);
			} else if (t.type === `MethodDefinition` && i && t.value.params) {
				let e = t.value.params;
				e.length > 0 && this.isThisParam(e[0]) && this.raise(A.ThisParamBannedInConstructor, t);
			}
		}
		pushClassPrivateMethod(e, t, n, r) {
			t.variance && this.unexpected(t.variance.loc.start), delete t.variance, this.match(47) && (t.typeParameters = this.flowParseTypeParameterDeclaration()), super.pushClassPrivateMethod(e, t, n, r);
		}
		parseClassSuper(e) {
			if (super.parseClassSuper(e), e.superClass && (this.match(47) || this.match(51)) && (e.superTypeParameters = this.flowParseTypeParameterInstantiationInExpression()), this.isContextual(114)) {
				this.next();
				let t = e.implements = [];
				do {
					let e = this.startNode();
					e.id = this.flowParseRestrictedIdentifier(!0), e.typeParameters = this.match(47) ? this.flowParseTypeParameterInstantiation() : null, t.push(this.finishNode(e, `ClassImplements`));
				} while (this.eat(12));
			}
		}
		checkGetterSetterParams(e) {
			super.checkGetterSetterParams(e);
			let t = this.getObjectOrClassMethodParams(e);
			if (t.length > 0) {
				let n = t[0];
				this.isThisParam(n) && e.kind === `get` ? this.raise(A.GetterMayNotHaveThisParam, n) : this.isThisParam(n) && this.raise(A.SetterMayNotHaveThisParam, n);
			}
		}
		parsePropertyNamePrefixOperator(e) {
			e.variance = this.flowParseVariance();
		}
		parseObjPropValue(e, t, n, r, i, a, o) {
			e.variance && this.unexpected(e.variance.loc.start), delete e.variance;
			let s;
			this.match(47) && !a && (s = this.flowParseTypeParameterDeclaration(), this.match(10) || this.unexpected());
			let c = super.parseObjPropValue(e, t, n, r, i, a, o);
			return s && ((c.value || c).typeParameters = s), c;
		}
		parseFunctionParamType(e) {
			return this.eat(17) && (e.type !== `Identifier` && this.raise(A.PatternIsOptional, e), this.isThisParam(e) && this.raise(A.ThisParamMayNotBeOptional, e), e.optional = !0), this.match(14) ? e.typeAnnotation = this.flowParseTypeAnnotation() : this.isThisParam(e) && this.raise(A.ThisParamAnnotationRequired, e), this.match(29) && this.isThisParam(e) && this.raise(A.ThisParamNoDefault, e), this.resetEndLocation(e), e;
		}
		parseMaybeDefault(e, t) {
			let n = super.parseMaybeDefault(e, t);
			return n.type === `AssignmentPattern` && n.typeAnnotation && n.right.start < n.typeAnnotation.start && this.raise(A.TypeBeforeInitializer, n.typeAnnotation), n;
		}
		checkImportReflection(e) {
			super.checkImportReflection(e), e.module && e.importKind !== `value` && this.raise(A.ImportReflectionHasImportType, e.specifiers[0].loc.start);
		}
		parseImportSpecifierLocal(e, t, n) {
			t.local = hasTypeImportKind(e) ? this.flowParseRestrictedIdentifier(!0, !0) : this.parseIdentifier(), e.specifiers.push(this.finishImportSpecifier(t, n));
		}
		isPotentialImportPhase(e) {
			if (super.isPotentialImportPhase(e)) return !0;
			if (this.isContextual(131)) {
				if (!e) return !0;
				let t = this.lookaheadCharCode();
				return t === 123 || t === 42;
			}
			return !e && this.isContextual(87);
		}
		applyImportPhase(e, t, n, r) {
			if (super.applyImportPhase(e, t, n, r), t) {
				if (!n && this.match(65)) return;
				e.exportKind = n === `type` ? n : `value`;
			} else n === `type` && this.match(55) && this.unexpected(), e.importKind = n === `type` || n === `typeof` ? n : `value`;
		}
		parseImportSpecifier(e, t, n, r, i) {
			let a = e.imported, o = null;
			a.type === `Identifier` && (a.name === `type` ? o = `type` : a.name === `typeof` && (o = `typeof`));
			let s = !1;
			if (this.isContextual(94) && !this.isLookaheadContextual(`as`)) {
				let t = this.parseIdentifier(!0);
				o !== null && !tokenIsKeywordOrIdentifier(this.state.type) ? (e.imported = t, e.importKind = o, e.local = this.cloneIdentifier(t)) : (e.imported = a, e.importKind = null, e.local = this.parseIdentifier());
			} else {
				if (o !== null && tokenIsKeywordOrIdentifier(this.state.type)) e.imported = this.parseIdentifier(!0), e.importKind = o;
				else {
					if (t) throw this.raise(d.ImportBindingIsString, e, { importName: a.value });
					e.imported = a, e.importKind = null;
				}
				this.eatContextual(94) ? e.local = this.parseIdentifier() : (s = !0, e.local = this.cloneIdentifier(e.imported));
			}
			let c = hasTypeImportKind(e);
			return n && c && this.raise(A.ImportTypeShorthandOnlyInPureImport, e), (n || c) && this.checkReservedType(e.local.name, e.local.loc.start, !0), s && !n && !c && this.checkReservedWord(e.local.name, e.loc.start, !0, !0), this.finishImportSpecifier(e, `ImportSpecifier`);
		}
		parseBindingAtom() {
			switch (this.state.type) {
				case 78: return this.parseIdentifier(!0);
				default: return super.parseBindingAtom();
			}
		}
		parseFunctionParams(e, t) {
			let n = e.kind;
			n !== `get` && n !== `set` && this.match(47) && (e.typeParameters = this.flowParseTypeParameterDeclaration()), super.parseFunctionParams(e, t);
		}
		parseVarId(e, t) {
			super.parseVarId(e, t), this.match(14) && (e.id.typeAnnotation = this.flowParseTypeAnnotation(), this.resetEndLocation(e.id));
		}
		parseAsyncArrowFromCallExpression(e, t) {
			if (this.match(14)) {
				let t = this.state.noAnonFunctionType;
				this.state.noAnonFunctionType = !0, e.returnType = this.flowParseTypeAnnotation(), this.state.noAnonFunctionType = t;
			}
			return super.parseAsyncArrowFromCallExpression(e, t);
		}
		parseAsyncArrowHead(e) {
			return this.match(14) ? this.startNodeAt(e) : super.parseAsyncArrowHead(e);
		}
		parseMaybeAssign(e, t) {
			var n;
			let r = null, i;
			if (this.hasPlugin(`jsx`) && (this.match(144) || this.match(47))) {
				if (r = this.state.clone(), i = this.tryParse(() => super.parseMaybeAssign(e, t), r), !i.error) return i.node;
				let { context: n } = this.state, a = n[n.length - 1];
				(a === p.j_oTag || a === p.j_expr) && n.pop();
			}
			if ((n = i) != null && n.error || this.match(47)) {
				var a, o;
				r ||= this.state.clone();
				let n, s = this.tryParse((r) => {
					var i;
					n = this.flowParseTypeParameterDeclaration();
					let a = this.forwardNoArrowParamsConversionAt(n, () => {
						let r = super.parseMaybeAssign(e, t);
						return this.resetStartLocationFromNode(r, n), r;
					});
					(i = a.extra) != null && i.parenthesized && r();
					let o = this.maybeUnwrapTypeCastExpression(a);
					return o.type !== `ArrowFunctionExpression` && r(), o.typeParameters = n, this.resetStartLocationFromNode(o, n), a;
				}, r), c = null;
				if (s.node && this.maybeUnwrapTypeCastExpression(s.node).type === `ArrowFunctionExpression`) {
					if (!s.error && !s.aborted) return s.node.async && this.raise(A.UnexpectedTypeParameterBeforeAsyncArrowFunction, n), s.node;
					c = s.node;
				}
				if ((a = i) != null && a.node) return this.state = i.failState, i.node;
				if (c) return this.state = s.failState, c;
				throw (o = i) != null && o.thrown ? i.error : s.thrown ? s.error : this.raise(A.UnexpectedTokenAfterTypeParameter, n);
			}
			return super.parseMaybeAssign(e, t);
		}
		parseArrow(e) {
			if (this.match(14)) {
				let t = this.tryParse(() => {
					let t = this.state.noAnonFunctionType;
					this.state.noAnonFunctionType = !0;
					let n = this.startNode();
					return [n.typeAnnotation, e.predicate] = this.flowParseTypeAndPredicateInitialiser(), this.state.noAnonFunctionType = t, this.canInsertSemicolon() && this.unexpected(), this.match(19) || this.unexpected(), n;
				});
				if (t.thrown) return null;
				t.error && (this.state = t.failState), e.returnType = t.node.typeAnnotation ? this.finishNode(t.node, `TypeAnnotation`) : null;
			}
			return super.parseArrow(e);
		}
		shouldParseArrow(e) {
			return this.match(14) || super.shouldParseArrow(e);
		}
		setArrowFunctionParameters(e, t) {
			this.state.noArrowParamsConversionAt.includes(this.offsetToSourcePos(e.start)) ? e.params = t : super.setArrowFunctionParameters(e, t);
		}
		checkParams(e, t, n, r = !0) {
			if (!(n && this.state.noArrowParamsConversionAt.includes(this.offsetToSourcePos(e.start)))) {
				for (let t = 0; t < e.params.length; t++) this.isThisParam(e.params[t]) && t > 0 && this.raise(A.ThisParamMustBeFirst, e.params[t]);
				super.checkParams(e, t, n, r);
			}
		}
		parseParenAndDistinguishExpression(e) {
			return super.parseParenAndDistinguishExpression(e && !this.noArrowAt.has(this.state.start));
		}
		parseSubscripts(e, t, n) {
			if (e.type === `Identifier` && e.name === `async` && this.noArrowAt.has(this.offsetToSourcePos(t.index))) {
				this.next();
				let n = this.startNodeAt(t);
				n.callee = e, n.arguments = super.parseCallExpressionArguments(), e = this.finishNode(n, `CallExpression`);
			} else if (e.type === `Identifier` && e.name === `async` && this.match(47)) {
				let r = this.state.clone(), i = this.tryParse((e) => this.parseAsyncArrowWithTypeParameters(t) || e(), r);
				if (!i.error && !i.aborted) return i.node;
				let a = this.tryParse(() => super.parseSubscripts(e, t, n), r);
				if (a.node && !a.error) return a.node;
				if (i.node) return this.state = i.failState, i.node;
				if (a.node) return this.state = a.failState, a.node;
				throw i.error || a.error;
			}
			return super.parseSubscripts(e, t, n);
		}
		parseSubscript(e, t, n, r) {
			if (this.match(18) && this.isLookaheadToken_lt()) {
				if (r.optionalChainMember = !0, n) return r.stop = !0, e;
				this.next();
				let i = this.startNodeAt(t);
				return i.callee = e, i.typeArguments = this.flowParseTypeParameterInstantiationInExpression(), this.expect(10), i.arguments = this.parseCallExpressionArguments(), i.optional = !0, this.finishCallExpression(i, !0);
			}
			if (!n && this.shouldParseTypes() && (this.match(47) || this.match(51))) {
				let n = this.startNodeAt(t);
				n.callee = e;
				let i = this.tryParse(() => (n.typeArguments = this.flowParseTypeParameterInstantiationCallOrNew(), this.expect(10), n.arguments = super.parseCallExpressionArguments(), r.optionalChainMember && (n.optional = !1), this.finishCallExpression(n, r.optionalChainMember)));
				if (i.node) return i.error && (this.state = i.failState), i.node;
			}
			return super.parseSubscript(e, t, n, r);
		}
		parseNewCallee(e) {
			super.parseNewCallee(e);
			let t = null;
			this.shouldParseTypes() && this.match(47) && (t = this.tryParse(() => this.flowParseTypeParameterInstantiationCallOrNew()).node), e.typeArguments = t;
		}
		parseAsyncArrowWithTypeParameters(e) {
			let t = this.startNodeAt(e);
			if (this.parseFunctionParams(t, !1), this.parseArrow(t)) return super.parseArrowExpression(t, void 0, !0);
		}
		readToken_mult_modulo(e) {
			let t = this.input.charCodeAt(this.state.pos + 1);
			e === 42 && t === 47 && this.state.hasFlowComment ? (this.state.hasFlowComment = !1, this.state.pos += 2, this.nextToken()) : super.readToken_mult_modulo(e);
		}
		readToken_pipe_amp(e) {
			let t = this.input.charCodeAt(this.state.pos + 1);
			e === 124 && t === 125 ? this.finishOp(9, 2) : super.readToken_pipe_amp(e);
		}
		parseTopLevel(e, t) {
			let n = super.parseTopLevel(e, t);
			return this.state.hasFlowComment && this.raise(A.UnterminatedFlowComment, this.state.curPosition()), n;
		}
		skipBlockComment() {
			if (this.hasPlugin(`flowComments`) && this.skipFlowComment()) {
				if (this.state.hasFlowComment) throw this.raise(A.NestedFlowComment, this.state.startLoc);
				this.hasFlowCommentCompletion();
				let e = this.skipFlowComment();
				e && (this.state.pos += e, this.state.hasFlowComment = !0);
			} else return super.skipBlockComment(this.state.hasFlowComment ? `*-/` : `*/`);
		}
		skipFlowComment() {
			let { pos: e } = this.state, t = 2;
			for (; [32, 9].includes(this.input.charCodeAt(e + t));) t++;
			let n = this.input.charCodeAt(t + e), r = this.input.charCodeAt(t + e + 1);
			return n === 58 && r === 58 ? t + 2 : this.input.slice(t + e, t + e + 12) === `flow-include` ? t + 12 : n === 58 && r !== 58 && t;
		}
		hasFlowCommentCompletion() {
			if (this.input.indexOf(`*/`, this.state.pos) === -1) throw this.raise(d.UnterminatedComment, this.state.curPosition());
		}
		flowEnumErrorBooleanMemberNotInitialized(e, { enumName: t, memberName: n }) {
			this.raise(A.EnumBooleanMemberNotInitialized, e, {
				memberName: n,
				enumName: t
			});
		}
		flowEnumErrorInvalidMemberInitializer(e, t) {
			return this.raise(t.explicitType ? t.explicitType === `symbol` ? A.EnumInvalidMemberInitializerSymbolType : A.EnumInvalidMemberInitializerPrimaryType : A.EnumInvalidMemberInitializerUnknownType, e, t);
		}
		flowEnumErrorNumberMemberNotInitialized(e, t) {
			this.raise(A.EnumNumberMemberNotInitialized, e, t);
		}
		flowEnumErrorStringMemberInconsistentlyInitialized(e, t) {
			this.raise(A.EnumStringMemberInconsistentlyInitialized, e, t);
		}
		flowEnumMemberInit() {
			let e = this.state.startLoc, endOfInit = () => this.match(12) || this.match(8);
			switch (this.state.type) {
				case 136: {
					let t = this.parseNumericLiteral(this.state.value);
					return endOfInit() ? {
						type: `number`,
						loc: t.loc.start,
						value: t
					} : {
						type: `invalid`,
						loc: e
					};
				}
				case 135: {
					let t = this.parseStringLiteral(this.state.value);
					return endOfInit() ? {
						type: `string`,
						loc: t.loc.start,
						value: t
					} : {
						type: `invalid`,
						loc: e
					};
				}
				case 85:
				case 86: {
					let t = this.parseBooleanLiteral(this.match(85));
					return endOfInit() ? {
						type: `boolean`,
						loc: t.loc.start,
						value: t
					} : {
						type: `invalid`,
						loc: e
					};
				}
				default: return {
					type: `invalid`,
					loc: e
				};
			}
		}
		flowEnumMemberRaw() {
			let e = this.state.startLoc;
			return {
				id: this.parseIdentifier(!0),
				init: this.eat(29) ? this.flowEnumMemberInit() : {
					type: `none`,
					loc: e
				}
			};
		}
		flowEnumCheckExplicitTypeMismatch(e, t, n) {
			let { explicitType: r } = t;
			r !== null && r !== n && this.flowEnumErrorInvalidMemberInitializer(e, t);
		}
		flowEnumMembers({ enumName: e, explicitType: t }) {
			let n = new Set(), r = {
				booleanMembers: [],
				numberMembers: [],
				stringMembers: [],
				defaultedMembers: []
			}, i = !1;
			for (; !this.match(8);) {
				if (this.eat(21)) {
					i = !0;
					break;
				}
				let a = this.startNode(), { id: o, init: s } = this.flowEnumMemberRaw(), c = o.name;
				if (c === ``) continue;
				/^[a-z]/.test(c) && this.raise(A.EnumInvalidMemberName, o, {
					memberName: c,
					suggestion: c[0].toUpperCase() + c.slice(1),
					enumName: e
				}), n.has(c) && this.raise(A.EnumDuplicateMemberName, o, {
					memberName: c,
					enumName: e
				}), n.add(c);
				let l = {
					enumName: e,
					explicitType: t,
					memberName: c
				};
				switch (a.id = o, s.type) {
					case `boolean`:
						this.flowEnumCheckExplicitTypeMismatch(s.loc, l, `boolean`), a.init = s.value, r.booleanMembers.push(this.finishNode(a, `EnumBooleanMember`));
						break;
					case `number`:
						this.flowEnumCheckExplicitTypeMismatch(s.loc, l, `number`), a.init = s.value, r.numberMembers.push(this.finishNode(a, `EnumNumberMember`));
						break;
					case `string`:
						this.flowEnumCheckExplicitTypeMismatch(s.loc, l, `string`), a.init = s.value, r.stringMembers.push(this.finishNode(a, `EnumStringMember`));
						break;
					case `invalid`: throw this.flowEnumErrorInvalidMemberInitializer(s.loc, l);
					case `none`: switch (t) {
						case `boolean`:
							this.flowEnumErrorBooleanMemberNotInitialized(s.loc, l);
							break;
						case `number`:
							this.flowEnumErrorNumberMemberNotInitialized(s.loc, l);
							break;
						default: r.defaultedMembers.push(this.finishNode(a, `EnumDefaultedMember`));
					}
				}
				this.match(8) || this.expect(12);
			}
			return {
				members: r,
				hasUnknownMembers: i
			};
		}
		flowEnumStringMembers(e, t, { enumName: n }) {
			if (e.length === 0) return t;
			if (t.length === 0) return e;
			if (t.length > e.length) {
				for (let t of e) this.flowEnumErrorStringMemberInconsistentlyInitialized(t, { enumName: n });
				return t;
			}
			for (let e of t) this.flowEnumErrorStringMemberInconsistentlyInitialized(e, { enumName: n });
			return e;
		}
		flowEnumParseExplicitType({ enumName: e }) {
			if (!this.eatContextual(103)) return null;
			if (!tokenIsIdentifier(this.state.type)) throw this.raise(A.EnumInvalidExplicitTypeUnknownSupplied, this.state.startLoc, { enumName: e });
			let { value: t } = this.state;
			return this.next(), t !== `boolean` && t !== `number` && t !== `string` && t !== `symbol` && this.raise(A.EnumInvalidExplicitType, this.state.startLoc, {
				enumName: e,
				invalidEnumType: t
			}), t;
		}
		flowEnumBody(e, t) {
			let n = t.name, r = t.loc.start, i = this.flowEnumParseExplicitType({ enumName: n });
			this.expect(5);
			let { members: a, hasUnknownMembers: o } = this.flowEnumMembers({
				enumName: n,
				explicitType: i
			});
			switch (e.hasUnknownMembers = o, i) {
				case `boolean`: return e.explicitType = !0, e.members = a.booleanMembers, this.expect(8), this.finishNode(e, `EnumBooleanBody`);
				case `number`: return e.explicitType = !0, e.members = a.numberMembers, this.expect(8), this.finishNode(e, `EnumNumberBody`);
				case `string`: return e.explicitType = !0, e.members = this.flowEnumStringMembers(a.stringMembers, a.defaultedMembers, { enumName: n }), this.expect(8), this.finishNode(e, `EnumStringBody`);
				case `symbol`: return e.members = a.defaultedMembers, this.expect(8), this.finishNode(e, `EnumSymbolBody`);
				default: {
					let empty = () => (e.members = [], this.expect(8), this.finishNode(e, `EnumStringBody`));
					e.explicitType = !1;
					let t = a.booleanMembers.length, i = a.numberMembers.length, o = a.stringMembers.length, s = a.defaultedMembers.length;
					if (!t && !i && !o && !s) return empty();
					if (!t && !i) return e.members = this.flowEnumStringMembers(a.stringMembers, a.defaultedMembers, { enumName: n }), this.expect(8), this.finishNode(e, `EnumStringBody`);
					if (!i && !o && t >= s) {
						for (let e of a.defaultedMembers) this.flowEnumErrorBooleanMemberNotInitialized(e.loc.start, {
							enumName: n,
							memberName: e.id.name
						});
						return e.members = a.booleanMembers, this.expect(8), this.finishNode(e, `EnumBooleanBody`);
					}
					if (!t && !o && i >= s) {
						for (let e of a.defaultedMembers) this.flowEnumErrorNumberMemberNotInitialized(e.loc.start, {
							enumName: n,
							memberName: e.id.name
						});
						return e.members = a.numberMembers, this.expect(8), this.finishNode(e, `EnumNumberBody`);
					}
					return this.raise(A.EnumInconsistentMemberValues, r, { enumName: n }), empty();
				}
			}
		}
		flowParseEnumDeclaration(e) {
			let t = this.parseIdentifier();
			return e.id = t, e.body = this.flowEnumBody(this.startNode(), t), this.finishNode(e, `EnumDeclaration`);
		}
		jsxParseOpeningElementAfterName(e) {
			return this.shouldParseTypes() && (this.match(47) || this.match(51)) && (e.typeArguments = this.flowParseTypeParameterInstantiationInExpression()), super.jsxParseOpeningElementAfterName(e);
		}
		isLookaheadToken_lt() {
			let e = this.nextTokenStart();
			if (this.input.charCodeAt(e) === 60) {
				let t = this.input.charCodeAt(e + 1);
				return t !== 60 && t !== 61;
			}
			return !1;
		}
		reScan_lt_gt() {
			let { type: e } = this.state;
			e === 47 ? (--this.state.pos, this.readToken_lt()) : e === 48 && (--this.state.pos, this.readToken_gt());
		}
		reScan_lt() {
			let { type: e } = this.state;
			return e === 51 ? (this.state.pos -= 2, this.finishOp(47, 1), 47) : e;
		}
		maybeUnwrapTypeCastExpression(e) {
			return e.type === `TypeCastExpression` ? e.expression : e;
		}
	};
	let M = {
		__proto__: null,
		quot: `"`,
		amp: `&`,
		apos: `'`,
		lt: `<`,
		gt: `>`,
		nbsp: `\xA0`,
		iexcl: `¡`,
		cent: `¢`,
		pound: `£`,
		curren: `¤`,
		yen: `¥`,
		brvbar: `¦`,
		sect: `§`,
		uml: `¨`,
		copy: `©`,
		ordf: `ª`,
		laquo: `«`,
		not: `¬`,
		shy: `­`,
		reg: `®`,
		macr: `¯`,
		deg: `°`,
		plusmn: `±`,
		sup2: `²`,
		sup3: `³`,
		acute: `´`,
		micro: `µ`,
		para: `¶`,
		middot: `·`,
		cedil: `¸`,
		sup1: `¹`,
		ordm: `º`,
		raquo: `»`,
		frac14: `¼`,
		frac12: `½`,
		frac34: `¾`,
		iquest: `¿`,
		Agrave: `À`,
		Aacute: `Á`,
		Acirc: `Â`,
		Atilde: `Ã`,
		Auml: `Ä`,
		Aring: `Å`,
		AElig: `Æ`,
		Ccedil: `Ç`,
		Egrave: `È`,
		Eacute: `É`,
		Ecirc: `Ê`,
		Euml: `Ë`,
		Igrave: `Ì`,
		Iacute: `Í`,
		Icirc: `Î`,
		Iuml: `Ï`,
		ETH: `Ð`,
		Ntilde: `Ñ`,
		Ograve: `Ò`,
		Oacute: `Ó`,
		Ocirc: `Ô`,
		Otilde: `Õ`,
		Ouml: `Ö`,
		times: `×`,
		Oslash: `Ø`,
		Ugrave: `Ù`,
		Uacute: `Ú`,
		Ucirc: `Û`,
		Uuml: `Ü`,
		Yacute: `Ý`,
		THORN: `Þ`,
		szlig: `ß`,
		agrave: `à`,
		aacute: `á`,
		acirc: `â`,
		atilde: `ã`,
		auml: `ä`,
		aring: `å`,
		aelig: `æ`,
		ccedil: `ç`,
		egrave: `è`,
		eacute: `é`,
		ecirc: `ê`,
		euml: `ë`,
		igrave: `ì`,
		iacute: `í`,
		icirc: `î`,
		iuml: `ï`,
		eth: `ð`,
		ntilde: `ñ`,
		ograve: `ò`,
		oacute: `ó`,
		ocirc: `ô`,
		otilde: `õ`,
		ouml: `ö`,
		divide: `÷`,
		oslash: `ø`,
		ugrave: `ù`,
		uacute: `ú`,
		ucirc: `û`,
		uuml: `ü`,
		yacute: `ý`,
		thorn: `þ`,
		yuml: `ÿ`,
		OElig: `Œ`,
		oelig: `œ`,
		Scaron: `Š`,
		scaron: `š`,
		Yuml: `Ÿ`,
		fnof: `ƒ`,
		circ: `ˆ`,
		tilde: `˜`,
		Alpha: `Α`,
		Beta: `Β`,
		Gamma: `Γ`,
		Delta: `Δ`,
		Epsilon: `Ε`,
		Zeta: `Ζ`,
		Eta: `Η`,
		Theta: `Θ`,
		Iota: `Ι`,
		Kappa: `Κ`,
		Lambda: `Λ`,
		Mu: `Μ`,
		Nu: `Ν`,
		Xi: `Ξ`,
		Omicron: `Ο`,
		Pi: `Π`,
		Rho: `Ρ`,
		Sigma: `Σ`,
		Tau: `Τ`,
		Upsilon: `Υ`,
		Phi: `Φ`,
		Chi: `Χ`,
		Psi: `Ψ`,
		Omega: `Ω`,
		alpha: `α`,
		beta: `β`,
		gamma: `γ`,
		delta: `δ`,
		epsilon: `ε`,
		zeta: `ζ`,
		eta: `η`,
		theta: `θ`,
		iota: `ι`,
		kappa: `κ`,
		lambda: `λ`,
		mu: `μ`,
		nu: `ν`,
		xi: `ξ`,
		omicron: `ο`,
		pi: `π`,
		rho: `ρ`,
		sigmaf: `ς`,
		sigma: `σ`,
		tau: `τ`,
		upsilon: `υ`,
		phi: `φ`,
		chi: `χ`,
		psi: `ψ`,
		omega: `ω`,
		thetasym: `ϑ`,
		upsih: `ϒ`,
		piv: `ϖ`,
		ensp: ` `,
		emsp: ` `,
		thinsp: ` `,
		zwnj: `‌`,
		zwj: `‍`,
		lrm: `‎`,
		rlm: `‏`,
		ndash: `–`,
		mdash: `—`,
		lsquo: `‘`,
		rsquo: `’`,
		sbquo: `‚`,
		ldquo: `“`,
		rdquo: `”`,
		bdquo: `„`,
		dagger: `†`,
		Dagger: `‡`,
		bull: `•`,
		hellip: `…`,
		permil: `‰`,
		prime: `′`,
		Prime: `″`,
		lsaquo: `‹`,
		rsaquo: `›`,
		oline: `‾`,
		frasl: `⁄`,
		euro: `€`,
		image: `ℑ`,
		weierp: `℘`,
		real: `ℜ`,
		trade: `™`,
		alefsym: `ℵ`,
		larr: `←`,
		uarr: `↑`,
		rarr: `→`,
		darr: `↓`,
		harr: `↔`,
		crarr: `↵`,
		lArr: `⇐`,
		uArr: `⇑`,
		rArr: `⇒`,
		dArr: `⇓`,
		hArr: `⇔`,
		forall: `∀`,
		part: `∂`,
		exist: `∃`,
		empty: `∅`,
		nabla: `∇`,
		isin: `∈`,
		notin: `∉`,
		ni: `∋`,
		prod: `∏`,
		sum: `∑`,
		minus: `−`,
		lowast: `∗`,
		radic: `√`,
		prop: `∝`,
		infin: `∞`,
		ang: `∠`,
		and: `∧`,
		or: `∨`,
		cap: `∩`,
		cup: `∪`,
		int: `∫`,
		there4: `∴`,
		sim: `∼`,
		cong: `≅`,
		asymp: `≈`,
		ne: `≠`,
		equiv: `≡`,
		le: `≤`,
		ge: `≥`,
		sub: `⊂`,
		sup: `⊃`,
		nsub: `⊄`,
		sube: `⊆`,
		supe: `⊇`,
		oplus: `⊕`,
		otimes: `⊗`,
		perp: `⊥`,
		sdot: `⋅`,
		lceil: `⌈`,
		rceil: `⌉`,
		lfloor: `⌊`,
		rfloor: `⌋`,
		lang: `〈`,
		rang: `〉`,
		loz: `◊`,
		spades: `♠`,
		clubs: `♣`,
		hearts: `♥`,
		diams: `♦`
	}, N = RegExp(`\\r\\n|[\\r\\n\\u2028\\u2029]`, `g`);
	function isNewLine(e) {
		switch (e) {
			case 10:
			case 13:
			case 8232:
			case 8233: return !0;
			default: return !1;
		}
	}
	function hasNewLine(e, t, n) {
		for (let r = t; r < n; r++) if (isNewLine(e.charCodeAt(r))) return !0;
		return !1;
	}
	let P = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/g, F = /(?:[^\S\n\r\u2028\u2029]|\/\*.*?\*\/)*(?:(?!-->)(?:\s|\/\/.*|\/\*[^]*?\*\/|<!--.*|-->.*)*)?/g, I = /(?:[^\S\n\r\u2028\u2029]|\/\/.*|\/\*.*?\*\/)*/g;
	function isWhitespace(e) {
		switch (e) {
			case 9:
			case 11:
			case 12:
			case 32:
			case 160:
			case 5760:
			case 8192:
			case 8193:
			case 8194:
			case 8195:
			case 8196:
			case 8197:
			case 8198:
			case 8199:
			case 8200:
			case 8201:
			case 8202:
			case 8239:
			case 8287:
			case 12288:
			case 65279: return !0;
			default: return !1;
		}
	}
	let L = ParseErrorEnum`jsx`({
		AttributeIsEmpty: `JSX attributes must only be assigned a non-empty expression.`,
		MissingClosingTagElement: ({ openingTagName: e }) => `Expected corresponding JSX closing tag for <${e}>.`,
		MissingClosingTagFragment: `Expected corresponding JSX closing tag for <>.`,
		UnexpectedSequenceExpression: `Sequence expressions cannot be directly nested inside JSX. Did you mean to wrap it in parentheses (...)?`,
		UnexpectedToken: ({ unexpected: e, HTMLEntity: t }) => `Unexpected token \`${e}\`. Did you mean \`${t}\` or \`{'${e}'}\`?`,
		UnsupportedJsxValue: `JSX value should be either an expression or a quoted JSX text.`,
		UnterminatedJsxContent: `Unterminated JSX contents.`,
		UnwrappedAdjacentJSXElements: `Adjacent JSX elements must be wrapped in an enclosing tag. Did you want a JSX fragment <>...</>?`
	});
	function isFragment(e) {
		return e ? e.type === `JSXOpeningFragment` || e.type === `JSXClosingFragment` : !1;
	}
	function getQualifiedJSXName(e) {
		if (e.type === `JSXIdentifier`) return e.name;
		if (e.type === `JSXNamespacedName`) return e.namespace.name + `:` + e.name.name;
		if (e.type === `JSXMemberExpression`) return getQualifiedJSXName(e.object) + `.` + getQualifiedJSXName(e.property);
		throw Error(`Node had unexpected type: ` + e.type);
	}
	var jsx = (e) => class extends e {
		jsxReadToken() {
			let e = ``, t = this.state.pos;
			for (;;) {
				if (this.state.pos >= this.length) throw this.raise(L.UnterminatedJsxContent, this.state.startLoc);
				let n = this.input.charCodeAt(this.state.pos);
				switch (n) {
					case 60:
					case 123:
						if (this.state.pos === this.state.start) {
							n === 60 && this.state.canStartJSXElement ? (++this.state.pos, this.finishToken(144)) : super.getTokenFromCode(n);
							return;
						}
						e += this.input.slice(t, this.state.pos), this.finishToken(143, e);
						return;
					case 38:
						e += this.input.slice(t, this.state.pos), e += this.jsxReadEntity(), t = this.state.pos;
						break;
					default: isNewLine(n) ? (e += this.input.slice(t, this.state.pos), e += this.jsxReadNewLine(!0), t = this.state.pos) : ++this.state.pos;
				}
			}
		}
		jsxReadNewLine(e) {
			let t = this.input.charCodeAt(this.state.pos), n;
			return ++this.state.pos, t === 13 && this.input.charCodeAt(this.state.pos) === 10 ? (++this.state.pos, n = e ? `
` : `\r
`) : n = String.fromCharCode(t), ++this.state.curLine, this.state.lineStart = this.state.pos, n;
		}
		jsxReadString(e) {
			let t = ``, n = ++this.state.pos;
			for (;;) {
				if (this.state.pos >= this.length) throw this.raise(d.UnterminatedString, this.state.startLoc);
				let r = this.input.charCodeAt(this.state.pos);
				if (r === e) break;
				r === 38 ? (t += this.input.slice(n, this.state.pos), t += this.jsxReadEntity(), n = this.state.pos) : isNewLine(r) ? (t += this.input.slice(n, this.state.pos), t += this.jsxReadNewLine(!1), n = this.state.pos) : ++this.state.pos;
			}
			t += this.input.slice(n, this.state.pos++), this.finishToken(135, t);
		}
		jsxReadEntity() {
			let e = ++this.state.pos;
			if (this.codePointAtPos(this.state.pos) === 35) {
				++this.state.pos;
				let e = 10;
				this.codePointAtPos(this.state.pos) === 120 && (e = 16, ++this.state.pos);
				let t = this.readInt(e, void 0, !1, `bail`);
				if (t !== null && this.codePointAtPos(this.state.pos) === 59) return ++this.state.pos, String.fromCodePoint(t);
			} else {
				let t = 0, n = !1;
				for (; t++ < 10 && this.state.pos < this.length && !(n = this.codePointAtPos(this.state.pos) === 59);) ++this.state.pos;
				if (n) {
					let t = this.input.slice(e, this.state.pos), n = M[t];
					if (++this.state.pos, n) return n;
				}
			}
			return this.state.pos = e, `&`;
		}
		jsxReadWord() {
			let e, t = this.state.pos;
			do
				e = this.input.charCodeAt(++this.state.pos);
			while (isIdentifierChar(e) || e === 45);
			this.finishToken(142, this.input.slice(t, this.state.pos));
		}
		jsxParseIdentifier() {
			let e = this.startNode();
			return this.match(142) ? e.name = this.state.value : tokenIsKeyword(this.state.type) ? e.name = tokenLabelName(this.state.type) : this.unexpected(), this.next(), this.finishNode(e, `JSXIdentifier`);
		}
		jsxParseNamespacedName() {
			let e = this.state.startLoc, t = this.jsxParseIdentifier();
			if (!this.eat(14)) return t;
			let n = this.startNodeAt(e);
			return n.namespace = t, n.name = this.jsxParseIdentifier(), this.finishNode(n, `JSXNamespacedName`);
		}
		jsxParseElementName() {
			let e = this.state.startLoc, t = this.jsxParseNamespacedName();
			if (t.type === `JSXNamespacedName`) return t;
			for (; this.eat(16);) {
				let n = this.startNodeAt(e);
				n.object = t, n.property = this.jsxParseIdentifier(), t = this.finishNode(n, `JSXMemberExpression`);
			}
			return t;
		}
		jsxParseAttributeValue() {
			let e;
			switch (this.state.type) {
				case 5: return e = this.startNode(), this.setContext(p.brace), this.next(), e = this.jsxParseExpressionContainer(e, p.j_oTag), e.expression.type === `JSXEmptyExpression` && this.raise(L.AttributeIsEmpty, e), e;
				case 144:
				case 135: return this.parseExprAtom();
				default: throw this.raise(L.UnsupportedJsxValue, this.state.startLoc);
			}
		}
		jsxParseEmptyExpression() {
			let e = this.startNodeAt(this.state.lastTokEndLoc);
			return this.finishNodeAt(e, `JSXEmptyExpression`, this.state.startLoc);
		}
		jsxParseSpreadChild(e) {
			return this.next(), e.expression = this.parseExpression(), this.setContext(p.j_expr), this.state.canStartJSXElement = !0, this.expect(8), this.finishNode(e, `JSXSpreadChild`);
		}
		jsxParseExpressionContainer(e, t) {
			return e.expression = this.match(8) ? this.jsxParseEmptyExpression() : this.parseExpression(), this.setContext(t), this.state.canStartJSXElement = !0, this.expect(8), this.finishNode(e, `JSXExpressionContainer`);
		}
		jsxParseAttribute() {
			let e = this.startNode();
			return this.match(5) ? (this.setContext(p.brace), this.next(), this.expect(21), e.argument = this.parseMaybeAssignAllowIn(), this.setContext(p.j_oTag), this.state.canStartJSXElement = !0, this.expect(8), this.finishNode(e, `JSXSpreadAttribute`)) : (e.name = this.jsxParseNamespacedName(), e.value = this.eat(29) ? this.jsxParseAttributeValue() : null, this.finishNode(e, `JSXAttribute`));
		}
		jsxParseOpeningElementAt(e) {
			let t = this.startNodeAt(e);
			return this.eat(145) ? this.finishNode(t, `JSXOpeningFragment`) : (t.name = this.jsxParseElementName(), this.jsxParseOpeningElementAfterName(t));
		}
		jsxParseOpeningElementAfterName(e) {
			let t = [];
			for (; !this.match(56) && !this.match(145);) t.push(this.jsxParseAttribute());
			return e.attributes = t, e.selfClosing = this.eat(56), this.expect(145), this.finishNode(e, `JSXOpeningElement`);
		}
		jsxParseClosingElementAt(e) {
			let t = this.startNodeAt(e);
			return this.eat(145) ? this.finishNode(t, `JSXClosingFragment`) : (t.name = this.jsxParseElementName(), this.expect(145), this.finishNode(t, `JSXClosingElement`));
		}
		jsxParseElementAt(e) {
			let t = this.startNodeAt(e), n = [], r = this.jsxParseOpeningElementAt(e), i = null;
			if (!r.selfClosing) {
				contents: for (;;) switch (this.state.type) {
					case 144:
						if (e = this.state.startLoc, this.next(), this.eat(56)) {
							i = this.jsxParseClosingElementAt(e);
							break contents;
						}
						n.push(this.jsxParseElementAt(e));
						break;
					case 143:
						n.push(this.parseLiteral(this.state.value, `JSXText`));
						break;
					case 5: {
						let e = this.startNode();
						this.setContext(p.brace), this.next(), this.match(21) ? n.push(this.jsxParseSpreadChild(e)) : n.push(this.jsxParseExpressionContainer(e, p.j_expr));
						break;
					}
					default: this.unexpected();
				}
				isFragment(r) && !isFragment(i) && i !== null ? this.raise(L.MissingClosingTagFragment, i) : (!isFragment(r) && isFragment(i) || !isFragment(r) && !isFragment(i) && getQualifiedJSXName(i.name) !== getQualifiedJSXName(r.name)) && this.raise(L.MissingClosingTagElement, i, { openingTagName: getQualifiedJSXName(r.name) });
			}
			if (isFragment(r) ? (t.openingFragment = r, t.closingFragment = i) : (t.openingElement = r, t.closingElement = i), t.children = n, this.match(47)) throw this.raise(L.UnwrappedAdjacentJSXElements, this.state.startLoc);
			return isFragment(r) ? this.finishNode(t, `JSXFragment`) : this.finishNode(t, `JSXElement`);
		}
		jsxParseElement() {
			let e = this.state.startLoc;
			return this.next(), this.jsxParseElementAt(e);
		}
		setContext(e) {
			let { context: t } = this.state;
			t[t.length - 1] = e;
		}
		parseExprAtom(e) {
			return this.match(144) ? this.jsxParseElement() : this.match(47) && this.input.charCodeAt(this.state.pos) !== 33 ? (this.replaceToken(144), this.jsxParseElement()) : super.parseExprAtom(e);
		}
		skipSpace() {
			this.curContext().preserveSpace || super.skipSpace();
		}
		getTokenFromCode(e) {
			let t = this.curContext();
			if (t === p.j_expr) this.jsxReadToken();
			else {
				if (t === p.j_oTag || t === p.j_cTag) {
					if (isIdentifierStart(e)) {
						this.jsxReadWord();
						return;
					}
					if (e === 62) {
						++this.state.pos, this.finishToken(145);
						return;
					}
					if ((e === 34 || e === 39) && t === p.j_oTag) {
						this.jsxReadString(e);
						return;
					}
				}
				e === 60 && this.state.canStartJSXElement && this.input.charCodeAt(this.state.pos + 1) !== 33 ? (++this.state.pos, this.finishToken(144)) : super.getTokenFromCode(e);
			}
		}
		updateContext(e) {
			let { context: t, type: n } = this.state;
			if (n === 56 && e === 144) t.splice(-2, 2, p.j_cTag), this.state.canStartJSXElement = !1;
			else if (n === 144) t.push(p.j_oTag);
			else if (n === 145) {
				let n = t[t.length - 1];
				n === p.j_oTag && e === 56 || n === p.j_cTag ? (t.pop(), this.state.canStartJSXElement = t[t.length - 1] === p.j_expr) : (this.setContext(p.j_expr), this.state.canStartJSXElement = !0);
			} else this.state.canStartJSXElement = tokenComesBeforeExpression(n);
		}
	}, TypeScriptScope = class extends Scope {
		constructor(...e) {
			super(...e), this.tsNames = new Map();
		}
	}, TypeScriptScopeHandler = class extends ScopeHandler {
		constructor(...e) {
			super(...e), this.importsStack = [];
		}
		createScope(e) {
			return this.importsStack.push(new Set()), new TypeScriptScope(e);
		}
		enter(e) {
			e === 1024 && this.importsStack.push(new Set()), super.enter(e);
		}
		exit() {
			let e = super.exit();
			return e === 1024 && this.importsStack.pop(), e;
		}
		hasImport(e, t) {
			let n = this.importsStack.length;
			if (this.importsStack[n - 1].has(e)) return !0;
			if (!t && n > 1) {
				for (let t = 0; t < n - 1; t++) if (this.importsStack[t].has(e)) return !0;
			}
			return !1;
		}
		declareName(e, t, n) {
			let r = this.currentScope();
			if (t & 4096) {
				this.hasImport(e, !0) && this.parser.raise(d.VarRedeclaration, n, { identifierName: e }), this.importsStack[this.importsStack.length - 1].add(e), this.maybeExportDefined(r, e);
				return;
			}
			let i = r.tsNames.get(e) || 0;
			t & 1024 ? (this.maybeExportDefined(r, e), r.tsNames.set(e, i | 16)) : (super.declareName(e, t, n), t & 2 && (t & 1 || (this.checkRedeclarationInScope(r, e, t, n), this.maybeExportDefined(r, e)), i |= 1), t & 256 && (i |= 2), t & 512 && (i |= 4), t & 128 && (i |= 8), i && r.tsNames.set(e, i));
		}
		isRedeclaredInScope(e, t, n) {
			let r = e.tsNames.get(t);
			return (r & 2) > 0 ? n & 256 ? !!(n & 512) != (r & 4) > 0 : !0 : n & 128 && (r & 8) > 0 ? e.names.get(t) & 2 ? !!(n & 1) : !1 : n & 2 && (r & 1) > 0 ? !0 : super.isRedeclaredInScope(e, t, n);
		}
		checkLocalExport(e) {
			let { name: t } = e;
			if (this.hasImport(t)) return;
			let n = this.scopeStack.length;
			for (let e = n - 1; e >= 0; e--) {
				let n = this.scopeStack[e].tsNames.get(t);
				if ((n & 1) > 0 || (n & 16) > 0) return;
			}
			super.checkLocalExport(e);
		}
	}, BaseParser = class {
		constructor() {
			this.sawUnambiguousESM = !1, this.ambiguousScriptDifferentAst = !1, this.noArrowAt = new Set();
		}
		sourceToOffsetPos(e) {
			return e + this.startIndex;
		}
		offsetToSourcePos(e) {
			return e - this.startIndex;
		}
		hasPlugin(e) {
			if (typeof e == `string`) return this.plugins.has(e);
			{
				let [t, n] = e;
				if (!this.hasPlugin(t)) return !1;
				let r = this.plugins.get(t);
				for (let e of Object.keys(n)) if (r?.[e] !== n[e]) return !1;
				return !0;
			}
		}
		getPluginOption(e, t) {
			return this.plugins.get(e)?.[t];
		}
	};
	function setTrailingComments(e, t) {
		e.trailingComments === void 0 ? e.trailingComments = t : e.trailingComments.unshift(...t);
	}
	function setLeadingComments(e, t) {
		e.leadingComments === void 0 ? e.leadingComments = t : e.leadingComments.unshift(...t);
	}
	function setInnerComments(e, t) {
		e.innerComments === void 0 ? e.innerComments = t : e.innerComments.unshift(...t);
	}
	function adjustInnerComments(e, t, n) {
		let r = null, i = t.length;
		for (; r === null && i > 0;) r = t[--i];
		r === null || r.start > n.start ? setInnerComments(e, n.comments) : setTrailingComments(r, n.comments);
	}
	var CommentsParser = class extends BaseParser {
		addComment(e) {
			this.filename && (e.loc.filename = this.filename);
			let { commentsLen: t } = this.state;
			this.comments.length !== t && (this.comments.length = t), this.comments.push(e), this.state.commentsLen++;
		}
		processComment(e) {
			let { commentStack: t } = this.state, n = t.length;
			if (n === 0) return;
			let r = n - 1, i = t[r];
			i.start === e.end && (i.leadingNode = e, r--);
			let { start: a } = e;
			for (; r >= 0; r--) {
				let n = t[r], i = n.end;
				if (i > a) n.containingNode = e, this.finalizeComment(n), t.splice(r, 1);
				else {
					i === a && (n.trailingNode = e);
					break;
				}
			}
		}
		finalizeComment(e) {
			let { comments: t } = e;
			if (e.leadingNode !== null || e.trailingNode !== null) e.leadingNode !== null && setTrailingComments(e.leadingNode, t), e.trailingNode !== null && setLeadingComments(e.trailingNode, t);
			else {
				let n = e.containingNode, r = e.start;
				if (this.input.charCodeAt(this.offsetToSourcePos(r) - 1) === 44) switch (n.type) {
					case `ObjectExpression`:
					case `ObjectPattern`:
						adjustInnerComments(n, n.properties, e);
						break;
					case `CallExpression`:
					case `NewExpression`:
					case `OptionalCallExpression`:
						adjustInnerComments(n, n.arguments, e);
						break;
					case `ImportExpression`:
						adjustInnerComments(n, [n.source, n.options ?? null], e);
						break;
					case `FunctionDeclaration`:
					case `FunctionExpression`:
					case `ArrowFunctionExpression`:
					case `ObjectMethod`:
					case `ClassMethod`:
					case `ClassPrivateMethod`:
					case `TSTypeParameterDeclaration`:
						adjustInnerComments(n, n.params, e);
						break;
					case `ArrayExpression`:
					case `ArrayPattern`:
						adjustInnerComments(n, n.elements, e);
						break;
					case `ExportNamedDeclaration`:
					case `ImportDeclaration`:
						adjustInnerComments(n, n.specifiers, e);
						break;
					case `TSEnumDeclaration`:
						adjustInnerComments(n, n.members, e);
						break;
					case `TSEnumBody`:
						adjustInnerComments(n, n.members, e);
						break;
					case `TSInterfaceBody`:
						adjustInnerComments(n, n.body, e);
						break;
					default:
						if (n.type === `RecordExpression`) {
							adjustInnerComments(n, n.properties, e);
							break;
						}
						if (n.type === `TupleExpression`) {
							adjustInnerComments(n, n.elements, e);
							break;
						}
						setInnerComments(n, t);
				}
				else setInnerComments(n, t);
			}
		}
		finalizeRemainingComments() {
			let { commentStack: e } = this.state;
			for (let t = e.length - 1; t >= 0; t--) this.finalizeComment(e[t]);
			this.state.commentStack = [];
		}
		resetPreviousNodeTrailingComments(e) {
			let { commentStack: t } = this.state, { length: n } = t;
			if (n === 0) return;
			let r = t[n - 1];
			r.leadingNode === e && (r.leadingNode = null);
		}
		takeSurroundingComments(e, t, n) {
			let { commentStack: r } = this.state, i = r.length;
			if (i === 0) return;
			let a = i - 1;
			for (; a >= 0; a--) {
				let i = r[a], o = i.end;
				if (i.start === n) i.leadingNode = e;
				else if (o === t) i.trailingNode = e;
				else if (o < t) break;
			}
		}
	}, R = class State {
		constructor() {
			this.flags = 512, this.startIndex = void 0, this.curLine = void 0, this.lineStart = void 0, this.startLoc = void 0, this.endLoc = void 0, this.errors = [], this.potentialArrowAt = -1, this.noArrowParamsConversionAt = [], this.tsArrowReturnTypeRestrictionAt = -1, this.regExpAllowedAt = -1, this.topicContext = {
				maxNumOfResolvableTopics: 0,
				maxTopicIndex: null
			}, this.labels = [], this.commentsLen = 0, this.commentStack = [], this.pos = 0, this.type = 141, this.value = null, this.start = 0, this.end = 0, this.lastTokEndLoc = null, this.lastTokStartLoc = null, this.context = [p.brace], this.firstInvalidTemplateEscapePos = null, this.strictErrors = new Map(), this.tokensLength = 0;
		}
		get strict() {
			return (this.flags & 1) > 0;
		}
		set strict(e) {
			e ? this.flags |= 1 : this.flags &= -2;
		}
		init({ strictMode: e, sourceType: t, startIndex: n, startLine: r, startColumn: i }) {
			this.strict = e === !1 ? !1 : e === !0 || t === `module`, this.startIndex = n, this.curLine = r, this.lineStart = -i, this.startLoc = this.endLoc = new Position(r, i, n);
		}
		get maybeInArrowParameters() {
			return (this.flags & 2) > 0;
		}
		set maybeInArrowParameters(e) {
			e ? this.flags |= 2 : this.flags &= -3;
		}
		get inType() {
			return (this.flags & 4) > 0;
		}
		set inType(e) {
			e ? this.flags |= 4 : this.flags &= -5;
		}
		get noAnonFunctionType() {
			return (this.flags & 8) > 0;
		}
		set noAnonFunctionType(e) {
			e ? this.flags |= 8 : this.flags &= -9;
		}
		get hasFlowComment() {
			return (this.flags & 16) > 0;
		}
		set hasFlowComment(e) {
			e ? this.flags |= 16 : this.flags &= -17;
		}
		get isAmbientContext() {
			return (this.flags & 32) > 0;
		}
		set isAmbientContext(e) {
			e ? this.flags |= 32 : this.flags &= -33;
		}
		get inAbstractClass() {
			return (this.flags & 64) > 0;
		}
		set inAbstractClass(e) {
			e ? this.flags |= 64 : this.flags &= -65;
		}
		get inDisallowConditionalTypesContext() {
			return (this.flags & 128) > 0;
		}
		set inDisallowConditionalTypesContext(e) {
			e ? this.flags |= 128 : this.flags &= -129;
		}
		get soloAwait() {
			return (this.flags & 256) > 0;
		}
		set soloAwait(e) {
			e ? this.flags |= 256 : this.flags &= -257;
		}
		get canStartJSXElement() {
			return (this.flags & 512) > 0;
		}
		set canStartJSXElement(e) {
			e ? this.flags |= 512 : this.flags &= -513;
		}
		get containsEsc() {
			return (this.flags & 1024) > 0;
		}
		set containsEsc(e) {
			e ? this.flags |= 1024 : this.flags &= -1025;
		}
		get hasTopLevelAwait() {
			return (this.flags & 2048) > 0;
		}
		set hasTopLevelAwait(e) {
			e ? this.flags |= 2048 : this.flags &= -2049;
		}
		get tsArrowReturnTypeAllowed() {
			return (this.flags & 4096) > 0;
		}
		set tsArrowReturnTypeAllowed(e) {
			e ? this.flags |= 4096 : this.flags &= -4097;
		}
		get tsGenericArrowParams() {
			return (this.flags & 8192) > 0;
		}
		set tsGenericArrowParams(e) {
			e ? this.flags |= 8192 : this.flags &= -8193;
		}
		curPosition() {
			return new Position(this.curLine, this.pos - this.lineStart, this.pos + this.startIndex);
		}
		clone() {
			let e = new State();
			return e.flags = this.flags, e.startIndex = this.startIndex, e.curLine = this.curLine, e.lineStart = this.lineStart, e.startLoc = this.startLoc, e.endLoc = this.endLoc, e.errors = this.errors.slice(), e.potentialArrowAt = this.potentialArrowAt, e.noArrowParamsConversionAt = this.noArrowParamsConversionAt.slice(), e.tsArrowReturnTypeRestrictionAt = this.tsArrowReturnTypeRestrictionAt, e.topicContext = this.topicContext, e.regExpAllowedAt = this.regExpAllowedAt, e.labels = this.labels.slice(), e.commentsLen = this.commentsLen, e.commentStack = this.commentStack.slice(), e.pos = this.pos, e.type = this.type, e.value = this.value, e.start = this.start, e.end = this.end, e.lastTokEndLoc = this.lastTokEndLoc, e.lastTokStartLoc = this.lastTokStartLoc, e.context = this.context.slice(), e.firstInvalidTemplateEscapePos = this.firstInvalidTemplateEscapePos, e.strictErrors = this.strictErrors, e.tokensLength = this.tokensLength, e;
		}
	}, _isDigit = function(e) {
		return e >= 48 && e <= 57;
	};
	let z = {
		decBinOct: new Set([
			46,
			66,
			69,
			79,
			95,
			98,
			101,
			111,
			43,
			45
		]),
		hex: new Set([
			46,
			88,
			95,
			120
		])
	}, B = {
		bin: (e) => e === 48 || e === 49,
		oct: (e) => e >= 48 && e <= 55,
		dec: (e) => e >= 48 && e <= 57,
		hex: (e) => e >= 48 && e <= 57 || e >= 65 && e <= 70 || e >= 97 && e <= 102
	};
	function readStringContents(e, t, n, r, i, a) {
		let o = n, s = r, c = i, l = ``, u = null, d = n, { length: f } = t;
		for (;;) {
			if (n >= f) {
				a.unterminated(o, s, c), l += t.slice(d, n);
				break;
			}
			let p = t.charCodeAt(n);
			if (isStringEnd(e, p, t, n)) {
				l += t.slice(d, n);
				break;
			}
			if (p === 92) {
				l += t.slice(d, n);
				let o = readEscapedChar(t, n, r, i, e === `template`, a);
				o.ch === null && !u ? u = {
					pos: n,
					lineStart: r,
					curLine: i
				} : l += o.ch, {pos: n, lineStart: r, curLine: i} = o, d = n;
			} else p === 8232 || p === 8233 ? (++n, ++i, r = n) : p === 10 || p === 13 ? e === `template` ? (l += t.slice(d, n) + `
`, ++n, p === 13 && t.charCodeAt(n) === 10 && ++n, ++i, d = r = n) : a.unterminated(o, s, c) : ++n;
		}
		return {
			pos: n,
			str: l,
			firstInvalidLoc: u,
			lineStart: r,
			curLine: i,
			containsInvalid: !!u
		};
	}
	function isStringEnd(e, t, n, r) {
		return e === `template` ? t === 96 || t === 36 && n.charCodeAt(r + 1) === 123 : t === (e === `double` ? 34 : 39);
	}
	function readEscapedChar(e, t, n, r, i, a) {
		let o = !i;
		t++;
		let res = (e) => ({
			pos: t,
			ch: e,
			lineStart: n,
			curLine: r
		}), s = e.charCodeAt(t++);
		switch (s) {
			case 110: return res(`
`);
			case 114: return res(`\r`);
			case 120: {
				let i;
				return {code: i, pos: t} = readHexChar(e, t, n, r, 2, !1, o, a), res(i === null ? null : String.fromCharCode(i));
			}
			case 117: {
				let i;
				return {code: i, pos: t} = readCodePoint(e, t, n, r, o, a), res(i === null ? null : String.fromCodePoint(i));
			}
			case 116: return res(`	`);
			case 98: return res(`\b`);
			case 118: return res(`\v`);
			case 102: return res(`\f`);
			case 13: e.charCodeAt(t) === 10 && ++t;
			case 10: n = t, ++r;
			case 8232:
			case 8233: return res(``);
			case 56:
			case 57:
				if (i) return res(null);
				a.strictNumericEscape(t - 1, n, r);
			default:
				if (s >= 48 && s <= 55) {
					let o = t - 1, s = /^[0-7]+/.exec(e.slice(o, t + 2))[0], c = parseInt(s, 8);
					c > 255 && (s = s.slice(0, -1), c = parseInt(s, 8)), t += s.length - 1;
					let l = e.charCodeAt(t);
					if (s !== `0` || l === 56 || l === 57) {
						if (i) return res(null);
						a.strictNumericEscape(o, n, r);
					}
					return res(String.fromCharCode(c));
				}
				return res(String.fromCharCode(s));
		}
	}
	function readHexChar(e, t, n, r, i, a, o, s) {
		let c = t, l;
		return {n: l, pos: t} = readInt(e, t, n, r, 16, i, a, !1, s, !o), l === null && (o ? s.invalidEscapeSequence(c, n, r) : t = c - 1), {
			code: l,
			pos: t
		};
	}
	function readInt(e, t, n, r, i, a, o, s, c, l) {
		let u = t, d = i === 16 ? z.hex : z.decBinOct, f = i === 16 ? B.hex : i === 10 ? B.dec : i === 8 ? B.oct : B.bin, p = !1, m = 0;
		for (let u = 0, h = a ?? 1 / 0; u < h; ++u) {
			let a = e.charCodeAt(t), u;
			if (a === 95 && s !== `bail`) {
				let i = e.charCodeAt(t - 1), a = e.charCodeAt(t + 1);
				if (!s) {
					if (l) return {
						n: null,
						pos: t
					};
					c.numericSeparatorInEscapeSequence(t, n, r);
				} else if (Number.isNaN(a) || !f(a) || d.has(i)) {
					if (l) return {
						n: null,
						pos: t
					};
					c.unexpectedNumericSeparator(t, n, r);
				}
				++t;
			} else {
				if (u = a >= 97 ? a - 97 + 10 : a >= 65 ? a - 65 + 10 : _isDigit(a) ? a - 48 : 1 / 0, u >= i) {
					if (u <= 9) {
						if (l) return {
							n: null,
							pos: t
						};
						c.invalidDigit(t, n, r, i), u = 0;
					} else if (o) u = 0, p = !0;
					else break;
				}
				++t, m = m * i + u;
			}
		}
		return t === u || a != null && t - u !== a || p ? {
			n: null,
			pos: t
		} : {
			n: m,
			pos: t
		};
	}
	function readCodePoint(e, t, n, r, i, a) {
		let o = e.charCodeAt(t), s;
		if (o === 123) {
			if (++t, {code: s, pos: t} = readHexChar(e, t, n, r, e.indexOf(`}`, t) - t, !0, i, a), ++t, s !== null && s > 1114111) return i && a.invalidCodePoint(t, n, r), {
				code: null,
				pos: t
			};
		} else ({code: s, pos: t} = readHexChar(e, t, n, r, 4, !1, i, a));
		return {
			code: s,
			pos: t
		};
	}
	function buildPosition(e, t, n) {
		return new Position(n, e - t, e);
	}
	let V = new Set([
		103,
		109,
		115,
		105,
		121,
		117,
		100,
		118
	]);
	var Token = class {
		constructor(e) {
			let t = e.startIndex || 0;
			this.type = e.type, this.value = e.value, this.start = t + e.start, this.end = t + e.end, this.loc = new SourceLocation(e.startLoc, e.endLoc);
		}
	}, Tokenizer = class extends CommentsParser {
		constructor(e, t) {
			super(), this.isLookahead = void 0, this.tokens = [], this.errorHandlers_readInt = {
				invalidDigit: (e, t, n, r) => {
					this.raise(d.InvalidDigit, buildPosition(e, t, n), { radix: r });
				},
				numericSeparatorInEscapeSequence: this.errorBuilder(d.NumericSeparatorInEscapeSequence),
				unexpectedNumericSeparator: this.errorBuilder(d.UnexpectedNumericSeparator)
			}, this.errorHandlers_readCodePoint = Object.assign({}, this.errorHandlers_readInt, {
				invalidEscapeSequence: this.errorBuilder(d.InvalidEscapeSequence),
				invalidCodePoint: this.errorBuilder(d.InvalidCodePoint)
			}), this.errorHandlers_readStringContents_string = Object.assign({}, this.errorHandlers_readCodePoint, {
				strictNumericEscape: (e, t, n) => {
					this.recordStrictModeErrors(d.StrictNumericEscape, buildPosition(e, t, n));
				},
				unterminated: (e, t, n) => {
					throw this.raise(d.UnterminatedString, buildPosition(e - 1, t, n));
				}
			}), this.errorHandlers_readStringContents_template = Object.assign({}, this.errorHandlers_readCodePoint, {
				strictNumericEscape: this.errorBuilder(d.StrictNumericEscape),
				unterminated: (e, t, n) => {
					throw this.raise(d.UnterminatedTemplate, buildPosition(e, t, n));
				}
			}), this.state = new R(), this.state.init(e), this.input = t, this.length = t.length, this.comments = [], this.isLookahead = !1;
		}
		pushToken(e) {
			this.tokens.length = this.state.tokensLength, this.tokens.push(e), ++this.state.tokensLength;
		}
		next() {
			this.checkKeywordEscapes(), this.optionFlags & 256 && this.pushToken(new Token(this.state)), this.state.lastTokEndLoc = this.state.endLoc, this.state.lastTokStartLoc = this.state.startLoc, this.nextToken();
		}
		eat(e) {
			return this.match(e) ? (this.next(), !0) : !1;
		}
		match(e) {
			return this.state.type === e;
		}
		createLookaheadState(e) {
			return {
				pos: e.pos,
				value: null,
				type: e.type,
				start: e.start,
				end: e.end,
				context: [this.curContext()],
				inType: e.inType,
				strict: e.strict,
				startLoc: e.startLoc,
				lastTokEndLoc: e.lastTokEndLoc,
				curLine: e.curLine,
				lineStart: e.lineStart,
				curPosition: e.curPosition
			};
		}
		lookahead() {
			let e = this.state;
			this.state = this.createLookaheadState(e), this.isLookahead = !0, this.nextToken(), this.isLookahead = !1;
			let t = this.state;
			return this.state = e, t;
		}
		nextTokenStart() {
			return this.nextTokenStartSince(this.state.pos);
		}
		nextTokenStartSince(e) {
			let t = this.inModule || !(this.optionFlags & 8192) ? P : F;
			return t.lastIndex = e, t.test(this.input) ? t.lastIndex : e;
		}
		lookaheadCharCode() {
			return this.lookaheadCharCodeSince(this.state.pos);
		}
		lookaheadCharCodeSince(e) {
			return this.input.charCodeAt(this.nextTokenStartSince(e));
		}
		nextTokenInLineStart() {
			return this.nextTokenInLineStartSince(this.state.pos);
		}
		nextTokenInLineStartSince(e) {
			return I.lastIndex = e, I.test(this.input) ? I.lastIndex : e;
		}
		lookaheadInLineCharCode() {
			return this.input.charCodeAt(this.nextTokenInLineStart());
		}
		codePointAtPos(e) {
			let t = this.input.charCodeAt(e);
			if ((t & 64512) == 55296 && ++e < this.input.length) {
				let n = this.input.charCodeAt(e);
				(n & 64512) == 56320 && (t = 65536 + ((t & 1023) << 10) + (n & 1023));
			}
			return t;
		}
		setStrict(e) {
			this.state.strict = e, e && (this.state.strictErrors.forEach(([e, t]) => this.raise(e, t)), this.state.strictErrors.clear());
		}
		curContext() {
			return this.state.context[this.state.context.length - 1];
		}
		nextToken() {
			this.skipSpace(), this.state.start = this.state.pos, this.isLookahead || (this.state.startLoc = this.state.curPosition()), this.state.pos >= this.length ? this.finishToken(141) : this.getTokenFromCode(this.codePointAtPos(this.state.pos));
		}
		skipBlockComment(e) {
			let t;
			this.isLookahead || (t = this.state.curPosition());
			let n = this.state.pos, r = this.input.indexOf(e, n + 2);
			if (r === -1) throw this.raise(d.UnterminatedComment, this.state.curPosition());
			for (this.state.pos = r + e.length, N.lastIndex = n + 2; N.test(this.input) && N.lastIndex <= r;) ++this.state.curLine, this.state.lineStart = N.lastIndex;
			if (this.isLookahead) return;
			let i = {
				type: `CommentBlock`,
				value: this.input.slice(n + 2, r),
				start: this.sourceToOffsetPos(n),
				end: this.sourceToOffsetPos(r + e.length),
				loc: new SourceLocation(t, this.state.curPosition())
			};
			return this.optionFlags & 256 && this.pushToken(i), i;
		}
		skipLineComment(e) {
			let t = this.state.pos, n;
			this.isLookahead || (n = this.state.curPosition());
			let r = this.input.charCodeAt(this.state.pos += e);
			if (this.state.pos < this.length) for (; !isNewLine(r) && ++this.state.pos < this.length;) r = this.input.charCodeAt(this.state.pos);
			if (this.isLookahead) return;
			let i = this.state.pos, a = {
				type: `CommentLine`,
				value: this.input.slice(t + e, i),
				start: this.sourceToOffsetPos(t),
				end: this.sourceToOffsetPos(i),
				loc: new SourceLocation(n, this.state.curPosition())
			};
			return this.optionFlags & 256 && this.pushToken(a), a;
		}
		skipSpace() {
			let e = this.state.pos, t = this.optionFlags & 4096 ? [] : null;
			loop: for (; this.state.pos < this.length;) {
				let n = this.input.charCodeAt(this.state.pos);
				switch (n) {
					case 32:
					case 160:
					case 9:
						++this.state.pos;
						break;
					case 13: this.input.charCodeAt(this.state.pos + 1) === 10 && ++this.state.pos;
					case 10:
					case 8232:
					case 8233:
						++this.state.pos, ++this.state.curLine, this.state.lineStart = this.state.pos;
						break;
					case 47:
						switch (this.input.charCodeAt(this.state.pos + 1)) {
							case 42: {
								let e = this.skipBlockComment(`*/`);
								e !== void 0 && (this.addComment(e), t?.push(e));
								break;
							}
							case 47: {
								let e = this.skipLineComment(2);
								e !== void 0 && (this.addComment(e), t?.push(e));
								break;
							}
							default: break loop;
						}
						break;
					default: if (isWhitespace(n)) ++this.state.pos;
					else if (n === 45 && !this.inModule && this.optionFlags & 8192) {
						let n = this.state.pos;
						if (this.input.charCodeAt(n + 1) === 45 && this.input.charCodeAt(n + 2) === 62 && (e === 0 || this.state.lineStart > e)) {
							let e = this.skipLineComment(3);
							e !== void 0 && (this.addComment(e), t?.push(e));
						} else break loop;
					} else if (n === 60 && !this.inModule && this.optionFlags & 8192) {
						let e = this.state.pos;
						if (this.input.charCodeAt(e + 1) === 33 && this.input.charCodeAt(e + 2) === 45 && this.input.charCodeAt(e + 3) === 45) {
							let e = this.skipLineComment(4);
							e !== void 0 && (this.addComment(e), t?.push(e));
						} else break loop;
					} else break loop;
				}
			}
			if (t?.length > 0) {
				let n = this.state.pos, r = {
					start: this.sourceToOffsetPos(e),
					end: this.sourceToOffsetPos(n),
					comments: t,
					leadingNode: null,
					trailingNode: null,
					containingNode: null
				};
				this.state.commentStack.push(r);
			}
		}
		finishToken(e, t) {
			this.state.end = this.state.pos, this.state.endLoc = this.state.curPosition();
			let n = this.state.type;
			this.state.type = e, this.state.value = t, this.isLookahead || this.updateContext(n);
		}
		replaceToken(e) {
			this.state.type = e, this.updateContext();
		}
		readToken_numberSign() {
			if (this.state.pos === 0 && this.readToken_interpreter()) return;
			let e = this.state.pos + 1, t = this.codePointAtPos(e);
			if (t >= 48 && t <= 57) throw this.raise(d.UnexpectedDigitAfterHash, this.state.curPosition());
			if (t === 123 || t === 91 && this.hasPlugin(`recordAndTuple`)) {
				if (this.expectPlugin(`recordAndTuple`), this.getPluginOption(`recordAndTuple`, `syntaxType`) === `bar`) throw this.raise(t === 123 ? d.RecordExpressionHashIncorrectStartSyntaxType : d.TupleExpressionHashIncorrectStartSyntaxType, this.state.curPosition());
				this.state.pos += 2, t === 123 ? this.finishToken(7) : this.finishToken(1);
			} else isIdentifierStart(t) ? (++this.state.pos, this.finishToken(140, this.readWord1(t))) : t === 92 ? (++this.state.pos, this.finishToken(140, this.readWord1())) : this.finishOp(27, 1);
		}
		readToken_dot() {
			let e = this.input.charCodeAt(this.state.pos + 1);
			e >= 48 && e <= 57 ? this.readNumber(!0) : e === 46 && this.input.charCodeAt(this.state.pos + 2) === 46 ? (this.state.pos += 3, this.finishToken(21)) : (++this.state.pos, this.finishToken(16));
		}
		readToken_slash() {
			this.input.charCodeAt(this.state.pos + 1) === 61 ? this.finishOp(31, 2) : this.finishOp(56, 1);
		}
		readToken_interpreter() {
			if (this.state.pos !== 0 || this.length < 2) return !1;
			let e = this.input.charCodeAt(this.state.pos + 1);
			if (e !== 33) return !1;
			let t = this.state.pos;
			for (this.state.pos += 1; !isNewLine(e) && ++this.state.pos < this.length;) e = this.input.charCodeAt(this.state.pos);
			let n = this.input.slice(t + 2, this.state.pos);
			return this.finishToken(28, n), !0;
		}
		readToken_mult_modulo(e) {
			let t = e === 42 ? 55 : 54, n = 1, r = this.input.charCodeAt(this.state.pos + 1);
			e === 42 && r === 42 && (n++, r = this.input.charCodeAt(this.state.pos + 2), t = 57), r === 61 && !this.state.inType && (n++, t = e === 37 ? 33 : 30), this.finishOp(t, n);
		}
		readToken_pipe_amp(e) {
			let t = this.input.charCodeAt(this.state.pos + 1);
			if (t === e) this.input.charCodeAt(this.state.pos + 2) === 61 ? this.finishOp(30, 3) : this.finishOp(e === 124 ? 41 : 42, 2);
			else {
				if (e === 124) {
					if (t === 62) {
						this.finishOp(39, 2);
						return;
					}
					if (this.hasPlugin(`recordAndTuple`) && t === 125) {
						if (this.getPluginOption(`recordAndTuple`, `syntaxType`) !== `bar`) throw this.raise(d.RecordExpressionBarIncorrectEndSyntaxType, this.state.curPosition());
						this.state.pos += 2, this.finishToken(9);
						return;
					}
					if (this.hasPlugin(`recordAndTuple`) && t === 93) {
						if (this.getPluginOption(`recordAndTuple`, `syntaxType`) !== `bar`) throw this.raise(d.TupleExpressionBarIncorrectEndSyntaxType, this.state.curPosition());
						this.state.pos += 2, this.finishToken(4);
						return;
					}
				}
				t === 61 ? this.finishOp(30, 2) : this.finishOp(e === 124 ? 43 : 45, 1);
			}
		}
		readToken_caret() {
			let e = this.input.charCodeAt(this.state.pos + 1);
			e === 61 && !this.state.inType ? this.finishOp(32, 2) : e === 94 && this.hasPlugin([`pipelineOperator`, {
				proposal: `hack`,
				topicToken: `^^`
			}]) ? (this.finishOp(37, 2), this.input.codePointAt(this.state.pos) === 94 && this.unexpected()) : this.finishOp(44, 1);
		}
		readToken_atSign() {
			this.input.charCodeAt(this.state.pos + 1) === 64 && this.hasPlugin([`pipelineOperator`, {
				proposal: `hack`,
				topicToken: `@@`
			}]) ? this.finishOp(38, 2) : this.finishOp(26, 1);
		}
		readToken_plus_min(e) {
			let t = this.input.charCodeAt(this.state.pos + 1);
			t === e ? this.finishOp(34, 2) : t === 61 ? this.finishOp(30, 2) : this.finishOp(53, 1);
		}
		readToken_lt() {
			let { pos: e } = this.state, t = this.input.charCodeAt(e + 1);
			if (t === 60) {
				if (this.input.charCodeAt(e + 2) === 61) {
					this.finishOp(30, 3);
					return;
				}
				this.finishOp(51, 2);
			} else t === 61 ? this.finishOp(49, 2) : this.finishOp(47, 1);
		}
		readToken_gt() {
			let { pos: e } = this.state, t = this.input.charCodeAt(e + 1);
			if (t === 62) {
				let t = this.input.charCodeAt(e + 2) === 62 ? 3 : 2;
				if (this.input.charCodeAt(e + t) === 61) {
					this.finishOp(30, t + 1);
					return;
				}
				this.finishOp(52, t);
			} else t === 61 ? this.finishOp(49, 2) : this.finishOp(48, 1);
		}
		readToken_eq_excl(e) {
			let t = this.input.charCodeAt(this.state.pos + 1);
			t === 61 ? this.finishOp(46, this.input.charCodeAt(this.state.pos + 2) === 61 ? 3 : 2) : e === 61 && t === 62 ? (this.state.pos += 2, this.finishToken(19)) : this.finishOp(e === 61 ? 29 : 35, 1);
		}
		readToken_question() {
			let e = this.input.charCodeAt(this.state.pos + 1), t = this.input.charCodeAt(this.state.pos + 2);
			e === 63 ? t === 61 ? this.finishOp(30, 3) : this.finishOp(40, 2) : e === 46 && !(t >= 48 && t <= 57) ? (this.state.pos += 2, this.finishToken(18)) : (++this.state.pos, this.finishToken(17));
		}
		getTokenFromCode(e) {
			switch (e) {
				case 46:
					this.readToken_dot();
					return;
				case 40:
					++this.state.pos, this.finishToken(10);
					return;
				case 41:
					++this.state.pos, this.finishToken(11);
					return;
				case 59:
					++this.state.pos, this.finishToken(13);
					return;
				case 44:
					++this.state.pos, this.finishToken(12);
					return;
				case 91:
					if (this.hasPlugin(`recordAndTuple`) && this.input.charCodeAt(this.state.pos + 1) === 124) {
						if (this.getPluginOption(`recordAndTuple`, `syntaxType`) !== `bar`) throw this.raise(d.TupleExpressionBarIncorrectStartSyntaxType, this.state.curPosition());
						this.state.pos += 2, this.finishToken(2);
					} else ++this.state.pos, this.finishToken(0);
					return;
				case 93:
					++this.state.pos, this.finishToken(3);
					return;
				case 123:
					if (this.hasPlugin(`recordAndTuple`) && this.input.charCodeAt(this.state.pos + 1) === 124) {
						if (this.getPluginOption(`recordAndTuple`, `syntaxType`) !== `bar`) throw this.raise(d.RecordExpressionBarIncorrectStartSyntaxType, this.state.curPosition());
						this.state.pos += 2, this.finishToken(6);
					} else ++this.state.pos, this.finishToken(5);
					return;
				case 125:
					++this.state.pos, this.finishToken(8);
					return;
				case 58:
					this.hasPlugin(`functionBind`) && this.input.charCodeAt(this.state.pos + 1) === 58 ? this.finishOp(15, 2) : (++this.state.pos, this.finishToken(14));
					return;
				case 63:
					this.readToken_question();
					return;
				case 96:
					this.readTemplateToken();
					return;
				case 48: {
					let e = this.input.charCodeAt(this.state.pos + 1);
					if (e === 120 || e === 88) {
						this.readRadixNumber(16);
						return;
					}
					if (e === 111 || e === 79) {
						this.readRadixNumber(8);
						return;
					}
					if (e === 98 || e === 66) {
						this.readRadixNumber(2);
						return;
					}
				}
				case 49:
				case 50:
				case 51:
				case 52:
				case 53:
				case 54:
				case 55:
				case 56:
				case 57:
					this.readNumber(!1);
					return;
				case 34:
				case 39:
					this.readString(e);
					return;
				case 47:
					this.readToken_slash();
					return;
				case 37:
				case 42:
					this.readToken_mult_modulo(e);
					return;
				case 124:
				case 38:
					this.readToken_pipe_amp(e);
					return;
				case 94:
					this.readToken_caret();
					return;
				case 43:
				case 45:
					this.readToken_plus_min(e);
					return;
				case 60:
					this.readToken_lt();
					return;
				case 62:
					this.readToken_gt();
					return;
				case 61:
				case 33:
					this.readToken_eq_excl(e);
					return;
				case 126:
					this.finishOp(36, 1);
					return;
				case 64:
					this.readToken_atSign();
					return;
				case 35:
					this.readToken_numberSign();
					return;
				case 92:
					this.readWord();
					return;
				default: if (isIdentifierStart(e)) {
					this.readWord(e);
					return;
				}
			}
			throw this.raise(d.InvalidOrUnexpectedToken, this.state.curPosition(), { unexpected: String.fromCodePoint(e) });
		}
		finishOp(e, t) {
			let n = this.input.slice(this.state.pos, this.state.pos + t);
			this.state.pos += t, this.finishToken(e, n);
		}
		readRegexp() {
			let e = this.state.startLoc, t = this.state.start + 1, n, r, { pos: i } = this.state;
			for (;; ++i) {
				if (i >= this.length) throw this.raise(d.UnterminatedRegExp, createPositionWithColumnOffset(e, 1));
				let t = this.input.charCodeAt(i);
				if (isNewLine(t)) throw this.raise(d.UnterminatedRegExp, createPositionWithColumnOffset(e, 1));
				if (n) n = !1;
				else {
					if (t === 91) r = !0;
					else if (t === 93 && r) r = !1;
					else if (t === 47 && !r) break;
					n = t === 92;
				}
			}
			let a = this.input.slice(t, i);
			++i;
			let o = ``, nextPos = () => createPositionWithColumnOffset(e, i + 2 - t);
			for (; i < this.length;) {
				let e = this.codePointAtPos(i), t = String.fromCharCode(e);
				if (V.has(e)) e === 118 ? o.includes(`u`) && this.raise(d.IncompatibleRegExpUVFlags, nextPos()) : e === 117 && o.includes(`v`) && this.raise(d.IncompatibleRegExpUVFlags, nextPos()), o.includes(t) && this.raise(d.DuplicateRegExpFlags, nextPos());
				else if (isIdentifierChar(e) || e === 92) this.raise(d.MalformedRegExpFlags, nextPos());
				else break;
				++i, o += t;
			}
			this.state.pos = i, this.finishToken(139, {
				pattern: a,
				flags: o
			});
		}
		readInt(e, t, n = !1, r = !0) {
			let { n: i, pos: a } = readInt(this.input, this.state.pos, this.state.lineStart, this.state.curLine, e, t, n, r, this.errorHandlers_readInt, !1);
			return this.state.pos = a, i;
		}
		readLiteralInt(e) {
			let t = this.state.pos, n = 0, r;
			for (;;) {
				r = this.input.charCodeAt(t);
				let i;
				if (r >= 48 && r <= 57) i = r - 48;
				else {
					if (i = (r | 32) - 97, i < 0 || i > 5) break;
					i += 10;
				}
				if (i >= e) break;
				n = n * e + i, ++t;
			}
			return r === 95 || r >= 48 && r <= 57 ? this.readInt(e) : t === this.state.pos ? null : (this.state.pos = t, n);
		}
		readRadixNumber(e) {
			let t = this.state.pos, n = this.state.curPosition();
			this.state.pos += 2;
			let r = this.readLiteralInt(e), i = this.state.pos;
			r ?? this.raise(d.InvalidDigit, createPositionWithColumnOffset(n, 2), { radix: e });
			let a = this.input.charCodeAt(this.state.pos), o = a === 110;
			if (o) ++this.state.pos;
			else if (a === 109) throw this.raise(d.InvalidDecimal, n);
			if (isIdentifierStart(this.codePointAtPos(this.state.pos))) throw this.raise(d.NumberIdentifier, this.state.curPosition());
			if (o || r !== null && r > 2 ** 53 - 1) {
				let n = this.input.slice(t, i).replace(/_/g, ``);
				if (o) {
					this.finishToken(137, n);
					return;
				}
				r = Number(e !== 16 && this.optionFlags & 2048 ? n.replace(e === 2 ? /[2-9]/g : /[89]/g, `0`) : n);
			}
			this.finishToken(136, r);
		}
		readNumber(e) {
			let t = this.state.pos, n = this.state.curPosition(), r = !1, i = !1, a = !1, o = e ? 0 : this.readLiteralInt(10), s = this.state.pos - t >= 2 && this.input.charCodeAt(t) === 48;
			if (s) {
				let e = this.input.slice(t, this.state.pos);
				if (this.recordStrictModeErrors(d.StrictOctalLiteral, n), !this.state.strict) {
					let t = e.indexOf(`_`);
					t > 0 && this.raise(d.ZeroDigitNumericSeparator, createPositionWithColumnOffset(n, t));
				}
				a = !/[89]/.test(e);
			}
			let c = this.input.charCodeAt(this.state.pos);
			c === 46 && !a && (++this.state.pos, this.readLiteralInt(10), r = !0, c = this.input.charCodeAt(this.state.pos)), c !== 69 && c !== 101 || a || (c = this.input.charCodeAt(++this.state.pos), (c === 43 || c === 45) && ++this.state.pos, this.readLiteralInt(10) === null && this.raise(d.InvalidOrMissingExponent, n), r = !0, i = !0, c = this.input.charCodeAt(this.state.pos));
			let l = this.state.pos, u = c === 110;
			if (u && ((r || s) && this.raise(d.InvalidBigIntLiteral, n), ++this.state.pos), c === 109) {
				this.expectPlugin(`decimal`, this.state.curPosition()), (i || s) && this.raise(d.InvalidDecimal, n), ++this.state.pos;
				var f = !0;
			}
			if (isIdentifierStart(this.codePointAtPos(this.state.pos))) throw this.raise(d.NumberIdentifier, this.state.curPosition());
			if (!r && !u && !f && !s && o <= 2 ** 53 - 1) {
				this.finishToken(136, o);
				return;
			}
			let p = this.input.slice(t, l).replace(/_/g, ``);
			if (u) {
				this.finishToken(137, p);
				return;
			}
			if (f) {
				this.finishToken(138, p);
				return;
			}
			let m = a ? parseInt(p, 8) : parseFloat(p);
			this.finishToken(136, m);
		}
		readCodePoint(e) {
			let { code: t, pos: n } = readCodePoint(this.input, this.state.pos, this.state.lineStart, this.state.curLine, e, this.errorHandlers_readCodePoint);
			return this.state.pos = n, t;
		}
		readString(e) {
			let { str: t, pos: n, curLine: r, lineStart: i } = readStringContents(e === 34 ? `double` : `single`, this.input, this.state.pos + 1, this.state.lineStart, this.state.curLine, this.errorHandlers_readStringContents_string);
			this.state.pos = n + 1, this.state.lineStart = i, this.state.curLine = r, this.finishToken(135, t);
		}
		readTemplateContinuation() {
			this.match(8) || this.unexpected(null, 8), this.state.pos--, this.readTemplateToken();
		}
		readTemplateToken() {
			let e = this.input[this.state.pos], { str: t, firstInvalidLoc: n, pos: r, curLine: i, lineStart: a } = readStringContents(`template`, this.input, this.state.pos + 1, this.state.lineStart, this.state.curLine, this.errorHandlers_readStringContents_template);
			this.state.pos = r + 1, this.state.lineStart = a, this.state.curLine = i, n && (this.state.firstInvalidTemplateEscapePos = new Position(n.curLine, n.pos - n.lineStart, this.sourceToOffsetPos(n.pos))), this.input.codePointAt(r) === 96 ? this.finishToken(24, n ? null : e + t + "`") : (this.state.pos++, this.finishToken(25, n ? null : e + t + "${"));
		}
		recordStrictModeErrors(e, t) {
			if (this.isLookahead) return;
			let n = t.index;
			this.state.strict && !this.state.strictErrors.has(n) ? this.raise(e, t) : this.state.strictErrors.set(n, [e, t]);
		}
		readWord1(e) {
			this.state.containsEsc = !1;
			let t = ``, n = this.state.pos, r = this.state.pos;
			for (e !== void 0 && (this.state.pos += e <= 65535 ? 1 : 2); this.state.pos < this.length;) {
				let e = this.codePointAtPos(this.state.pos);
				if (isIdentifierChar(e)) this.state.pos += e <= 65535 ? 1 : 2;
				else if (e === 92) {
					this.state.containsEsc = !0, t += this.input.slice(r, this.state.pos);
					let e = this.state.curPosition(), i = this.state.pos === n ? isIdentifierStart : isIdentifierChar;
					if (this.input.charCodeAt(++this.state.pos) !== 117) {
						this.raise(d.MissingUnicodeEscape, this.state.curPosition()), r = this.state.pos - 1;
						continue;
					}
					++this.state.pos;
					let a = this.readCodePoint(!0);
					a !== null && (i(a) || this.raise(d.EscapedCharNotAnIdentifier, e), t += String.fromCodePoint(a)), r = this.state.pos;
				} else break;
			}
			return t + this.input.slice(r, this.state.pos);
		}
		readWord(e) {
			let t = this.readWord1(e), n = m.get(t);
			n === void 0 ? this.finishToken(133, t) : this.finishToken(n, tokenLabelName(n));
		}
		checkKeywordEscapes() {
			let { type: e } = this.state;
			tokenIsKeyword(e) && this.state.containsEsc && this.raise(d.InvalidEscapedReservedWord, this.state.startLoc, { reservedWord: tokenLabelName(e) });
		}
		raise(e, t, n = {}) {
			let r = e(t instanceof Position ? t : t.loc.start, n);
			if (!(this.optionFlags & 2048)) throw r;
			return this.isLookahead || this.state.errors.push(r), r;
		}
		raiseOverwrite(e, t, n = {}) {
			let r = t instanceof Position ? t : t.loc.start, i = r.index, a = this.state.errors;
			for (let t = a.length - 1; t >= 0; t--) {
				let o = a[t];
				if (o.loc.index === i) return a[t] = e(r, n);
				if (o.loc.index < i) break;
			}
			return this.raise(e, t, n);
		}
		updateContext(e) {}
		unexpected(e, t) {
			throw this.raise(d.UnexpectedToken, e ?? this.state.startLoc, { expected: t ? tokenLabelName(t) : null });
		}
		expectPlugin(e, t) {
			if (this.hasPlugin(e)) return !0;
			throw this.raise(d.MissingPlugin, t ?? this.state.startLoc, { missingPlugin: [e] });
		}
		expectOnePlugin(e) {
			if (!e.some((e) => this.hasPlugin(e))) throw this.raise(d.MissingOneOfPlugins, this.state.startLoc, { missingPlugin: e });
		}
		errorBuilder(e) {
			return (t, n, r) => {
				this.raise(e, buildPosition(t, n, r));
			};
		}
	}, ClassScope = class {
		constructor() {
			this.privateNames = new Set(), this.loneAccessors = new Map(), this.undefinedPrivateNames = new Map();
		}
	}, ClassScopeHandler = class {
		constructor(e) {
			this.parser = void 0, this.stack = [], this.undefinedPrivateNames = new Map(), this.parser = e;
		}
		current() {
			return this.stack[this.stack.length - 1];
		}
		enter() {
			this.stack.push(new ClassScope());
		}
		exit() {
			let e = this.stack.pop(), t = this.current();
			for (let [n, r] of Array.from(e.undefinedPrivateNames)) t ? t.undefinedPrivateNames.has(n) || t.undefinedPrivateNames.set(n, r) : this.parser.raise(d.InvalidPrivateFieldResolution, r, { identifierName: n });
		}
		declarePrivateName(e, t, n) {
			let { privateNames: r, loneAccessors: i, undefinedPrivateNames: a } = this.current(), o = r.has(e);
			if (t & 3) {
				let n = o && i.get(e);
				if (n) {
					let r = n & 4, a = t & 4;
					o = (n & 3) == (t & 3) || r !== a, o || i.delete(e);
				} else o || i.set(e, t);
			}
			o && this.parser.raise(d.PrivateNameRedeclaration, n, { identifierName: e }), r.add(e), a.delete(e);
		}
		usePrivateName(e, t) {
			let n;
			for (n of this.stack) if (n.privateNames.has(e)) return;
			n ? n.undefinedPrivateNames.set(e, t) : this.parser.raise(d.InvalidPrivateFieldResolution, t, { identifierName: e });
		}
	}, ExpressionScope = class {
		constructor(e = 0) {
			this.type = e;
		}
		canBeArrowParameterDeclaration() {
			return this.type === 2 || this.type === 1;
		}
		isCertainlyParameterDeclaration() {
			return this.type === 3;
		}
		isInitializer() {
			return this.type === 4;
		}
	}, ArrowHeadParsingScope = class extends ExpressionScope {
		constructor(e) {
			super(e), this.declarationErrors = new Map();
		}
		recordDeclarationError(e, t) {
			let n = t.index;
			this.declarationErrors.set(n, [e, t]);
		}
		clearDeclarationError(e) {
			this.declarationErrors.delete(e);
		}
		iterateErrors(e) {
			this.declarationErrors.forEach(e);
		}
	}, ExpressionScopeHandler = class {
		constructor(e) {
			this.parser = void 0, this.stack = [new ExpressionScope()], this.parser = e;
		}
		enter(e) {
			this.stack.push(e);
		}
		exit() {
			this.stack.pop();
		}
		canBeInParameters() {
			let e = this.stack[this.stack.length - 1];
			return e.canBeArrowParameterDeclaration() || e.isCertainlyParameterDeclaration();
		}
		recordParameterInitializerError(e, t) {
			let n = t.loc.start, { stack: r } = this, i = r.length - 1, a = r[i];
			for (; !a.isCertainlyParameterDeclaration();) {
				if (a.canBeArrowParameterDeclaration()) a.recordDeclarationError(e, n);
				else if (!a.isInitializer()) return;
				a = r[--i];
			}
			this.parser.raise(e, n);
		}
		recordArrowParameterBindingError(e, t) {
			let { stack: n } = this, r = n[n.length - 1], i = t.loc.start;
			if (r.isCertainlyParameterDeclaration()) this.parser.raise(e, i);
			else if (r.canBeArrowParameterDeclaration()) r.recordDeclarationError(e, i);
			else return;
		}
		recordAsyncArrowParametersError(e) {
			let { stack: t } = this;
			for (let n = t.length - 1;; n--) {
				let r = t[n];
				if (r.canBeArrowParameterDeclaration()) r.type === 2 && r.recordDeclarationError(d.AwaitBindingIdentifier, e);
				else if (!r.isInitializer()) return;
			}
		}
		validateAsPattern() {
			let { stack: e } = this, t = e[e.length - 1];
			t.canBeArrowParameterDeclaration() && t.iterateErrors(([t, n]) => {
				this.parser.raise(t, n);
				for (let t = e.length - 2;; t--) {
					let r = e[t];
					if (r.canBeArrowParameterDeclaration()) r.clearDeclarationError(n.index);
					else if (!r.isInitializer()) break;
				}
			});
		}
	};
	function newArrowHeadScope() {
		return new ArrowHeadParsingScope(1);
	}
	function newAsyncArrowScope() {
		return new ArrowHeadParsingScope(2);
	}
	let H = new ExpressionScope(), oe = new ExpressionScope(3), se = new ExpressionScope(4);
	var ProductionParameterHandler = class {
		constructor() {
			this.stacks = [];
		}
		enter(e) {
			this.stacks.push(e);
		}
		exit() {
			this.stacks.pop();
		}
		currentFlags() {
			return this.stacks[this.stacks.length - 1];
		}
		get hasAwait() {
			return (this.currentFlags() & 2) > 0;
		}
		get hasYield() {
			return (this.currentFlags() & 1) > 0;
		}
		get hasReturn() {
			return (this.currentFlags() & 4) > 0;
		}
		get hasIn() {
			return (this.currentFlags() & 8) > 0;
		}
		get inFSharpPipelineDirectBody() {
			return !(this.currentFlags() & 16);
		}
	};
	function functionFlags(e, t) {
		return (e ? 2 : 0) | !!t;
	}
	var UtilParser = class extends Tokenizer {
		addExtra(e, t, n, r = !0) {
			if (!e) return;
			let { extra: i } = e;
			i ?? (i = {}, e.extra = i), r ? i[t] = n : Object.defineProperty(i, t, {
				enumerable: r,
				value: n
			});
		}
		isContextual(e) {
			return this.state.type === e && !this.state.containsEsc;
		}
		isUnparsedContextual(e, t) {
			if (this.input.startsWith(t, e)) {
				let n = this.input.charCodeAt(e + t.length);
				return !(isIdentifierChar(n) || n === 92 || (n & 64512) == 55296);
			}
			return !1;
		}
		isLookaheadContextual(e) {
			let t = this.nextTokenStart();
			return this.isUnparsedContextual(t, e);
		}
		eatContextual(e) {
			return this.isContextual(e) ? (this.next(), !0) : !1;
		}
		expectContextual(e, t) {
			if (!this.eatContextual(e)) {
				if (t != null) throw this.raise(t, this.state.startLoc);
				this.unexpected(null, e);
			}
		}
		canInsertSemicolon() {
			return this.match(141) || this.match(8) || this.hasPrecedingLineBreak();
		}
		hasPrecedingLineBreak() {
			return hasNewLine(this.input, this.offsetToSourcePos(this.state.lastTokEndLoc.index), this.state.start);
		}
		hasFollowingLineBreak() {
			return hasNewLine(this.input, this.state.end, this.nextTokenStart());
		}
		isLineTerminator() {
			return this.eat(13) || this.canInsertSemicolon();
		}
		semicolon(e = !0) {
			(e ? this.isLineTerminator() : this.eat(13)) || this.raise(d.MissingSemicolon, this.state.lastTokEndLoc);
		}
		expect(e, t) {
			this.eat(e) || this.unexpected(t, e);
		}
		snapshotScopeStacks() {
			return {
				scopeDepth: this.scope.scopeStack.length,
				prodParamDepth: this.prodParam.stacks.length,
				classScopeDepth: this.classScope.stack.length,
				expressionScopeDepth: this.expressionScope.stack.length
			};
		}
		restoreScopeStacks(e) {
			let { scope: t } = this;
			for (; t.scopeStack.length > e.scopeDepth;) t.exit();
			this.prodParam.stacks.length = e.prodParamDepth, this.classScope.stack.length = e.classScopeDepth, this.expressionScope.stack.length = e.expressionScopeDepth;
		}
		tryParse(e, t = this.state.clone()) {
			let n = { node: null }, r = this.snapshotScopeStacks();
			try {
				let r = e((e = null) => {
					throw n.node = e, n;
				});
				if (this.state.errors.length > t.errors.length) {
					let e = this.state;
					return this.state = t, this.state.tokensLength = e.tokensLength, {
						node: r,
						error: e.errors[t.errors.length],
						thrown: !1,
						aborted: !1,
						failState: e
					};
				}
				return {
					node: r,
					error: null,
					thrown: !1,
					aborted: !1,
					failState: null
				};
			} catch (e) {
				let i = this.state;
				if (this.state = t, this.restoreScopeStacks(r), e instanceof SyntaxError) return {
					node: null,
					error: e,
					thrown: !0,
					aborted: !1,
					failState: i
				};
				if (e === n) return {
					node: n.node,
					error: null,
					thrown: !1,
					aborted: !0,
					failState: i
				};
				throw e;
			}
		}
		checkExpressionErrors(e, t) {
			if (!e) return !1;
			let { shorthandAssignLoc: n, doubleProtoLoc: r, privateKeyLoc: i, optionalParametersLoc: a, voidPatternLoc: o } = e, s = !!n || !!r || !!a || !!i || !!o;
			if (!t) return s;
			n != null && this.raise(d.InvalidCoverInitializedName, n), r != null && this.raise(d.DuplicateProto, r), i != null && this.raise(d.UnexpectedPrivateField, i), a != null && this.unexpected(a), o != null && this.raise(d.InvalidCoverDiscardElement, o);
		}
		isLiteralPropertyName() {
			return tokenIsLiteralPropertyName(this.state.type);
		}
		isPrivateName(e) {
			return e.type === `PrivateName`;
		}
		getPrivateNameSV(e) {
			return e.id.name;
		}
		hasPropertyAsPrivateName(e) {
			return (e.type === `MemberExpression` || e.type === `OptionalMemberExpression`) && this.isPrivateName(e.property);
		}
		isObjectProperty(e) {
			return e.type === `ObjectProperty`;
		}
		isObjectMethod(e) {
			return e.type === `ObjectMethod`;
		}
		initializeScopes(e = this.options.sourceType === `module`) {
			let t = this.state.labels;
			this.state.labels = [];
			let n = this.exportedIdentifiers;
			this.exportedIdentifiers = new Set();
			let r = this.inModule;
			this.inModule = e;
			let i = this.scope, a = this.getScopeHandler();
			this.scope = new a(this, e);
			let o = this.prodParam;
			this.prodParam = new ProductionParameterHandler();
			let s = this.classScope;
			this.classScope = new ClassScopeHandler(this);
			let c = this.expressionScope;
			return this.expressionScope = new ExpressionScopeHandler(this), () => {
				this.state.labels = t, this.exportedIdentifiers = n, this.inModule = r, this.scope = i, this.prodParam = o, this.classScope = s, this.expressionScope = c;
			};
		}
		enterInitialScopes() {
			let e = 0;
			(this.inModule || this.optionFlags & 1) && (e |= 2), this.optionFlags & 32 && (e |= 1);
			let t = !this.inModule && this.options.sourceType === `commonjs`;
			(t || this.optionFlags & 2) && (e |= 4), this.prodParam.enter(e);
			let n = t ? 514 : 1;
			this.optionFlags & 4 && (n |= 512), this.scope.enter(n);
		}
		checkDestructuringPrivate(e) {
			let { privateKeyLoc: t } = e;
			t !== null && this.expectPlugin(`destructuringPrivate`, t);
		}
	}, ExpressionErrors = class {
		constructor() {
			this.shorthandAssignLoc = null, this.doubleProtoLoc = null, this.privateKeyLoc = null, this.optionalParametersLoc = null, this.voidPatternLoc = null;
		}
	}, Node = class {
		constructor(e, t, n) {
			this.type = ``, this.start = t, this.end = 0, this.loc = new SourceLocation(n), e?.optionFlags & 128 && (this.range = [t, 0]), e != null && e.filename && (this.loc.filename = e.filename);
		}
	};
	let U = Node.prototype;
	U.__clone = function() {
		let e = new Node(void 0, this.start, this.loc.start), t = Object.keys(this);
		for (let n = 0, r = t.length; n < r; n++) {
			let r = t[n];
			r !== `leadingComments` && r !== `trailingComments` && r !== `innerComments` && (e[r] = this[r]);
		}
		return e;
	};
	var NodeUtils = class extends UtilParser {
		startNode() {
			let e = this.state.startLoc;
			return new Node(this, e.index, e);
		}
		startNodeAt(e) {
			return new Node(this, e.index, e);
		}
		startNodeAtNode(e) {
			return this.startNodeAt(e.loc.start);
		}
		finishNode(e, t) {
			return this.finishNodeAt(e, t, this.state.lastTokEndLoc);
		}
		finishNodeAt(e, t, n) {
			return e.type = t, e.end = n.index, e.loc.end = n, this.optionFlags & 128 && (e.range[1] = n.index), this.optionFlags & 4096 && this.processComment(e), e;
		}
		resetStartLocation(e, t) {
			e.start = t.index, e.loc.start = t, this.optionFlags & 128 && (e.range[0] = t.index);
		}
		resetEndLocation(e, t = this.state.lastTokEndLoc) {
			e.end = t.index, e.loc.end = t, this.optionFlags & 128 && (e.range[1] = t.index);
		}
		resetStartLocationFromNode(e, t) {
			this.resetStartLocation(e, t.loc.start);
		}
		castNodeTo(e, t) {
			return e.type = t, e;
		}
		cloneIdentifier(e) {
			let { type: t, start: n, end: r, loc: i, range: a, name: o } = e, s = Object.create(U);
			return s.type = t, s.start = n, s.end = r, s.loc = i, s.range = a, s.name = o, e.extra && (s.extra = e.extra), s;
		}
		cloneStringLiteral(e) {
			let { type: t, start: n, end: r, loc: i, range: a, extra: o } = e, s = Object.create(U);
			return s.type = t, s.start = n, s.end = r, s.loc = i, s.range = a, s.extra = o, s.value = e.value, s;
		}
	};
	let unwrapParenthesizedExpression = (e) => e.type === `ParenthesizedExpression` ? unwrapParenthesizedExpression(e.expression) : e;
	var LValParser = class extends NodeUtils {
		raiseOnce(e, t) {
			let { errors: n } = this.state, r = n.length, i = this.raise(e, t);
			if (n.length !== r) {
				for (let e = r - 1; e >= 0; e--) if (n[e].pos === i.pos && n[e].reasonCode === i.reasonCode) {
					n.pop();
					return;
				}
			}
		}
		toAssignable(e, t = !1) {
			var n;
			let r;
			switch ((e.type === `ParenthesizedExpression` || (n = e.extra) != null && n.parenthesized) && (r = unwrapParenthesizedExpression(e), t ? r.type === `Identifier` ? this.expressionScope.recordArrowParameterBindingError(d.InvalidParenthesizedAssignment, e) : r.type !== `CallExpression` && r.type !== `MemberExpression` && !this.isOptionalMemberExpression(r) && this.raiseOnce(d.InvalidParenthesizedAssignment, e) : this.raiseOnce(d.InvalidParenthesizedAssignment, e)), e.type) {
				case `Identifier`:
				case `ObjectPattern`:
				case `ArrayPattern`:
				case `AssignmentPattern`:
				case `RestElement`:
				case `VoidPattern`: break;
				case `ObjectExpression`:
					this.castNodeTo(e, `ObjectPattern`);
					for (let n = 0, r = e.properties.length, a = r - 1; n < r; n++) {
						var i;
						let r = e.properties[n], o = n === a;
						this.toAssignableObjectExpressionProp(r, o, t), o && r.type === `RestElement` && (i = e.extra) != null && i.trailingCommaLoc && this.raise(d.RestTrailingComma, e.extra.trailingCommaLoc);
					}
					break;
				case `ObjectProperty`: {
					let { key: n, value: r } = e;
					this.isPrivateName(n) && this.classScope.usePrivateName(this.getPrivateNameSV(n), n.loc.start), this.toAssignable(r, t);
					break;
				}
				case `SpreadElement`: throw Error(`Internal @babel/parser error (this is a bug, please report it). SpreadElement should be converted by .toAssignable's caller.`);
				case `ArrayExpression`:
					this.castNodeTo(e, `ArrayPattern`), this.toAssignableList(e.elements, e.extra?.trailingCommaLoc, t);
					break;
				case `AssignmentExpression`:
					e.operator !== `=` && this.raise(d.MissingEqInAssignment, e.left.loc.end), this.castNodeTo(e, `AssignmentPattern`), delete e.operator, e.left.type === `VoidPattern` && this.raise(d.VoidPatternInitializer, e.left), this.toAssignable(e.left, t);
					break;
				case `ParenthesizedExpression`: this.toAssignable(r, t);
			}
		}
		toAssignableObjectExpressionProp(e, t, n) {
			if (e.type === `ObjectMethod`) this.raise(e.kind === `get` || e.kind === `set` ? d.PatternHasAccessor : d.PatternHasMethod, e.key);
			else if (e.type === `SpreadElement`) {
				this.castNodeTo(e, `RestElement`);
				let r = e.argument;
				this.checkToRestConversion(r, !1), this.toAssignable(r, n), t || this.raise(d.RestTrailingComma, e);
			} else this.toAssignable(e, n);
		}
		toAssignableList(e, t, n) {
			let r = e.length - 1;
			for (let i = 0; i <= r; i++) {
				let a = e[i];
				a && (this.toAssignableListItem(e, i, n), a.type === `RestElement` && (i < r ? this.raise(d.RestTrailingComma, a) : t && this.raise(d.RestTrailingComma, t)));
			}
		}
		toAssignableListItem(e, t, n) {
			let r = e[t];
			if (r.type === `SpreadElement`) {
				this.castNodeTo(r, `RestElement`);
				let e = r.argument;
				this.checkToRestConversion(e, !0), this.toAssignable(e, n);
			} else this.toAssignable(r, n);
		}
		isAssignable(e, t) {
			switch (e.type) {
				case `Identifier`:
				case `ObjectPattern`:
				case `ArrayPattern`:
				case `AssignmentPattern`:
				case `RestElement`:
				case `VoidPattern`: return !0;
				case `ObjectExpression`: {
					let t = e.properties.length - 1;
					return e.properties.every((e, n) => e.type !== `ObjectMethod` && (n === t || e.type !== `SpreadElement`) && this.isAssignable(e));
				}
				case `ObjectProperty`: return this.isAssignable(e.value);
				case `SpreadElement`: return this.isAssignable(e.argument);
				case `ArrayExpression`: return e.elements.every((e) => e === null || this.isAssignable(e));
				case `AssignmentExpression`: return e.operator === `=`;
				case `ParenthesizedExpression`: return this.isAssignable(e.expression);
				case `MemberExpression`:
				case `OptionalMemberExpression`: return !t;
				default: return !1;
			}
		}
		toReferencedList(e, t) {
			return e;
		}
		toReferencedListDeep(e, t) {
			this.toReferencedList(e, t);
			for (let t of e) t?.type === `ArrayExpression` && this.toReferencedListDeep(t.elements);
		}
		parseSpread(e) {
			let t = this.startNode();
			return this.next(), t.argument = this.parseMaybeAssignAllowIn(e, void 0), this.finishNode(t, `SpreadElement`);
		}
		parseRestBinding() {
			let e = this.startNode();
			this.next();
			let t = this.parseBindingAtom();
			return t.type === `VoidPattern` && this.raise(d.UnexpectedVoidPattern, t), e.argument = t, this.finishNode(e, `RestElement`);
		}
		parseBindingAtom() {
			switch (this.state.type) {
				case 0: {
					let e = this.startNode();
					return this.next(), e.elements = this.parseBindingList(3, 93, 1), this.finishNode(e, `ArrayPattern`);
				}
				case 5: return this.parseObjectLike(8, !0);
				case 88: return this.parseVoidPattern(null);
			}
			return this.parseIdentifier();
		}
		parseBindingList(e, t, n) {
			let r = n & 1, i = [], a = !0;
			for (; !this.eat(e);) if (a ? a = !1 : this.expect(12), r && this.match(12)) i.push(null);
			else if (this.eat(e)) break;
			else if (this.match(21)) {
				let r = this.parseRestBinding();
				if ((this.hasPlugin(`flow`) || n & 2) && (r = this.parseFunctionParamType(r)), i.push(r), !this.checkCommaAfterRest(t)) {
					this.expect(e);
					break;
				}
			} else {
				let e = [];
				if (n & 2) for (this.match(26) && this.hasPlugin(`decorators`) && this.raise(d.UnsupportedParameterDecorator, this.state.startLoc); this.match(26);) e.push(this.parseDecorator());
				i.push(this.parseBindingElement(n, e));
			}
			return i;
		}
		parseBindingRestProperty(e) {
			return this.next(), this.hasPlugin(`discardBinding`) && this.match(88) ? (e.argument = this.parseVoidPattern(null), this.raise(d.UnexpectedVoidPattern, e.argument)) : e.argument = this.parseIdentifier(), this.checkCommaAfterRest(125), this.finishNode(e, `RestElement`);
		}
		parseBindingProperty() {
			let { type: e, startLoc: t } = this.state;
			if (e === 21) return this.parseBindingRestProperty(this.startNode());
			let n = this.startNode();
			return e === 140 ? (this.expectPlugin(`destructuringPrivate`, t), this.classScope.usePrivateName(this.state.value, t), n.key = this.parsePrivateName()) : this.parsePropertyName(n), n.method = !1, this.parseObjPropValue(n, t, !1, !1, !0, !1);
		}
		parseBindingElement(e, t) {
			let n = this.parseMaybeDefault();
			return (this.hasPlugin(`flow`) || e & 2) && this.parseFunctionParamType(n), t.length && (n.decorators = t, this.resetStartLocationFromNode(n, t[0])), this.parseMaybeDefault(n.loc.start, n);
		}
		parseFunctionParamType(e) {
			return e;
		}
		parseMaybeDefault(e, t) {
			if (e ??= this.state.startLoc, t ??= this.parseBindingAtom(), !this.eat(29)) return t;
			let n = this.startNodeAt(e);
			return t.type === `VoidPattern` && this.raise(d.VoidPatternInitializer, t), n.left = t, n.right = this.parseMaybeAssignAllowIn(), this.finishNode(n, `AssignmentPattern`);
		}
		isValidLVal(e, t, n, r) {
			switch (e) {
				case `AssignmentPattern`: return `left`;
				case `RestElement`: return `argument`;
				case `ObjectProperty`: return `value`;
				case `ParenthesizedExpression`: return `expression`;
				case `ArrayPattern`: return `elements`;
				case `ObjectPattern`: return `properties`;
				case `VoidPattern`: return !0;
				case `CallExpression`: if (!t && !this.state.strict && this.optionFlags & 8192) return !0;
			}
			return !1;
		}
		isOptionalMemberExpression(e) {
			return e.type === `OptionalMemberExpression`;
		}
		checkLVal(e, t, n = 64, r = !1, i = !1, a = !1, o = !1) {
			var s;
			let c = e.type;
			if (this.isObjectMethod(e)) return;
			let l = this.isOptionalMemberExpression(e);
			if (l || c === `MemberExpression`) {
				l && (this.expectPlugin(`optionalChainingAssign`, e.loc.start), t.type !== `AssignmentExpression` && this.raise(d.InvalidLhsOptionalChaining, e, { ancestor: t })), n !== 64 && this.raise(d.InvalidPropertyBindingPattern, e);
				return;
			}
			if (c === `Identifier`) {
				this.checkIdentifier(e, n, i);
				let { name: t } = e;
				r && (r.has(t) ? this.raise(d.ParamDupe, e) : r.add(t));
				return;
			}
			c === `VoidPattern` && t.type === `CatchClause` && this.raise(d.VoidPatternCatchClauseParam, e);
			let u = unwrapParenthesizedExpression(e);
			o ||= n !== 64 || u.type === `CallExpression` && (u.callee.type === `Import` || u.callee.type === `Super`);
			let f = this.isValidLVal(c, o, !(a || (s = e.extra) != null && s.parenthesized) && t.type === `AssignmentExpression`, n);
			if (f === !0) return;
			if (f === !1) {
				let r = n === 64 ? d.InvalidLhs : d.InvalidLhsBinding;
				this.raise(r, e, { ancestor: t });
				return;
			}
			let p, m;
			typeof f == `string` ? (p = f, m = c === `ParenthesizedExpression`) : [p, m] = f;
			let h = c === `ArrayPattern` || c === `ObjectPattern` ? { type: c } : t, g = e[p];
			if (Array.isArray(g)) for (let e of g) e && this.checkLVal(e, h, n, r, i, m, !0);
			else g && this.checkLVal(g, h, n, r, i, m, o);
		}
		checkIdentifier(e, t, n = !1) {
			this.checkStrictBindReservedWord(e, t, n), t & 8192 && e.name === `let` && this.raise(d.LetInLexicalBinding, e), t & 64 || this.declareNameFromIdentifier(e, t);
		}
		checkStrictBindReservedWord(e, t, n = !1) {
			this.state.strict && (n ? isStrictBindReservedWord(e.name, this.inModule) : isStrictBindOnlyReservedWord(e.name)) && (t === 64 ? this.raise(d.StrictEvalArguments, e, { referenceName: e.name }) : this.raise(d.StrictEvalArgumentsBinding, e, { bindingName: e.name }));
		}
		declareNameFromIdentifier(e, t) {
			this.scope.declareName(e.name, t, e.loc.start);
		}
		checkToRestConversion(e, t) {
			switch (e.type) {
				case `ParenthesizedExpression`:
					this.checkToRestConversion(e.expression, t);
					break;
				case `Identifier`:
				case `MemberExpression`: break;
				case `ArrayExpression`:
				case `ObjectExpression`: if (t) break;
				default: this.raise(d.InvalidRestAssignmentPattern, e);
			}
		}
		checkCommaAfterRest(e) {
			return this.match(12) ? (this.raise(this.lookaheadCharCode() === e ? d.RestTrailingComma : d.ElementAfterRest, this.state.startLoc), !0) : !1;
		}
	}, ExpressionParser = class extends LValParser {
		checkProto(e, t, n, r) {
			if (e.type === `SpreadElement` || this.isObjectMethod(e) || e.computed || e.shorthand) return n;
			let i = e.key;
			return (i.type === `Identifier` ? i.name : i.value) === `__proto__` ? t ? (this.raise(d.RecordNoProto, i), !0) : (n && (r ? r.doubleProtoLoc === null && (r.doubleProtoLoc = i.loc.start) : this.raise(d.DuplicateProto, i)), !0) : n;
		}
		shouldExitDescending(e, t) {
			return e.type === `ArrowFunctionExpression` && this.offsetToSourcePos(e.start) === t;
		}
		getExpression() {
			if (this.enterInitialScopes(), this.nextToken(), this.match(141)) throw this.raise(d.ParseExpressionEmptyInput, this.state.startLoc);
			let e = this.parseExpression();
			if (!this.match(141)) throw this.raise(d.ParseExpressionExpectsEOF, this.state.startLoc, { unexpected: this.input.codePointAt(this.state.start) });
			return this.finalizeRemainingComments(), e.comments = this.comments, e.errors = this.state.errors, this.optionFlags & 256 && (e.tokens = this.tokens), e;
		}
		parseExpression(e, t) {
			return e ? this.disallowInAnd(() => this.parseExpressionBase(t)) : this.allowInAnd(() => this.parseExpressionBase(t));
		}
		parseExpressionBase(e) {
			let t = this.state.startLoc, n = this.parseMaybeAssign(e);
			if (this.match(12)) {
				let r = this.startNodeAt(t);
				for (r.expressions = [n]; this.eat(12);) r.expressions.push(this.parseMaybeAssign(e));
				return this.toReferencedList(r.expressions), this.finishNode(r, `SequenceExpression`);
			}
			return n;
		}
		parseMaybeAssignDisallowIn(e, t) {
			return this.disallowInAnd(() => this.parseMaybeAssign(e, t));
		}
		parseMaybeAssignAllowIn(e, t) {
			return this.allowInAnd(() => this.parseMaybeAssign(e, t));
		}
		setOptionalParametersError(e) {
			e.optionalParametersLoc = this.state.startLoc;
		}
		parseMaybeAssign(e, t) {
			let n = this.state.startLoc, r = this.isContextual(109);
			if (r && this.prodParam.hasYield) {
				this.next();
				let e = this.parseYield(n);
				return t && (e = t.call(this, e, n)), e;
			}
			let i, a = !1;
			e ? i = !1 : (e = new ExpressionErrors(), i = !0, this.expressionScope.canBeInParameters() && (this.expressionScope.enter(se), a = !0));
			let { type: o } = this.state;
			(o === 10 || tokenIsIdentifier(o)) && (this.state.potentialArrowAt = this.state.start);
			let s = this.parseMaybeConditional(e);
			if (t && (s = t.call(this, s, n)), tokenIsAssignment(this.state.type) && !(this.match(31) && this.state.lastTokEndLoc.index === this.state.regExpAllowedAt)) {
				let t = this.startNodeAt(n), r = this.state.value;
				if (t.operator = r, this.match(29)) {
					this.toAssignable(s, !0), t.left = s;
					let r = n.index;
					e.doubleProtoLoc != null && e.doubleProtoLoc.index >= r && (e.doubleProtoLoc = null), e.shorthandAssignLoc != null && e.shorthandAssignLoc.index >= r && (e.shorthandAssignLoc = null), e.privateKeyLoc != null && e.privateKeyLoc.index >= r && (this.checkDestructuringPrivate(e), e.privateKeyLoc = null), e.voidPatternLoc != null && e.voidPatternLoc.index >= r && (e.voidPatternLoc = null);
				} else t.left = s;
				return this.next(), t.right = this.parseMaybeAssign(), a && this.expressionScope.exit(), this.checkLVal(s, this.finishNode(t, `AssignmentExpression`), void 0, void 0, void 0, void 0, r === `||=` || r === `&&=` || r === `??=`), t;
			}
			if (i && (this.checkExpressionErrors(e, !0), a && this.expressionScope.exit()), r) {
				let { type: e } = this.state;
				if ((this.hasPlugin(`v8intrinsic`) ? tokenCanStartExpression(e) : tokenCanStartExpression(e) && !this.match(54)) && !this.isAmbiguousPrefixOrIdentifier()) return this.raiseOverwrite(d.YieldNotInGeneratorFunction, n), this.parseYield(n);
			}
			return s;
		}
		parseMaybeConditional(e) {
			let t = this.state.startLoc, n = this.state.potentialArrowAt, r = this.parseExprOps(e);
			return this.shouldExitDescending(r, n) ? r : this.parseConditional(r, t, e);
		}
		parseConditional(e, t, n) {
			if (this.eat(17)) {
				let n = this.startNodeAt(t);
				return n.test = e, n.consequent = this.parseMaybeAssignAllowIn(), this.expect(14), n.alternate = this.parseMaybeAssign(), this.finishNode(n, `ConditionalExpression`);
			}
			return e;
		}
		parseMaybeUnaryOrPrivate(e) {
			return this.match(140) ? this.parsePrivateName() : this.parseMaybeUnary(e);
		}
		parseExprOps(e) {
			let t = this.state.startLoc, n = this.state.potentialArrowAt, r = this.parseMaybeUnaryOrPrivate(e);
			return this.shouldExitDescending(r, n) ? r : this.parseExprOp(r, t, -1);
		}
		isEscapedKeywordOperatorAfterLineBreak() {
			return tokenIsKeyword(this.state.type) && this.state.containsEsc && this.hasPrecedingLineBreak();
		}
		isBinaryOperator(e) {
			return tokenIsOperator(e) && (this.prodParam.hasIn || e !== 58) && !this.isEscapedKeywordOperatorAfterLineBreak();
		}
		parseExprOp(e, t, n) {
			let r = this.state.type, i = this.isBinaryOperator(r);
			if (this.isPrivateName(e)) {
				let t = this.getPrivateNameSV(e);
				(n >= tokenOperatorPrecedence(58) || r !== 58 || !i) && this.raise(d.PrivateInExpectedIn, e, { identifierName: t }), this.classScope.usePrivateName(t, e.loc.start);
			}
			if (i) {
				let i = tokenOperatorPrecedence(r);
				if (i > n) {
					if (r === 39) {
						if (this.expectPlugin(`pipelineOperator`), this.prodParam.inFSharpPipelineDirectBody) return e;
						this.checkPipelineAtInfixOperator(e, t);
					}
					let a = this.startNodeAt(t);
					a.left = e, a.operator = this.state.value;
					let o = r === 41 || r === 42, s = r === 40;
					if (s && (i = tokenOperatorPrecedence(42)), this.next(), r === 39 && this.hasPlugin([`pipelineOperator`, { proposal: `minimal` }]) && this.state.type === 97 && this.prodParam.hasAwait) throw this.raise(d.UnexpectedAwaitAfterPipelineBody, this.state.startLoc);
					a.right = this.parseExprOpRightExpr(r, i);
					let c = this.finishNode(a, o || s ? `LogicalExpression` : `BinaryExpression`), l = this.state.type;
					if (s && (l === 41 || l === 42) || o && l === 40) throw this.raise(d.MixingCoalesceWithLogical, this.state.startLoc);
					return this.parseExprOp(c, t, n);
				}
			}
			return e;
		}
		parseExprOpRightExpr(e, t) {
			let n = this.state.startLoc;
			switch (e) {
				case 39:
					switch (this.getPluginOption(`pipelineOperator`, `proposal`)) {
						case `hack`: return this.withTopicBindingContext(() => this.parseHackPipeBody());
						case `fsharp`: return this.withSoloAwaitPermittingContext(() => this.parseFSharpPipelineBody(t));
					}
					if (this.getPluginOption(`pipelineOperator`, `proposal`) === `smart`) return this.withTopicBindingContext(() => {
						if (this.prodParam.hasYield && this.isContextual(109)) throw this.raise(d.PipeBodyIsTighter, this.state.startLoc);
						return this.parseSmartPipelineBodyInStyle(this.parseExprOpBaseRightExpr(e, t), n);
					});
				default: return this.parseExprOpBaseRightExpr(e, t);
			}
		}
		parseExprOpBaseRightExpr(e, t) {
			let n = this.state.startLoc;
			return this.parseExprOp(this.parseMaybeUnaryOrPrivate(), n, tokenIsRightAssociative(e) ? t - 1 : t);
		}
		parseHackPipeBody() {
			var e;
			let { startLoc: t } = this.state, n = this.parseMaybeAssign();
			return s.has(n.type) && !((e = n.extra) != null && e.parenthesized) && this.raise(d.PipeUnparenthesizedBody, t, { type: n.type }), this.topicReferenceWasUsedInCurrentContext() || this.raise(d.PipeTopicUnused, t), n;
		}
		checkExponentialAfterUnary(e) {
			this.match(57) && this.raise(d.UnexpectedTokenUnaryExponentiation, e.argument);
		}
		parseMaybeUnary(e, t) {
			let n = this.state.startLoc, r = this.isContextual(97);
			if (r && this.recordAwaitIfAllowed()) {
				this.next();
				let e = this.parseAwait(n);
				return t || this.checkExponentialAfterUnary(e), e;
			}
			let i = this.match(34), a = this.startNode();
			if (tokenIsPrefix(this.state.type)) {
				a.operator = this.state.value, a.prefix = !0, this.match(72) && this.expectPlugin(`throwExpressions`);
				let n = this.match(89);
				if (this.next(), a.argument = this.parseMaybeUnary(null, !0), this.checkExpressionErrors(e, !0), this.state.strict && n) {
					let e = unwrapParenthesizedExpression(a.argument);
					e.type === `Identifier` ? this.raise(d.StrictDelete, a) : this.hasPropertyAsPrivateName(e) && this.raise(d.DeletePrivateField, a);
				}
				if (!i) return t || this.checkExponentialAfterUnary(a), this.finishNode(a, `UnaryExpression`);
			}
			let o = this.parseUpdate(a, i, e);
			if (r) {
				let { type: e } = this.state;
				if ((this.hasPlugin(`v8intrinsic`) ? tokenCanStartExpression(e) : tokenCanStartExpression(e) && !this.match(54)) && !this.isAmbiguousPrefixOrIdentifier()) return this.raiseOverwrite(d.AwaitNotInAsyncContext, n), this.parseAwait(n);
			}
			return o;
		}
		parseUpdate(e, t, n) {
			if (t) {
				let t = e;
				return this.checkLVal(t.argument, this.finishNode(t, `UpdateExpression`)), e;
			}
			let r = this.state.startLoc, i = this.parseExprSubscripts(n);
			if (this.checkExpressionErrors(n, !1)) return i;
			for (; tokenIsPostfix(this.state.type) && !this.canInsertSemicolon();) {
				let e = this.startNodeAt(r);
				e.operator = this.state.value, e.prefix = !1, e.argument = i, this.next(), this.checkLVal(i, i = this.finishNode(e, `UpdateExpression`));
			}
			return i;
		}
		parseExprSubscripts(e) {
			let t = this.state.startLoc, n = this.state.potentialArrowAt, r = this.parseExprAtom(e);
			return this.shouldExitDescending(r, n) ? r : this.parseSubscripts(r, t);
		}
		parseSubscripts(e, t, n) {
			let r = {
				optionalChainMember: !1,
				maybeAsyncArrow: this.atPossibleAsyncArrow(e),
				stop: !1
			};
			do
				e = this.parseSubscript(e, t, n, r), r.maybeAsyncArrow = !1;
			while (!r.stop);
			return e;
		}
		parseSubscript(e, t, n, r) {
			let { type: i } = this.state;
			if (!n && i === 15) return this.parseBind(e, t, r);
			if (tokenIsTemplate(i)) return this.parseTaggedTemplateExpression(e, t, r);
			let a = !1;
			if (i === 18) {
				if (n && (this.raise(d.OptionalChainingNoNew, this.state.startLoc), this.lookaheadCharCode() === 40)) return this.stopParseSubscript(e, r);
				r.optionalChainMember = a = !0, this.next();
			}
			if (!n && this.match(10)) return this.parseCoverCallAndAsyncArrowHead(e, t, r, a);
			{
				let n = this.eat(0);
				return n || a || this.eat(16) ? this.parseMember(e, t, r, n, a) : this.stopParseSubscript(e, r);
			}
		}
		stopParseSubscript(e, t) {
			return t.stop = !0, e;
		}
		parseMember(e, t, n, r, i) {
			let a = this.startNodeAt(t);
			return a.object = e, a.computed = r, r ? (a.property = this.parseExpression(), this.expect(3)) : this.match(140) ? (e.type === `Super` && this.raise(d.SuperPrivateField, t), this.classScope.usePrivateName(this.state.value, this.state.startLoc), a.property = this.parsePrivateName()) : a.property = this.parseIdentifier(!0), n.optionalChainMember ? (a.optional = i, this.finishNode(a, `OptionalMemberExpression`)) : this.finishNode(a, `MemberExpression`);
		}
		parseBind(e, t, n) {
			let r = this.startNodeAt(t);
			r.object = e, this.next();
			let i = this.parseNoCallExpr((e) => {
				throw this.raise(d.UnsupportedBindRHS, e);
			});
			if (i.type === `Super` || i.type === `Import`) throw this.raise(d.UnsupportedBindRHS, i);
			return r.callee = i, n.stop = !0, this.parseSubscripts(this.finishNode(r, `BindExpression`), t, !1);
		}
		parseCoverCallAndAsyncArrowHead(e, t, n, r) {
			let i = this.state.maybeInArrowParameters, a = null;
			this.state.maybeInArrowParameters = !0, this.next();
			let o = this.startNodeAt(t);
			o.callee = e;
			let { maybeAsyncArrow: s, optionalChainMember: c } = n;
			s && (this.expressionScope.enter(newAsyncArrowScope()), a = new ExpressionErrors()), c && (o.optional = r), o.arguments = r ? this.parseCallExpressionArguments() : this.parseCallExpressionArguments(e.type !== `Super`, o, a);
			let l = this.finishCallExpression(o, c);
			if (s && !r) {
				let e = this.state.errors.length, r = this.parseAsyncArrowHead(t);
				if (r) {
					let t = this.state.errors.length > e ? this.state.errors.splice(e) : void 0;
					return n.stop = !0, this.checkDestructuringPrivate(a), this.expressionScope.validateAsPattern(), this.expressionScope.exit(), t && this.state.errors.push(...t), this.state.maybeInArrowParameters = i, this.parseAsyncArrowFromCallExpression(r, l);
				}
			}
			return s && (this.checkExpressionErrors(a, !0), this.expressionScope.exit()), this.toReferencedArguments(l), this.state.maybeInArrowParameters = i, l;
		}
		toReferencedArguments(e, t) {
			this.toReferencedListDeep(e.arguments, t);
		}
		parseTaggedTemplateExpression(e, t, n) {
			let r = this.startNodeAt(t);
			return r.tag = e, r.quasi = this.parseTemplate(!0), n.optionalChainMember && this.raise(d.OptionalChainingNoTemplate, t), this.finishNode(r, `TaggedTemplateExpression`);
		}
		atPossibleAsyncArrow(e) {
			return e.type === `Identifier` && e.name === `async` && this.state.lastTokEndLoc.index === e.end && !this.canInsertSemicolon() && e.end - e.start === 5 && this.offsetToSourcePos(e.start) === this.state.potentialArrowAt;
		}
		finishCallExpression(e, t) {
			if (e.callee.type === `Import`) {
				if (e.arguments.length === 0 || e.arguments.length > 2) this.raise(d.ImportCallArity, e);
				else for (let t of e.arguments) t.type === `SpreadElement` && this.raise(d.ImportCallSpreadArgument, t);
			}
			return this.finishNode(e, t ? `OptionalCallExpression` : `CallExpression`);
		}
		parseCallExpressionArguments(e, t, n) {
			let r = [], i = !0;
			for (; !this.eat(11);) {
				if (i) i = !1;
				else if (this.expect(12), this.match(11)) {
					t && this.addTrailingCommaExtraToNode(t), this.next();
					break;
				}
				r.push(this.parseExprListItem(11, !1, n, e));
			}
			return r;
		}
		parseAsyncArrowHead(e) {
			return this.match(19) && !this.canInsertSemicolon() ? this.startNodeAt(e) : void 0;
		}
		parseAsyncArrowFromCallExpression(e, t) {
			return this.resetPreviousNodeTrailingComments(t), this.expect(19), this.parseArrowExpression(e, t.arguments, !0, t.extra?.trailingCommaLoc), t.innerComments && setInnerComments(e, t.innerComments), t.callee.trailingComments && setInnerComments(e, t.callee.trailingComments), e;
		}
		parseNoCallExpr(e) {
			let t = this.state.startLoc, n = this.match(83), r = this.parseExprAtom();
			return n && r.type === `ImportExpression` && e(r), this.parseSubscripts(r, t, !0);
		}
		parseExprAtom(e) {
			let t, n = null, { type: r } = this.state;
			switch (r) {
				case 79: return this.parseSuper();
				case 83: return t = this.startNode(), this.next(), this.match(16) ? this.parseImportMetaPropertyOrPhaseCall(t) : this.match(10) ? this.optionFlags & 512 ? this.parseImportCall(t) : this.finishNode(t, `Import`) : (this.raise(d.UnsupportedImport, this.state.lastTokStartLoc), this.finishNode(t, `Import`));
				case 78: return t = this.startNode(), this.next(), this.finishNode(t, `ThisExpression`);
				case 90: return this.parseDo(this.startNode(), !1);
				case 56:
				case 31: return this.readRegexp(), this.parseRegExpLiteral(this.state.value);
				case 136: return this.parseNumericLiteral(this.state.value);
				case 137: return this.parseBigIntLiteral(this.state.value);
				case 135: return this.parseStringLiteral(this.state.value);
				case 84: return this.parseNullLiteral();
				case 85: return this.parseBooleanLiteral(!0);
				case 86: return this.parseBooleanLiteral(!1);
				case 10: {
					let e = this.state.potentialArrowAt === this.state.start;
					return this.parseParenAndDistinguishExpression(e);
				}
				case 0: return this.parseArrayLike(3, !1, e);
				case 5: return this.parseObjectLike(8, !1, !1, e);
				case 68: return this.parseFunctionOrFunctionSent();
				case 26: n = this.parseDecorators();
				case 80: return this.parseClass(this.maybeTakeDecorators(n, this.startNode()), !1);
				case 77: return this.parseNewOrNewTarget();
				case 25:
				case 24: return this.parseTemplate(!1);
				case 15: {
					t = this.startNode(), this.next(), t.object = null;
					let e = t.callee = this.parseNoCallExpr((e) => {
						throw this.raise(d.UnsupportedBind, e);
					});
					if (e.type === `MemberExpression`) return this.finishNode(t, `BindExpression`);
					throw this.raise(d.UnsupportedBind, e);
				}
				case 140: return this.raise(d.PrivateInExpectedIn, this.state.startLoc, { identifierName: this.state.value }), this.parsePrivateName();
				case 33: return this.parseTopicReferenceThenEqualsSign(54, `%`);
				case 32: return this.parseTopicReferenceThenEqualsSign(44, `^`);
				case 37:
				case 38: return this.parseTopicReference(`hack`);
				case 44:
				case 54:
				case 27: {
					let e = this.getPluginOption(`pipelineOperator`, `proposal`);
					if (e) return this.parseTopicReference(e);
					throw this.unexpected();
				}
				case 47: {
					let e = this.input.codePointAt(this.nextTokenStart());
					throw (isIdentifierStart(e) || e === 62) && this.expectOnePlugin([
						`jsx`,
						`flow`,
						`typescript`
					]), this.unexpected();
				}
				default:
					if (r === 138) return this.parseDecimalLiteral(this.state.value);
					if (r === 2 || r === 1) return this.parseArrayLike(this.state.type === 2 ? 4 : 3, !0);
					if (r === 6 || r === 7) return this.parseObjectLike(this.state.type === 6 ? 9 : 8, !1, !0);
					if (tokenIsIdentifier(r)) {
						if (this.isContextual(128) && this.lookaheadInLineCharCode() === 123) return this.parseModuleExpression();
						let e = this.state.potentialArrowAt === this.state.start, t = this.state.containsEsc, n = this.parseIdentifier();
						if (!t && n.name === `async` && !this.canInsertSemicolon()) {
							let { type: t } = this.state;
							if (t === 68) return this.resetPreviousNodeTrailingComments(n), this.next(), this.parseAsyncFunctionExpression(this.startNodeAtNode(n));
							if (tokenIsIdentifier(t)) return e && this.lookaheadCharCode() === 61 ? this.parseAsyncArrowUnaryFunction(this.startNodeAtNode(n)) : n;
							if (t === 90) return this.resetPreviousNodeTrailingComments(n), this.parseDo(this.startNodeAtNode(n), !0);
						}
						return e && this.match(19) && !this.canInsertSemicolon() ? (this.next(), this.parseArrowExpression(this.startNodeAtNode(n), [n], !1)) : n;
					}
					throw this.unexpected();
			}
		}
		parseTopicReferenceThenEqualsSign(e, t) {
			let n = this.getPluginOption(`pipelineOperator`, `proposal`);
			if (n) return this.state.type = e, this.state.value = t, this.state.pos--, this.state.end--, this.state.endLoc = createPositionWithColumnOffset(this.state.endLoc, -1), this.parseTopicReference(n);
			throw this.unexpected();
		}
		parseTopicReference(e) {
			let t = this.startNode(), n = this.state.startLoc, r = this.state.type;
			return this.next(), this.finishTopicReference(t, n, e, r);
		}
		finishTopicReference(e, t, n, r) {
			if (this.testTopicReferenceConfiguration(n, t, r)) return n === `hack` ? (this.topicReferenceIsAllowedInCurrentContext() || this.raise(d.PipeTopicUnbound, t), this.registerTopicReference(), this.finishNode(e, `TopicReference`)) : (this.topicReferenceIsAllowedInCurrentContext() || this.raise(d.PrimaryTopicNotAllowed, t), this.registerTopicReference(), this.finishNode(e, `PipelinePrimaryTopicReference`));
			throw this.raise(d.PipeTopicUnconfiguredToken, t, { token: tokenLabelName(r) });
		}
		testTopicReferenceConfiguration(e, t, n) {
			switch (e) {
				case `hack`: return this.hasPlugin([`pipelineOperator`, { topicToken: tokenLabelName(n) }]);
				case `smart`: return n === 27;
				default: throw this.raise(d.PipeTopicRequiresHackPipes, t);
			}
		}
		parseAsyncArrowUnaryFunction(e) {
			this.prodParam.enter(functionFlags(!0, this.prodParam.hasYield));
			let t = [this.parseIdentifier()];
			return this.prodParam.exit(), this.hasPrecedingLineBreak() && this.raise(d.LineTerminatorBeforeArrow, this.state.curPosition()), this.expect(19), this.parseArrowExpression(e, t, !0);
		}
		parseDo(e, t) {
			this.expectPlugin(`doExpressions`), t && this.expectPlugin(`asyncDoExpressions`), e.async = t, this.next();
			let n = this.state.labels;
			return this.state.labels = [], t ? (this.expressionScope.enter(H), this.prodParam.enter(2), e.body = this.parseBlock(), this.prodParam.exit(), this.expressionScope.exit()) : e.body = this.parseBlock(), this.state.labels = n, this.finishNode(e, `DoExpression`);
		}
		parseSuper() {
			let e = this.startNode();
			return this.next(), this.match(10) && !this.scope.allowDirectSuper ? this.optionFlags & 16 || this.raise(d.SuperNotAllowed, e) : this.scope.allowSuper || this.optionFlags & 16 || this.raise(d.UnexpectedSuper, e), this.match(10) || this.match(0) || this.match(16) || this.raise(d.UnsupportedSuper, e), this.finishNode(e, `Super`);
		}
		parsePrivateName() {
			let e = this.startNode(), t = this.startNodeAt(createPositionWithColumnOffset(this.state.startLoc, 1)), n = this.state.value;
			return this.next(), e.id = this.createIdentifier(t, n), this.finishNode(e, `PrivateName`);
		}
		parseFunctionOrFunctionSent() {
			let e = this.startNode();
			if (this.next(), this.prodParam.hasYield && this.match(16)) {
				let t = this.createIdentifier(this.startNodeAtNode(e), `function`);
				return this.next(), this.match(104) ? this.expectPlugin(`functionSent`) : this.hasPlugin(`functionSent`) || this.unexpected(), this.parseMetaProperty(e, t, `sent`);
			}
			return this.parseFunction(e);
		}
		parseMetaProperty(e, t, n) {
			e.meta = t;
			let r = this.state.containsEsc;
			return e.property = this.parseIdentifier(!0), (e.property.name !== n || r) && this.raise(d.UnsupportedMetaProperty, e.property, {
				target: t.name,
				onlyValidPropertyName: n
			}), this.finishNode(e, `MetaProperty`);
		}
		parseImportMetaPropertyOrPhaseCall(e) {
			if (this.next(), this.isContextual(106) || this.isContextual(98)) {
				let t = this.match(106);
				return this.expectPlugin(t ? `sourcePhaseImports` : `deferredImportEvaluation`), this.next(), e.phase = t ? `source` : `defer`, this.parseImportCall(e);
			}
			{
				let t = this.createIdentifierAt(this.startNodeAtNode(e), `import`, this.state.lastTokStartLoc);
				return this.isContextual(102) && (this.inModule || this.raise(d.ImportMetaOutsideModule, t), this.sawUnambiguousESM = !0), this.parseMetaProperty(e, t, `meta`);
			}
		}
		parseLiteralAtNode(e, t, n) {
			return this.addExtra(n, `rawValue`, e), this.addExtra(n, `raw`, this.input.slice(this.offsetToSourcePos(n.start), this.state.end)), n.value = e, this.next(), this.finishNode(n, t);
		}
		parseLiteral(e, t) {
			let n = this.startNode();
			return this.parseLiteralAtNode(e, t, n);
		}
		parseStringLiteral(e) {
			return this.parseLiteral(e, `StringLiteral`);
		}
		parseNumericLiteral(e) {
			return this.parseLiteral(e, `NumericLiteral`);
		}
		parseBigIntLiteral(e) {
			return this.parseLiteral(e, `BigIntLiteral`);
		}
		parseDecimalLiteral(e) {
			return this.parseLiteral(e, `DecimalLiteral`);
		}
		parseRegExpLiteral(e) {
			let t = this.startNode();
			return this.addExtra(t, `raw`, this.input.slice(this.offsetToSourcePos(t.start), this.state.end)), t.pattern = e.pattern, t.flags = e.flags, this.next(), this.finishNode(t, `RegExpLiteral`);
		}
		parseBooleanLiteral(e) {
			let t = this.startNode();
			return t.value = e, this.next(), this.finishNode(t, `BooleanLiteral`);
		}
		parseNullLiteral() {
			let e = this.startNode();
			return this.next(), this.finishNode(e, `NullLiteral`);
		}
		parseParenAndDistinguishExpression(e) {
			let t = this.state.startLoc, n;
			this.next(), this.expressionScope.enter(newArrowHeadScope());
			let r = this.state.maybeInArrowParameters;
			this.state.maybeInArrowParameters = !0;
			let i = this.state.startLoc, a = [], o = new ExpressionErrors(), s = !0, c, l;
			for (; !this.match(11);) {
				if (s) s = !1;
				else if (this.expect(12, o.optionalParametersLoc === null ? null : o.optionalParametersLoc), this.match(11)) {
					l = this.state.startLoc;
					break;
				}
				if (this.match(21)) {
					let e = this.state.startLoc;
					if (c = this.state.startLoc, a.push(this.parseParenItem(this.parseRestBinding(), e)), !this.checkCommaAfterRest(41)) break;
				} else a.push(this.parseMaybeAssignAllowInOrVoidPattern(11, o, this.parseParenItem));
			}
			let u = this.state.lastTokEndLoc;
			this.expect(11), this.state.maybeInArrowParameters = r;
			let d = this.startNodeAt(t);
			return e && this.shouldParseArrow(a) && (d = this.parseArrow(d)) ? (this.checkDestructuringPrivate(o), this.expressionScope.validateAsPattern(), this.expressionScope.exit(), this.parseArrowExpression(d, a, !1), d) : (this.expressionScope.exit(), a.length || this.unexpected(this.state.lastTokStartLoc), l && this.unexpected(l), c && this.unexpected(c), this.checkExpressionErrors(o, !0), this.toReferencedListDeep(a, !0), a.length > 1 ? (n = this.startNodeAt(i), n.expressions = a, this.finishNode(n, `SequenceExpression`), this.resetEndLocation(n, u)) : n = a[0], this.wrapParenthesis(t, n));
		}
		wrapParenthesis(e, t) {
			if (!(this.optionFlags & 1024)) return this.addExtra(t, `parenthesized`, !0), this.addExtra(t, `parenStart`, e.index), this.takeSurroundingComments(t, e.index, this.state.lastTokEndLoc.index), t;
			let n = this.startNodeAt(e);
			return n.expression = t, this.finishNode(n, `ParenthesizedExpression`);
		}
		shouldParseArrow(e) {
			return !this.canInsertSemicolon();
		}
		parseArrow(e) {
			if (this.eat(19)) return e;
		}
		parseParenItem(e, t) {
			return e;
		}
		parseNewOrNewTarget() {
			let e = this.startNode();
			if (this.next(), this.match(16)) {
				let t = this.createIdentifier(this.startNodeAtNode(e), `new`);
				this.next();
				let n = this.parseMetaProperty(e, t, `target`);
				return this.scope.allowNewTarget || this.raise(d.UnexpectedNewTarget, n), n;
			}
			return this.parseNew(e);
		}
		parseNew(e) {
			if (this.parseNewCallee(e), this.eat(10)) {
				let t = this.parseExprList(11);
				this.toReferencedList(t), e.arguments = t;
			} else e.arguments = [];
			return this.finishNode(e, `NewExpression`);
		}
		parseNewCallee(e) {
			let t = this.parseNoCallExpr((e) => {
				this.raise(d.ImportCallNotNewExpression, e);
			});
			e.callee = t, t.type === `Import` && this.raise(d.ImportCallNotNewExpression, t), t.type === `Super` && this.raise(d.SuperCallNotNewExpression, t);
		}
		parseTemplateElement(e) {
			let { start: t, startLoc: n, end: r, value: i } = this.state, a = t + 1, o = this.startNodeAt(createPositionWithColumnOffset(n, 1));
			i === null && (e || this.raise(d.InvalidEscapeSequenceTemplate, createPositionWithColumnOffset(this.state.firstInvalidTemplateEscapePos, 1)));
			let s = this.match(24), c = s ? -1 : -2, l = r + c;
			o.value = {
				raw: this.input.slice(a, l).replace(/\r\n?/g, `
`),
				cooked: i === null ? null : i.slice(1, c)
			}, o.tail = s, this.next();
			let u = this.finishNode(o, `TemplateElement`);
			return this.resetEndLocation(u, createPositionWithColumnOffset(this.state.lastTokEndLoc, c)), u;
		}
		parseTemplate(e) {
			let t = this.startNode(), n = this.parseTemplateElement(e), r = [n], i = [];
			for (; !n.tail;) i.push(this.parseTemplateSubstitution()), this.readTemplateContinuation(), r.push(n = this.parseTemplateElement(e));
			return t.expressions = i, t.quasis = r, this.finishNode(t, `TemplateLiteral`);
		}
		parseTemplateSubstitution() {
			return this.parseExpression();
		}
		parseObjectLike(e, t, n, r) {
			n && this.expectPlugin(`recordAndTuple`);
			let i = !1, a = !0, o = this.startNode();
			for (o.properties = [], this.next(); !this.match(e);) {
				if (a) a = !1;
				else if (this.expect(12), this.match(e)) {
					this.addTrailingCommaExtraToNode(o);
					break;
				}
				let s;
				t ? s = this.parseBindingProperty() : (s = this.parsePropertyDefinition(r), i = this.checkProto(s, n, i, r)), n && !this.isObjectProperty(s) && s.type !== `SpreadElement` && this.raise(d.InvalidRecordProperty, s), s.shorthand && this.addExtra(s, `shorthand`, !0), o.properties.push(s);
			}
			this.next();
			let s = `ObjectExpression`;
			return t ? s = `ObjectPattern` : n && (s = `RecordExpression`), this.finishNode(o, s);
		}
		addTrailingCommaExtraToNode(e) {
			this.addExtra(e, `trailingComma`, this.state.lastTokStartLoc.index), this.addExtra(e, `trailingCommaLoc`, this.state.lastTokStartLoc, !1);
		}
		maybeAsyncOrAccessorProp(e) {
			return !e.computed && e.key.type === `Identifier` && (this.isLiteralPropertyName() || this.match(0) || this.match(55));
		}
		parsePropertyDefinition(e) {
			let t = [], n = this.state.startLoc;
			if (this.match(26)) for (this.hasPlugin(`decorators`) && this.raise(d.UnsupportedPropertyDecorator, n); this.match(26);) t.push(this.parseDecorator());
			if (this.match(21)) return t.length && this.unexpected(), this.parseSpread();
			let r = this.startNodeAt(n), i = !1, a = !1, o;
			t.length && (r.decorators = t, t = []), r.method = !1, e && (o = this.state.startLoc);
			let s = this.eat(55);
			this.parsePropertyNamePrefixOperator(r);
			let c = this.state.containsEsc;
			if (this.parsePropertyName(r, e), !s && !c && this.maybeAsyncOrAccessorProp(r)) {
				let { key: e } = r, t = e.name;
				t === `async` && !this.hasPrecedingLineBreak() && (i = !0, this.resetPreviousNodeTrailingComments(e), s = this.eat(55), this.parsePropertyName(r)), (t === `get` || t === `set`) && (a = !0, this.resetPreviousNodeTrailingComments(e), r.kind = t, this.match(55) && (s = !0, this.raise(d.AccessorIsGenerator, this.state.curPosition(), { kind: t }), this.next()), this.parsePropertyName(r));
			}
			return this.parseObjPropValue(r, o, s, i, !1, a, e);
		}
		getGetterSetterExpectedParamCount(e) {
			return e.kind === `get` ? 0 : 1;
		}
		getObjectOrClassMethodParams(e) {
			return e.params;
		}
		checkGetterSetterParams(e) {
			let t = this.getGetterSetterExpectedParamCount(e), n = this.getObjectOrClassMethodParams(e);
			n.length !== t && this.raise(e.kind === `get` ? d.BadGetterArity : d.BadSetterArity, e), e.kind === `set` && n[n.length - 1]?.type === `RestElement` && this.raise(d.BadSetterRestParameter, e);
		}
		parseObjectMethod(e, t, n, r, i) {
			if (i) {
				let n = this.parseMethod(e, t, !1, !1, !1, `ObjectMethod`);
				return this.checkGetterSetterParams(n), n;
			}
			if (n || t || this.match(10)) return r && this.unexpected(), e.kind = `method`, e.method = !0, this.parseMethod(e, t, n, !1, !1, `ObjectMethod`);
		}
		parseObjectProperty(e, t, n, r) {
			if (e.shorthand = !1, this.eat(14)) return e.value = n ? this.parseMaybeDefault(this.state.startLoc) : this.parseMaybeAssignAllowInOrVoidPattern(8, r), this.finishObjectProperty(e);
			if (!e.computed && e.key.type === `Identifier`) {
				if (this.checkReservedWord(e.key.name, e.key.loc.start, !0, !1), n) e.value = this.parseMaybeDefault(t, this.cloneIdentifier(e.key));
				else if (this.match(29)) {
					let n = this.state.startLoc;
					r == null ? this.raise(d.InvalidCoverInitializedName, n) : r.shorthandAssignLoc === null && (r.shorthandAssignLoc = n), e.value = this.parseMaybeDefault(t, this.cloneIdentifier(e.key));
				} else e.value = this.cloneIdentifier(e.key);
				return e.shorthand = !0, this.finishObjectProperty(e);
			}
		}
		finishObjectProperty(e) {
			return this.finishNode(e, `ObjectProperty`);
		}
		parseObjPropValue(e, t, n, r, i, a, o) {
			let s = this.parseObjectMethod(e, n, r, i, a) || this.parseObjectProperty(e, t, i, o);
			return s || this.unexpected(), s;
		}
		parsePropertyName(e, t) {
			if (this.eat(0)) e.computed = !0, e.key = this.parseMaybeAssignAllowIn(), this.expect(3);
			else {
				let { type: n, value: r } = this.state, i;
				if (tokenIsKeywordOrIdentifier(n)) i = this.parseIdentifier(!0);
				else switch (n) {
					case 136:
						i = this.parseNumericLiteral(r);
						break;
					case 135:
						i = this.parseStringLiteral(r);
						break;
					case 137:
						i = this.parseBigIntLiteral(r);
						break;
					case 140: {
						let e = this.state.startLoc;
						t == null ? this.raise(d.UnexpectedPrivateField, e) : t.privateKeyLoc === null && (t.privateKeyLoc = e), i = this.parsePrivateName();
						break;
					}
					default:
						if (n === 138) {
							i = this.parseDecimalLiteral(r);
							break;
						}
						this.unexpected();
				}
				e.key = i, n !== 140 && (e.computed = !1);
			}
		}
		initFunction(e, t) {
			e.id = null, e.generator = !1, e.async = t;
		}
		parseMethod(e, t, n, r, i, a, o = !1) {
			this.initFunction(e, n), e.generator = t, this.scope.enter(530 | (o ? 576 : 0) | (i ? 32 : 0)), this.prodParam.enter(functionFlags(n, e.generator)), this.parseFunctionParams(e, r);
			let s = this.parseFunctionBodyAndFinish(e, a, !0);
			return this.prodParam.exit(), this.scope.exit(), s;
		}
		parseArrayLike(e, t, n) {
			t && this.expectPlugin(`recordAndTuple`);
			let r = this.startNode();
			return this.next(), r.elements = this.parseExprList(e, !t, n, r), this.finishNode(r, t ? `TupleExpression` : `ArrayExpression`);
		}
		parseArrowExpression(e, t, n, r) {
			this.scope.enter(518);
			let i = functionFlags(n, !1), a = this.match(5);
			a || (i |= this.prodParam.currentFlags() & 24), this.prodParam.enter(i), this.initFunction(e, n);
			let o = this.state.maybeInArrowParameters;
			return t && (this.state.maybeInArrowParameters = !0, this.setArrowFunctionParameters(e, t, r)), this.state.maybeInArrowParameters = !1, this.parseFunctionBody(e, !0), a && (this.state.regExpAllowedAt = this.state.lastTokEndLoc.index), this.prodParam.exit(), this.scope.exit(), this.state.maybeInArrowParameters = o, this.finishNode(e, `ArrowFunctionExpression`);
		}
		setArrowFunctionParameters(e, t, n) {
			this.toAssignableList(t, n, !1), e.params = t;
		}
		parseFunctionBodyAndFinish(e, t, n = !1) {
			return this.parseFunctionBody(e, !1, n), this.finishNode(e, t);
		}
		parseFunctionBody(e, t, n = !1) {
			let r = t && !this.match(5);
			if (this.expressionScope.enter(H), r) e.body = this.parseMaybeAssign(), this.checkParams(e, !1, t, !1);
			else {
				let r = this.state.strict, i = this.state.labels;
				this.state.labels = [], this.prodParam.enter(this.prodParam.currentFlags() | 4), e.body = this.parseBlock(!0, !1, (i) => {
					let a = !this.isSimpleParamList(e.params);
					i && a && this.raise(d.IllegalLanguageModeDirective, (e.kind === `method` || e.kind === `constructor`) && e.key ? e.key.loc.end : e);
					let o = !r && this.state.strict;
					this.checkParams(e, !this.state.strict && !t && !n && !a, t, o), e.id && this.checkStrictBindReservedWord(e.id, 65, o);
				}), this.prodParam.exit(), this.state.labels = i;
			}
			this.expressionScope.exit();
		}
		isSimpleParameter(e) {
			return e.type === `Identifier`;
		}
		isSimpleParamList(e) {
			for (let t = 0, n = e.length; t < n; t++) if (!this.isSimpleParameter(e[t])) return !1;
			return !0;
		}
		checkParams(e, t, n, r = !0) {
			let i = !t && new Set(), a = { type: `FormalParameters` };
			for (let t of e.params) this.checkLVal(t, a, 5, i, r);
		}
		parseExprList(e, t, n, r) {
			let i = [], a = !0;
			for (; !this.eat(e);) {
				if (a) a = !1;
				else if (this.expect(12), this.match(e)) {
					r && this.addTrailingCommaExtraToNode(r), this.next();
					break;
				}
				i.push(this.parseExprListItem(e, t, n));
			}
			return i;
		}
		parseExprListItem(e, t, n, r) {
			let i;
			if (this.match(12)) t || this.raise(d.UnexpectedToken, this.state.curPosition(), { unexpected: `,` }), i = null;
			else if (this.match(21)) {
				let e = this.state.startLoc;
				i = this.parseParenItem(this.parseSpread(n), e);
			} else if (this.match(17)) {
				this.expectPlugin(`partialApplication`), r || this.raise(d.UnexpectedArgumentPlaceholder, this.state.startLoc);
				let e = this.startNode();
				this.next(), i = this.finishNode(e, `ArgumentPlaceholder`);
			} else i = this.parseMaybeAssignAllowInOrVoidPattern(e, n, this.parseParenItem);
			return i;
		}
		parseIdentifier(e) {
			let t = this.startNode(), n = this.parseIdentifierName(e);
			return this.createIdentifier(t, n);
		}
		createIdentifier(e, t) {
			return e.name = t, e.loc.identifierName = t, this.finishNode(e, `Identifier`);
		}
		createIdentifierAt(e, t, n) {
			return e.name = t, e.loc.identifierName = t, this.finishNodeAt(e, `Identifier`, n);
		}
		parseIdentifierName(e) {
			let t, { startLoc: n, type: r } = this.state;
			tokenIsKeywordOrIdentifier(r) ? t = this.state.value : this.unexpected();
			let i = tokenKeywordOrIdentifierIsKeyword(r);
			return e ? i && this.replaceToken(133) : this.checkReservedWord(t, n, i, !1), this.next(), t;
		}
		checkReservedWord(e, t, n, r) {
			if (!(e.length > 10) && canBeReservedWord(e)) {
				if (n && isKeyword(e)) this.raise(d.UnexpectedKeyword, t, { keyword: e });
				else if ((this.state.strict ? r ? isStrictBindReservedWord : isStrictReservedWord : isReservedWord)(e, this.inModule)) this.raise(d.UnexpectedReservedWord, t, { reservedWord: e });
				else if (e === `yield`) {
					if (this.prodParam.hasYield) {
						this.raise(d.YieldBindingIdentifier, t);
						return;
					}
				} else if (e === `await`) {
					if (this.prodParam.hasAwait) {
						this.raise(d.AwaitBindingIdentifier, t);
						return;
					}
					if (this.scope.inStaticBlock) {
						this.raise(d.AwaitBindingIdentifierInStaticBlock, t);
						return;
					}
					this.expressionScope.recordAsyncArrowParametersError(t);
				} else if (e === `arguments` && this.scope.inClassAndNotInNonArrowFunction) {
					this.raise(d.ArgumentsInClass, t);
					return;
				}
			}
		}
		recordAwaitIfAllowed() {
			let e = this.prodParam.hasAwait;
			return e && !this.scope.inFunction && (this.state.hasTopLevelAwait = !0), e;
		}
		parseAwait(e) {
			let t = this.startNodeAt(e);
			return this.expressionScope.recordParameterInitializerError(d.AwaitExpressionFormalParameter, t), this.eat(55) && this.raise(d.ObsoleteAwaitStar, t), !this.scope.inFunction && !(this.optionFlags & 1) && (this.isAmbiguousPrefixOrIdentifier() ? this.ambiguousScriptDifferentAst = !0 : this.sawUnambiguousESM = !0), this.state.soloAwait || (t.argument = this.parseMaybeUnary(null, !0)), this.finishNode(t, `AwaitExpression`);
		}
		isAmbiguousPrefixOrIdentifier() {
			if (this.hasPrecedingLineBreak()) return !0;
			let { type: e } = this.state;
			return e === 53 || e === 10 || e === 0 || tokenIsTemplate(e) || e === 103 && !this.state.containsEsc || e === 139 || e === 56 || this.hasPlugin(`v8intrinsic`) && e === 54;
		}
		parseYield(e) {
			let t = this.startNodeAt(e);
			this.expressionScope.recordParameterInitializerError(d.YieldInParameter, t);
			let n = !1, r = null;
			if (!this.hasPrecedingLineBreak()) switch (n = this.eat(55), this.state.type) {
				case 13:
				case 141:
				case 8:
				case 11:
				case 3:
				case 9:
				case 14:
				case 12: if (!n) break;
				case 58: if (this.options.annexB && !n) break;
				default: r = this.parseMaybeAssign();
			}
			return r || (this.state.regExpAllowedAt = this.state.lastTokEndLoc.index), t.delegate = n, t.argument = r, this.finishNode(t, `YieldExpression`);
		}
		parseImportCall(e) {
			if (this.expect(10), e.source = this.parseMaybeAssignAllowIn(), e.options = null, this.eat(12)) {
				if (this.match(11)) this.addTrailingCommaExtraToNode(e.source);
				else if (e.options = this.parseMaybeAssignAllowIn(), this.eat(12) && (this.addTrailingCommaExtraToNode(e.options), !this.match(11))) {
					do
						this.parseMaybeAssignAllowIn();
					while (this.eat(12) && !this.match(11));
					this.raise(d.ImportCallArity, e);
				}
			}
			return this.expect(11), this.finishNode(e, `ImportExpression`);
		}
		checkPipelineAtInfixOperator(e, t) {
			this.hasPlugin([`pipelineOperator`, { proposal: `smart` }]) && e.type === `SequenceExpression` && this.raise(d.PipelineHeadSequenceExpression, t);
		}
		parseSmartPipelineBodyInStyle(e, t) {
			if (this.isSimpleReference(e)) {
				let n = this.startNodeAt(t);
				return n.callee = e, this.finishNode(n, `PipelineBareFunction`);
			}
			{
				let n = this.startNodeAt(t);
				return this.checkSmartPipeTopicBodyEarlyErrors(t), n.expression = e, this.finishNode(n, `PipelineTopicExpression`);
			}
		}
		isSimpleReference(e) {
			switch (e.type) {
				case `MemberExpression`: return !e.computed && this.isSimpleReference(e.object);
				case `Identifier`: return !0;
				default: return !1;
			}
		}
		checkSmartPipeTopicBodyEarlyErrors(e) {
			if (this.match(19)) throw this.raise(d.PipelineBodyNoArrow, this.state.startLoc);
			this.topicReferenceWasUsedInCurrentContext() || this.raise(d.PipelineTopicUnused, e);
		}
		withTopicBindingContext(e) {
			let t = this.state.topicContext;
			this.state.topicContext = {
				maxNumOfResolvableTopics: 1,
				maxTopicIndex: null
			};
			try {
				return e();
			} finally {
				this.state.topicContext = t;
			}
		}
		withSmartMixTopicForbiddingContext(e) {
			if (this.hasPlugin([`pipelineOperator`, { proposal: `smart` }])) {
				let t = this.state.topicContext;
				this.state.topicContext = {
					maxNumOfResolvableTopics: 0,
					maxTopicIndex: null
				};
				try {
					return e();
				} finally {
					this.state.topicContext = t;
				}
			} else return e();
		}
		withSoloAwaitPermittingContext(e) {
			let t = this.state.soloAwait;
			this.state.soloAwait = !0;
			try {
				return e();
			} finally {
				this.state.soloAwait = t;
			}
		}
		allowInAnd(e) {
			let t = this.prodParam.currentFlags();
			if (24 & ~t) {
				this.prodParam.enter(t | 24);
				try {
					return e();
				} finally {
					this.prodParam.exit();
				}
			}
			return e();
		}
		disallowInAnd(e) {
			let t = this.prodParam.currentFlags(), n = 8 & t, r = 16 & ~t;
			if (n || r) {
				this.prodParam.enter(t & -9 | 16);
				try {
					return e();
				} finally {
					this.prodParam.exit();
				}
			}
			return e();
		}
		registerTopicReference() {
			this.state.topicContext.maxTopicIndex = 0;
		}
		topicReferenceIsAllowedInCurrentContext() {
			return this.state.topicContext.maxNumOfResolvableTopics >= 1;
		}
		topicReferenceWasUsedInCurrentContext() {
			return this.state.topicContext.maxTopicIndex != null && this.state.topicContext.maxTopicIndex >= 0;
		}
		parseFSharpPipelineBody(e) {
			let t = this.state.startLoc;
			this.state.potentialArrowAt = this.state.start, this.prodParam.enter(this.prodParam.currentFlags() & -17);
			let n = this.parseExprOp(this.parseMaybeUnaryOrPrivate(), t, e);
			return this.prodParam.exit(), n;
		}
		parseModuleExpression() {
			this.expectPlugin(`moduleBlocks`);
			let e = this.startNode();
			this.next(), this.match(5) || this.unexpected(null, 5);
			let t = this.startNodeAt(this.state.endLoc);
			this.next();
			let n = this.initializeScopes(!0);
			this.enterInitialScopes();
			try {
				e.body = this.parseProgram(t, 8, `module`);
			} finally {
				n();
			}
			return this.finishNode(e, `ModuleExpression`);
		}
		parseVoidPattern(e) {
			this.expectPlugin(`discardBinding`);
			let t = this.startNode();
			return e != null && (e.voidPatternLoc = this.state.startLoc), this.next(), this.finishNode(t, `VoidPattern`);
		}
		parseMaybeAssignAllowInOrVoidPattern(e, t, n) {
			if (t != null && this.match(88)) {
				let n = this.lookaheadCharCode();
				if (n === 44 || n === (e === 3 ? 93 : e === 8 ? 125 : 41) || n === 61) return this.parseMaybeDefault(this.state.startLoc, this.parseVoidPattern(t));
			}
			return this.parseMaybeAssignAllowIn(t, n);
		}
		parsePropertyNamePrefixOperator(e) {}
	};
	let W = { kind: 1 }, ce = { kind: 2 }, le = /[\uD800-\uDFFF]/u, G = /in(?:stanceof)?/y, K = /[a-z]{2,10}/y;
	function babel7CompatTokens(e, t, n) {
		for (let r = 0; r < e.length; r++) {
			let i = e[r], { type: a } = i;
			if (typeof a == `number`) {
				if (a === 140) {
					let { loc: t, start: n, value: a, end: o } = i, s = n + 1, c = createPositionWithColumnOffset(t.start, 1);
					e.splice(r, 1, new Token({
						type: getExportedToken(27),
						value: `#`,
						start: n,
						end: s,
						startLoc: t.start,
						endLoc: c
					}), new Token({
						type: getExportedToken(133),
						value: a,
						start: s,
						end: o,
						startLoc: c,
						endLoc: t.end
					})), r++;
					continue;
				}
				if (tokenIsTemplate(a)) {
					let { loc: o, start: s, value: c, end: l } = i, u = s + 1, d = createPositionWithColumnOffset(o.start, 1), f;
					f = t.charCodeAt(s - n) === 96 ? new Token({
						type: getExportedToken(22),
						value: "`",
						start: s,
						end: u,
						startLoc: o.start,
						endLoc: d
					}) : new Token({
						type: getExportedToken(8),
						value: `}`,
						start: s,
						end: u,
						startLoc: o.start,
						endLoc: d
					});
					let p, m, h, g;
					a === 24 ? (m = l - 1, h = createPositionWithColumnOffset(o.end, -1), p = c === null ? null : c.slice(1, -1), g = new Token({
						type: getExportedToken(22),
						value: "`",
						start: m,
						end: l,
						startLoc: h,
						endLoc: o.end
					})) : (m = l - 2, h = createPositionWithColumnOffset(o.end, -2), p = c === null ? null : c.slice(1, -2), g = new Token({
						type: getExportedToken(23),
						value: "${",
						start: m,
						end: l,
						startLoc: h,
						endLoc: o.end
					})), e.splice(r, 1, f, new Token({
						type: getExportedToken(20),
						value: p,
						start: u,
						end: m,
						startLoc: d,
						endLoc: h
					}), g), r += 2;
					continue;
				}
				i.type = getExportedToken(a);
			}
		}
		return e;
	}
	var StatementParser = class extends ExpressionParser {
		parseTopLevel(e, t) {
			return e.program = this.parseProgram(t, 141, this.options.sourceType === `module` ? `module` : `script`), e.comments = this.comments, this.optionFlags & 256 && (e.tokens = babel7CompatTokens(this.tokens, this.input, this.startIndex)), this.finishNode(e, `File`);
		}
		parseProgram(e, t, n) {
			if (e.sourceType = n, e.interpreter = this.parseInterpreterDirective(), this.parseBlockBody(e, !0, !0, t), this.inModule) {
				if (!(this.optionFlags & 64) && this.scope.undefinedExports.size > 0) for (let [e, t] of Array.from(this.scope.undefinedExports)) this.raise(d.ModuleExportUndefined, t, { localName: e });
				this.addExtra(e, `topLevelAwait`, this.state.hasTopLevelAwait);
			}
			let r;
			return r = t === 141 ? this.finishNode(e, `Program`) : this.finishNodeAt(e, `Program`, createPositionWithColumnOffset(this.state.startLoc, -1)), r;
		}
		stmtToDirective(e) {
			let t = this.castNodeTo(e, `Directive`), n = this.castNodeTo(e.expression, `DirectiveLiteral`), r = n.value, i = this.input.slice(this.offsetToSourcePos(n.start), this.offsetToSourcePos(n.end)), a = n.value = i.slice(1, -1);
			return this.addExtra(n, `raw`, i), this.addExtra(n, `rawValue`, a), this.addExtra(n, `expressionValue`, r), t.value = n, delete e.expression, t;
		}
		parseInterpreterDirective() {
			if (!this.match(28)) return null;
			let e = this.startNode();
			return e.value = this.state.value, this.next(), this.finishNode(e, `InterpreterDirective`);
		}
		isLet() {
			return this.isContextual(101) ? this.hasFollowingBindingAtom() : !1;
		}
		isUsing() {
			return this.isContextual(108) ? this.nextTokenIsIdentifierOnSameLine() : !1;
		}
		isForUsing() {
			if (!this.isContextual(108)) return !1;
			let e = this.nextTokenInLineStart(), t = this.codePointAtPos(e);
			if (this.isUnparsedContextual(e, `of`)) {
				let t = this.lookaheadCharCodeSince(e + 2);
				if (t !== 61 && t !== 58 && t !== 59) return !1;
			}
			return !!(this.chStartsBindingIdentifier(t, e) || this.isUnparsedContextual(e, `void`));
		}
		nextTokenIsIdentifierOnSameLine() {
			let e = this.nextTokenInLineStart(), t = this.codePointAtPos(e);
			return this.chStartsBindingIdentifier(t, e);
		}
		isAwaitUsing() {
			if (!this.isContextual(97)) return !1;
			let e = this.nextTokenInLineStart();
			if (this.isUnparsedContextual(e, `using`)) {
				e = this.nextTokenInLineStartSince(e + 5);
				let t = this.codePointAtPos(e);
				if (this.chStartsBindingIdentifier(t, e)) return !0;
			}
			return !1;
		}
		chStartsBindingIdentifier(e, t) {
			if (isIdentifierStart(e)) {
				if (G.lastIndex = t, G.test(this.input)) {
					let e = this.codePointAtPos(G.lastIndex);
					if (!isIdentifierChar(e) && e !== 92) return !1;
				}
				return !0;
			}
			return e === 92;
		}
		isReservedWordOnNewLineAfterLet(e) {
			if (!hasNewLine(this.input, this.state.end, e) || (K.lastIndex = e, !K.test(this.input))) return !1;
			let t = K.lastIndex, n = this.codePointAtPos(t);
			if (isIdentifierChar(n) || n === 92) return !1;
			let r = this.input.slice(e, t);
			return isKeyword(r) || isReservedWord(r, !1);
		}
		chStartsBindingPattern(e) {
			return e === 91 || e === 123;
		}
		hasFollowingBindingAtom() {
			let e = this.nextTokenStart(), t = this.codePointAtPos(e);
			return this.chStartsBindingPattern(t) || this.chStartsBindingIdentifier(t, e);
		}
		hasInLineFollowingBindingIdentifierOrBrace() {
			let e = this.nextTokenInLineStart(), t = this.codePointAtPos(e);
			return t === 123 || this.chStartsBindingIdentifier(t, e);
		}
		allowsUsing() {
			return (this.scope.inModule || !this.scope.inTopLevel) && !this.scope.inBareCaseStatement;
		}
		parseModuleItem() {
			return this.parseStatementLike(15);
		}
		parseStatementListItem() {
			return this.parseStatementLike(6 | (!this.options.annexB || this.state.strict ? 0 : 8));
		}
		parseStatementOrSloppyAnnexBFunctionDeclaration(e = !1) {
			let t = 0;
			return this.options.annexB && !this.state.strict && (t |= 4, e && (t |= 8)), this.parseStatementLike(t);
		}
		parseStatement() {
			return this.parseStatementLike(0);
		}
		parseStatementLike(e) {
			let t = null;
			return this.match(26) && (t = this.parseDecorators(!0)), this.parseStatementContent(e, t);
		}
		parseStatementContent(e, t) {
			let n = this.state.type, r = this.startNode(), i = !!(e & 2), a = !!(e & 4), o = e & 1;
			switch (n) {
				case 60: return this.parseBreakContinueStatement(r, !0);
				case 63: return this.parseBreakContinueStatement(r, !1);
				case 64: return this.parseDebuggerStatement(r);
				case 90: return this.parseDoWhileStatement(r);
				case 91: return this.parseForStatement(r);
				case 68:
					if (this.lookaheadCharCode() === 46) break;
					return a || this.raise(this.state.strict ? d.StrictFunction : this.options.annexB ? d.SloppyFunctionAnnexB : d.SloppyFunction, this.state.startLoc), this.parseFunctionStatement(r, !1, e);
				case 80: return i || this.unexpected(), this.parseClass(this.maybeTakeDecorators(t, r), !0);
				case 69: return this.parseIfStatement(r);
				case 70: return this.parseReturnStatement(r);
				case 71: return this.parseSwitchStatement(r);
				case 72: return this.parseThrowStatement(r);
				case 73: return this.parseTryStatement(r);
				case 97:
					if (this.isAwaitUsing()) return this.allowsUsing() ? i ? this.recordAwaitIfAllowed() || this.raise(d.AwaitUsingNotInAsyncContext, r) : this.raise(d.UnexpectedLexicalDeclaration, r) : this.raise(d.UnexpectedUsingDeclaration, r), this.next(), this.parseVarStatement(r, `await using`);
					break;
				case 108:
					if (this.state.containsEsc || !this.hasInLineFollowingBindingIdentifierOrBrace()) break;
					return this.allowsUsing() ? i || this.raise(d.UnexpectedLexicalDeclaration, this.state.startLoc) : this.raise(d.UnexpectedUsingDeclaration, this.state.startLoc), this.parseVarStatement(r, `using`);
				case 101: {
					if (this.state.containsEsc) break;
					let e = this.nextTokenStart(), t = this.codePointAtPos(e);
					if (t !== 91 && (!i && this.hasFollowingLineBreak() || !this.chStartsBindingIdentifier(t, e) && t !== 123 || this.isReservedWordOnNewLineAfterLet(e))) break;
				}
				case 75: i || this.raise(d.UnexpectedLexicalDeclaration, this.state.startLoc);
				case 74: {
					let e = this.state.value;
					return this.parseVarStatement(r, e);
				}
				case 92: return this.parseWhileStatement(r);
				case 76: return this.parseWithStatement(r);
				case 5: return this.parseBlock();
				case 13: return this.parseEmptyStatement(r);
				case 83: {
					let e = this.lookaheadCharCode();
					if (e === 40 || e === 46) break;
				}
				case 82: {
					!(this.optionFlags & 8) && !o && this.raise(d.UnexpectedImportExport, this.state.startLoc), this.next();
					let e;
					return e = n === 83 ? this.parseImport(r) : this.parseExport(r, t), this.assertModuleNodeAllowed(e), e;
				}
				default: if (this.isAsyncFunction()) return i || this.raise(d.AsyncFunctionInSingleStatementContext, this.state.startLoc), this.next(), this.parseFunctionStatement(r, !0, e);
			}
			let s = this.state.value;
			if (n === 93 && this.lookahead().type === 14) {
				let t = this.parseIdentifier(!0);
				return this.next(), this.parseLabeledStatement(r, s, t, e);
			}
			let c = this.parseExpression();
			return tokenIsIdentifier(n) && c.type === `Identifier` && this.eat(14) ? this.parseLabeledStatement(r, s, c, e) : this.parseExpressionStatement(r, c, t, e);
		}
		assertModuleNodeAllowed(e) {
			!(this.optionFlags & 8) && !this.inModule && this.raise(d.ImportOutsideModule, e);
		}
		decoratorsEnabledBeforeExport() {
			return this.hasPlugin(`decorators-legacy`) ? !0 : this.hasPlugin(`decorators`) && this.getPluginOption(`decorators`, `decoratorsBeforeExport`) !== !1;
		}
		maybeTakeDecorators(e, t, n) {
			if (e) {
				var r;
				(r = t.decorators) != null && r.length ? (typeof this.getPluginOption(`decorators`, `decoratorsBeforeExport`) != `boolean` && this.raise(d.DecoratorsBeforeAfterExport, t.decorators[0]), t.decorators.unshift(...e)) : t.decorators = e, this.resetStartLocationFromNode(t, e[0]), n && this.resetStartLocationFromNode(n, t);
			}
			return t;
		}
		canHaveLeadingDecorator() {
			return this.match(80);
		}
		parseDecorators(e) {
			let t = [];
			do
				t.push(this.parseDecorator());
			while (this.match(26));
			if (this.match(82)) e || this.unexpected(), this.decoratorsEnabledBeforeExport() || this.raise(d.DecoratorExportClass, this.state.startLoc);
			else if (!this.canHaveLeadingDecorator()) throw this.raise(d.UnexpectedLeadingDecorator, this.state.startLoc);
			return t;
		}
		parseDecorator() {
			this.expectOnePlugin([`decorators`, `decorators-legacy`]);
			let e = this.startNode();
			if (this.next(), this.hasPlugin(`decorators`)) {
				let t = this.state.startLoc, n;
				if (this.match(10)) {
					let t = this.state.startLoc;
					this.next(), n = this.parseExpression(), this.expect(11), n = this.wrapParenthesis(t, n);
					let r = this.state.startLoc;
					e.expression = this.parseMaybeDecoratorArguments(n, t), this.getPluginOption(`decorators`, `allowCallParenthesized`) === !1 && e.expression !== n && this.raise(d.DecoratorArgumentsOutsideParentheses, r);
				} else {
					for (n = this.parseIdentifier(!1); this.eat(16);) {
						let e = this.startNodeAt(t);
						e.object = n, this.match(140) ? (this.classScope.usePrivateName(this.state.value, this.state.startLoc), e.property = this.parsePrivateName()) : e.property = this.parseIdentifier(!0), e.computed = !1, n = this.finishNode(e, `MemberExpression`);
					}
					e.expression = this.parseMaybeDecoratorArguments(n, t);
				}
			} else e.expression = this.parseExprSubscripts();
			return this.finishNode(e, `Decorator`);
		}
		parseMaybeDecoratorArguments(e, t) {
			if (this.eat(10)) {
				let n = this.startNodeAt(t);
				return n.callee = e, n.arguments = this.parseCallExpressionArguments(), this.toReferencedList(n.arguments), this.finishNode(n, `CallExpression`);
			}
			return e;
		}
		parseBreakContinueStatement(e, t) {
			return this.next(), this.isLineTerminator() ? e.label = null : (e.label = this.parseIdentifier(this.match(93)), this.semicolon()), this.verifyBreakContinue(e, t), this.finishNode(e, t ? `BreakStatement` : `ContinueStatement`);
		}
		verifyBreakContinue(e, t) {
			let n = 0;
			for (; n < this.state.labels.length; ++n) {
				let r = this.state.labels[n];
				if ((e.label == null || r.name === e.label.name) && (r.kind != null && (t || r.kind === 1) || e.label && t)) break;
			}
			if (n === this.state.labels.length) {
				let n = t ? `BreakStatement` : `ContinueStatement`;
				this.raise(d.IllegalBreakContinue, e, { type: n });
			}
		}
		parseDebuggerStatement(e) {
			return this.next(), this.semicolon(), this.finishNode(e, `DebuggerStatement`);
		}
		parseHeaderExpression() {
			this.expect(10);
			let e = this.parseExpression();
			return this.expect(11), e;
		}
		parseDoWhileStatement(e) {
			return this.next(), this.state.labels.push(W), e.body = this.withSmartMixTopicForbiddingContext(() => this.parseStatement()), this.state.labels.pop(), this.expect(92), e.test = this.parseHeaderExpression(), this.eat(13), this.finishNode(e, `DoWhileStatement`);
		}
		parseForStatement(e) {
			this.next(), this.state.labels.push(W);
			let t = null;
			if (this.isContextual(97) && this.recordAwaitIfAllowed() && (t = this.state.startLoc, this.next()), this.scope.enter(0), this.expect(10), this.match(13)) return t !== null && this.unexpected(t), this.parseFor(e, null);
			let n = this.isContextual(101);
			{
				let r = this.isAwaitUsing(), i = r || this.isForUsing(), a = n && this.hasFollowingBindingAtom() || i;
				if (this.match(74) || this.match(75) || a) {
					let n = this.startNode(), a;
					r ? (a = `await using`, this.recordAwaitIfAllowed() || this.raise(d.AwaitUsingNotInAsyncContext, this.state.startLoc), this.next()) : a = this.state.value, this.next(), this.parseVar(n, !0, a);
					let o = this.finishNode(n, `VariableDeclaration`), s = this.match(58);
					return s && i && this.raise(d.ForInUsing, o), (s || this.isContextual(103)) && o.declarations.length === 1 ? this.parseForIn(e, o, t) : (t !== null && this.unexpected(t), this.parseFor(e, o));
				}
			}
			let r = this.isContextual(96), i = new ExpressionErrors(), a = this.parseExpression(!0, i), o = this.isContextual(103);
			if (o && (n && this.raise(d.ForOfLet, a), t === null && r && a.type === `Identifier` && this.raise(d.ForOfAsync, a)), o || this.match(58)) {
				this.checkDestructuringPrivate(i), this.toAssignable(a, !0);
				let n = o ? `ForOfStatement` : `ForInStatement`;
				return this.checkLVal(a, { type: n }), this.parseForIn(e, a, t);
			}
			return this.checkExpressionErrors(i, !0), t !== null && this.unexpected(t), this.parseFor(e, a);
		}
		parseFunctionStatement(e, t, n) {
			this.next();
			let r = 1 | (t ? 8 : 0);
			return !(n & 2) && n & 4 && (r |= 16, n & 8 || (r |= 2)), this.parseFunction(e, r);
		}
		parseIfStatement(e) {
			return this.next(), e.test = this.parseHeaderExpression(), e.consequent = this.parseStatementOrSloppyAnnexBFunctionDeclaration(), e.alternate = this.eat(66) ? this.parseStatementOrSloppyAnnexBFunctionDeclaration() : null, this.finishNode(e, `IfStatement`);
		}
		parseReturnStatement(e) {
			return this.prodParam.hasReturn || this.raise(d.IllegalReturn, this.state.startLoc), this.next(), this.isLineTerminator() ? e.argument = null : (e.argument = this.parseExpression(), this.semicolon()), this.finishNode(e, `ReturnStatement`);
		}
		parseSwitchStatement(e) {
			this.next(), e.discriminant = this.parseHeaderExpression();
			let t = e.cases = [];
			this.expect(5), this.state.labels.push(ce), this.scope.enter(256);
			let n;
			for (let e; !this.match(8);) if (this.match(61) || this.match(65)) {
				let r = this.match(61);
				n && this.finishNode(n, `SwitchCase`), t.push(n = this.startNode()), n.consequent = [], this.next(), r ? n.test = this.parseExpression() : (e && this.raise(d.MultipleDefaultsInSwitch, this.state.lastTokStartLoc), e = !0, n.test = null), this.expect(14);
			} else n ? n.consequent.push(this.parseStatementListItem()) : this.unexpected();
			return this.scope.exit(), n && this.finishNode(n, `SwitchCase`), this.next(), this.state.labels.pop(), this.finishNode(e, `SwitchStatement`);
		}
		parseThrowStatement(e) {
			return this.next(), this.hasPrecedingLineBreak() && this.raise(d.NewlineAfterThrow, this.state.lastTokEndLoc), e.argument = this.parseExpression(), this.semicolon(), this.finishNode(e, `ThrowStatement`);
		}
		parseCatchClauseParam() {
			let e = this.parseBindingAtom();
			return this.scope.enter(this.options.annexB && e.type === `Identifier` ? 8 : 0), this.checkLVal(e, { type: `CatchClause` }, 9), e;
		}
		parseTryStatement(e) {
			if (this.next(), e.block = this.parseBlock(), e.handler = null, this.match(62)) {
				let t = this.startNode();
				this.next(), this.match(10) ? (this.expect(10), t.param = this.parseCatchClauseParam(), this.expect(11)) : (t.param = null, this.scope.enter(0)), t.body = this.withSmartMixTopicForbiddingContext(() => this.parseBlock(!1, !1)), this.scope.exit(), e.handler = this.finishNode(t, `CatchClause`);
			}
			return e.finalizer = this.eat(67) ? this.parseBlock() : null, !e.handler && !e.finalizer && this.raise(d.NoCatchOrFinally, e), this.finishNode(e, `TryStatement`);
		}
		parseVarStatement(e, t, n = !1) {
			return this.next(), this.parseVar(e, !1, t, n), this.semicolon(), this.finishNode(e, `VariableDeclaration`);
		}
		parseWhileStatement(e) {
			return this.next(), e.test = this.parseHeaderExpression(), this.state.labels.push(W), e.body = this.withSmartMixTopicForbiddingContext(() => this.parseStatement()), this.state.labels.pop(), this.finishNode(e, `WhileStatement`);
		}
		parseWithStatement(e) {
			return this.state.strict && this.raise(d.StrictWith, this.state.startLoc), this.next(), e.object = this.parseHeaderExpression(), e.body = this.withSmartMixTopicForbiddingContext(() => this.parseStatement()), this.finishNode(e, `WithStatement`);
		}
		parseEmptyStatement(e) {
			return this.next(), this.finishNode(e, `EmptyStatement`);
		}
		parseLabeledStatement(e, t, n, r) {
			for (let e of this.state.labels) e.name === t && this.raise(d.LabelRedeclaration, n, { labelName: t });
			let i = tokenIsLoop(this.state.type) ? 1 : this.match(71) ? 2 : null;
			for (let t = this.state.labels.length - 1; t >= 0; t--) {
				let n = this.state.labels[t];
				if (n.statementStart === e.start) n.statementStart = this.sourceToOffsetPos(this.state.start), n.kind = i;
				else break;
			}
			return this.state.labels.push({
				name: t,
				kind: i,
				statementStart: this.sourceToOffsetPos(this.state.start)
			}), e.body = r & 8 ? this.parseStatementOrSloppyAnnexBFunctionDeclaration(!0) : this.parseStatement(), this.state.labels.pop(), e.label = n, this.finishNode(e, `LabeledStatement`);
		}
		parseExpressionStatement(e, t, n, r) {
			return e.expression = t, this.semicolon(), this.finishNode(e, `ExpressionStatement`);
		}
		parseBlock(e = !1, t = !0, n) {
			let r = this.startNode();
			return e && this.state.strictErrors.clear(), this.expect(5), t && this.scope.enter(0), this.parseBlockBody(r, e, !1, 8, n), t && this.scope.exit(), this.finishNode(r, `BlockStatement`);
		}
		isValidDirective(e) {
			return e.type === `ExpressionStatement` && e.expression.type === `StringLiteral` && !e.expression.extra.parenthesized;
		}
		parseBlockBody(e, t, n, r, i) {
			let a = e.body = [], o = e.directives = [];
			this.parseBlockOrModuleBlockBody(a, t ? o : void 0, n, r, i);
		}
		parseBlockOrModuleBlockBody(e, t, n, r, i) {
			let a = this.state.strict, o = !1, s = !1;
			for (; !this.match(r);) {
				let r = n ? this.parseModuleItem() : this.parseStatementListItem();
				if (t && !s) {
					if (this.isValidDirective(r)) {
						let e = this.stmtToDirective(r);
						t.push(e), !o && e.value.value === `use strict` && (o = !0, this.setStrict(!0));
						continue;
					}
					s = !0, this.state.strictErrors.clear();
				}
				e.push(r);
			}
			i?.call(this, o), a || this.setStrict(!1), this.next();
		}
		parseFor(e, t) {
			return e.init = t, this.semicolon(!1), e.test = this.match(13) ? null : this.parseExpression(), this.semicolon(!1), e.update = this.match(11) ? null : this.parseExpression(), this.expect(11), e.body = this.withSmartMixTopicForbiddingContext(() => this.parseStatement()), this.scope.exit(), this.state.labels.pop(), this.finishNode(e, `ForStatement`);
		}
		parseForIn(e, t, n) {
			let r = this.match(58);
			return this.next(), r ? n !== null && this.unexpected(n) : e.await = n !== null, t.type !== `VariableDeclaration` || t.declarations[0].init == null || r && this.options.annexB && !this.state.strict && t.kind === `var` && t.declarations[0].id.type === `Identifier` || this.raise(d.ForInOfLoopInitializer, t, { type: r ? `ForInStatement` : `ForOfStatement` }), t.type === `AssignmentPattern` && this.raise(d.InvalidLhs, t, { ancestor: { type: `ForStatement` } }), e.left = t, e.right = r ? this.parseExpression() : this.parseMaybeAssignAllowIn(), this.expect(11), e.body = this.withSmartMixTopicForbiddingContext(() => this.parseStatement()), this.scope.exit(), this.state.labels.pop(), this.finishNode(e, r ? `ForInStatement` : `ForOfStatement`);
		}
		parseVar(e, t, n, r = !1) {
			let i = e.declarations = [];
			for (e.kind = n;;) {
				let e = this.startNode();
				if (this.parseVarId(e, n), e.init = this.eat(29) ? t ? this.parseMaybeAssignDisallowIn() : this.parseMaybeAssignAllowIn() : null, e.init === null && !r && !(t && i.length === 0 && (this.match(58) || this.isContextual(103))) && (e.id.type === `Identifier` ? (n === `const` || n === `using` || n === `await using`) && this.raise(d.DeclarationMissingInitializer, this.state.lastTokEndLoc, { kind: n }) : this.raise(d.DeclarationMissingInitializer, this.state.lastTokEndLoc, { kind: `destructuring` })), i.push(this.finishNode(e, `VariableDeclarator`)), !this.eat(12)) break;
			}
			return e;
		}
		parseVarId(e, t) {
			let n = this.parseBindingAtom();
			t === `using` || t === `await using` ? (n.type === `ArrayPattern` || n.type === `ObjectPattern`) && this.raise(d.UsingDeclarationHasBindingPattern, n.loc.start) : n.type === `VoidPattern` && this.raise(d.UnexpectedVoidPattern, n.loc.start), this.checkLVal(n, { type: `VariableDeclarator` }, t === `var` ? 5 : 8201), e.id = n;
		}
		parseAsyncFunctionExpression(e) {
			return this.parseFunction(e, 8);
		}
		parseFunction(e, t = 0) {
			let n = !!(t & 1), r = n && !(t & 4), i = !!(t & 8);
			this.initFunction(e, i), this.match(55) && (t & 16 && this.raise(d.GeneratorInSingleStatementContext, this.state.startLoc), this.next(), e.generator = !0), n && (e.id = this.parseFunctionId(r));
			let a = this.state.maybeInArrowParameters;
			return this.state.maybeInArrowParameters = !1, this.scope.enter(514), this.prodParam.enter(functionFlags(i, e.generator)), !n && tokenIsIdentifier(this.state.type) && (this.expressionScope.enter(H), e.id = this.parseFunctionId(), this.expressionScope.exit()), this.parseFunctionParams(e, !1), this.withSmartMixTopicForbiddingContext(() => {
				this.parseFunctionBodyAndFinish(e, n ? `FunctionDeclaration` : `FunctionExpression`);
			}), this.prodParam.exit(), this.scope.exit(), n && !(t & 2) && this.registerFunctionStatementId(e), this.state.maybeInArrowParameters = a, e;
		}
		parseFunctionId(e) {
			return e || tokenIsIdentifier(this.state.type) ? this.parseIdentifier() : null;
		}
		parseFunctionParams(e, t) {
			this.expect(10), this.expressionScope.enter(oe), e.params = this.parseBindingList(11, 41, 2 | (t ? 4 : 0)), this.expressionScope.exit();
		}
		registerFunctionStatementId(e) {
			e.id && this.scope.declareName(e.id.name, !this.options.annexB || this.state.strict || e.generator || e.async ? this.scope.treatFunctionsAsVar ? 5 : 8201 : 17, e.id.loc.start);
		}
		parseClass(e, t, n) {
			this.next();
			let r = this.state.strict;
			return this.state.strict = !0, this.parseClassId(e, t, n), this.parseClassSuper(e), e.body = this.parseClassBody(!!e.superClass, r), this.finishNode(e, t ? `ClassDeclaration` : `ClassExpression`);
		}
		isClassProperty() {
			return this.match(29) || this.match(13) || this.match(8) || this.match(26) && this.hasPrecedingLineBreak();
		}
		isClassMethod() {
			return this.match(10);
		}
		nameIsConstructor(e) {
			return e.type === `Identifier` && e.name === `constructor` || e.type === `StringLiteral` && e.value === `constructor`;
		}
		isNonstaticConstructor(e) {
			return !e.computed && !e.static && this.nameIsConstructor(e.key);
		}
		parseClassBody(e, t) {
			this.classScope.enter();
			let n = {
				hadConstructor: !1,
				hadSuperClass: e
			}, r = [], i = this.startNode();
			if (i.body = [], this.expect(5), this.withSmartMixTopicForbiddingContext(() => {
				for (; !this.match(8);) {
					if (this.eat(13)) {
						if (r.length > 0) throw this.raise(d.DecoratorSemicolon, this.state.lastTokEndLoc);
						continue;
					}
					if (this.match(26)) {
						r.push(this.parseDecorator());
						continue;
					}
					let e = this.startNode();
					r.length && (e.decorators = r, this.resetStartLocationFromNode(e, r[0]), r = []), this.parseClassMember(i, e, n), e.kind === `constructor` && e.decorators && e.decorators.length > 0 && this.raise(d.DecoratorConstructor, e);
				}
			}), this.state.strict = t, this.next(), r.length) throw this.raise(d.TrailingDecorator, this.state.startLoc);
			return this.classScope.exit(), this.finishNode(i, `ClassBody`);
		}
		parseClassMemberFromModifier(e, t) {
			let n = this.parseIdentifier(!0);
			if (this.isClassMethod()) {
				let r = t;
				return r.kind = `method`, r.computed = !1, r.key = n, r.static = !1, this.pushClassMethod(e, r, !1, !1, !1, !1), !0;
			}
			if (this.isClassProperty()) {
				let r = t;
				return r.computed = !1, r.key = n, r.static = !1, e.body.push(this.parseClassProperty(r)), !0;
			}
			return this.resetPreviousNodeTrailingComments(n), !1;
		}
		parseClassMember(e, t, n) {
			let r = this.isContextual(107);
			if (r) {
				if (this.parseClassMemberFromModifier(e, t)) return;
				if (this.eat(5)) {
					this.parseClassStaticBlock(e, t);
					return;
				}
			}
			this.parseClassMemberWithIsStatic(e, t, n, r);
		}
		parseClassMemberWithIsStatic(e, t, n, r) {
			let i = t, a = t, o = t, s = t, c = t, l = i, u = i;
			if (t.static = r, this.parsePropertyNamePrefixOperator(t), this.eat(55)) {
				l.kind = `method`;
				let t = this.match(140);
				if (this.parseClassElementName(l), this.parsePostMemberNameModifiers(l), t) {
					this.pushClassPrivateMethod(e, a, !0, !1);
					return;
				}
				this.isNonstaticConstructor(i) && this.raise(d.ConstructorIsGenerator, i.key), this.pushClassMethod(e, i, !0, !1, !1, !1);
				return;
			}
			let f = !this.state.containsEsc && tokenIsIdentifier(this.state.type), p = this.parseClassElementName(t), m = f ? p.name : null, h = this.isPrivateName(p), g = this.state.startLoc;
			if (this.parsePostMemberNameModifiers(u), this.isClassMethod()) {
				if (l.kind = `method`, h) {
					this.pushClassPrivateMethod(e, a, !1, !1);
					return;
				}
				let r = this.isNonstaticConstructor(i), o = !1;
				r && (i.kind = `constructor`, n.hadConstructor && !this.hasPlugin(`typescript`) && this.raise(d.DuplicateConstructor, p), r && this.hasPlugin(`typescript`) && t.override && this.raise(d.OverrideOnConstructor, p), n.hadConstructor = !0, o = n.hadSuperClass), this.pushClassMethod(e, i, !1, !1, r, o);
			} else if (this.isClassProperty()) h ? this.pushClassPrivateProperty(e, s) : this.pushClassProperty(e, o);
			else if (m === `async` && !this.isLineTerminator()) {
				this.resetPreviousNodeTrailingComments(p);
				let t = this.eat(55);
				u.optional && this.unexpected(g), l.kind = `method`;
				let n = this.match(140);
				this.parseClassElementName(l), this.parsePostMemberNameModifiers(u), n ? this.pushClassPrivateMethod(e, a, t, !0) : (this.isNonstaticConstructor(i) && this.raise(d.ConstructorIsAsync, i.key), this.pushClassMethod(e, i, t, !0, !1, !1));
			} else if ((m === `get` || m === `set`) && !(this.match(55) && this.isLineTerminator())) {
				this.resetPreviousNodeTrailingComments(p), l.kind = m;
				let t = this.match(140);
				this.parseClassElementName(i), t ? this.pushClassPrivateMethod(e, a, !1, !1) : (this.isNonstaticConstructor(i) && this.raise(d.ConstructorIsAccessor, i.key), this.pushClassMethod(e, i, !1, !1, !1, !1)), this.checkGetterSetterParams(i);
			} else if (m === `accessor` && !this.isLineTerminator()) {
				this.expectPlugin(`decoratorAutoAccessors`), this.resetPreviousNodeTrailingComments(p);
				let t = this.match(140);
				this.parseClassElementName(o), this.pushClassAccessorProperty(e, c, t);
			} else this.isLineTerminator() ? h ? this.pushClassPrivateProperty(e, s) : this.pushClassProperty(e, o) : this.unexpected();
		}
		parseClassElementName(e) {
			let { type: t, value: n } = this.state;
			if ((t === 133 || t === 135) && e.static && n === `prototype` && this.raise(d.StaticPrototype, this.state.startLoc), t === 140) {
				n === `constructor` && this.raise(d.ConstructorClassPrivateField, this.state.startLoc);
				let t = this.parsePrivateName();
				return e.key = t, t;
			}
			return this.parsePropertyName(e), e.key;
		}
		parseClassStaticBlock(e, t) {
			var n;
			this.scope.enter(720);
			let r = this.state.labels;
			this.state.labels = [], this.prodParam.enter(0);
			let i = t.body = [];
			this.parseBlockOrModuleBlockBody(i, void 0, !1, 8), this.prodParam.exit(), this.scope.exit(), this.state.labels = r, e.body.push(this.finishNode(t, `StaticBlock`)), (n = t.decorators) != null && n.length && this.raise(d.DecoratorStaticBlock, t);
		}
		pushClassProperty(e, t) {
			!t.computed && this.nameIsConstructor(t.key) && this.raise(d.ConstructorClassField, t.key), e.body.push(this.parseClassProperty(t));
		}
		pushClassPrivateProperty(e, t) {
			let n = this.parseClassPrivateProperty(t);
			e.body.push(n), this.classScope.declarePrivateName(this.getPrivateNameSV(n.key), 0, n.key.loc.start);
		}
		pushClassAccessorProperty(e, t, n) {
			!n && !t.computed && this.nameIsConstructor(t.key) && this.raise(d.ConstructorClassField, t.key);
			let r = this.parseClassAccessorProperty(t);
			e.body.push(r), n && this.classScope.declarePrivateName(this.getPrivateNameSV(r.key), 0, r.key.loc.start);
		}
		pushClassMethod(e, t, n, r, i, a) {
			e.body.push(this.parseMethod(t, n, r, i, a, `ClassMethod`, !0));
		}
		pushClassPrivateMethod(e, t, n, r) {
			let i = this.parseMethod(t, n, r, !1, !1, `ClassPrivateMethod`, !0);
			e.body.push(i);
			let a = i.kind === `get` ? i.static ? 6 : 2 : i.kind === `set` ? i.static ? 5 : 1 : 0;
			this.declareClassPrivateMethodInScope(i, a);
		}
		declareClassPrivateMethodInScope(e, t) {
			this.classScope.declarePrivateName(this.getPrivateNameSV(e.key), t, e.key.loc.start);
		}
		parsePostMemberNameModifiers(e) {}
		parseClassPrivateProperty(e) {
			return this.parseInitializer(e), this.semicolon(), this.finishNode(e, `ClassPrivateProperty`);
		}
		parseClassProperty(e) {
			return this.parseInitializer(e), this.semicolon(), this.finishNode(e, `ClassProperty`);
		}
		parseClassAccessorProperty(e) {
			return this.parseInitializer(e), this.semicolon(), this.finishNode(e, `ClassAccessorProperty`);
		}
		parseInitializer(e) {
			this.scope.enter(592), this.expressionScope.enter(H), this.prodParam.enter(0), e.value = this.eat(29) ? this.parseMaybeAssignAllowIn() : null, this.expressionScope.exit(), this.prodParam.exit(), this.scope.exit();
		}
		parseClassId(e, t, n, r = 8331) {
			if (tokenIsIdentifier(this.state.type)) e.id = this.parseIdentifier(), this.checkStrictBindReservedWord(e.id, r), t && this.declareNameFromIdentifier(e.id, r);
			else if (n || !t) e.id = null;
			else throw this.raise(d.MissingClassName, this.state.startLoc);
		}
		parseClassSuper(e) {
			e.superClass = this.eat(81) ? this.parseExprSubscripts() : null;
		}
		parseExport(e, t) {
			let n = this.parseMaybeImportPhase(e, !0), r = this.maybeParseExportDefaultSpecifier(e, n), i = !r || this.eat(12), a = i && this.eatExportStar(e), o = a && this.maybeParseExportNamespaceSpecifier(e), s = i && !o, c = r || a;
			if (a && !o) {
				if (r && this.unexpected(), t) throw this.raise(d.UnsupportedDecoratorExport, e);
				return this.parseExportFrom(e, !0), this.sawUnambiguousESM = !0, this.finishNode(e, `ExportAllDeclaration`);
			}
			let l = s && this.maybeParseExportNamedSpecifiers(e);
			r && i && !a && !l && this.unexpected(null, 5);
			let u;
			if (c || l) {
				if (u = !1, t) throw this.raise(d.UnsupportedDecoratorExport, e);
				this.parseExportFrom(e, c);
			} else u = this.maybeParseExportDeclaration(e);
			if (c || l || u) {
				let n = e;
				if (this.checkExport(n, !0, !1, !!n.source), n.declaration?.type === `ClassDeclaration`) this.maybeTakeDecorators(t, n.declaration, n);
				else if (t) throw this.raise(d.UnsupportedDecoratorExport, e);
				return this.sawUnambiguousESM = !0, this.finishNode(n, `ExportNamedDeclaration`);
			}
			if (this.eat(65)) {
				let n = e, r = this.parseExportDefaultExpression();
				if (n.declaration = r, r.type === `ClassDeclaration`) this.maybeTakeDecorators(t, r, n);
				else if (t) throw this.raise(d.UnsupportedDecoratorExport, e);
				return this.checkExport(n, !0, !0), this.sawUnambiguousESM = !0, this.finishNode(n, `ExportDefaultDeclaration`);
			}
			throw this.unexpected(null, 5);
		}
		eatExportStar(e) {
			return this.eat(55);
		}
		maybeParseExportDefaultSpecifier(e, t) {
			if (t || this.isExportDefaultSpecifier()) {
				this.expectPlugin(`exportDefaultFrom`, t?.loc.start);
				let n = t || this.parseIdentifier(!0), r = this.startNodeAtNode(n);
				return r.exported = n, e.specifiers = [this.finishNode(r, `ExportDefaultSpecifier`)], !0;
			}
			return !1;
		}
		maybeParseExportNamespaceSpecifier(e) {
			if (this.isContextual(94)) {
				var t;
				(t = e).specifiers ?? (t.specifiers = []);
				let n = this.startNodeAt(this.state.lastTokStartLoc);
				return this.next(), n.exported = this.parseModuleExportName(), e.specifiers.push(this.finishNode(n, `ExportNamespaceSpecifier`)), !0;
			}
			return !1;
		}
		maybeParseExportNamedSpecifiers(e) {
			if (this.match(5)) {
				let t = e;
				t.specifiers ||= [];
				let n = t.exportKind === `type`;
				return t.specifiers.push(...this.parseExportSpecifiers(n)), t.source = null, this.hasPlugin(`importAssertions`) ? t.assertions = [] : t.attributes = [], t.declaration = null, !0;
			}
			return !1;
		}
		maybeParseExportDeclaration(e) {
			return this.shouldParseExportDeclaration() ? (e.specifiers = [], e.source = null, this.hasPlugin(`importAssertions`) ? e.assertions = [] : e.attributes = [], e.declaration = this.parseExportDeclaration(e), !0) : !1;
		}
		isAsyncFunction() {
			if (!this.isContextual(96)) return !1;
			let e = this.nextTokenInLineStart();
			return this.isUnparsedContextual(e, `function`);
		}
		parseExportDefaultExpression() {
			let e = this.startNode();
			if (this.match(68)) return this.next(), this.parseFunction(e, 5);
			if (this.isAsyncFunction()) return this.next(), this.next(), this.parseFunction(e, 13);
			if (this.match(80)) return this.parseClass(e, !0, !0);
			if (this.match(26)) return this.hasPlugin(`decorators`) && this.getPluginOption(`decorators`, `decoratorsBeforeExport`) === !0 && this.raise(d.DecoratorBeforeExport, this.state.startLoc), this.parseClass(this.maybeTakeDecorators(this.parseDecorators(!1), this.startNode()), !0, !0);
			if (this.match(75) || this.match(74) || this.isLet() && !this.isReservedWordOnNewLineAfterLet(this.nextTokenStart()) || this.isUsing() || this.isAwaitUsing()) throw this.raise(d.UnsupportedDefaultExport, this.state.startLoc);
			let t = this.parseMaybeAssignAllowIn();
			return this.semicolon(), t;
		}
		parseExportDeclaration(e) {
			return this.match(80) ? this.parseClass(this.startNode(), !0, !1) : this.isContextual(101) ? this.parseVarStatement(this.startNode(), `let`) : this.parseStatementListItem();
		}
		isExportDefaultSpecifier() {
			let { type: e } = this.state;
			if (tokenIsIdentifier(e)) {
				if (e === 96 && !this.state.containsEsc || e === 101) return !1;
				if ((e === 131 || e === 130) && !this.state.containsEsc) {
					let e = this.nextTokenStart(), t = this.input.charCodeAt(e);
					if (t === 123 || this.chStartsBindingIdentifier(t, e) && !this.isUnparsedContextual(e, `from`)) return this.expectOnePlugin([`flow`, `typescript`]), !1;
				}
			} else if (!this.match(65)) return !1;
			let t = this.nextTokenStart(), n = this.isUnparsedContextual(t, `from`);
			if (this.input.charCodeAt(t) === 44 || tokenIsIdentifier(this.state.type) && n) return !0;
			if (this.match(65) && n) {
				let e = this.input.charCodeAt(this.hasPlugin(`exportDefaultFrom`) ? this.nextTokenStartSince(t + 4) : this.nextTokenInLineStartSince(t + 4));
				return e === 34 || e === 39;
			}
			return !1;
		}
		parseExportFrom(e, t) {
			this.eatContextual(99) ? (e.source = this.parseImportSource(), this.checkExport(e), this.maybeParseImportAttributes(e), this.checkJSONModuleImport(e)) : t && this.unexpected(null, 99), this.semicolon();
		}
		shouldParseExportDeclaration() {
			let { type: e } = this.state;
			return e === 26 && (this.expectOnePlugin([`decorators`, `decorators-legacy`]), this.hasPlugin(`decorators`)) ? (this.getPluginOption(`decorators`, `decoratorsBeforeExport`) === !0 && this.raise(d.DecoratorBeforeExport, this.state.startLoc), !0) : this.isUsing() || this.isAwaitUsing() ? (this.raise(d.UsingDeclarationExport, this.state.startLoc), !0) : e === 74 || e === 75 || e === 68 || e === 80 || this.isLet() || this.isAsyncFunction();
		}
		checkExport(e, t, n, r) {
			if (t) {
				var i;
				if (n) {
					if (this.checkDuplicateExports(e, `default`), this.hasPlugin(`exportDefaultFrom`)) {
						var a;
						let t = e.declaration;
						t.type === `Identifier` && t.name === `from` && t.end - t.start === 4 && !((a = t.extra) != null && a.parenthesized) && this.raise(d.ExportDefaultFromAsIdentifier, t);
					}
				} else if ((i = e.specifiers) != null && i.length) for (let t of e.specifiers) {
					let { exported: n } = t, i = n.type === `Identifier` ? n.name : n.value;
					if (this.checkDuplicateExports(t, i), !r && t.local) {
						let { local: n } = t;
						n.type === `Identifier` ? (this.checkReservedWord(n.name, n.loc.start, !0, !1), this.scope.checkLocalExport(n)) : this.raise(d.ExportBindingIsString, t, {
							localName: n.value,
							exportName: i,
							typeModifierIn: e.exportKind === `type` ? `declaration` : t.exportKind === `type` ? `specifier` : void 0
						});
					}
				}
				else if (e.declaration) {
					let t = e.declaration;
					if (t.type === `FunctionDeclaration` || t.type === `ClassDeclaration`) {
						let { id: n } = t;
						if (!n) throw Error(`Assertion failure`);
						this.checkDuplicateExports(e, n.name);
					} else if (t.type === `VariableDeclaration`) for (let e of t.declarations) this.checkDeclaration(e.id);
				}
			}
		}
		checkDeclaration(e) {
			if (e.type === `Identifier`) this.checkDuplicateExports(e, e.name);
			else if (e.type === `ObjectPattern`) for (let t of e.properties) this.checkDeclaration(t);
			else if (e.type === `ArrayPattern`) for (let t of e.elements) t && this.checkDeclaration(t);
			else e.type === `ObjectProperty` ? this.checkDeclaration(e.value) : e.type === `RestElement` ? this.checkDeclaration(e.argument) : e.type === `AssignmentPattern` && this.checkDeclaration(e.left);
		}
		checkDuplicateExports(e, t) {
			this.exportedIdentifiers.has(t) && (t === "default" ? this.raise(d.DuplicateDefaultExport, e) : this.raise(d.DuplicateExport, e, { exportName: t })), this.exportedIdentifiers.add(t);
		}
		parseExportSpecifiers(e) {
			let t = [], n = !0;
			for (this.expect(5); !this.eat(8);) {
				if (n) n = !1;
				else if (this.expect(12), this.eat(8)) break;
				let r = this.isContextual(131), i = this.match(135), a = this.startNode();
				a.local = this.parseModuleExportName(), t.push(this.parseExportSpecifier(a, i, e, r));
			}
			return t;
		}
		parseExportSpecifier(e, t, n, r) {
			return this.eatContextual(94) ? e.exported = this.parseModuleExportName() : t ? e.exported = this.cloneStringLiteral(e.local) : e.exported ||= this.cloneIdentifier(e.local), this.finishNode(e, `ExportSpecifier`);
		}
		parseModuleExportName() {
			if (this.match(135)) {
				let e = this.parseStringLiteral(this.state.value), t = le.exec(e.value);
				return t && this.raise(d.ModuleExportNameHasLoneSurrogate, e, { surrogateCharCode: t[0].charCodeAt(0) }), e;
			}
			return this.parseIdentifier(!0);
		}
		isJSONModuleImport(e) {
			return e.assertions != null && e.assertions.some(({ key: e, value: t }) => t.value === `json` && (e.type === `Identifier` ? e.name === `type` : e.value === `type`));
		}
		checkImportReflection(e) {
			let { specifiers: t } = e, n = t.length === 1 ? t[0].type : null;
			e.phase === `source` ? n !== `ImportDefaultSpecifier` && this.raise(d.SourcePhaseImportRequiresDefault, e.loc.start) : e.phase === `defer` ? n !== `ImportNamespaceSpecifier` && this.raise(d.DeferImportRequiresNamespace, e.loc.start) : e.module && (n !== `ImportDefaultSpecifier` && this.raise(d.ImportReflectionNotBinding, t[0].loc.start), e.assertions?.length > 0 && this.raise(d.ImportReflectionHasAssertion, t[0].loc.start));
		}
		checkJSONModuleImport(e) {
			if (this.isJSONModuleImport(e) && e.type !== `ExportAllDeclaration`) {
				let { specifiers: t } = e;
				if (t != null) {
					let e = t.find((e) => {
						let t;
						if (e.type === `ExportSpecifier` ? t = e.local : e.type === `ImportSpecifier` && (t = e.imported), t !== void 0) return t.type === `Identifier` ? t.name !== "default" : t.value !== "default";
					});
					e !== void 0 && this.raise(d.ImportJSONBindingNotDefault, e.loc.start);
				}
			}
		}
		isPotentialImportPhase(e) {
			return e ? !1 : this.isContextual(106) || this.isContextual(98) || this.isContextual(128);
		}
		applyImportPhase(e, t, n, r) {
			t || (n === `module` ? (this.expectPlugin(`importReflection`, r), e.module = !0) : this.hasPlugin(`importReflection`) && (e.module = !1), n === `source` ? (this.expectPlugin(`sourcePhaseImports`, r), e.phase = `source`) : n === `defer` ? (this.expectPlugin(`deferredImportEvaluation`, r), e.phase = `defer`) : (this.hasPlugin(`sourcePhaseImports`) || this.hasPlugin(`deferredImportEvaluation`)) && (e.phase = null));
		}
		parseMaybeImportPhase(e, t) {
			if (!this.isPotentialImportPhase(t)) return this.applyImportPhase(e, t, null), null;
			let n = this.startNode(), r = this.parseIdentifierName(!0), { type: i } = this.state;
			return (tokenIsKeywordOrIdentifier(i) ? i !== 99 || this.lookaheadCharCode() === 102 : i !== 12) ? (this.applyImportPhase(e, t, r, n.loc.start), null) : (this.applyImportPhase(e, t, null), this.createIdentifier(n, r));
		}
		isPrecedingIdImportPhase(e) {
			let { type: t } = this.state;
			return tokenIsIdentifier(t) ? t !== 99 || this.lookaheadCharCode() === 102 : t !== 12;
		}
		parseImport(e) {
			return this.match(135) ? this.parseImportSourceAndAttributes(e) : this.parseImportSpecifiersAndAfter(e, this.parseMaybeImportPhase(e, !1));
		}
		parseImportSpecifiersAndAfter(e, t) {
			e.specifiers = [];
			let n = !this.maybeParseDefaultImportSpecifier(e, t) || this.eat(12), r = n && this.maybeParseStarImportSpecifier(e);
			return n && !r && this.parseNamedImportSpecifiers(e), this.expectContextual(99), this.parseImportSourceAndAttributes(e);
		}
		parseImportSourceAndAttributes(e) {
			return e.specifiers ??= [], e.source = this.parseImportSource(), this.maybeParseImportAttributes(e), this.checkImportReflection(e), this.checkJSONModuleImport(e), this.semicolon(), this.sawUnambiguousESM = !0, this.finishNode(e, `ImportDeclaration`);
		}
		parseImportSource() {
			return this.match(135) || this.unexpected(), this.parseExprAtom();
		}
		parseImportSpecifierLocal(e, t, n) {
			t.local = this.parseIdentifier(), e.specifiers.push(this.finishImportSpecifier(t, n));
		}
		finishImportSpecifier(e, t, n = 8201) {
			return this.checkLVal(e.local, { type: t }, n), this.finishNode(e, t);
		}
		parseImportAttributes() {
			this.expect(5);
			let e = [], t = new Set();
			do {
				if (this.match(8)) break;
				let n = this.startNode(), r = this.state.value;
				if (t.has(r) && this.raise(d.ModuleAttributesWithDuplicateKeys, this.state.startLoc, { key: r }), t.add(r), n.key = this.match(135) ? this.parseStringLiteral(r) : this.parseIdentifier(!0), this.expect(14), !this.match(135)) throw this.raise(d.ModuleAttributeInvalidValue, this.state.startLoc);
				n.value = this.parseStringLiteral(this.state.value), e.push(this.finishNode(n, `ImportAttribute`));
			} while (this.eat(12));
			return this.expect(8), e;
		}
		parseModuleAttributes() {
			let e = [], t = new Set();
			do {
				let n = this.startNode();
				if (n.key = this.parseIdentifier(!0), n.key.name !== `type` && this.raise(d.ModuleAttributeDifferentFromType, n.key), t.has(n.key.name) && this.raise(d.ModuleAttributesWithDuplicateKeys, n.key, { key: n.key.name }), t.add(n.key.name), this.expect(14), !this.match(135)) throw this.raise(d.ModuleAttributeInvalidValue, this.state.startLoc);
				n.value = this.parseStringLiteral(this.state.value), e.push(this.finishNode(n, `ImportAttribute`));
			} while (this.eat(12));
			return e;
		}
		maybeParseImportAttributes(e) {
			let t;
			var n = !1;
			if (this.match(76)) {
				if (this.hasPrecedingLineBreak() && this.lookaheadCharCode() === 40) return;
				this.next(), this.hasPlugin(`moduleAttributes`) ? (t = this.parseModuleAttributes(), this.addExtra(e, `deprecatedWithLegacySyntax`, !0)) : t = this.parseImportAttributes(), n = !0;
			} else this.isContextual(95) && !this.hasPrecedingLineBreak() ? (!this.hasPlugin(`deprecatedImportAssert`) && !this.hasPlugin(`importAssertions`) && this.raise(d.ImportAttributesUseAssert, this.state.startLoc), this.hasPlugin(`importAssertions`) || this.addExtra(e, `deprecatedAssertSyntax`, !0), this.next(), t = this.parseImportAttributes()) : t = [];
			!n && this.hasPlugin(`importAssertions`) ? e.assertions = t : e.attributes = t;
		}
		maybeParseDefaultImportSpecifier(e, t) {
			if (t) {
				let n = this.startNodeAtNode(t);
				return n.local = t, e.specifiers.push(this.finishImportSpecifier(n, `ImportDefaultSpecifier`)), !0;
			}
			return tokenIsKeywordOrIdentifier(this.state.type) ? (this.parseImportSpecifierLocal(e, this.startNode(), `ImportDefaultSpecifier`), !0) : !1;
		}
		maybeParseStarImportSpecifier(e) {
			if (this.match(55)) {
				let t = this.startNode();
				return this.next(), this.expectContextual(94), this.parseImportSpecifierLocal(e, t, `ImportNamespaceSpecifier`), !0;
			}
			return !1;
		}
		parseNamedImportSpecifiers(e) {
			let t = !0;
			for (this.expect(5); !this.eat(8);) {
				if (t) t = !1;
				else {
					if (this.eat(14)) throw this.raise(d.DestructureNamedImport, this.state.startLoc);
					if (this.expect(12), this.eat(8)) break;
				}
				let n = this.startNode(), r = this.match(135), i = this.isContextual(131);
				n.imported = this.parseModuleExportName();
				let a = this.parseImportSpecifier(n, r, e.importKind === `type` || e.importKind === `typeof`, i, void 0);
				e.specifiers.push(a);
			}
		}
		parseImportSpecifier(e, t, n, r, i) {
			if (this.eatContextual(94)) e.local = this.parseIdentifier();
			else {
				let { imported: n } = e;
				if (t) throw this.raise(d.ImportBindingIsString, e, { importName: n.value });
				this.checkReservedWord(n.name, e.loc.start, !0, !0), e.local ||= this.cloneIdentifier(n);
			}
			return this.finishImportSpecifier(e, `ImportSpecifier`, i);
		}
		isThisParam(e) {
			return e.type === `Identifier` && e.name === `this`;
		}
	};
	let q = /in(?:stanceof)?|as|satisfies/y;
	function nonNull(e) {
		if (e == null) throw Error(`Unexpected ${e} value.`);
		return e;
	}
	function assert(e) {
		if (!e) throw Error(`Assert fail`);
	}
	let J = ParseErrorEnum`typescript`({
		AbstractMethodHasImplementation: ({ methodName: e }) => `Method '${e}' cannot have an implementation because it is marked abstract.`,
		AbstractPropertyHasInitializer: ({ propertyName: e }) => `Property '${e}' cannot have an initializer because it is marked abstract.`,
		AccessorCannotBeOptional: `An 'accessor' property cannot be declared optional.`,
		AccessorCannotDeclareThisParameter: `'get' and 'set' accessors cannot declare 'this' parameters.`,
		AccessorCannotHaveTypeParameters: `An accessor cannot have type parameters.`,
		ClassMethodHasDeclare: `Class methods cannot have the 'declare' modifier.`,
		ClassMethodHasReadonly: `Class methods cannot have the 'readonly' modifier.`,
		ConstInitializerMustBeStringOrNumericLiteralOrLiteralEnumReference: `A 'const' initializer in an ambient context must be a string or numeric literal or literal enum reference.`,
		ConstructorHasTypeParameters: `Type parameters cannot appear on a constructor declaration.`,
		DeclareAccessor: ({ kind: e }) => `'declare' is not allowed in ${e}ters.`,
		DeclareClassFieldHasInitializer: `Initializers are not allowed in ambient contexts.`,
		DeclareFunctionHasImplementation: `An implementation cannot be declared in ambient contexts.`,
		DuplicateAccessibilityModifier: ({ modifier: e }) => `Accessibility modifier already seen: '${e}'.`,
		DuplicateModifier: ({ modifier: e }) => `Duplicate modifier: '${e}'.`,
		EmptyHeritageClauseType: ({ token: e }) => `'${e}' list cannot be empty.`,
		EmptyTypeArguments: `Type argument list cannot be empty.`,
		EmptyTypeParameters: `Type parameter list cannot be empty.`,
		ExpectedAmbientAfterExportDeclare: `'export declare' must be followed by an ambient declaration.`,
		ImportAliasHasImportType: `An import alias can not use 'import type'.`,
		ImportReflectionHasImportType: "An `import module` declaration can not use `type` modifier",
		IncompatibleModifiers: ({ modifiers: e }) => `'${e[0]}' modifier cannot be used with '${e[1]}' modifier.`,
		IndexSignatureHasAbstract: `Index signatures cannot have the 'abstract' modifier.`,
		IndexSignatureHasAccessibility: ({ modifier: e }) => `Index signatures cannot have an accessibility modifier ('${e}').`,
		IndexSignatureHasDeclare: `Index signatures cannot have the 'declare' modifier.`,
		IndexSignatureHasOverride: `'override' modifier cannot appear on an index signature.`,
		IndexSignatureHasStatic: `Index signatures cannot have the 'static' modifier.`,
		InitializerNotAllowedInAmbientContext: `Initializers are not allowed in ambient contexts.`,
		InvalidHeritageClauseType: ({ token: e }) => `'${e}' list can only include identifiers or qualified-names with optional type arguments.`,
		InvalidModifierOnAwaitUsingDeclaration: (e) => `'${e}' modifier cannot appear on an await using declaration.`,
		InvalidModifierOnTypeMember: ({ modifier: e }) => `'${e}' modifier cannot appear on a type member.`,
		InvalidModifierOnTypeParameter: ({ modifier: e }) => `'${e}' modifier cannot appear on a type parameter.`,
		InvalidModifierOnTypeParameterPositions: ({ modifier: e }) => `'${e}' modifier can only appear on a type parameter of a class, interface or type alias.`,
		InvalidModifierOnUsingDeclaration: (e) => `'${e}' modifier cannot appear on a using declaration.`,
		InvalidModifiersOrder: ({ orderedModifiers: e }) => `'${e[0]}' modifier must precede '${e[1]}' modifier.`,
		InvalidPropertyAccessAfterInstantiationExpression: `Invalid property access after an instantiation expression. You can either wrap the instantiation expression in parentheses, or delete the type arguments.`,
		InvalidTupleMemberLabel: `Tuple members must be labeled with a simple identifier.`,
		MissingInterfaceName: `'interface' declarations must be followed by an identifier.`,
		NonAbstractClassHasAbstractMethod: `Abstract methods can only appear within an abstract class.`,
		NonClassMethodPropertyHasAbstractModifier: `'abstract' modifier can only appear on a class, method, or property declaration.`,
		OptionalTypeBeforeRequired: `A required element cannot follow an optional element.`,
		OverrideNotInSubClass: `This member cannot have an 'override' modifier because its containing class does not extend another class.`,
		PatternIsOptional: `A binding pattern parameter cannot be optional in an implementation signature.`,
		PrivateElementHasAbstract: `Private elements cannot have the 'abstract' modifier.`,
		PrivateElementHasAccessibility: ({ modifier: e }) => `Private elements cannot have an accessibility modifier ('${e}').`,
		ReadonlyForMethodSignature: `'readonly' modifier can only appear on a property declaration or index signature.`,
		ReservedArrowTypeParam: "This syntax is reserved in files with the .mts or .cts extension. Add a trailing comma, as in `<T,>() => ...`.",
		ReservedTypeAssertion: "This syntax is reserved in files with the .mts or .cts extension. Use an `as` expression instead.",
		SetAccessorCannotHaveOptionalParameter: `A 'set' accessor cannot have an optional parameter.`,
		SetAccessorCannotHaveRestParameter: `A 'set' accessor cannot have rest parameter.`,
		SetAccessorCannotHaveReturnType: `A 'set' accessor cannot have a return type annotation.`,
		SingleTypeParameterWithoutTrailingComma: ({ typeParameterName: e }) => `Single type parameter ${e} should have a trailing comma. Example usage: <${e},>.`,
		StaticBlockCannotHaveModifier: `Static class blocks cannot have any modifier.`,
		TupleOptionalAfterType: "A labeled tuple optional element must be declared using a question mark after the name and before the colon (`name?: type`), rather than after the type (`name: type?`).",
		TypeAnnotationAfterAssign: "Type annotations must come before default assignments, e.g. instead of `age = 25: number` use `age: number = 25`.",
		TypeImportCannotSpecifyDefaultAndNamed: `A type-only import can specify a default import or named bindings, but not both.`,
		TypeModifierIsUsedInTypeExports: `The 'type' modifier cannot be used on a named export when 'export type' is used on its export statement.`,
		TypeModifierIsUsedInTypeImports: `The 'type' modifier cannot be used on a named import when 'import type' is used on its import statement.`,
		UnexpectedParameterModifier: `A parameter property is only allowed in a constructor implementation.`,
		UnexpectedReadonly: `'readonly' type modifier is only permitted on array and tuple literal types.`,
		UnexpectedTypeAnnotation: `Did not expect a type annotation here.`,
		UnexpectedTypeCastInParameter: `Unexpected type cast in parameter position.`,
		UnsupportedImportTypeArgument: `Argument in a type import must be a string literal.`,
		UnsupportedParameterPropertyKind: `A parameter property may not be declared using a binding pattern.`,
		UnsupportedSignatureParameterKind: ({ type: e }) => `Name in a signature must be an Identifier, ObjectPattern or ArrayPattern, instead got ${e}.`,
		UsingDeclarationInAmbientContext: (e) => `'${e}' declarations are not allowed in ambient contexts.`
	});
	function keywordTypeFromName(e) {
		switch (e) {
			case `any`: return `TSAnyKeyword`;
			case `boolean`: return `TSBooleanKeyword`;
			case `bigint`: return `TSBigIntKeyword`;
			case `never`: return `TSNeverKeyword`;
			case `number`: return `TSNumberKeyword`;
			case `object`: return `TSObjectKeyword`;
			case `string`: return `TSStringKeyword`;
			case `symbol`: return `TSSymbolKeyword`;
			case `undefined`: return `TSUndefinedKeyword`;
			case `unknown`: return `TSUnknownKeyword`;
			default: return;
		}
	}
	function tsIsAccessModifier(e) {
		return e === `private` || e === `public` || e === `protected`;
	}
	function tsIsVarianceAnnotations(e) {
		return e === `in` || e === `out`;
	}
	function tsIsTypeCast(e) {
		switch (e.type) {
			case `TSAsExpression`:
			case `TSSatisfiesExpression`:
			case `TSNonNullExpression`:
			case `TSTypeAssertion`: return !0;
			default: return !1;
		}
	}
	function tsIsInvalidArrowParamsError(e, t) {
		if (e.pos >= t) return !1;
		switch (e.reasonCode) {
			case `AwaitBindingIdentifier`:
			case `AwaitExpressionFormalParameter`:
			case `IllegalLanguageModeDirective`:
			case `ParamDupe`:
			case `StrictEvalArgumentsBinding`:
			case `VarRedeclaration`:
			case `YieldInParameter`: return !1;
			default: return !0;
		}
	}
	function tsHasUnambiguousArrowParams(e) {
		if (!(e != null && e.length)) return !0;
		let t = e[0];
		switch ((t?.type === `AssignmentPattern` || t?.type === `AssignmentExpression`) && (t = t.left), t?.type) {
			case `RestElement`:
			case `SpreadElement`: return !0;
			case `TSTypeCastExpression`: return t.expression.type === `Identifier` || t.expression.type === `ThisExpression`;
			case `Identifier`: return !!t.typeAnnotation || !!t.optional;
			default: return !1;
		}
	}
	var typescript = (e) => class extends e {
		constructor(...e) {
			super(...e), this.tsParseInOutModifiers = this.tsParseModifiers.bind(this, {
				allowedModifiers: [`in`, `out`],
				disallowedModifiers: [
					`const`,
					`public`,
					`private`,
					`protected`,
					`readonly`,
					`declare`,
					`abstract`,
					`override`
				],
				errorTemplate: J.InvalidModifierOnTypeParameter
			}), this.tsParseConstModifier = this.tsParseModifiers.bind(this, {
				allowedModifiers: [`const`],
				disallowedModifiers: [`in`, `out`],
				errorTemplate: J.InvalidModifierOnTypeParameterPositions
			}), this.tsParseInOutConstModifiers = this.tsParseModifiers.bind(this, {
				allowedModifiers: [
					`in`,
					`out`,
					`const`
				],
				disallowedModifiers: [
					`public`,
					`private`,
					`protected`,
					`readonly`,
					`declare`,
					`abstract`,
					`override`
				],
				errorTemplate: J.InvalidModifierOnTypeParameter
			}), this.tsArrowReturnTypeAt = new Map();
		}
		getScopeHandler() {
			return TypeScriptScopeHandler;
		}
		tsIsIdentifier() {
			return tokenIsIdentifier(this.state.type);
		}
		tsTokenCanFollowModifier() {
			return this.match(0) || this.match(5) || this.match(55) || this.match(21) || this.match(140) || this.isLiteralPropertyName();
		}
		tsNextTokenOnSameLineAndCanFollowModifier() {
			return this.next(), !this.hasPrecedingLineBreak() && this.tsTokenCanFollowModifier();
		}
		tsNextTokenCanFollowModifier() {
			return this.match(107) ? (this.next(), this.tsTokenCanFollowModifier()) : this.tsNextTokenOnSameLineAndCanFollowModifier();
		}
		tsParseModifier(e, t, n) {
			if (!tokenIsIdentifier(this.state.type) && this.state.type !== 58 && this.state.type !== 75) return;
			let r = this.state.value;
			if (e.includes(r)) {
				if (n && this.match(107) || t && this.tsIsStartOfStaticBlocks()) return;
				let e = this.state.containsEsc && !tokenIsIdentifier(this.state.type) ? this.state.startLoc : null;
				if (e && (this.state.containsEsc = !1), this.tsTryParse(this.tsNextTokenCanFollowModifier.bind(this))) return e && this.raise(d.InvalidEscapedReservedWord, e, { reservedWord: r }), r;
				e && (this.state.containsEsc = !0);
			}
		}
		tsParseModifiers({ allowedModifiers: e, disallowedModifiers: t, stopOnStartOfClassStaticBlock: n, errorTemplate: r = J.InvalidModifierOnTypeMember }, i) {
			let enforceOrder = (e, t, n, r) => {
				t === n && i[r] && this.raise(J.InvalidModifiersOrder, e, { orderedModifiers: [n, r] });
			}, incompatible = (e, t, n, r) => {
				(i[n] && t === r || i[r] && t === n) && this.raise(J.IncompatibleModifiers, e, { modifiers: [n, r] });
			};
			for (;;) {
				let { startLoc: a } = this.state, o = this.tsParseModifier(e.concat(t ?? []), n, i.static);
				if (!o) break;
				tsIsAccessModifier(o) ? i.accessibility ? this.raise(J.DuplicateAccessibilityModifier, a, { modifier: o }) : (enforceOrder(a, o, o, `override`), enforceOrder(a, o, o, `static`), enforceOrder(a, o, o, `readonly`), i.accessibility = o) : tsIsVarianceAnnotations(o) ? (i[o] && this.raise(J.DuplicateModifier, a, { modifier: o }), i[o] = !0, enforceOrder(a, o, `in`, `out`)) : (hasOwnProperty.call(i, o) ? this.raise(J.DuplicateModifier, a, { modifier: o }) : (enforceOrder(a, o, `static`, `readonly`), enforceOrder(a, o, `static`, `override`), enforceOrder(a, o, `override`, `readonly`), enforceOrder(a, o, `abstract`, `override`), incompatible(a, o, `declare`, `override`), incompatible(a, o, `static`, `abstract`)), i[o] = !0), t != null && t.includes(o) && this.raise(r, a, { modifier: o });
			}
		}
		tsIsListTerminator(e) {
			switch (e) {
				case `EnumMembers`:
				case `TypeMembers`: return this.match(8);
				case `HeritageClauseElement`: return this.match(5);
				case `TupleElementTypes`: return this.match(3);
				case `TypeParametersOrArguments`: return this.match(48);
			}
		}
		tsParseList(e, t) {
			let n = [];
			for (; !this.tsIsListTerminator(e);) n.push(t());
			return n;
		}
		tsParseDelimitedList(e, t, n) {
			return nonNull(this.tsParseDelimitedListWorker(e, t, !0, n));
		}
		tsParseDelimitedListWorker(e, t, n, r) {
			let i = [], a = -1;
			for (; !this.tsIsListTerminator(e);) {
				a = -1;
				let r = t();
				if (r == null) return;
				if (i.push(r), this.eat(12)) a = this.state.lastTokStartLoc.index;
				else {
					if (this.tsIsListTerminator(e)) break;
					n && this.expect(12);
					return;
				}
			}
			return r && (r.value = a), i;
		}
		tsParseBracketedList(e, t, n, r, i) {
			r || (n ? this.expect(0) : this.expect(47));
			let a = this.tsParseDelimitedList(e, t, i);
			return n ? this.expect(3) : this.expect(48), a;
		}
		tsParseImportType() {
			let e = this.startNode();
			return this.expect(83), this.expect(10), this.match(135) ? e.argument = this.parseStringLiteral(this.state.value) : (this.raise(J.UnsupportedImportTypeArgument, this.state.startLoc), e.argument = super.parseExprAtom()), e.options = this.eat(12) ? this.tsParseImportTypeOptions() : null, this.expect(11), this.eat(16) && (e.qualifier = this.tsParseEntityName(3)), this.match(47) && (e.typeParameters = this.tsParseTypeArguments()), this.finishNode(e, `TSImportType`);
		}
		tsParseImportTypeOptions() {
			let e = this.startNode();
			this.expect(5);
			let t = this.startNode();
			return this.isContextual(76) ? (t.method = !1, t.key = this.parseIdentifier(!0), t.computed = !1, t.shorthand = !1) : this.unexpected(null, 76), this.expect(14), t.value = this.tsParseImportTypeWithPropertyValue(), e.properties = [this.finishObjectProperty(t)], this.eat(12), this.expect(8), this.finishNode(e, `ObjectExpression`);
		}
		tsParseImportTypeWithPropertyValue() {
			let e = this.startNode(), t = [];
			for (this.expect(5); !this.match(8);) {
				let e = this.state.type;
				tokenIsIdentifier(e) || e === 135 ? t.push(super.parsePropertyDefinition(null)) : this.unexpected(), this.eat(12);
			}
			return e.properties = t, this.next(), this.finishNode(e, `ObjectExpression`);
		}
		tsParseEntityName(e) {
			let t;
			if (e & 1 && this.match(78)) {
				if (e & 2) t = this.parseIdentifier(!0);
				else {
					let e = this.startNode();
					this.next(), t = this.finishNode(e, `ThisExpression`);
				}
			} else t = this.parseIdentifier(!!(e & 1));
			for (; this.eat(16);) {
				let n = this.startNodeAtNode(t);
				n.left = t, n.right = this.parseIdentifier(!!(e & 1)), t = this.finishNode(n, `TSQualifiedName`);
			}
			return t;
		}
		tsParseTypeReference() {
			let e = this.startNode();
			return e.typeName = this.tsParseEntityName(1), !this.hasPrecedingLineBreak() && this.match(47) && (e.typeParameters = this.tsParseTypeArguments()), this.finishNode(e, `TSTypeReference`);
		}
		tsParseThisTypePredicate(e) {
			this.next();
			let t = this.startNodeAtNode(e);
			return t.parameterName = e, t.typeAnnotation = this.tsParseTypeAnnotation(!1), t.asserts = !1, this.finishNode(t, `TSTypePredicate`);
		}
		tsParseThisTypeNode() {
			let e = this.startNode();
			return this.next(), this.finishNode(e, `TSThisType`);
		}
		tsParseTypeQuery() {
			let e = this.startNode();
			return this.expect(87), e.exprName = this.match(83) ? this.tsParseImportType() : this.tsParseEntityName(3), !this.hasPrecedingLineBreak() && this.match(47) && (e.typeParameters = this.tsParseTypeArguments()), this.finishNode(e, `TSTypeQuery`);
		}
		tsParseTypeParameter(e) {
			let t = this.startNode();
			return e(t), t.name = this.tsParseTypeParameterName(), t.constraint = this.tsEatThenParseType(81), t.default = this.tsEatThenParseType(29), this.finishNode(t, `TSTypeParameter`);
		}
		tsTryParseTypeParameters(e) {
			if (this.match(47)) return this.tsParseTypeParameters(e);
		}
		tsParseTypeParameters(e) {
			let t = this.startNode();
			this.match(47) || this.match(144) ? this.next() : this.unexpected();
			let n = { value: -1 };
			return t.params = this.tsParseBracketedList(`TypeParametersOrArguments`, this.tsParseTypeParameter.bind(this, e), !1, !0, n), t.params.length === 0 && this.raise(J.EmptyTypeParameters, t), n.value !== -1 && this.addExtra(t, `trailingComma`, n.value), this.finishNode(t, `TSTypeParameterDeclaration`);
		}
		tsFillSignature(e, t) {
			let n = e === 19;
			t.typeParameters = this.tsTryParseTypeParameters(this.tsParseConstModifier), this.expect(10), t.parameters = this.tsParseBindingListForSignature(), (n || this.match(e)) && (t.typeAnnotation = this.tsParseTypeOrTypePredicateAnnotation(e));
		}
		tsParseBindingListForSignature() {
			let e = super.parseBindingList(11, 41, 2);
			for (let t of e) {
				let { type: e } = t;
				(e === `AssignmentPattern` || e === `TSParameterProperty`) && this.raise(J.UnsupportedSignatureParameterKind, t, { type: e });
			}
			return e;
		}
		tsParseTypeMemberSemicolon() {
			!this.eat(12) && !this.isLineTerminator() && this.expect(13);
		}
		tsParseSignatureMember(e, t) {
			return this.tsFillSignature(14, t), this.tsParseTypeMemberSemicolon(), this.finishNode(t, e);
		}
		tsIsUnambiguouslyIndexSignature() {
			return this.next(), tokenIsIdentifier(this.state.type) ? (this.next(), this.match(14)) : !1;
		}
		tsTryParseIndexSignature(e) {
			if (!(this.match(0) && this.tsLookAhead(this.tsIsUnambiguouslyIndexSignature.bind(this)))) return;
			this.expect(0);
			let t = this.parseIdentifier();
			t.typeAnnotation = this.tsParseTypeAnnotation(), this.resetEndLocation(t), this.expect(3), e.parameters = [t];
			let n = this.tsTryParseTypeAnnotation();
			return n && (e.typeAnnotation = n), this.tsParseTypeMemberSemicolon(), this.finishNode(e, `TSIndexSignature`);
		}
		tsParsePropertyOrMethodSignature(e, t) {
			if (this.eat(17) && (e.optional = !0), this.match(10) || this.match(47)) {
				t && this.raise(J.ReadonlyForMethodSignature, e);
				let n = e;
				n.kind && this.match(47) && this.raise(J.AccessorCannotHaveTypeParameters, this.state.curPosition()), this.tsFillSignature(14, n), this.tsParseTypeMemberSemicolon();
				let r = `parameters`, i = `typeAnnotation`;
				if (n.kind === `get`) n[r].length > 0 && (this.raise(d.BadGetterArity, this.state.curPosition()), this.isThisParam(n[r][0]) && this.raise(J.AccessorCannotDeclareThisParameter, this.state.curPosition()));
				else if (n.kind === `set`) {
					if (n[r].length !== 1) this.raise(d.BadSetterArity, this.state.curPosition());
					else {
						let e = n[r][0];
						this.isThisParam(e) && this.raise(J.AccessorCannotDeclareThisParameter, this.state.curPosition()), e.type === `Identifier` && e.optional && this.raise(J.SetAccessorCannotHaveOptionalParameter, this.state.curPosition()), e.type === `RestElement` && this.raise(J.SetAccessorCannotHaveRestParameter, this.state.curPosition());
					}
					n[i] && this.raise(J.SetAccessorCannotHaveReturnType, n[i]);
				} else n.kind = `method`;
				return this.finishNode(n, `TSMethodSignature`);
			}
			{
				let n = e;
				t && (n.readonly = !0);
				let r = this.tsTryParseTypeAnnotation();
				return r && (n.typeAnnotation = r), this.tsParseTypeMemberSemicolon(), this.finishNode(n, `TSPropertySignature`);
			}
		}
		tsParseTypeMember() {
			let e = this.startNode();
			if (this.match(10) || this.match(47)) return this.tsParseSignatureMember(`TSCallSignatureDeclaration`, e);
			if (this.match(77)) {
				let t = this.startNode();
				return this.next(), this.match(10) || this.match(47) ? this.tsParseSignatureMember(`TSConstructSignatureDeclaration`, e) : (e.key = this.createIdentifier(t, `new`), this.tsParsePropertyOrMethodSignature(e, !1));
			}
			return this.tsParseModifiers({
				allowedModifiers: [`readonly`],
				disallowedModifiers: [
					`declare`,
					`abstract`,
					`private`,
					`protected`,
					`public`,
					`static`,
					`override`
				]
			}, e), this.tsTryParseIndexSignature(e) || (super.parsePropertyName(e), !e.computed && e.key.type === `Identifier` && (e.key.name === `get` || e.key.name === `set`) && this.tsTokenCanFollowModifier() && (e.kind = e.key.name, super.parsePropertyName(e), !this.match(10) && !this.match(47) && this.unexpected(null, 10)), this.tsParsePropertyOrMethodSignature(e, !!e.readonly));
		}
		tsParseTypeLiteral() {
			let e = this.startNode();
			return e.members = this.tsParseObjectTypeMembers(), this.finishNode(e, `TSTypeLiteral`);
		}
		tsParseObjectTypeMembers() {
			this.expect(5);
			let e = this.tsParseList(`TypeMembers`, this.tsParseTypeMember.bind(this));
			return this.expect(8), e;
		}
		tsIsStartOfMappedType() {
			return this.next(), this.eat(53) ? this.isContextual(123) : (this.isContextual(123) && this.next(), !this.match(0) || (this.next(), !this.tsIsIdentifier()) ? !1 : (this.next(), this.match(58)));
		}
		tsParseMappedType() {
			let e = this.startNode();
			this.expect(5), this.match(53) ? (e.readonly = this.state.value, this.next(), this.expectContextual(123)) : this.eatContextual(123) && (e.readonly = !0), this.expect(0);
			let t = this.startNode();
			return t.name = this.tsParseTypeParameterName(), t.constraint = this.tsExpectThenParseType(58), e.typeParameter = this.finishNode(t, `TSTypeParameter`), e.nameType = this.eatContextual(94) ? this.tsParseType() : null, this.expect(3), this.match(53) ? (e.optional = this.state.value, this.next(), this.expect(17)) : this.eat(17) && (e.optional = !0), e.typeAnnotation = this.tsTryParseType(), this.semicolon(), this.expect(8), this.finishNode(e, `TSMappedType`);
		}
		tsParseTupleType() {
			let e = this.startNode();
			e.elementTypes = this.tsParseBracketedList(`TupleElementTypes`, this.tsParseTupleElementType.bind(this), !0, !1);
			let t = !1;
			return e.elementTypes.forEach((e) => {
				let { type: n } = e;
				t && n !== `TSRestType` && n !== `TSOptionalType` && !(n === `TSNamedTupleMember` && e.optional) && this.raise(J.OptionalTypeBeforeRequired, e), t ||= n === `TSNamedTupleMember` && e.optional || n === `TSOptionalType`;
			}), this.finishNode(e, `TSTupleType`);
		}
		tsParseTupleElementType() {
			let e = this.state.startLoc, t = this.eat(21), { startLoc: n } = this.state, r, i, a, o, s = tokenIsKeywordOrIdentifier(this.state.type) ? this.lookaheadCharCode() : null;
			if (s === 58) r = !0, a = !1, i = this.parseIdentifier(!0), this.expect(14), o = this.tsParseType();
			else if (s === 63) {
				a = !0;
				let e = this.state.value, t = this.tsParseNonArrayType();
				this.lookaheadCharCode() === 58 ? (r = !0, i = this.createIdentifier(this.startNodeAt(n), e), this.expect(17), this.expect(14), o = this.tsParseType()) : (r = !1, o = t, this.expect(17));
			} else o = this.tsParseType(), a = this.eat(17), r = this.eat(14);
			if (r) {
				let e;
				i ? (e = this.startNodeAt(n), e.optional = a, e.label = i, e.elementType = o, this.eat(17) && (e.optional = !0, this.raise(J.TupleOptionalAfterType, this.state.lastTokStartLoc))) : (e = this.startNodeAt(n), e.optional = a, this.raise(J.InvalidTupleMemberLabel, o), e.label = o, e.elementType = this.tsParseType()), o = this.finishNode(e, `TSNamedTupleMember`);
			} else if (a) {
				let e = this.startNodeAt(n);
				e.typeAnnotation = o, o = this.finishNode(e, `TSOptionalType`);
			}
			if (t) {
				let t = this.startNodeAt(e);
				t.typeAnnotation = o, o = this.finishNode(t, `TSRestType`);
			}
			return o;
		}
		tsParseParenthesizedType() {
			let e = this.startNode();
			return this.expect(10), e.typeAnnotation = this.tsParseType(), this.expect(11), this.finishNode(e, `TSParenthesizedType`);
		}
		tsParseFunctionOrConstructorType(e, t) {
			let n = this.startNode();
			return e === `TSConstructorType` && (n.abstract = !!t, t && this.next(), this.next()), this.tsInAllowConditionalTypesContext(() => this.tsFillSignature(19, n)), this.finishNode(n, e);
		}
		tsParseLiteralTypeNode() {
			let e = this.startNode();
			switch (this.state.type) {
				case 136:
				case 137:
				case 135:
				case 85:
				case 86:
					e.literal = super.parseExprAtom();
					break;
				default: this.unexpected();
			}
			return this.finishNode(e, `TSLiteralType`);
		}
		tsParseTemplateLiteralType() {
			let e = this.startNode();
			return e.literal = super.parseTemplate(!1), this.finishNode(e, `TSLiteralType`);
		}
		parseTemplateSubstitution() {
			return this.state.inType ? this.tsParseType() : super.parseTemplateSubstitution();
		}
		tsParseThisTypeOrThisTypePredicate() {
			let e = this.tsParseThisTypeNode();
			return this.isContextual(117) && !this.hasPrecedingLineBreak() ? this.tsParseThisTypePredicate(e) : e;
		}
		tsParseNonArrayType() {
			switch (this.state.type) {
				case 135:
				case 136:
				case 137:
				case 85:
				case 86: return this.tsParseLiteralTypeNode();
				case 53:
					if (this.state.value === `-`) {
						let e = this.startNode(), t = this.lookahead();
						return t.type !== 136 && t.type !== 137 && this.unexpected(), e.literal = this.parseMaybeUnary(), this.finishNode(e, `TSLiteralType`);
					}
					break;
				case 78: return this.tsParseThisTypeOrThisTypePredicate();
				case 87: return this.tsParseTypeQuery();
				case 83: return this.tsParseImportType();
				case 5: return this.tsLookAhead(this.tsIsStartOfMappedType.bind(this)) ? this.tsParseMappedType() : this.tsParseTypeLiteral();
				case 0: return this.tsParseTupleType();
				case 10: return this.tsParseParenthesizedType();
				case 25:
				case 24: return this.tsParseTemplateLiteralType();
				default: {
					let { type: e } = this.state;
					if (tokenIsIdentifier(e) || e === 88 || e === 84) {
						let t = e === 88 ? `TSVoidKeyword` : e === 84 ? `TSNullKeyword` : keywordTypeFromName(this.state.value);
						if (t !== void 0 && this.lookaheadCharCode() !== 46) {
							let e = this.startNode();
							return this.next(), this.finishNode(e, t);
						}
						return this.tsParseTypeReference();
					}
				}
			}
			throw this.unexpected();
		}
		tsParseArrayTypeOrHigher() {
			let { startLoc: e } = this.state, t = this.tsParseNonArrayType();
			for (; !this.hasPrecedingLineBreak() && this.eat(0);) if (this.match(3)) {
				let n = this.startNodeAt(e);
				n.elementType = t, this.expect(3), t = this.finishNode(n, `TSArrayType`);
			} else {
				let n = this.startNodeAt(e);
				n.objectType = t, n.indexType = this.tsParseType(), this.expect(3), t = this.finishNode(n, `TSIndexedAccessType`);
			}
			return t;
		}
		tsParseTypeOperator() {
			let e = this.startNode(), t = this.state.value;
			return this.next(), e.operator = t, e.typeAnnotation = this.tsParseTypeOperatorOrHigher(), t === `readonly` && this.tsCheckTypeAnnotationForReadOnly(e), this.finishNode(e, `TSTypeOperator`);
		}
		tsCheckTypeAnnotationForReadOnly(e) {
			switch (e.typeAnnotation.type) {
				case `TSTupleType`:
				case `TSArrayType`: return;
				default: this.raise(J.UnexpectedReadonly, e);
			}
		}
		tsParseInferType() {
			let e = this.startNode();
			this.expectContextual(116);
			let t = this.startNode();
			return t.name = this.tsParseTypeParameterName(), t.constraint = this.tsTryParse(() => this.tsParseConstraintForInferType()), e.typeParameter = this.finishNode(t, `TSTypeParameter`), this.finishNode(e, `TSInferType`);
		}
		tsParseConstraintForInferType() {
			if (this.eat(81)) {
				let e = this.tsInDisallowConditionalTypesContext(() => this.tsParseType());
				if (this.state.inDisallowConditionalTypesContext || !this.match(17)) return e;
			}
		}
		tsParseTypeOperatorOrHigher() {
			return tokenIsTSTypeOperator(this.state.type) && !this.state.containsEsc ? this.tsParseTypeOperator() : this.isContextual(116) ? this.tsParseInferType() : this.tsInAllowConditionalTypesContext(() => this.tsParseArrayTypeOrHigher());
		}
		tsParseUnionOrIntersectionType(e, t, n) {
			let r = this.startNode(), i = this.eat(n), a = [];
			do
				a.push(t());
			while (this.eat(n));
			return a.length === 1 && !i ? a[0] : (r.types = a, this.finishNode(r, e));
		}
		tsParseIntersectionTypeOrHigher() {
			return this.tsParseUnionOrIntersectionType(`TSIntersectionType`, this.tsParseTypeOperatorOrHigher.bind(this), 45);
		}
		tsParseUnionTypeOrHigher() {
			return this.tsParseUnionOrIntersectionType(`TSUnionType`, this.tsParseIntersectionTypeOrHigher.bind(this), 43);
		}
		tsIsStartOfFunctionType() {
			return this.match(47) ? !0 : this.match(10) && this.tsLookAhead(this.tsIsUnambiguouslyStartOfFunctionType.bind(this));
		}
		tsSkipParameterStart() {
			if (tokenIsIdentifier(this.state.type) || this.match(78)) return this.next(), !0;
			let e = this.match(5);
			if (e || this.match(0)) {
				e || this.next();
				let { errors: t } = this.state, n = t.length, r = this.snapshotScopeStacks();
				try {
					return e ? this.parseObjectLike(8, !0) : super.parseBindingList(3, 93, 1), t.length === n;
				} catch {
					return this.restoreScopeStacks(r), !1;
				}
			}
			return !1;
		}
		tsIsUnambiguouslyStartOfFunctionType() {
			return this.next(), !!(this.match(11) || this.match(21) || this.tsSkipParameterStart() && (this.match(14) || this.match(12) || this.match(17) || this.match(29) || this.match(11) && (this.next(), this.match(19))));
		}
		tsParseTypeOrTypePredicateAnnotation(e) {
			return this.tsInType(() => {
				let t = this.startNode();
				this.expect(e);
				let n = this.startNode(), r = !!this.tsTryParse(this.tsParseTypePredicateAsserts.bind(this));
				if (r && this.match(78)) {
					let e = this.tsParseThisTypeOrThisTypePredicate();
					return e.type === `TSThisType` ? (n.parameterName = e, n.asserts = !0, n.typeAnnotation = null, e = this.finishNode(n, `TSTypePredicate`)) : (this.resetStartLocationFromNode(e, n), e.asserts = !0), t.typeAnnotation = e, this.finishNode(t, `TSTypeAnnotation`);
				}
				let i = this.tsIsIdentifier() && this.tsTryParse(this.tsParseTypePredicatePrefix.bind(this));
				if (!i) return r ? (n.parameterName = this.parseIdentifier(), n.asserts = r, n.typeAnnotation = null, t.typeAnnotation = this.finishNode(n, `TSTypePredicate`), this.finishNode(t, `TSTypeAnnotation`)) : this.tsParseTypeAnnotation(!1, t);
				let a = this.tsParseTypeAnnotation(!1);
				return n.parameterName = i, n.typeAnnotation = a, n.asserts = r, t.typeAnnotation = this.finishNode(n, `TSTypePredicate`), this.finishNode(t, `TSTypeAnnotation`);
			});
		}
		tsTryParseTypeOrTypePredicateAnnotation() {
			if (this.match(14)) return this.tsParseTypeOrTypePredicateAnnotation(14);
		}
		tsTryParseTypeAnnotation() {
			if (this.match(14)) return this.tsParseTypeAnnotation();
		}
		tsTryParseType() {
			return this.tsEatThenParseType(14);
		}
		tsParseTypePredicatePrefix() {
			let e = this.parseIdentifier();
			if (this.isContextual(117) && !this.hasPrecedingLineBreak()) return this.next(), e;
		}
		tsParseTypePredicateAsserts() {
			if (this.state.type !== 110) return !1;
			let e = this.state.containsEsc;
			return this.next(), !tokenIsIdentifier(this.state.type) && !this.match(78) ? !1 : (e && this.raise(d.InvalidEscapedReservedWord, this.state.lastTokStartLoc, { reservedWord: `asserts` }), !0);
		}
		tsParseTypeAnnotation(e = !0, t = this.startNode()) {
			return this.tsInType(() => {
				e && this.expect(14), t.typeAnnotation = this.tsParseType();
			}), this.finishNode(t, `TSTypeAnnotation`);
		}
		tsParseType() {
			assert(this.state.inType);
			let e = this.tsParseNonConditionalType();
			if (this.state.inDisallowConditionalTypesContext || this.hasPrecedingLineBreak() || !this.eat(81)) return e;
			let t = this.startNodeAtNode(e);
			return t.checkType = e, t.extendsType = this.tsInDisallowConditionalTypesContext(() => this.tsParseNonConditionalType()), this.expect(17), t.trueType = this.tsInAllowConditionalTypesContext(() => this.tsParseType()), this.expect(14), t.falseType = this.tsInAllowConditionalTypesContext(() => this.tsParseType()), this.finishNode(t, `TSConditionalType`);
		}
		isAbstractConstructorSignature() {
			return this.isContextual(125) && this.isLookaheadContextual(`new`);
		}
		tsParseNonConditionalType() {
			return this.tsIsStartOfFunctionType() ? this.tsParseFunctionOrConstructorType(`TSFunctionType`) : this.match(77) ? this.tsParseFunctionOrConstructorType(`TSConstructorType`) : this.isAbstractConstructorSignature() ? this.tsParseFunctionOrConstructorType(`TSConstructorType`, !0) : this.tsParseUnionTypeOrHigher();
		}
		tsParseTypeAssertion() {
			this.getPluginOption(`typescript`, `disallowAmbiguousJSXLike`) && this.raise(J.ReservedTypeAssertion, this.state.startLoc);
			let e = this.startNode();
			return e.typeAnnotation = this.tsInType(() => (this.next(), this.match(75) ? this.tsParseTypeReference() : this.tsParseType())), this.expect(48), e.expression = this.parseMaybeUnary(), this.finishNode(e, `TSTypeAssertion`);
		}
		tsParseHeritageClause(e) {
			let t = this.state.startLoc, n = this.tsParseDelimitedList(`HeritageClauseElement`, () => {
				let e = this.startNode();
				return e.expression = this.tsParseEntityName(3), this.match(47) && (e.typeParameters = this.tsParseTypeArguments()), this.finishNode(e, `TSExpressionWithTypeArguments`);
			});
			return n.length || this.raise(J.EmptyHeritageClauseType, t, { token: e }), n;
		}
		tsParseInterfaceDeclaration(e, t = {}) {
			if (this.hasFollowingLineBreak()) return null;
			this.expectContextual(130), t.declare && (e.declare = !0), tokenIsIdentifier(this.state.type) ? (e.id = this.parseIdentifier(), this.checkIdentifier(e.id, 130)) : (e.id = null, this.raise(J.MissingInterfaceName, this.state.startLoc)), e.typeParameters = this.tsTryParseTypeParameters(this.tsParseInOutConstModifiers), this.eat(81) && (e.extends = this.tsParseHeritageClause(`extends`));
			let n = this.startNode();
			return n.body = this.tsInType(this.tsParseObjectTypeMembers.bind(this)), e.body = this.finishNode(n, `TSInterfaceBody`), this.finishNode(e, `TSInterfaceDeclaration`);
		}
		tsParseTypeAliasDeclaration(e) {
			return e.id = this.parseIdentifier(), this.checkIdentifier(e.id, 2), e.typeAnnotation = this.tsInType(() => {
				if (e.typeParameters = this.tsTryParseTypeParameters(this.tsParseInOutModifiers), this.expect(29), this.isContextual(115) && this.lookaheadCharCode() !== 46) {
					let e = this.startNode();
					return this.next(), this.finishNode(e, `TSIntrinsicKeyword`);
				}
				return this.tsParseType();
			}), this.semicolon(), this.finishNode(e, `TSTypeAliasDeclaration`);
		}
		tsInTopLevelContext(e) {
			if (this.curContext() !== p.brace) {
				let t = this.state.context;
				this.state.context = [t[0]];
				try {
					return e();
				} finally {
					this.state.context = t;
				}
			} else return e();
		}
		tsInType(e) {
			let t = this.state.inType;
			this.state.inType = !0;
			try {
				return e();
			} finally {
				this.state.inType = t;
			}
		}
		tsInDisallowConditionalTypesContext(e) {
			let t = this.state.inDisallowConditionalTypesContext;
			this.state.inDisallowConditionalTypesContext = !0;
			try {
				return e();
			} finally {
				this.state.inDisallowConditionalTypesContext = t;
			}
		}
		tsInAllowConditionalTypesContext(e) {
			let t = this.state.inDisallowConditionalTypesContext;
			this.state.inDisallowConditionalTypesContext = !1;
			try {
				return e();
			} finally {
				this.state.inDisallowConditionalTypesContext = t;
			}
		}
		tsEatThenParseType(e) {
			if (this.match(e)) return this.tsNextThenParseType();
		}
		tsExpectThenParseType(e) {
			return this.tsInType(() => (this.expect(e), this.tsParseType()));
		}
		tsNextThenParseType() {
			return this.tsInType(() => (this.next(), this.tsParseType()));
		}
		tsParseEnumMember() {
			let e = this.startNode();
			return e.id = this.match(135) ? super.parseStringLiteral(this.state.value) : this.parseIdentifier(!0), this.eat(29) && (e.initializer = super.parseMaybeAssignAllowIn()), this.finishNode(e, `TSEnumMember`);
		}
		tsParseEnumDeclaration(e, t = {}) {
			return t.const && (e.const = !0), t.declare && (e.declare = !0), this.expectContextual(127), e.id = this.parseIdentifier(), this.checkIdentifier(e.id, e.const ? 8971 : 8459), this.expect(5), e.members = this.tsParseDelimitedList(`EnumMembers`, this.tsParseEnumMember.bind(this)), this.expect(8), this.finishNode(e, `TSEnumDeclaration`);
		}
		tsParseEnumBody() {
			let e = this.startNode();
			return this.expect(5), e.members = this.tsParseDelimitedList(`EnumMembers`, this.tsParseEnumMember.bind(this)), this.expect(8), this.finishNode(e, `TSEnumBody`);
		}
		tsParseModuleBlock() {
			let e = this.startNode();
			return this.scope.enter(0), this.expect(5), super.parseBlockOrModuleBlockBody(e.body = [], void 0, !0, 8), this.scope.exit(), this.finishNode(e, `TSModuleBlock`);
		}
		tsParseModuleOrNamespaceDeclaration(e, t = !1) {
			if (e.id = this.parseIdentifier(), t || this.checkIdentifier(e.id, 1024), this.eat(16)) {
				let t = this.startNode();
				this.tsParseModuleOrNamespaceDeclaration(t, !0), e.body = t;
			} else this.scope.enter(1024), this.prodParam.enter(0), e.body = this.tsParseModuleBlock(), this.prodParam.exit(), this.scope.exit();
			return this.finishNode(e, `TSModuleDeclaration`);
		}
		tsParseAmbientExternalModuleDeclaration(e) {
			return this.isContextual(113) ? (e.kind = `global`, e.global = !0, e.id = this.parseIdentifier()) : this.match(135) ? (e.kind = `module`, e.id = super.parseStringLiteral(this.state.value)) : this.unexpected(), this.match(5) ? (this.scope.enter(1024), this.prodParam.enter(0), e.body = this.tsParseModuleBlock(), this.prodParam.exit(), this.scope.exit()) : this.semicolon(), this.finishNode(e, `TSModuleDeclaration`);
		}
		tsParseImportEqualsDeclaration(e, t, n) {
			e.isExport = n || !1, e.id = t || this.parseIdentifier(), this.checkIdentifier(e.id, 4096), this.expect(29);
			let r = this.tsParseModuleReference();
			return e.importKind === `type` && r.type !== `TSExternalModuleReference` && this.raise(J.ImportAliasHasImportType, r), e.moduleReference = r, this.semicolon(), this.finishNode(e, `TSImportEqualsDeclaration`);
		}
		tsIsExternalModuleReference() {
			return this.isContextual(120) && this.lookaheadCharCode() === 40;
		}
		tsParseModuleReference() {
			return this.tsIsExternalModuleReference() ? this.tsParseExternalModuleReference() : this.tsParseEntityName(0);
		}
		tsParseExternalModuleReference() {
			let e = this.startNode();
			return this.expectContextual(120), this.expect(10), this.match(135) || this.unexpected(), e.expression = super.parseExprAtom(), this.expect(11), this.sawUnambiguousESM = !0, this.finishNode(e, `TSExternalModuleReference`);
		}
		tsLookAhead(e) {
			let t = this.state.clone(), n = e();
			return this.state = t, n;
		}
		tsTryParseAndCatch(e) {
			let t = this.tryParse((t) => e() || t());
			if (!t.aborted && t.node) return t.error && (this.state = t.failState), t.node;
		}
		tsTryParse(e) {
			let t = this.state.clone(), n = e();
			if (n !== void 0 && n !== !1) return n;
			this.state = t;
		}
		tsTryParseDeclare(e) {
			if (this.isLineTerminator()) return;
			let t = this.state.type;
			return this.tsInAmbientContext(() => {
				switch (t) {
					case 68: return e.declare = !0, super.parseFunctionStatement(e, !1, 2);
					case 80: return e.declare = !0, this.parseClass(e, !0, !1);
					case 127: return this.tsParseEnumDeclaration(e, { declare: !0 });
					case 113: return this.tsParseAmbientExternalModuleDeclaration(e);
					case 101: if (this.state.containsEsc) return;
					case 75:
					case 74: return !this.match(75) || !this.isLookaheadContextual(`enum`) ? (e.declare = !0, this.parseVarStatement(e, this.state.value, !0)) : (this.expect(75), this.tsParseEnumDeclaration(e, {
						const: !0,
						declare: !0
					}));
					case 108:
						if (this.isUsing()) return this.raise(J.InvalidModifierOnUsingDeclaration, this.state.startLoc, `declare`), e.declare = !0, this.parseVarStatement(e, `using`, !0);
						break;
					case 97:
						if (this.isAwaitUsing()) return this.raise(J.InvalidModifierOnAwaitUsingDeclaration, this.state.startLoc, `declare`), e.declare = !0, this.next(), this.parseVarStatement(e, `await using`, !0);
						break;
					case 130: {
						let t = this.tsParseInterfaceDeclaration(e, { declare: !0 });
						if (t) return t;
					}
					default: if (tokenIsIdentifier(t)) return this.tsParseDeclaration(e, this.state.type, !0, null);
				}
			});
		}
		tsTryParseExportDeclaration() {
			return this.tsParseDeclaration(this.startNode(), this.state.type, !0, null);
		}
		tsParseDeclaration(e, t, n, r) {
			switch (t) {
				case 125:
					if (this.tsCheckLineTerminator(n) && (this.match(80) || tokenIsIdentifier(this.state.type))) return this.tsParseAbstractDeclaration(e, r);
					break;
				case 128:
					if (this.tsCheckLineTerminator(n)) {
						if (this.match(135)) return this.tsParseAmbientExternalModuleDeclaration(e);
						if (tokenIsIdentifier(this.state.type)) return e.kind = `module`, this.tsParseModuleOrNamespaceDeclaration(e);
					}
					break;
				case 129:
					if (this.tsCheckLineTerminator(n) && tokenIsIdentifier(this.state.type)) return e.kind = `namespace`, this.tsParseModuleOrNamespaceDeclaration(e);
					break;
				case 131: if (this.tsCheckLineTerminator(n) && tokenIsIdentifier(this.state.type)) return this.tsParseTypeAliasDeclaration(e);
			}
		}
		tsCheckLineTerminator(e) {
			return e ? !this.hasFollowingLineBreak() && (this.next(), !0) : !this.isLineTerminator();
		}
		tsTryParseGenericAsyncArrowFunction(e) {
			if (!this.match(47)) return;
			let t = this.state.maybeInArrowParameters;
			this.state.maybeInArrowParameters = !0;
			let n = this.tsTryParseAndCatch(() => {
				let t = this.startNodeAt(e);
				t.typeParameters = this.tsParseTypeParameters(this.tsParseConstModifier), super.parseFunctionParams(t), t.returnType = this.tsTryParseTypeOrTypePredicateAnnotation();
				let n = this.offsetToSourcePos(e.index);
				return t.returnType && this.match(19) && this.tsIsArrowReturnTypeRestrictedAt(n) && this.tsArrowReturnTypeAt.set(n, t.returnType.start), this.expect(19), t;
			});
			if (this.state.maybeInArrowParameters = t, !n) return;
			let r = this.offsetToSourcePos(e.index), parse = () => n.returnType && this.tsIsArrowReturnTypeRestrictedAt(r) ? this.tsParseWithDeferredArrowErrors(() => super.parseArrowExpression(n, null, !0)) : super.parseArrowExpression(n, null, !0);
			return this.tsIsArrowReturnTypeRestrictedAt(r) ? this.tsParseWithRestrictedArrowReturnType(parse, this.hasPlugin(`jsx`) || this.state.tsArrowReturnTypeAllowed) : parse();
		}
		tsParseTypeArgumentsInExpression() {
			if (this.reScan_lt() === 47) return this.tsParseTypeArguments();
		}
		tsParseTypeArguments() {
			let e = this.startNode();
			return e.params = this.tsInType(() => this.tsInTopLevelContext(() => (this.expect(47), this.tsParseDelimitedList(`TypeParametersOrArguments`, this.tsParseType.bind(this))))), e.params.length === 0 ? this.raise(J.EmptyTypeArguments, e) : !this.state.inType && this.curContext() === p.brace && this.reScan_lt_gt(), this.expect(48), this.finishNode(e, `TSTypeParameterInstantiation`);
		}
		tsIsDeclarationStart() {
			return tokenIsTSDeclarationStart(this.state.type);
		}
		isExportDefaultSpecifier() {
			return !this.tsIsDeclarationStart() && super.isExportDefaultSpecifier();
		}
		parseBindingElement(e, t) {
			let n = t.length ? t[0].loc.start : this.state.startLoc, r = {};
			this.tsParseModifiers({ allowedModifiers: [
				`public`,
				`private`,
				`protected`,
				`override`,
				`readonly`
			] }, r);
			let i = r.accessibility, a = r.override, o = r.readonly;
			!(e & 4) && (i || o || a) && this.raise(J.UnexpectedParameterModifier, n);
			let s = this.parseMaybeDefault();
			e & 2 && this.parseFunctionParamType(s);
			let c = this.parseMaybeDefault(s.loc.start, s);
			if (i || o || a) {
				let e = this.startNodeAt(n);
				return t.length && (e.decorators = t), i && (e.accessibility = i), o && (e.readonly = o), a && (e.override = a), c.type !== `Identifier` && c.type !== `AssignmentPattern` && this.raise(J.UnsupportedParameterPropertyKind, e), e.parameter = c, this.finishNode(e, `TSParameterProperty`);
			}
			return t.length && (s.decorators = t), c;
		}
		isSimpleParameter(e) {
			return e.type === `TSParameterProperty` && super.isSimpleParameter(e.parameter) || super.isSimpleParameter(e);
		}
		tsDisallowOptionalPattern(e) {
			for (let t of e.params) t.type !== `Identifier` && t.optional && !this.state.isAmbientContext && this.raise(J.PatternIsOptional, t);
		}
		setArrowFunctionParameters(e, t, n) {
			super.setArrowFunctionParameters(e, t, n), this.tsDisallowOptionalPattern(e);
		}
		parseFunctionBodyAndFinish(e, t, n = !1) {
			this.match(14) && (e.returnType = this.tsParseTypeOrTypePredicateAnnotation(14));
			let r = t === `FunctionDeclaration` ? `TSDeclareFunction` : t === `ClassMethod` || t === `ClassPrivateMethod` ? `TSDeclareMethod` : void 0;
			return r && !this.match(5) && this.isLineTerminator() ? this.finishNode(e, r) : r === `TSDeclareFunction` && this.state.isAmbientContext && (this.raise(J.DeclareFunctionHasImplementation, e), e.declare) ? super.parseFunctionBodyAndFinish(e, r, n) : (this.tsDisallowOptionalPattern(e), super.parseFunctionBodyAndFinish(e, t, n));
		}
		registerFunctionStatementId(e) {
			!e.body && e.id ? this.checkIdentifier(e.id, 1024) : super.registerFunctionStatementId(e);
		}
		tsCheckForInvalidTypeCasts(e) {
			e.forEach((e) => {
				e?.type === `TSTypeCastExpression` && this.raise(J.UnexpectedTypeAnnotation, e.typeAnnotation);
			});
		}
		toReferencedList(e, t) {
			return this.tsCheckForInvalidTypeCasts(e), e;
		}
		parseArrayLike(e, t, n) {
			let r = super.parseArrayLike(e, t, n);
			return r.type === `ArrayExpression` && this.tsCheckForInvalidTypeCasts(r.elements), r;
		}
		parseSubscript(e, t, n, r) {
			if (!this.hasPrecedingLineBreak() && this.match(35)) {
				this.state.canStartJSXElement = !1, this.next();
				let n = this.startNodeAt(t);
				return n.expression = e, this.finishNode(n, `TSNonNullExpression`);
			}
			let i = !1;
			if (this.match(18) && this.lookaheadCharCode() === 60) {
				if (n) return r.stop = !0, e;
				r.optionalChainMember = i = !0, this.next();
			}
			if (this.match(47) || this.match(51)) {
				let a, o = !0, parseAttempt = () => {
					if (!n && this.atPossibleAsyncArrow(e)) {
						let e = this.tsTryParseGenericAsyncArrowFunction(t);
						if (e) return r.stop = !0, e;
					}
					o = !1;
					let s = this.tsParseTypeArgumentsInExpression();
					if (!s) return;
					if (i && !this.match(10)) {
						a = this.state.curPosition();
						return;
					}
					if (tokenIsTemplate(this.state.type)) {
						let n = super.parseTaggedTemplateExpression(e, t, r);
						return n.typeParameters = s, n;
					}
					if (!n && this.eat(10)) {
						let n = this.startNodeAt(t);
						return n.callee = e, n.arguments = this.parseCallExpressionArguments(), this.tsCheckForInvalidTypeCasts(n.arguments), n.typeParameters = s, r.optionalChainMember && (n.optional = i), this.finishCallExpression(n, r.optionalChainMember);
					}
					let c = this.state.type;
					if (c === 48 || c === 52 || c !== 10 && c !== 94 && c !== 121 && tokenCanStartExpression(c) && !this.hasPrecedingLineBreak()) return;
					let l = this.startNodeAt(t);
					return l.expression = e, l.typeParameters = s, this.finishNode(l, `TSInstantiationExpression`);
				}, s = this.tryParse((e) => parseAttempt() || e());
				if (s.thrown && o && this.tsShouldKeepArrowErrorAt(s.error, this.offsetToSourcePos(t.index))) throw s.error;
				let c = s.node;
				if (c && s.error && (this.state = s.failState), a && this.unexpected(a, 10), c) return c.type === `TSInstantiationExpression` && ((this.match(16) || this.match(18) && this.lookaheadCharCode() !== 40) && this.raise(J.InvalidPropertyAccessAfterInstantiationExpression, this.state.startLoc), !this.match(16) && !this.match(18) && (c.expression = super.stopParseSubscript(e, r))), c;
			}
			return super.parseSubscript(e, t, n, r);
		}
		parseNewCallee(e) {
			var t;
			super.parseNewCallee(e);
			let { callee: n } = e;
			n.type === `TSInstantiationExpression` && !((t = n.extra) != null && t.parenthesized) && (e.typeParameters = n.typeParameters, e.callee = n.expression);
		}
		parseExprOp(e, t, n) {
			let r;
			if (tokenOperatorPrecedence(58) > n && !this.hasPrecedingLineBreak() && (this.isContextual(94) || (r = this.isContextual(121)))) {
				let i = this.startNodeAt(t);
				return i.expression = e, i.typeAnnotation = this.tsInType(() => (this.next(), this.match(75) ? (r && this.raise(d.UnexpectedKeyword, this.state.startLoc, { keyword: `const` }), this.tsParseTypeReference()) : this.tsParseType())), this.finishNode(i, r ? `TSSatisfiesExpression` : `TSAsExpression`), this.reScan_lt_gt(), this.parseExprOp(i, t, n);
			}
			return super.parseExprOp(e, t, n);
		}
		checkReservedWord(e, t, n, r) {
			this.state.isAmbientContext || super.checkReservedWord(e, t, n, r);
		}
		checkImportReflection(e) {
			super.checkImportReflection(e), e.module && e.importKind !== `value` && this.raise(J.ImportReflectionHasImportType, e.specifiers[0].loc.start);
		}
		checkDuplicateExports() {}
		isPotentialImportPhase(e) {
			if (super.isPotentialImportPhase(e)) return !0;
			if (this.isContextual(131)) {
				let t = this.lookaheadCharCode();
				return e ? t === 123 || t === 42 : t !== 61;
			}
			return !e && this.isContextual(87);
		}
		applyImportPhase(e, t, n, r) {
			super.applyImportPhase(e, t, n, r), t ? e.exportKind = n === `type` ? `type` : `value` : e.importKind = n === `type` || n === `typeof` ? n : `value`;
		}
		parseImport(e) {
			if (this.match(135)) return e.importKind = `value`, super.parseImport(e);
			let t;
			if (tokenIsIdentifier(this.state.type) && this.lookaheadCharCode() === 61) return e.importKind = `value`, this.tsParseImportEqualsDeclaration(e);
			if (this.isContextual(131)) {
				let n = this.parseMaybeImportPhase(e, !1);
				if (this.lookaheadCharCode() === 61) return this.tsParseImportEqualsDeclaration(e, n);
				t = super.parseImportSpecifiersAndAfter(e, n);
			} else t = super.parseImport(e);
			return t.importKind === `type` && t.specifiers.length > 1 && t.specifiers[0].type === `ImportDefaultSpecifier` && this.raise(J.TypeImportCannotSpecifyDefaultAndNamed, t), t;
		}
		parseExport(e, t) {
			if (this.match(83)) {
				let t = e;
				this.next();
				let n = null;
				return this.isContextual(131) && this.isPotentialImportPhase(!1) ? n = this.parseMaybeImportPhase(t, !1) : t.importKind = `value`, this.tsParseImportEqualsDeclaration(t, n, !0);
			}
			if (this.eat(29)) {
				let t = e;
				return t.expression = super.parseExpression(), this.semicolon(), this.sawUnambiguousESM = !0, this.finishNode(t, `TSExportAssignment`);
			}
			if (this.eatContextual(94)) {
				let t = e;
				return this.expectContextual(129), t.id = this.parseIdentifier(), this.semicolon(), this.finishNode(t, `TSNamespaceExportDeclaration`);
			}
			return super.parseExport(e, t);
		}
		isAbstractClass() {
			return this.isContextual(125) && this.isLookaheadContextual(`class`);
		}
		parseExportDefaultExpression() {
			if (this.isAbstractClass()) {
				let e = this.startNode();
				return this.next(), e.abstract = !0, this.parseClass(e, !0, !0);
			}
			if (this.match(130)) {
				let e = this.tsParseInterfaceDeclaration(this.startNode());
				if (e) return e;
			}
			return super.parseExportDefaultExpression();
		}
		parseVarStatement(e, t, n = !1) {
			let { isAmbientContext: r } = this.state, i = super.parseVarStatement(e, t, n || r);
			if (!r) return i;
			if (!e.declare && (t === `using` || t === `await using`)) return this.raiseOverwrite(J.UsingDeclarationInAmbientContext, e, t), i;
			for (let { id: e, init: n } of i.declarations) n && (t === `var` || t === `let` || e.typeAnnotation ? this.raise(J.InitializerNotAllowedInAmbientContext, n) : isValidAmbientConstInitializer(n, this.hasPlugin(`estree`)) || this.raise(J.ConstInitializerMustBeStringOrNumericLiteralOrLiteralEnumReference, n));
			return i;
		}
		parseStatementContent(e, t) {
			if (!this.state.containsEsc) switch (this.state.type) {
				case 75:
					if (this.isLookaheadContextual(`enum`)) {
						let e = this.startNode();
						return this.expect(75), this.tsParseEnumDeclaration(e, { const: !0 });
					}
					break;
				case 125:
				case 126:
					if (this.nextTokenIsIdentifierAndNotTSRelationalOperatorOnSameLine()) {
						let e = this.state.type, n = this.startNode();
						this.next();
						let r = e === 126 ? this.tsTryParseDeclare(n) : this.tsParseAbstractDeclaration(n, t);
						return r ? (e === 126 && (r.declare = !0), r) : (n.expression = this.createIdentifier(this.startNodeAt(n.loc.start), e === 126 ? `declare` : `abstract`), this.semicolon(!1), this.finishNode(n, `ExpressionStatement`));
					}
					break;
				case 127: return this.tsParseEnumDeclaration(this.startNode());
				case 113:
					if (this.lookaheadCharCode() === 123) {
						let e = this.startNode();
						return this.tsParseAmbientExternalModuleDeclaration(e);
					}
					break;
				case 130: {
					let e = this.tsParseInterfaceDeclaration(this.startNode());
					if (e) return e;
					break;
				}
				case 128:
					if (this.nextTokenIsIdentifierOrStringLiteralOnSameLine()) {
						let e = this.startNode();
						return this.next(), this.tsParseDeclaration(e, 128, !1, t);
					}
					break;
				case 129:
					if (this.nextTokenIsIdentifierOnSameLine()) {
						let e = this.startNode();
						return this.next(), this.tsParseDeclaration(e, 129, !1, t);
					}
					break;
				case 131: if (this.nextTokenIsIdentifierOnSameLine()) {
					let e = this.startNode();
					return this.next(), this.tsParseTypeAliasDeclaration(e);
				}
			}
			return super.parseStatementContent(e, t);
		}
		parseAccessModifier() {
			return this.tsParseModifier([
				`public`,
				`protected`,
				`private`
			]);
		}
		tsHasSomeModifiers(e, t) {
			return t.some((t) => tsIsAccessModifier(t) ? e.accessibility === t : !!e[t]);
		}
		tsIsStartOfStaticBlocks() {
			return this.isContextual(107) && this.lookaheadCharCode() === 123;
		}
		parseClassMember(e, t, n) {
			let r = [
				`declare`,
				`private`,
				`public`,
				`protected`,
				`override`,
				`abstract`,
				`readonly`,
				`static`
			];
			this.tsParseModifiers({
				allowedModifiers: r,
				disallowedModifiers: [`in`, `out`],
				stopOnStartOfClassStaticBlock: !0,
				errorTemplate: J.InvalidModifierOnTypeParameterPositions
			}, t);
			let callParseClassMemberWithIsStatic = () => {
				this.tsIsStartOfStaticBlocks() ? (this.next(), this.next(), this.tsHasSomeModifiers(t, r) && this.raise(J.StaticBlockCannotHaveModifier, this.state.curPosition()), super.parseClassStaticBlock(e, t)) : this.parseClassMemberWithIsStatic(e, t, n, !!t.static);
			};
			t.declare ? this.tsInAmbientContext(callParseClassMemberWithIsStatic) : callParseClassMemberWithIsStatic();
		}
		parseClassMemberWithIsStatic(e, t, n, r) {
			let i = this.tsTryParseIndexSignature(t);
			i ? (e.body.push(i), t.abstract && this.raise(J.IndexSignatureHasAbstract, t), t.accessibility && this.raise(J.IndexSignatureHasAccessibility, t, { modifier: t.accessibility }), t.declare && this.raise(J.IndexSignatureHasDeclare, t), t.override && this.raise(J.IndexSignatureHasOverride, t)) : (!this.state.inAbstractClass && t.abstract && this.raise(J.NonAbstractClassHasAbstractMethod, t), t.override && (n.hadSuperClass || this.raise(J.OverrideNotInSubClass, t)), super.parseClassMemberWithIsStatic(e, t, n, r));
		}
		parsePostMemberNameModifiers(e) {
			this.eat(17) && (e.optional = !0), e.readonly && this.match(10) && this.raise(J.ClassMethodHasReadonly, e), e.declare && this.match(10) && this.raise(J.ClassMethodHasDeclare, e);
		}
		shouldParseExportDeclaration() {
			return this.tsIsDeclarationStart() ? !0 : super.shouldParseExportDeclaration();
		}
		parseConditional(e, t, n) {
			if (!this.match(17)) return e;
			if (this.state.maybeInArrowParameters) {
				let t = this.lookaheadCharCode();
				if (t === 44 || t === 61 || t === 58 || t === 41) return this.setOptionalParametersError(n), e;
			}
			let r = this.offsetToSourcePos(t.index), i = this.tsIsArrowReturnTypeRestrictedAt(r), a = i && this.state.tsArrowReturnTypeAllowed;
			this.next();
			let o = this.startNodeAt(t);
			return o.test = e, o.consequent = this.tsParseWithRestrictedArrowReturnType(() => this.parseMaybeAssignAllowIn()), this.expect(14), o.alternate = i ? this.tsParseWithRestrictedArrowReturnType(() => this.parseMaybeAssign(), a) : this.parseMaybeAssign(), this.finishNode(o, `ConditionalExpression`);
		}
		tsIsArrowReturnTypeRestrictedAt(e) {
			return this.state.tsArrowReturnTypeRestrictionAt === e;
		}
		tsRestrictArrowReturnTypeAt(e, t, n = !1) {
			this.state.tsArrowReturnTypeRestrictionAt = e, this.state.tsArrowReturnTypeAllowed = t, this.state.tsGenericArrowParams = n;
		}
		tsParseWithRestrictedArrowReturnType(e, t = !1, n = !1) {
			let r = this.state.tsArrowReturnTypeAllowed, i = this.state.tsGenericArrowParams, a = this.state.tsArrowReturnTypeRestrictionAt;
			this.tsRestrictArrowReturnTypeAt(this.state.start, t, n);
			let o = e();
			return this.state.tsArrowReturnTypeRestrictionAt = a, this.state.tsArrowReturnTypeAllowed = r, this.state.tsGenericArrowParams = i, o;
		}
		parseParenItem(e, t) {
			let n = super.parseParenItem(e, t);
			if (this.eat(17) && (n.optional = !0, this.resetEndLocation(e)), this.match(14)) {
				let n = this.startNodeAt(t);
				return n.expression = e, n.typeAnnotation = this.tsParseTypeAnnotation(), this.finishNode(n, `TSTypeCastExpression`);
			}
			return e;
		}
		parseExportDeclaration(e) {
			if (!this.state.isAmbientContext && this.isContextual(126)) return this.tsInAmbientContext(() => this.parseExportDeclaration(e));
			let t = this.state.startLoc, n = this.eatContextual(126);
			if (n && (this.isContextual(126) || !this.shouldParseExportDeclaration())) throw this.raise(J.ExpectedAmbientAfterExportDeclare, this.state.startLoc);
			let r = tokenIsIdentifier(this.state.type) && this.tsTryParseExportDeclaration() || super.parseExportDeclaration(e);
			return r ? ((r.type === `TSInterfaceDeclaration` || r.type === `TSTypeAliasDeclaration` || n) && (e.exportKind = `type`), n && r.type !== `TSImportEqualsDeclaration` && (this.resetStartLocation(r, t), r.declare = !0), r) : null;
		}
		parseClassId(e, t, n, r) {
			if ((!t || n) && this.isContextual(114)) return;
			super.parseClassId(e, t, n, e.declare ? 1024 : 8331);
			let i = this.tsTryParseTypeParameters(this.tsParseInOutConstModifiers);
			i && (e.typeParameters = i);
		}
		parseClassPropertyAnnotation(e) {
			e.optional || (this.eat(35) ? e.definite = !0 : this.eat(17) && (e.optional = !0));
			let t = this.tsTryParseTypeAnnotation();
			t && (e.typeAnnotation = t);
		}
		parseClassProperty(e) {
			if (this.parseClassPropertyAnnotation(e), this.state.isAmbientContext && (!e.readonly || e.typeAnnotation) && this.match(29) && this.raise(J.DeclareClassFieldHasInitializer, this.state.startLoc), e.abstract && this.match(29)) {
				let { key: t } = e;
				this.raise(J.AbstractPropertyHasInitializer, this.state.startLoc, { propertyName: t.type === `Identifier` && !e.computed ? t.name : `[${this.input.slice(this.offsetToSourcePos(t.start), this.offsetToSourcePos(t.end))}]` });
			}
			return super.parseClassProperty(e);
		}
		parseClassPrivateProperty(e) {
			return e.abstract && this.raise(J.PrivateElementHasAbstract, e), e.accessibility && this.raise(J.PrivateElementHasAccessibility, e, { modifier: e.accessibility }), this.parseClassPropertyAnnotation(e), super.parseClassPrivateProperty(e);
		}
		parseClassAccessorProperty(e) {
			return this.parseClassPropertyAnnotation(e), e.optional && this.raise(J.AccessorCannotBeOptional, e), super.parseClassAccessorProperty(e);
		}
		pushClassMethod(e, t, n, r, i, a) {
			let o = this.tsTryParseTypeParameters(this.tsParseConstModifier);
			o && i && this.raise(J.ConstructorHasTypeParameters, o);
			let { declare: s = !1, kind: c } = t;
			s && (c === `get` || c === `set`) && this.raise(J.DeclareAccessor, t, { kind: c }), o && (t.typeParameters = o), super.pushClassMethod(e, t, n, r, i, a);
		}
		pushClassPrivateMethod(e, t, n, r) {
			let i = this.tsTryParseTypeParameters(this.tsParseConstModifier);
			i && (t.typeParameters = i), super.pushClassPrivateMethod(e, t, n, r);
		}
		declareClassPrivateMethodInScope(e, t) {
			e.type !== `TSDeclareMethod` && (e.type !== `MethodDefinition` || e.value.body != null) && super.declareClassPrivateMethodInScope(e, t);
		}
		parseClassSuper(e) {
			if (super.parseClassSuper(e), e.superClass) {
				if (e.superClass.type === `TSInstantiationExpression`) {
					let t = e.superClass, n = t.expression;
					this.takeSurroundingComments(n, n.start, n.end);
					let r = t.typeParameters;
					this.takeSurroundingComments(r, r.start, r.end), e.superClass = n, e.superTypeParameters = r;
				} else (this.match(47) || this.match(51)) && (e.superTypeParameters = this.tsParseTypeArgumentsInExpression());
			}
			this.eatContextual(114) && (e.implements = this.tsParseHeritageClause(`implements`));
		}
		parseObjPropValue(e, t, n, r, i, a, o) {
			let s = this.tsTryParseTypeParameters(this.tsParseConstModifier);
			return s && (e.typeParameters = s), super.parseObjPropValue(e, t, n, r, i, a, o);
		}
		parseFunctionParams(e, t) {
			let n = this.tsTryParseTypeParameters(this.tsParseConstModifier);
			n && (e.typeParameters = n), super.parseFunctionParams(e, t);
		}
		parseVarId(e, t) {
			super.parseVarId(e, t), e.id.type === `Identifier` && !this.hasPrecedingLineBreak() && this.eat(35) && (e.definite = !0);
			let n = this.tsTryParseTypeAnnotation();
			n && (e.id.typeAnnotation = n, this.resetEndLocation(e.id));
		}
		parseMaybeAssign(e, t) {
			let n = this.state.start;
			if (!this.tsIsArrowReturnTypeRestrictedAt(n)) return this.tsParseMaybeAssign(e, t);
			let r = this.state.tsArrowReturnTypeRestrictionAt, i = this.state.tsArrowReturnTypeAllowed, a = this.state.tsGenericArrowParams, o = this.match(10) || this.match(47) || this.isContextual(96) ? this.tsParseMaybeArrowWithRestrictedReturnType(n, e, t) : this.tsParseMaybeAssign(e, t);
			return this.state.tsArrowReturnTypeRestrictionAt = r, this.state.tsArrowReturnTypeAllowed = i, this.state.tsGenericArrowParams = a, o;
		}
		tsParseWithDeferredArrowErrors(e) {
			if (this.optionFlags & 2048) return e();
			this.optionFlags |= 2048;
			try {
				return e();
			} finally {
				this.optionFlags &= -2049;
			}
		}
		tsShouldKeepArrowErrorAt(e, t) {
			if (!this.tsIsArrowReturnTypeRestrictedAt(t)) return !1;
			let n = this.tsArrowReturnTypeAt.get(t);
			return n !== void 0 && !tsIsInvalidArrowParamsError(e, n);
		}
		tsParseMaybeArrowWithRestrictedReturnType(e, t, n) {
			if (!this.noArrowAt.has(e)) {
				let i = this.state.tsArrowReturnTypeAllowed, parse = () => this.tsParseMaybeAssign(t, n), a = this.state.clone(), { tokensLength: o } = a;
				this.tsArrowReturnTypeAt.delete(e);
				let s = this.tryParse(parse, a), c = this.tsArrowReturnTypeAt.get(e);
				if (s.thrown && c !== void 0 && !tsIsInvalidArrowParamsError(s.error, c) && !(this.optionFlags & 2048)) {
					a = this.state.clone(), this.optionFlags |= 2048;
					try {
						s = this.tryParse(parse, a);
					} finally {
						this.optionFlags &= -2049;
					}
				}
				if (s.thrown) {
					if (!this.tsArrowReturnTypeAt.has(e)) throw s.error;
				} else {
					var r;
					s.error && (this.state = s.failState);
					let e = s.node;
					if (e.type !== `ArrowFunctionExpression` || !e.returnType || (r = e.extra) != null && r.parenthesized) return e;
					let { start: t } = e.returnType, n = s.error != null && this.state.errors.slice(a.errors.length).some((e) => tsIsInvalidArrowParamsError(e, t)), o = e.typeParameters ? this.hasPlugin(`jsx`) : tsHasUnambiguousArrowParams(e.params);
					if (!n && (i || this.match(14)) || o && !(n && e.async)) {
						if (s.error && !(this.optionFlags & 2048)) throw s.error;
						return e;
					}
				}
				this.noArrowAt.add(e), this.state = a, this.state.tokensLength = o;
			}
			return this.tsParseMaybeAssign(t, n);
		}
		tsParseMaybeAssign(e, t) {
			var n, r, i;
			let a, o, s;
			if (this.hasPlugin(`jsx`) && (this.match(144) || this.match(47))) {
				if (a = this.state.clone(), o = this.tryParse(() => super.parseMaybeAssign(e, t), a), !o.error) return o.node;
				let { context: n } = this.state, r = n[n.length - 1];
				(r === p.j_oTag || r === p.j_expr) && n.pop();
			}
			if (!((n = o) != null && n.error) && !this.match(47)) return super.parseMaybeAssign(e, t);
			a && a !== this.state || (a = this.state.clone());
			let c, l = this.tryParse((n) => {
				var r;
				let i = this.state.start;
				this.noArrowAt.has(i) && n();
				let a = !this.match(47) || this.state.tsArrowReturnTypeAllowed, o = this.tsIsArrowReturnTypeRestrictedAt(i);
				c = this.tsParseTypeParameters(this.tsParseConstModifier);
				let s;
				if (o) {
					let n = this.state.start;
					this.tsArrowReturnTypeAt.delete(n);
					try {
						s = this.tsParseWithRestrictedArrowReturnType(() => super.parseMaybeAssign(e, t), a, !0);
					} finally {
						let e = this.tsArrowReturnTypeAt.get(n);
						e !== void 0 && this.tsArrowReturnTypeAt.set(i, e);
					}
				} else s = super.parseMaybeAssign(e, t);
				return (s.type !== `ArrowFunctionExpression` || (r = s.extra) != null && r.parenthesized) && n(), c?.params.length !== 0 && this.resetStartLocationFromNode(s, c), s.typeParameters = c, s;
			}, a);
			if (o && l.node && l.error && !(this.optionFlags & 2048)) throw l.error;
			if (l.error && this.tsShouldKeepArrowErrorAt(l.error, a.start)) {
				if (!l.node) throw l.error;
				return this.state = l.failState, c && this.reportReservedArrowTypeParam(c), l.node;
			}
			if (!l.error && !l.aborted) return c && this.reportReservedArrowTypeParam(c), l.node;
			if (!o && (assert(!this.hasPlugin(`jsx`)), s = this.tryParse(() => super.parseMaybeAssign(e, t), a), !s.error)) return s.node;
			if ((r = o) != null && r.node) return this.state = o.failState, o.node;
			if (l.node) return this.state = l.failState, c && this.reportReservedArrowTypeParam(c), l.node;
			if ((i = s) != null && i.node) return this.state = s.failState, s.node;
			throw o?.error || l.error || s?.error;
		}
		reportReservedArrowTypeParam(e) {
			var t;
			e.params.length === 1 && !e.params[0].constraint && !((t = e.extra) != null && t.trailingComma) && this.getPluginOption(`typescript`, `disallowAmbiguousJSXLike`) && this.raise(J.ReservedArrowTypeParam, e);
		}
		parseMaybeUnary(e, t) {
			return !this.hasPlugin(`jsx`) && this.match(47) ? this.tsParseTypeAssertion() : super.parseMaybeUnary(e, t);
		}
		parseArrow(e) {
			if (this.match(14)) {
				let t = this.offsetToSourcePos(e.start);
				if (this.noArrowAt.has(t)) return;
				let n = this.sourceToOffsetPos(this.state.start), r = this.tryParse((e) => {
					let t = this.tsParseTypeOrTypePredicateAnnotation(14);
					return (this.canInsertSemicolon() || !this.match(19)) && e(), t;
				});
				if (r.aborted) return;
				r.thrown || (r.error && (this.state = r.failState), e.returnType = r.node, this.tsIsArrowReturnTypeRestrictedAt(t) && this.tsArrowReturnTypeAt.set(t, n));
			}
			return super.parseArrow(e);
		}
		parseFunctionParamType(e) {
			this.eat(17) && (e.optional = !0);
			let t = this.tsTryParseTypeAnnotation();
			return t && (e.typeAnnotation = t), this.resetEndLocation(e), e;
		}
		isAssignable(e, t) {
			switch (e.type) {
				case `TSTypeCastExpression`: return this.isAssignable(e.expression, t);
				case `TSParameterProperty`: return !0;
				default: return super.isAssignable(e, t);
			}
		}
		toAssignable(e, t = !1) {
			if (tsIsTypeCast(e)) t ? this.expressionScope.recordArrowParameterBindingError(J.UnexpectedTypeCastInParameter, e) : this.raiseOnce(J.UnexpectedTypeCastInParameter, e), this.toAssignable(e.expression, t);
			else switch (e.type) {
				case `ParenthesizedExpression`:
					this.toAssignableParenthesizedExpression(e, t);
					break;
				case `AssignmentExpression`: !t && e.left.type === `TSTypeCastExpression` && (e.left = this.typeCastToParameter(e.left));
				default: super.toAssignable(e, t);
			}
		}
		toAssignableParenthesizedExpression(e, t) {
			tsIsTypeCast(e.expression) || e.expression.type === `ParenthesizedExpression` ? this.toAssignable(e.expression, t) : super.toAssignable(e, t);
		}
		checkToRestConversion(e, t) {
			tsIsTypeCast(e) ? this.checkToRestConversion(e.expression, !1) : super.checkToRestConversion(e, t);
		}
		isValidLVal(e, t, n, r) {
			switch (e) {
				case `TSTypeCastExpression`: return !0;
				case `TSParameterProperty`: return `parameter`;
				case `TSNonNullExpression`: return `expression`;
				case `TSAsExpression`:
				case `TSSatisfiesExpression`:
				case `TSTypeAssertion`: return (r !== 64 || !n) && [`expression`, !0];
				default: return super.isValidLVal(e, t, n, r);
			}
		}
		parseBindingAtom() {
			return this.state.type === 78 ? this.parseIdentifier(!0) : super.parseBindingAtom();
		}
		parseMaybeDecoratorArguments(e, t) {
			if (this.match(47) || this.match(51)) {
				let n = this.tsParseTypeArgumentsInExpression();
				if (this.match(10)) {
					let r = super.parseMaybeDecoratorArguments(e, t);
					return r.typeParameters = n, r;
				}
				this.unexpected(null, 10);
			}
			return super.parseMaybeDecoratorArguments(e, t);
		}
		checkCommaAfterRest(e) {
			return this.state.isAmbientContext && this.match(12) && this.lookaheadCharCode() === e ? (this.next(), !1) : super.checkCommaAfterRest(e);
		}
		isClassMethod() {
			return this.match(47) || super.isClassMethod();
		}
		isClassProperty() {
			return this.match(35) || this.match(14) || super.isClassProperty();
		}
		parseMaybeDefault(e, t) {
			let n = super.parseMaybeDefault(e, t);
			return n.type === `AssignmentPattern` && n.typeAnnotation && n.right.start < n.typeAnnotation.start && this.raise(J.TypeAnnotationAfterAssign, n.typeAnnotation), n;
		}
		getTokenFromCode(e) {
			if (this.state.inType) {
				if (e === 62) {
					this.finishOp(48, 1);
					return;
				}
				if (e === 60) {
					this.finishOp(47, 1);
					return;
				}
			}
			super.getTokenFromCode(e);
		}
		reScan_lt_gt() {
			let { type: e } = this.state;
			e === 47 ? (--this.state.pos, this.readToken_lt()) : e === 48 && (--this.state.pos, this.readToken_gt());
		}
		reScan_lt() {
			let { type: e } = this.state;
			return e === 51 ? (this.state.pos -= 2, this.finishOp(47, 1), 47) : e;
		}
		toAssignableListItem(e, t, n) {
			let r = e[t];
			r.type === `TSTypeCastExpression` && (e[t] = this.typeCastToParameter(r)), super.toAssignableListItem(e, t, n);
		}
		typeCastToParameter(e) {
			return e.expression.typeAnnotation = e.typeAnnotation, this.resetEndLocation(e.expression, e.typeAnnotation.loc.end), e.expression;
		}
		shouldParseArrow(e) {
			return this.match(14) ? e.every((e) => this.isAssignable(e, !0)) : super.shouldParseArrow(e);
		}
		parseAsyncArrowHead(e) {
			if (!this.match(14)) return super.parseAsyncArrowHead(e);
			let t = this.sourceToOffsetPos(this.state.start), n = this.tryParse((e) => {
				let t = this.tsParseTypeAnnotation();
				return this.match(19) || e(), t;
			});
			if (n.aborted || n.thrown) return;
			n.error && (this.state = n.failState);
			let r = this.offsetToSourcePos(e.index);
			this.tsIsArrowReturnTypeRestrictedAt(r) && this.tsArrowReturnTypeAt.set(r, t);
			let i = this.startNodeAt(e);
			return i.returnType = n.node, i;
		}
		atPossibleAsyncArrow(e) {
			return super.atPossibleAsyncArrow(e) && !this.noArrowAt.has(this.offsetToSourcePos(e.start));
		}
		parseMaybeConditional(e) {
			if (!this.tsIsArrowReturnTypeRestrictedAt(this.state.start)) return super.parseMaybeConditional(e);
			let t = this.state.tsArrowReturnTypeAllowed, n = super.parseMaybeConditional(e);
			return tokenIsAssignment(this.state.type) && this.tsRestrictArrowReturnTypeAt(this.nextTokenStart(), t), n;
		}
		parseArrowExpression(e, t, n, r) {
			let i = this.offsetToSourcePos(e.start);
			if (this.tsIsArrowReturnTypeRestrictedAt(i)) {
				let i = this.state.tsGenericArrowParams, parse = () => super.parseArrowExpression(e, t, n, r);
				return this.tsParseWithRestrictedArrowReturnType(i && e.returnType ? () => this.tsParseWithDeferredArrowErrors(parse) : parse, this.state.tsArrowReturnTypeAllowed || !i && tsHasUnambiguousArrowParams(t));
			}
			return super.parseArrowExpression(e, t, n, r);
		}
		canHaveLeadingDecorator() {
			return super.canHaveLeadingDecorator() || this.isAbstractClass();
		}
		jsxParseOpeningElementAfterName(e) {
			if (this.match(47) || this.match(51)) {
				let t = this.tsTryParseAndCatch(() => this.tsParseTypeArgumentsInExpression());
				t && (e.typeParameters = t);
			}
			return super.jsxParseOpeningElementAfterName(e);
		}
		getGetterSetterExpectedParamCount(e) {
			let t = super.getGetterSetterExpectedParamCount(e), n = this.getObjectOrClassMethodParams(e)[0];
			return n && this.isThisParam(n) ? t + 1 : t;
		}
		parseCatchClauseParam() {
			let e = super.parseCatchClauseParam(), t = this.tsTryParseTypeAnnotation();
			return t && (e.typeAnnotation = t, this.resetEndLocation(e)), e;
		}
		tsInAmbientContext(e) {
			let { isAmbientContext: t, strict: n } = this.state;
			this.state.isAmbientContext = !0, this.state.strict = !1;
			try {
				return e();
			} finally {
				this.state.isAmbientContext = t, this.state.strict = n;
			}
		}
		parseClass(e, t, n) {
			let r = this.state.inAbstractClass;
			this.state.inAbstractClass = !!e.abstract;
			try {
				return super.parseClass(e, t, n);
			} finally {
				this.state.inAbstractClass = r;
			}
		}
		tsParseAbstractDeclaration(e, t) {
			if (this.match(80)) return e.abstract = !0, this.maybeTakeDecorators(t, this.parseClass(e, !0, !1));
			if (this.isContextual(130)) return this.hasFollowingLineBreak() ? null : (e.abstract = !0, this.raise(J.NonClassMethodPropertyHasAbstractModifier, e), this.tsParseInterfaceDeclaration(e));
			throw this.unexpected(null, 80);
		}
		parseMethod(e, t, n, r, i, a, o) {
			let s = super.parseMethod(e, t, n, r, i, a, o);
			if ((s.abstract || s.type === `TSAbstractMethodDefinition`) && (this.hasPlugin(`estree`) ? s.value : s).body) {
				let { key: e } = s;
				this.raise(J.AbstractMethodHasImplementation, s, { methodName: e.type === `Identifier` && !s.computed ? e.name : `[${this.input.slice(this.offsetToSourcePos(e.start), this.offsetToSourcePos(e.end))}]` });
			}
			return s;
		}
		tsParseTypeParameterName() {
			return this.parseIdentifier().name;
		}
		shouldParseAsAmbientContext() {
			return !!this.getPluginOption(`typescript`, `dts`);
		}
		parse() {
			return this.shouldParseAsAmbientContext() && (this.state.isAmbientContext = !0), super.parse();
		}
		getExpression() {
			return this.shouldParseAsAmbientContext() && (this.state.isAmbientContext = !0), super.getExpression();
		}
		parseExportSpecifier(e, t, n, r) {
			return !t && r ? (this.parseTypeOnlyImportExportSpecifier(e, !1, n), this.finishNode(e, `ExportSpecifier`)) : (e.exportKind = `value`, super.parseExportSpecifier(e, t, n, r));
		}
		parseImportSpecifier(e, t, n, r, i) {
			return !t && r ? (this.parseTypeOnlyImportExportSpecifier(e, !0, n), this.finishNode(e, `ImportSpecifier`)) : (e.importKind = `value`, super.parseImportSpecifier(e, t, n, r, n ? 4098 : 4096));
		}
		parseTypeOnlyImportExportSpecifier(e, t, n) {
			let r = t ? `imported` : `local`, i = t ? `local` : `exported`, a = e[r], o, s = !1, c = !0, l = a.loc.start;
			if (this.isContextual(94)) {
				let e = this.parseIdentifier();
				if (this.isContextual(94)) {
					let n = this.parseIdentifier();
					(t ? tokenIsKeywordOrIdentifier(this.state.type) : this.tsIsStartOfModuleExportName()) ? (s = !0, a = e, o = t ? this.parseIdentifier() : this.parseModuleExportName(), c = !1) : (o = n, c = !1);
				} else (t ? tokenIsKeywordOrIdentifier(this.state.type) : this.tsIsStartOfModuleExportName()) ? (c = !1, o = t ? this.parseIdentifier() : this.parseModuleExportName()) : (s = !0, a = e);
			} else this.tsIsStartOfModuleExportName() && (s = !0, t && !this.match(135) ? (a = this.parseIdentifier(!0), this.isContextual(94) || this.checkReservedWord(a.name, a.loc.start, !0, !0)) : a = this.parseModuleExportName());
			s && n && this.raise(t ? J.TypeModifierIsUsedInTypeImports : J.TypeModifierIsUsedInTypeExports, l), e[r] = a, e[i] = o;
			let u = t ? `importKind` : `exportKind`;
			if (e[u] = s ? `type` : `value`, c && this.eatContextual(94) && (e[i] = t ? this.parseIdentifier() : this.parseModuleExportName()), !e[i]) {
				if (t && e[r].type !== `Identifier`) throw this.raise(d.ImportBindingIsString, e, { importName: e[r].value });
				e[i] = e[r].type === `Identifier` ? this.cloneIdentifier(e[r]) : this.cloneStringLiteral(e[r]);
			}
			t && this.checkIdentifier(e[i], s ? 4098 : 4096);
		}
		tsIsStartOfModuleExportName() {
			return tokenIsKeywordOrIdentifier(this.state.type) || this.match(135);
		}
		fillOptionalPropertiesForTSESLint(e) {
			switch (e.type) {
				case `ImportDeclaration`:
					e.phase ??= null;
					return;
				case `ExpressionStatement`:
					e.directive ??= void 0;
					return;
				case `RestElement`: e.value = void 0;
				case `Identifier`:
				case `ArrayPattern`:
				case `AssignmentPattern`:
				case `ObjectPattern`:
					e.decorators ??= [], e.optional ??= !1, e.typeAnnotation ??= void 0;
					return;
				case `TSParameterProperty`:
					e.accessibility ??= void 0, e.decorators ??= [], e.override ??= !1, e.readonly ??= !1, e.static ??= !1;
					return;
				case `TSEmptyBodyFunctionExpression`: e.body = null;
				case `TSDeclareFunction`:
				case `FunctionDeclaration`:
				case `FunctionExpression`:
				case `ClassMethod`:
				case `ClassPrivateMethod`:
					e.declare ??= !1, e.returnType ??= void 0, e.typeParameters ??= void 0;
					return;
				case `Property`:
					e.optional ??= !1;
					return;
				case `TSMethodSignature`:
				case `TSPropertySignature`: e.optional ??= !1;
				case `TSIndexSignature`:
					e.accessibility ??= void 0, e.readonly ??= !1, e.static ??= !1;
					return;
				case `TSAbstractPropertyDefinition`:
				case `PropertyDefinition`:
				case `TSAbstractAccessorProperty`:
				case `AccessorProperty`: e.declare ??= !1, e.definite ??= !1, e.readonly ??= !1, e.typeAnnotation ??= void 0;
				case `TSAbstractMethodDefinition`:
				case `MethodDefinition`:
					e.accessibility ??= void 0, e.decorators ??= [], e.override ??= !1, e.optional ??= !1;
					return;
				case `ClassExpression`: e.id ??= null;
				case `ClassDeclaration`:
					e.abstract ??= !1, e.declare ??= !1, e.decorators ??= [], e.implements ??= [], e.superTypeArguments ??= void 0, e.typeParameters ??= void 0;
					return;
				case `TSTypeAliasDeclaration`:
				case `VariableDeclaration`:
					e.declare ??= !1;
					return;
				case `VariableDeclarator`:
					e.definite ??= !1;
					return;
				case `TSEnumDeclaration`:
					e.const ??= !1, e.declare ??= !1;
					return;
				case `TSEnumMember`:
					e.computed ??= !1;
					return;
				case `TSImportType`:
					e.qualifier ??= null, e.options ??= null;
					return;
				case `TSInterfaceDeclaration`:
					e.declare ??= !1, e.extends ??= [];
					return;
				case `TSMappedType`:
					e.optional ??= !1, e.readonly ??= void 0;
					return;
				case `TSModuleDeclaration`:
					e.declare ??= !1, e.global ??= e.kind === `global`;
					return;
				case `TSTypeParameter`:
					e.const ??= !1, e.in ??= !1, e.out ??= !1;
					return;
			}
		}
		chStartsBindingIdentifierAndNotRelationalOperator(e, t) {
			if (isIdentifierStart(e)) {
				if (q.lastIndex = t, q.test(this.input)) {
					let e = this.codePointAtPos(q.lastIndex);
					if (!isIdentifierChar(e) && e !== 92) return !1;
				}
				return !0;
			}
			return e === 92;
		}
		nextTokenIsIdentifierAndNotTSRelationalOperatorOnSameLine() {
			let e = this.nextTokenInLineStart(), t = this.codePointAtPos(e);
			return this.chStartsBindingIdentifierAndNotRelationalOperator(t, e);
		}
		nextTokenIsIdentifierOrStringLiteralOnSameLine() {
			let e = this.nextTokenInLineStart(), t = this.codePointAtPos(e);
			return this.chStartsBindingIdentifier(t, e) || t === 34 || t === 39;
		}
	};
	function isPossiblyLiteralEnum(e) {
		if (e.type !== `MemberExpression`) return !1;
		let { computed: t, property: n } = e;
		return t && n.type !== `StringLiteral` && (n.type !== `TemplateLiteral` || n.expressions.length > 0) ? !1 : isUncomputedMemberExpressionChain(e.object);
	}
	function isValidAmbientConstInitializer(e, t) {
		var n;
		let { type: r } = e;
		if ((n = e.extra) != null && n.parenthesized) return !1;
		if (t) {
			if (r === `Literal`) {
				let { value: t } = e;
				if (typeof t == `string` || typeof t == `boolean`) return !0;
			}
		} else if (r === `StringLiteral` || r === `BooleanLiteral`) return !0;
		return !!(isNumber(e, t) || isNegativeNumber(e, t) || r === `TemplateLiteral` && e.expressions.length === 0 || isPossiblyLiteralEnum(e));
	}
	function isNumber(e, t) {
		return t ? e.type === `Literal` && (typeof e.value == `number` || `bigint` in e) : e.type === `NumericLiteral` || e.type === `BigIntLiteral`;
	}
	function isNegativeNumber(e, t) {
		if (e.type === `UnaryExpression`) {
			let { operator: n, argument: r } = e;
			if (n === `-` && isNumber(r, t)) return !0;
		}
		return !1;
	}
	function isUncomputedMemberExpressionChain(e) {
		return e.type === `Identifier` ? !0 : e.type !== `MemberExpression` || e.computed ? !1 : isUncomputedMemberExpressionChain(e.object);
	}
	let Y = ParseErrorEnum`placeholders`({
		ClassNameIsRequired: `A class name is required.`,
		UnexpectedSpace: `Unexpected space in placeholder.`
	});
	var placeholders = (e) => class extends e {
		parsePlaceholder(e) {
			if (this.match(134)) {
				let t = this.startNode();
				return this.next(), this.assertNoSpace(), t.name = super.parseIdentifier(!0), this.assertNoSpace(), this.expect(134), this.finishPlaceholder(t, e);
			}
		}
		finishPlaceholder(e, t) {
			let n = e;
			return n.expectedNode && n.type || (n = this.finishNode(n, `Placeholder`)), n.expectedNode = t, n;
		}
		getTokenFromCode(e) {
			e === 37 && this.input.charCodeAt(this.state.pos + 1) === 37 ? this.finishOp(134, 2) : super.getTokenFromCode(e);
		}
		parseExprAtom(e) {
			return this.parsePlaceholder(`Expression`) || super.parseExprAtom(e);
		}
		parseIdentifier(e) {
			return this.parsePlaceholder(`Identifier`) || super.parseIdentifier(e);
		}
		checkReservedWord(e, t, n, r) {
			e !== void 0 && super.checkReservedWord(e, t, n, r);
		}
		cloneIdentifier(e) {
			let t = super.cloneIdentifier(e);
			return t.type === `Placeholder` && (t.expectedNode = e.expectedNode), t;
		}
		cloneStringLiteral(e) {
			return e.type === `Placeholder` ? this.cloneIdentifier(e) : super.cloneStringLiteral(e);
		}
		parseBindingAtom() {
			return this.parsePlaceholder(`Pattern`) || super.parseBindingAtom();
		}
		isValidLVal(e, t, n, r) {
			return e === `Placeholder` || super.isValidLVal(e, t, n, r);
		}
		toAssignable(e, t) {
			e && e.type === `Placeholder` && e.expectedNode === `Expression` ? e.expectedNode = `Pattern` : super.toAssignable(e, t);
		}
		chStartsBindingIdentifier(e, t) {
			if (super.chStartsBindingIdentifier(e, t)) return !0;
			let n = this.nextTokenStart();
			return this.input.charCodeAt(n) === 37 && this.input.charCodeAt(n + 1) === 37;
		}
		verifyBreakContinue(e, t) {
			e.label?.type !== `Placeholder` && super.verifyBreakContinue(e, t);
		}
		parseExpressionStatement(e, t, n, r) {
			var i;
			if (t.type !== `Placeholder` || (i = t.extra) != null && i.parenthesized) return super.parseExpressionStatement(e, t, n, r);
			if (this.match(14)) {
				let n = e;
				return n.label = this.finishPlaceholder(t, `Identifier`), this.next(), n.body = r & 8 ? super.parseStatementOrSloppyAnnexBFunctionDeclaration(!0) : super.parseStatement(), this.finishNode(n, `LabeledStatement`);
			}
			this.semicolon();
			let a = e;
			return a.name = t.name, this.finishPlaceholder(a, `Statement`);
		}
		parseBlock(e, t, n) {
			return this.parsePlaceholder(`BlockStatement`) || super.parseBlock(e, t, n);
		}
		parseFunctionId(e) {
			return this.parsePlaceholder(`Identifier`) || super.parseFunctionId(e);
		}
		parseClass(e, t, n) {
			let r = t ? `ClassDeclaration` : `ClassExpression`;
			this.next();
			let i = this.state.strict, a = this.parsePlaceholder(`Identifier`);
			if (a) {
				if (this.match(81) || this.match(134) || this.match(5)) e.id = a;
				else if (n || !t) return e.id = null, e.body = this.finishPlaceholder(a, `ClassBody`), this.finishNode(e, r);
				else throw this.raise(Y.ClassNameIsRequired, this.state.startLoc);
			} else this.parseClassId(e, t, n);
			return super.parseClassSuper(e), e.body = this.parsePlaceholder(`ClassBody`) || super.parseClassBody(!!e.superClass, i), this.finishNode(e, r);
		}
		parseExport(e, t) {
			let n = this.parsePlaceholder(`Identifier`);
			if (!n) return super.parseExport(e, t);
			let r = e;
			if (!this.isContextual(99) && !this.match(12)) return r.specifiers = [], r.source = null, r.declaration = this.finishPlaceholder(n, `Declaration`), this.finishNode(r, `ExportNamedDeclaration`);
			this.expectPlugin(`exportDefaultFrom`);
			let i = this.startNode();
			return i.exported = n, r.specifiers = [this.finishNode(i, `ExportDefaultSpecifier`)], super.parseExport(r, t);
		}
		isExportDefaultSpecifier() {
			if (this.match(65)) {
				let e = this.nextTokenStart();
				if (this.isUnparsedContextual(e, `from`) && this.input.startsWith(tokenLabelName(134), this.hasPlugin(`exportDefaultFrom`) ? this.nextTokenStartSince(e + 4) : this.nextTokenInLineStartSince(e + 4))) return !0;
			}
			return super.isExportDefaultSpecifier();
		}
		maybeParseExportDefaultSpecifier(e, t) {
			var n;
			return (n = e.specifiers) != null && n.length ? !0 : super.maybeParseExportDefaultSpecifier(e, t);
		}
		checkExport(e) {
			let { specifiers: t } = e;
			t != null && t.length && (e.specifiers = t.filter((e) => e.exported.type === `Placeholder`)), super.checkExport(e), e.specifiers = t;
		}
		parseImport(e) {
			let t = this.parsePlaceholder(`Identifier`);
			if (!t) return super.parseImport(e);
			if (e.specifiers = [], !this.isContextual(99) && !this.match(12)) return e.source = this.finishPlaceholder(t, `StringLiteral`), this.semicolon(), this.finishNode(e, `ImportDeclaration`);
			let n = this.startNodeAtNode(t);
			return n.local = t, e.specifiers.push(this.finishNode(n, `ImportDefaultSpecifier`)), this.eat(12) && (this.maybeParseStarImportSpecifier(e) || this.parseNamedImportSpecifiers(e)), this.expectContextual(99), e.source = this.parseImportSource(), this.semicolon(), this.finishNode(e, `ImportDeclaration`);
		}
		parseImportSource() {
			return this.parsePlaceholder(`StringLiteral`) || super.parseImportSource();
		}
		assertNoSpace() {
			this.state.start > this.offsetToSourcePos(this.state.lastTokEndLoc.index) && this.raise(Y.UnexpectedSpace, this.state.lastTokEndLoc);
		}
	}, v8intrinsic = (e) => class extends e {
		parseV8Intrinsic() {
			if (this.match(54)) {
				let e = this.state.startLoc, t = this.startNode();
				if (this.next(), tokenIsIdentifier(this.state.type)) {
					let e = this.parseIdentifierName(), n = this.createIdentifier(t, e);
					if (this.castNodeTo(n, `V8IntrinsicIdentifier`), this.match(10)) return n;
				}
				this.unexpected(e);
			}
		}
		parseExprAtom(e) {
			return this.parseV8Intrinsic() || super.parseExprAtom(e);
		}
	};
	let X = [
		`minimal`,
		`fsharp`,
		`hack`,
		`smart`
	], Z = [
		`^^`,
		`@@`,
		`^`,
		`%`,
		`#`
	];
	function validatePlugins(e) {
		if (e.has(`decorators`)) {
			if (e.has(`decorators-legacy`)) throw Error(`Cannot use the decorators and decorators-legacy plugin together`);
			let t = e.get(`decorators`).decoratorsBeforeExport;
			if (t != null && typeof t != `boolean`) throw Error(`'decoratorsBeforeExport' must be a boolean, if specified.`);
			let n = e.get(`decorators`).allowCallParenthesized;
			if (n != null && typeof n != `boolean`) throw Error(`'allowCallParenthesized' must be a boolean.`);
		}
		if (e.has(`flow`) && e.has(`typescript`)) throw Error(`Cannot combine flow and typescript plugins.`);
		if (e.has(`placeholders`) && e.has(`v8intrinsic`)) throw Error(`Cannot combine placeholders and v8intrinsic plugins.`);
		if (e.has(`pipelineOperator`)) {
			let t = e.get(`pipelineOperator`).proposal;
			if (!X.includes(t)) {
				let e = X.map((e) => `"${e}"`).join(`, `);
				throw Error(`"pipelineOperator" requires "proposal" option whose value must be one of: ${e}.`);
			}
			if (t === `hack`) {
				if (e.has(`placeholders`)) throw Error(`Cannot combine placeholders plugin and Hack-style pipes.`);
				if (e.has(`v8intrinsic`)) throw Error(`Cannot combine v8intrinsic plugin and Hack-style pipes.`);
				let t = e.get(`pipelineOperator`).topicToken;
				if (!Z.includes(t)) {
					let e = Z.map((e) => `"${e}"`).join(`, `);
					throw Error(`"pipelineOperator" in "proposal": "hack" mode also requires a "topicToken" option whose value must be one of: ${e}.`);
				}
				if (t === `#` && e.get(`recordAndTuple`)?.syntaxType === `hash`) throw Error(`Plugin conflict between \`["pipelineOperator", { proposal: "hack", topicToken: "#" }]\` and \`${JSON.stringify([`recordAndTuple`, e.get(`recordAndTuple`)])}\`.`);
			} else if (t === `smart` && e.get(`recordAndTuple`)?.syntaxType === `hash`) throw Error(`Plugin conflict between \`["pipelineOperator", { proposal: "smart" }]\` and \`${JSON.stringify([`recordAndTuple`, e.get(`recordAndTuple`)])}\`.`);
		}
		if (e.has(`moduleAttributes`)) {
			if (e.has(`deprecatedImportAssert`) || e.has(`importAssertions`)) throw Error(`Cannot combine importAssertions, deprecatedImportAssert and moduleAttributes plugins.`);
			if (e.get(`moduleAttributes`).version !== `may-2020`) throw Error(`The 'moduleAttributes' plugin requires a 'version' option, representing the last proposal update. Currently, the only supported value is 'may-2020'.`);
		}
		if (e.has(`importAssertions`) && e.has(`deprecatedImportAssert`)) throw Error(`Cannot combine importAssertions and deprecatedImportAssert plugins.`);
		if (e.has(`deprecatedImportAssert`) || e.has(`importAttributes`) && e.get(`importAttributes`).deprecatedAssertSyntax && e.set(`deprecatedImportAssert`, {}), e.has(`recordAndTuple`)) {
			let t = e.get(`recordAndTuple`).syntaxType;
			if (t != null) {
				let e = [`hash`, `bar`];
				if (!e.includes(t)) throw Error(`The 'syntaxType' option of the 'recordAndTuple' plugin must be one of: ` + e.map((e) => `'${e}'`).join(`, `));
			}
		}
		if (e.has(`asyncDoExpressions`) && !e.has(`doExpressions`)) {
			let e = Error(`'asyncDoExpressions' requires 'doExpressions', please add 'doExpressions' to parser plugins.`);
			throw e.missingPlugins = `doExpressions`, e;
		}
		if (e.has(`optionalChainingAssign`) && e.get(`optionalChainingAssign`).version !== `2023-07`) throw Error(`The 'optionalChainingAssign' plugin requires a 'version' option, representing the last proposal update. Currently, the only supported value is '2023-07'.`);
		if (e.has(`discardBinding`) && e.get(`discardBinding`).syntaxType !== `void`) throw Error(`The 'discardBinding' plugin requires a 'syntaxType' option. Currently the only supported value is 'void'.`);
	}
	let Q = {
		estree,
		jsx,
		flow,
		typescript,
		v8intrinsic,
		placeholders
	}, ue = Object.keys(Q);
	var Parser = class extends StatementParser {
		constructor(e, t, n) {
			let r = getOptions(e);
			super(r, t), this.options = r, this.initializeScopes(), this.plugins = n, this.filename = r.sourceFilename, this.startIndex = r.startIndex;
			let i = 0;
			r.allowAwaitOutsideFunction && (i |= 1), r.allowReturnOutsideFunction && (i |= 2), r.allowImportExportEverywhere && (i |= 8), r.allowSuperOutsideMethod && (i |= 16), r.allowUndeclaredExports && (i |= 64), r.allowNewTargetOutsideFunction && (i |= 4), r.allowYieldOutsideFunction && (i |= 32), r.ranges && (i |= 128), r.tokens && (i |= 256), r.createImportExpressions && (i |= 512), r.createParenthesizedExpressions && (i |= 1024), r.errorRecovery && (i |= 2048), r.attachComment && (i |= 4096), r.annexB && (i |= 8192), this.optionFlags = i;
		}
		getScopeHandler() {
			return ScopeHandler;
		}
		parse() {
			this.enterInitialScopes();
			let e = this.startNode(), t = this.startNode();
			this.nextToken(), e.errors = null;
			let n = this.parseTopLevel(e, t);
			return n.errors = this.state.errors, n.comments.length = this.state.commentsLen, n;
		}
	};
	function parse(e, t) {
		if (t?.sourceType === `unambiguous`) {
			t = Object.assign({}, t);
			try {
				t.sourceType = `module`;
				let n = getParser(t, e), r = n.parse();
				if (n.sawUnambiguousESM) return r;
				if (n.ambiguousScriptDifferentAst) try {
					return t.sourceType = `script`, getParser(t, e).parse();
				} catch {}
				else r.program.sourceType = `script`;
				return r;
			} catch (n) {
				try {
					return t.sourceType = `script`, getParser(t, e).parse();
				} catch {}
				throw n;
			}
		}
		return getParser(t, e).parse();
	}
	function parseExpression(e, t) {
		let n = getParser(t, e);
		return n.options.strictMode && (n.state.strict = !0), n.getExpression();
	}
	function generateExportedTokenTypes(e) {
		let t = {};
		for (let n of Object.keys(e)) t[n] = getExportedToken(e[n]);
		return t;
	}
	let de = generateExportedTokenTypes(S);
	function getParser(e, t) {
		let n = Parser, r = new Map();
		if (e != null && e.plugins) {
			for (let t of e.plugins) {
				let e, n;
				typeof t == `string` ? e = t : [e, n] = t, r.has(e) || r.set(e, n || {});
			}
			validatePlugins(r), n = getParserClass(r);
		}
		return new n(e, t, r);
	}
	let $ = new Map();
	function getParserClass(e) {
		let t = [];
		for (let n of ue) e.has(n) && t.push(n);
		let n = t.join(`|`), r = $.get(n);
		if (!r) {
			r = Parser;
			for (let e of t) r = Q[e](r);
			$.set(n, r);
		}
		return r;
	}
	e.parse = parse, e.parseExpression = parseExpression, e.tokTypes = de;
}));
export { t };
