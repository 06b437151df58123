import type { Occurrence } from './entity.ts';

/** Whether a sentence says of the name between its halves that it is missing, or is to be created. */
export function saysAbsent({ before, after }: Occurrence): boolean {
  return denied.test(before) || proposed.test(before) || missing.test(after);
}

/** A name in a list, and what separates it from the next. */
const listed = '[`"\'(*]*(?:`[^`]*`|[\\w/-]+(?:\\.[\\w/-]+)+)[`"\')*]*';
const separator =
  '(?:\\s*[,、和或と]\\s*(?:(?:and|or|nor|und|oder|et|ou|y|o|и|или)\\s+)?|\\s+(?:and|or|nor|und|oder|noch|et|ou|ni|y|o|и|или)\\s+)';

/** Words such as `file` and `named` may stand between a denial and the name. */
const kind =
  '(?:files?|class(?:es)?|functions?|methods?|modules?|folders?|director(?:y|ies)|scripts?|settings?|variables?|Datei(?:en)?|Klassen?|Funktion(?:en)?|Methoden?|fichiers?|classes?|fonctions?|archivos?|ficheros?|clases?|funci(?:ón|ones))';
const called = '(?:(?:called|named|like|such as|namens|nommée?|appelée?|llamad[oa]|名为|叫)\\s*)?';
const article = '(?:(?:an?|any|the|such|own|separate|eine?|une?|un|una)\\s+)*';
const opening = `${article}(?:[\\p{L}-]+\\s+)?(?:${kind}\\s+)?${called}`;

/** `There is no file X`, `it has neither X nor Y`, `ohne X`, `没有 X`. */
const denied = new RegExp(
  `(?:(?<!\\p{L})(?:no|neither|without|lacks?|lacking|missing|kein\\p{L}*|weder|ohne|fehlt|fehlen|sans|aucune?|pas de|sin|ning[uú]n\\p{L}*|falta|sem|нет|без)\\s+|look(?:s|ed|ing)?\\s+for\\s+|as\\s+(?:is|are)\\s+|(?:not|n['’]t|never)\\s+(?:have|contain|define|declare|include|provide|ship|use|find|see|know)\\s+|(?:没有|缺少|缺失|找不到|未找到|不存在)\\s*)${opening}(?:${listed}${separator}${article}){0,8}[\`"'(*]*$`,
  'iu',
);

/** `Create a file X`, `erstelle X`, `新建 X`. */
const proposed = new RegExp(
  `(?:(?<!\\p{L})(?:create|add|introduce|attach|provide|send|share|upload|erstell\\p{L}*|créer|créez|ajoute[rz]?|crear?|cree|añad\\p{L}*)\\s+|(?:新建|创建|添加|新增|作成)\\s*)${opening}[\`"'(*]*$`,
  'iu',
);

/** What is said after a name. `X is missing a check` says nothing of X. */
const predicates = [
  '(?:is|are|was|were|has been|have been)(?:\\s+\\p{L}+)?\\s+(?:missing(?!\\s+(?:an?|the|its|some|any)\\s)|absent|gone|removed|deleted)',
  "(?:is|are|was|were)(?:n['’]t|\\s+not)(?:\\s+\\p{L}+)?\\s+(?:there|present|found|in\\s+(?:this|the|our|any)|part\\s+of|available|defined|committed|checked\\s+in|tracked|included|shipped|declared|needed|required|used(?=\\s*(?:[,)]|$|\\s(?:here|anywhere|at\\s+all))))(?!\\p{L})",
  "(?:do|does|did)(?:n['’]t|\\s+not)(?:\\s+\\p{L}+)?\\s+exist",
  'no longer exists?|exists?\\s+nowhere',
  "(?:this|the|our)\\s+(?:repo\\p{L}*|project|code\\p{L}*)\\s+(?:does\\s+not|doesn['’]t|lacks)",
  "(?:can(?:not|['’]t)|could(?:n['’]t|\\s+not))\\s+be\\s+found",
  '(?:has|have|needs?|must|would have)\\s+(?:to\\s+)?be\\s+created',
  'fehl(?:t|en)(?!\\p{L})',
  '(?:existier|gibt\\s+es|(?:ist|sind|war)(?!\\p{L})).{0,30}nicht(?!\\p{L})',
  'nicht\\s+(?:gefunden|vorhanden|enthalten)',
  "n['’]exist|manque|est\\s+(?:absent|introuvable)",
  '(?:no|não|non)\\s+(?:existe|está|esiste|se\\s+encuentra)|falta|manca',
  '不存在|缺失|没有|不在|找不到|已删除|がない|(?:は|が)?(?:存在しま|ありま|見つかりま)せん|存在しない',
  'не\\s+(?:существует|найден)|отсутству|нет(?!\\p{L})|없|존재하지',
];

/** Further names of a list and up to three words, not of another clause, may stand between. */
const gap = `[\`"')*\\]]*(?:${separator}${listed}){0,8}[,\\s]*(?:(?!(?:and|but|so|while|und|aber|et|mais|y|pero)\\s)[\\p{L}-]+\\s+){0,3}`;

const missing = new RegExp(`^${gap}(?:${predicates.join('|')})`, 'iu');
