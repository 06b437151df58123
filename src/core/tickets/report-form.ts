import { oneLine } from '../text/index.ts';

/** Parts of a bug report that forms ask for. */
export type FormPart = 'actual' | 'expected' | 'steps';

/** Beginnings of words in the headings of common forms, in the languages of their users; `other` has a heading, too. */
const headings: Readonly<Record<FormPart | 'other', RegExp>> = {
  expected:
    /expect|erwart|attendu|esperad|attes[oi]|verwacht|oczekiwan|förvänt|ожида|очіку|beklenen|期待|期望|预期|預期|기대|예상/iu,
  steps:
    /\bsteps|reproduc|reproduz|schritte|[ée]tapes|\bpasos|\bpassos|passaggi|stappen|kroki|\bsteg\b|шаги|кроки|воспроиз|відтвор|adımlar|再現|手順|步骤|步驟|重现|重現|复现|재현|단계/iu,
  actual:
    /\bactual|current (?:behav|result)|what happen|describe|description|beschreib|tatsächlich|aktuell|obtenu|constat|actuel|obtenid|obtid|\batual|effettiv|ottenut|observed|feitelijk|rzeczywist|faktisk|факт|обнаруж|описан|gerçekleşen|açıklama|実際|現象|内容|实际|實際|现象|描述|실제|현상|설명/iu,
  other:
    /version|environment|umgebung|environnement|entorno|ambiente|omgeving|środowisko|окружен|ortam|環境|环境|환경|バージョン|版本|버전|screenshot|additional|context|browser|device|severity|priorit/iu,
};

const kinds = ['expected', 'steps', 'actual', 'other'] as const;

/** A heading of Markdown, wiki markup or plain text, with what may follow it in its line. */
const heading =
  /^(?:(?:#{1,6}|h[1-6]\.)\s*(?<marked>.{1,80})|[*_]{1,3}(?<bold>[^*_]{1,80})[*_]{1,3}\s*[:：]?(?<after>.*)|[【［[](?<boxed>[^】］\]]{1,40})[】］\]][:：]?(?<rest>.*)|[■●◆◇□▼]\s*(?<signed>.{1,40})|(?<plain>[^:：]{2,40})[:：](?!\/\/)(?<said>.*))$/u;

/** What a form says to whoever fills it in, and what people put where they have nothing to say. */
const unfilled =
  /^(?:n\/?a|none|nil|nothing|tbd|todo|keine?|nichts|aucun|néant|ningun[oa]|nenhum|nessun[oa]|nada|нет|无|無|暂无|なし|特になし|없음)[.。!]?$|\s['"‘“]\.{3,4}['"’”]|_no response_|[[(<](?:e\.g\.|z\. ?b\.|p\. ?ex\.|for example)|^(?:a clear and concise description|if applicable, add|add any other context|steps to reproduce the behaviou?r|see error$)/iu;

/** How a letter ends; a name and an address follow. */
const closing =
  /^(?:--\s*$|—\s*$|_{3,}|(?:(?:best|kind|warm|many)\s+)?(?:regards|wishes)\b|(?:best|vg|mvh|lg|att|abs|cdlt)[,.]?$|(?:many |vielen |besten |muchas |mille )?(?:thanks|thank you|thx|danke|dank|merci|gracias|obrigad[oa]|grazie|bedankt|dzięk\p{L}+|спасибо|дякую|tack|takk?|kiitos|děkuji|teşekkür\p{L}*)(?:[ ,]+\p{L}+){0,3}[\s\p{P}]*$|sincerely|cheers|mit (?:freundlich|besten)|(?:viele|liebe|beste|schöne)\s+(?:grüße|gruesse)|mfg\b|gruß|cordialement|bien à vous|atentamente|(?:un )?saludos?\b|atenciosamente|abraços|(?:cordiali|distinti) saluti|met vriendelijke|pozdrawiam|с уважением|з повагою|saygılarımla|敬具|此致)/iu;

/** How the head of a forwarded mail begins; whom it is from and to follows. */
const mailHead =
  /^[>*_\s]*(?:from|von|de|da|van|od|från|fra|lähettäjä|от|від|kimden|发件人|發件人|差出人|보낸 사람|من)[*_\s]*[:：]/iu;

/** The last paragraph, if it is a name and what somebody is. */
const signature =
  /\n\s*\n(?:\p{L}{1,4}\. )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}.'-]*){1,3},?(?:\r?\n.{0,60}){1,7}\s*$/u;

/** Lines of a name and an address. */
const longestSignature = 8;

/** Addresses of mail and phones, which say nothing of a bug. */
const contact = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}|\+?\d[\d ()/.-]{6,20}\d/g;

/** What people have written of a report. */
export interface FilledForm {
  /** Without headings, the words of forms, letters' ends and contacts. */
  readonly text: string;
  /** The parts of forms that have a text of their own. */
  readonly parts: ReadonlyMap<FormPart, string>;
}

/** Reads a report in Markdown, wiki markup or plain text, whether it follows a form or not. */
export function readForm(...texts: readonly string[]): FilledForm {
  const lines: string[] = [];
  const parts = new Map<FormPart, string>();
  for (const text of texts) readText(text, lines, parts);
  return { text: lines.join('\n'), parts };
}

function readText(text: string, lines: string[], parts: Map<FormPart, string>): void {
  let part: FormPart | undefined;
  let skipped = 0;
  let isHead = false;
  const add = (written: string) => {
    const line = written.replace(contact, ' ').trim();
    const said = line.replace(/^(?:[-*+•]|\d{1,2}[.)、])(?:\s+|$)/, '');
    if (!/[\p{L}\p{N}]/u.test(said) || unfilled.test(said)) return;
    lines.push(line);
    if (part !== undefined) parts.set(part, `${parts.get(part) ?? ''}${line}\n`);
  };
  const written = text.replace(/<!--[\s\S]*?(?:-->|$)/g, '').replace(signature, '');
  for (const line of written.split(/\r?\n/)) {
    const found = headingOf(line.trim());
    if (isHead) isHead = line.trim() !== '';
    else if (mailHead.test(line)) isHead = true;
    else if (found !== undefined) {
      part = found.part;
      skipped = 0;
      add(found.rest);
    } else if (skipped > 0) skipped -= 1;
    else if (closing.test(line.trim())) skipped = longestSignature;
    else add(line);
  }
}

/** The part that a line begins, `undefined` for one of no kind; returns nothing for a line that is no heading. */
function headingOf(
  line: string,
): { readonly part: FormPart | undefined; readonly rest: string } | undefined {
  const found: Readonly<Record<string, string | undefined>> = heading.exec(line)?.groups ?? {};
  const { marked, bold, boxed, signed, plain, after, rest, said } = found;
  const label = oneLine(marked ?? bold ?? boxed ?? signed ?? plain ?? '', 80);
  if (label === '') return undefined;
  const kind = kinds.find((one) => headings[one].test(label));
  if (kind === undefined && marked === undefined) return undefined;
  return { part: kind === 'other' ? undefined : kind, rest: after ?? rest ?? said ?? '' };
}
