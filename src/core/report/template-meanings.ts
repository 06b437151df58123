/** What of a report can stand under a heading of a template. */
export type TemplatePart = 'ticket' | 'why' | 'summary' | 'tests';

/**
 * What headings mean, by their words; the first that fits counts. What is for people comes first, so that no question
 * to them is taken for one to the agent.
 */
const meanings: readonly (readonly [TemplatePart | 'people', RegExp])[] = [
  ['people', /^(?:does|do|did|is|are|has|have|can|could|will|would|should|any)\b/],
  [
    'people',
    /\b(?:breaking|release|change ?logs?|screen ?(?:shots?|captures?)|recordings?|demo|ui|visuals?|ai|disclosures?|check ?lists?|reviewers?|additional|other|others|notes?|instructions?|deploy\w*|migrations?|rollback|risks?|impact|security|performance|documentation|docs?|types?|kinds?|category|categories|to-?do|next|guidelines?|licen[cs]e|cla|dco|sign-?off|backports?|commits?|follow-?ups?|alternatives?|acknowledg\w*|pull requests|prs)\b/,
  ],
  ['tests', /\btest(?:s|ed|ing|plan)?\b|\bqa\b|\bverif|\bvalidat|\bprove\b/],
  [
    'ticket',
    /\bissues?\b|\btickets?\b|\bjira\b|\brelated\b|\breferences?\b|\bcloses?\b|\bfixes\b|\blink(?:s|ed)?\b/,
  ],
  [
    'why',
    /\bwhy\b|\bmotivations?\b|\brationale\b|\bbackground\b|\bcontext\b|\bcause\b|\bproblem\b|\breasons?\b|\bpurpose\b|\bcurrent behaviou?r\b/,
  ],
  [
    'summary',
    /\bdescri|\bsummary\b|\boverview\b|\bwhat\b|\bwhat's\b|\bchang(?:e|es|ed)\b|\bsolution\b|\bdetails?\b|\bimplementation\b|\bapproach\b|\bnew behaviou?r\b/,
  ],
];

/** Which part of a report a heading asks for; `undefined` if it asks people, or for something else. */
export function partUnder(title: string): TemplatePart | undefined {
  const words = plainWords(title);
  const [meaning] = meanings.find(([, pattern]) => pattern.test(words)) ?? [];
  return meaning === 'people' ? undefined : meaning;
}

/** What was computed of a change, as far as a box of a template can ask for it. */
export type TemplateClaim = 'bug-fix' | 'tests-added' | 'tests-pass' | 'tests-prove';

/** Characters of a box's text; one that says more asks a person. */
const maxBox = 300;

/** Whether the text of a box says nothing but what was computed; `isType`, whether it names a type of change. */
export function isComputed(
  text: string,
  isType: boolean,
  claims: ReadonlySet<TemplateClaim>,
): boolean {
  if (text.length > maxBox) return false;
  const words = plainWords(text);
  if (isType && bugFix.test(words)) return claims.has('bug-fix') && !breaking.test(words);
  if (more.test(words)) return false;
  const asked: readonly TemplateClaim[] = [
    ...(added.test(words) ? (['tests-added'] as const) : []),
    ...(pass.test(words) ? (['tests-pass'] as const) : []),
  ];
  const proof: readonly TemplateClaim[] = proves.test(words) ? ['tests-prove'] : [];
  if (asked.includes('tests-added') && /\b(?:all|every|each|full|fully)\b/.test(words))
    return false;
  return asked.length > 0 && [...asked, ...proof].every((claim) => claims.has(claim));
}

/** Whether a text asks for the type of a change. */
export function asksType(text: string): boolean {
  return /\b(?:types?|kinds?|category|nature) of\b|\b(?:pr|change|pull request) (?:type|kind|category)\b|^types?$/.test(
    plainWords(text),
  );
}

const bugFix = /^bug ?-?fix(?:es)?(?:$| ?[(:,/–-])|^fix(?:es)? (?:a |for a )?bug\b|^bug$/;
const breaking = /(?<!non-?)(?<!non )breaking|hot-?fix|back ?port|feature|and /;

/** What a box says besides: one that asks for this as well was not computed. */
const more =
  /\b(?:no|not|never|without|later|todo|will|should|must|docs?|documentation|documented|change ?log|builds?|lint\w*|format\w*|manual\w*|screen ?shots?|benchmarks?|e2e|end-to-end|integration|ui|visual\w*|performance|coverage|platforms?|browsers?|devices?|reviewed|types?|except|unless|n\/a)\b|n['’]t/;
const added =
  /\btests?\b.*\b(?:added|written|included|updated|provided)\b|\b(?:add(?:ed|s)?|wrote|written|includ(?:e|es|ed)|updated?)\b.*\btests?\b/;
const pass =
  /\btests? (?:\w+ ){0,3}(?:pass(?:e[sd]|ing)?|succeed(?:s|ed)?|green)\b|^run (?:the |all )*tests$/;
const proves = /\b(?:prov|demonstrat|show|fail|reproduc|regression|effective)/;

/** The words of a line without its marks of Markdown, in lower case. */
function plainWords(text: string): string {
  return text
    .slice(0, 2 * maxBox)
    .replace(/\]\([^()\s]{0,500}\)/g, ' ')
    .replace(/[*_`[\]<>]/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
