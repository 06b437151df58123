/** Returns a function that tells whether a line defines the name, in the forms of most languages. */
export function definesName(name: string): (line: string) => boolean {
  const own = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const forms = [
    new RegExp(
      `(?:^|[^\\w.])(?:${keywords})\\s+(?:\\([^)]*\\)\\s*)?(?:[\\w$<>,]+(?:\\.|::|#))*${own}(?![\\w$])`,
    ),
    new RegExp(
      `^\\s*(?:${modifiers}\\s+)*(?:[\\w$]+(?:\\.|::))*${own}\\s*[:=]\\s*(?:async\\b|function\\b|class\\b|lambda\\b|\\(|\\w+\\s*=>)`,
    ),
    new RegExp(`^${own}\\s*(?::[^=]*)?:?=(?!=)`),
    new RegExp(
      `^\\s*(?:${modifiers}\\s+)*(?:[*#]\\s*)?${own}\\s*(?:<[^>]*>)?\\([^;]*(?:\\{|=>)\\s*$`,
    ),
    new RegExp(
      `^\\s*${noStatement}(?:[\\w$<>\\[\\],.?*&:@~]+\\s+)+[*&]*(?:[\\w$<>]+::)*~?${own}\\s*(?:<[^>]*>)?\\([^=]*$`,
    ),
    new RegExp(`^\\s*(?:${modifiers}\\s+)+[\\w$<>\\[\\],.?*&: ]+\\s\\$?${own}\\s*[;=]`),
    new RegExp(`^\\s*#\\s*define\\s+${own}\\b`),
  ];
  return (line) => {
    const start = line.slice(0, longestTested);
    return start.includes(name) && forms.some((form) => form.test(start));
  };
}

/** Characters of a line that are tested: a definition starts early. */
const longestTested = 240;

const keywords =
  'class|interface|trait|struct|enum|union|record|object|module|namespace|function\\*?|func|fn|def|fun|sub|impl|type|typedef|protocol|extension|mod|contract|const|let|var|val|macro_rules!|macro|proc';

const modifiers =
  '(?:export|default|declare|abstract|async|public|private|protected|internal|static|final|override|virtual|readonly|get|set|pub|const|volatile|transient)';

/** Words that start a statement, not the type of what is defined. */
const noStatement =
  '(?!(?:return|new|throw|await|else|elif|if|while|for|switch|case|yield|raise|assert|delete|goto|not|and|or|import|from|use|using|require|print|echo|in|do)\\b|//|/\\*|\\*|#)';
