/** How comments begin and end in common languages. */
const opening =
  /^(?:\/{2,}!?|\/\*+|\*+(?!\/)|#+|--+(?:\[\[)?|<!--+|\{\/\*+|;+|%+|\(\*+|\{-+|@\*|\{\{!-*|\{#|<%[-#]+|'|"|REM\b|dnl\b)\s*/i;
/** In documents, `#` and `*` are no comments. */
const hidingSign = /^<!--+\s*/;
/** A comment within a comment is part of an example in documentation. */
const quotedSign = /^(?:\/\/|\/\*|#|<!--)/;
const closing = /\s*(?:\*+\/\}?|--+>|\*+\)|-+\}|\*@|-*\}\}|#\}|-*%>|\]\])$/;

/** Text that stands for code without being a comment, such as `[... rest of the code ...]`. */
const bare = /^(?:[([]?(?:\.{3}|…)|[([](?:rest of|existing|previous|remaining|unchanged) )/i;

/** Maximum characters of a comment; longer ones are prose. */
const maxComment = 140;
/** Maximum characters of a line; longer ones are text, even with the signs of a comment. */
const maxLine = 300;

/** Words of which every placeholder has one. */
const hint =
  /\.{3}|…|rest of|existing|remain|previous|original|other|unchanged|unmodified|before|changes|same|omit|snip|keep|leave|insert|resto? d|restliche|代码|остальной/i;

/** Whether a line of code or of a document only stands for text that was left out, as models leave it out. */
export function isPlaceholder(line: string, isDocument: boolean): boolean {
  if (!hint.test(line)) return false;
  const text = line.trim();
  if (text.length > maxLine) return false;
  const sign = isDocument ? hidingSign : opening;
  const isComment = sign.test(text);
  if (!isComment && !bare.test(text)) return false;
  const content = text.replace(sign, '').replace(closing, '').trim();
  if (content.length > maxComment || quotedSign.test(content)) return false;
  const phrase = content.replace(restPhrase, restSign).replace(keptPhrase, keptSign);
  return [...(isComment ? inComment : inText), ...anywhere].some((pattern) => pattern.test(phrase));
}

const code =
  '(?:code|file|functions?|methods?|class(?:es)?|implementations?|modules?|components?|logic|imports?)';
const part =
  '(?:contents?|body|script|styles?|css|html|markup|jsx|templates?|tests?|test cases|props|properties|fields|routes?|handlers?|cases|config|configuration|setup|sections?|lines|definitions?|declarations?|helpers?|hooks?|elements|entries|items|options|rules|statements?|types|interfaces|exports|init|initiali[sz]ation|constructor|page|form|layout|schema|queries|endpoints|attributes|columns|steps|branches|processing|settings|variables|constants|structs?|validation|middleware|services?|headers|checks|calculations?|variants|arms|spec)';
const few = String.raw`(?:(?!(?:in|on|of|for|to|that|which|you|we|is|are) )[\w-]+ ){0,3}?`;

/** “The rest of” something, and something that is there already: each becomes one sign. */
const restPhrase = new RegExp(
  String.raw`\b(?:the )?(?:rest|remainder) of (?:(?:the|your|this|my|our|that|its|all) )?${few}(?:(${code})|${part})s?\b`,
  'i',
);
const keptPhrase = new RegExp(
  String.raw`\b(?:(?:the|your|my|our|all|any|its) ){0,2}(existing|remaining|unchanged|unmodified|previous|original|other|same) ${few}(?:(${code})|${part})\b`,
  'i',
);
const [restCode, restPart, keptCode, keptPart] = ['\uE000', '\uE001', '\uE002', '\uE003'] as const;
const rest = `[${restCode}${restPart}]`;
const kept = `[${keptCode}${keptPart}]`;
const either = `[${restCode}-${keptPart}]`;
/** What is neither a word nor a sign. */
const blank = String.raw`[^\w${restCode}-${keptPart}]*`;

const restSign = (_: string, noun?: string) => (noun !== undefined ? restCode : restPart);
const keptSign = (_: string, adjective: string, noun?: string) =>
  noun !== undefined && adjective.toLowerCase() !== 'same' ? keptCode : keptPart;

const ellipsis = String.raw`(?:\.{3,}|…)`;
const unchanged =
  '(?:unchanged|untouched|unmodified|intact|identical|the same|same|as[ -]is|as (?:it )?(?:was|before)|as they are)';
const stays = `(?:(?:goes |stays |remains )?here|(?:(?:will|should|must|can) )?(?:(?:remains?|stays?|is|are|be|keeps?|kept) )?(?:exactly |completely )?${unchanged}|remains?|stays?|continues?|omitted)`;
const keep = '(?:keep|leave|include|insert|add|paste|copy|retain|preserve)';
const start = String.raw`^\W*(?:(?:todo|note|fixme)\b\W*)?`;
const end = String.raw`(?:\W.*)?$`;

const patternsOf = (...sources: readonly string[]) =>
  sources.map((source) => new RegExp(source, 'i'));

/** An ellipsis beside what was left out. */
const anywhere = patternsOf(
  String.raw`^${blank}?${ellipsis}[\s([]*(?:and )?${either}`,
  String.raw`^${blank}${either}(?: (?:for|from|with|as|and)\b[^.]{0,50}|\W+${stays})?\W*${ellipsis}\W*$`,
  String.raw`^\W*?${ellipsis}[\s([]*(?:(?:keep|leave|retain|preserve) .{0,40}(?:${either}|\b(?:the rest|${code}|${part})s?\b).*|(?<=[\s([]|^\W*)[^.]{0,40}?\b(?:${unchanged}|(?:omitted|truncated|snipped)(?: for \w+)?))\W*$`,
  String.raw`^\W*(?:<|\[|-+ ?)?snip(?:ped)?(?:>|\]| ?-+)\W*$`,
);

/** A bare line needs brackets around the whole. */
const inText = patternsOf(
  String.raw`^[([](?:${restCode}|${keptCode}\W|${either}.*\b${unchanged}).*[)\]]$`,
);

/** A comment that says nothing but that code stays as it was, or is left out. */
const inComment = patternsOf(
  String.raw`${start}${restCode}(?: (?:above|below))?\W*$`,
  String.raw`${start}(?:${rest}(?: (?:above|below))?|${keptCode})\W+${stays}${end}`,
  String.raw`^\W*?${ellipsis}\s+(?:[([]\s*(?:the )?(?:rest of|existing|remaining)|keep existing)\b`,
  String.raw`^\W*\(${code}\W+${stays}${end}`,
  String.raw`${start}${kept} (?:goes )?here\W*$`,
  String.raw`${start}\(${either}\W*\)?\W*$`,
  String.raw`${start}${keep} (?:the rest|${rest}|${keptCode})(?: of [\w ]{1,40}?)?(?: (?:here|${unchanged}))?\W*$`,
  String.raw`^[([\s]*(?:code |content |file |method |function )?(?:unchanged|same as before|no changes?(?: (?:here|needed))?)[)\]\s]*$`,
  String.raw`^${blank}(?:${either}|${code}|contents?).{0,20}\b(?:omitted|elided|(?:truncated|omitted) for|unchanged(?=\W*${ellipsis}))\b(?: \w+)?\W*$`,
  String.raw`\blines? \d+ ?(?:-|–|to|through) ?\d+\b.*\b(?:${unchanged}|omitted)`,
  String.raw`^\W*${ellipsis}[\s([]+(?:and )?(?:the )?(?:rest|remaining|unchanged)\W*$|^\W*(?:the )?(?:rest|remaining)\W*${ellipsis}\W*$`,
  String.raw`^\W*${ellipsis}\s*\(?(?:[\w-]+ ){0,2}(?:${code}|${part})s?\)?\s*${ellipsis}\W*$`,
  String.raw`^\W*(?:(?:el )?resto del c[óo]digo|(?:le )?reste du code|(?:der )?(?:restliche|übrige|bestehende)r? code|rest des codes|(?:其余|剩余|现有|其他)的?代码|остальной код)`,
);
