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

/** Characters of a heading that are read. */
const maxTitle = 600;

/** The words of a line without its marks of Markdown, in lower case. */
function plainWords(text: string): string {
  return text
    .slice(0, maxTitle)
    .replace(/\]\([^()\s]{0,500}\)/g, ' ')
    .replace(/[*_`[\]<>]/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
