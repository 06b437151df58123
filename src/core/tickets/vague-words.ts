import { foldAccents } from '../text/index.ts';

/**
 * Beginnings of words that say that something is broken, since when and for whom, and of words between others: they tell
 * of no bug what it is. Five letters begin words of up to seven, fewer letters only those of one more.
 */
const vagueWords = wordsIn(`
  about above acess acil acting acts actual açılmıyor administraci after again aide ainda ajud alguien alles already altijd ancora anh another
  anschauen ansehen antes anwend anymore anyone anything aplicaci aplikac applicatie applicazi arbeit arregl assist attached attend attente
  attesa autre avance avoir awari ayer ayud azienda before behave behavior behaviour beheben behebung bekomm benutz beschwer besoin besproch
  best bien bizarre blocc blocked blockiert bloqué bozuk bozul bozuldu broke broken bugün błąd błęd caído çalış can't cannot cassé cette
  chamad chiama chose ciągle client coisa colleg comme company complain comport conseg constant contatt continu controll conversation correct
  corregg corrig could crash critical cuando current customer dauernd deadline defect defekt della delle departament depuis description desde
  días diese different difficult disappoint disastro discuss doctor doesn donuyor dringend dụng düzelt dysfonction działa dzisiaj dzwoni écran
  edemiyor ediyor einem emergency empresa encore enough équipe erneut erreur erro escalat estamos están estão estranh etwas everyone
  everything everywhere expect experienc explain fail faire falha falla fallando fallo falsch fatal fault fazer fehl fehler fermo find fois
  fonctionn fout freez funcion funger funktion funzion gấp gehen gente gestern getting gister gleiche going good grave guardare güncelle haben
  hâlâ hang happen hata hatte having head help hemen hemos heute hiba hilf hjälp hoạt hope hora hulp hundred iemand ieri igår igen igual
  immediate immer imposible impossibil impossible inadmissible incidencia inform insupportable interven investigate irgend issue jamais jeito
  jemand journée kadar kapot kaputt katastroph keep keine không kijken kimse klag klant klappt klient klopt kolleg komisch kommt können könnt
  kullanıcı kümmer kund kunnen langsam lately läuft leider lent lentid letzte like llaman llevamos load logiciel look losing lukt lundi mail
  malfunz manager mañana manhã marche matin matter maybe meldung merge message mille mind minute mirar mise mismo mist mogelijk molest montag
  month morgen morning mucha mucho muita muito működ müşteri nadie napraw necesi need nefung nenhum nervt nessun never nicht niemand niente
  niets nikt ninguém ninguna nobody nodig normal nothing notre nouveau nulla nunca nuov nutzer office oggi ontem oploss ordnungsgemäß other
  página panne pantalla parou parte passier patien people pessoal pilne pilnie plaign plait plataforma plusieurs pomoc posible possibil
  possible possível preced precis presto previous prima probl problem problém product program prüfung qualcos quanto quebrad queja quejan
  quelque question raar rapide raro reach reagiert reakcj really reclam reçois regard réglé régler rencontr repair réparer réponse report
  reproduce resolv résoudre respond respuesta result retorno retour revisar richtig rien right riscontr risolv risposta roto rotto rückmeldung
  rückruf running saber same sbagliat scherm schlecht schnell schon screen sedan seems segnal semaine semana sempre service should siehe
  siempre signal sigue şikayet since sinds sirve sistem site sito skarż slow snel sofort software sola solucion solve somebody someone
  something sometimes soon sort sorun souci soucis spinnt spoed stamattin stand ständig stesso still stimmt storing störung strange strano
  stuck stuff stürz sửa subito subject suport support sürekli syste system szybk tard team tekrar tengo their there these thing those ticket
  time titel titre today toimi told tomorrow toujours toute traag trabaj transf trasig travail trouble trying tutti tutto ufficio umgehend
  unable unacceptable unbrauchbar ứng unser unter update urgen urgence urgent using usual usuári utent utilisateur uygulam vấn vandaag varios
  veces vedi vergüenza verific vérifier verlieren vezes viele virker vite với volte vostr votre vreemd wait wczoraj week weird weiter welche
  werden werk whenever which wieder woche wolno work worse would wrong wurde wyskak yapamıyor yavaş yesterday yine yours zase zawsze zepsu
  zgłasz zgłosz zlob znow zoals zusammen động được баг буду быстр вашей висит возник вообще всегда вчера вчора вылета глюч грузит делать день
  доброго есть жалоб жалуют зависа загружа звон зламал знову исправ какая какой клиент клієнт когда коллег люди меня наконец наша невозможн
  неполад ничего нормальн нужн нічого обновл оператив опять отдел открыва очень ошибк падает поддержк получается помилк помог помощ после
  посмотр постоянн починит працю предыдущ прилож приход проблем провер програм происходит работа разберит разобр ругают сайт сбой сегодн
  систем слома снова совсем срочно странн сьогодн термінов тормоз третий устран через швидк экран этот البرنامج الصباح النظام بسرعة عاجل مشكلة
  منذ يعمل काम ठीक नहीं 가능 갑자기 같습 계속 고객 고장 급합 긴급 나와 납니다 너무 느려 다시 담당자 돼요 된다 됩니다 똑같 못하 문의 문제 버그
  빠른 빨리 사용 사이트 생긴 수정 시스템 신고 실패 안돼 안됩 않습 않아 앱이 어제 언제 업무 없습 에러 오늘 오류 이러 이상 일을 있습 있어 자꾸
  작동 저희 전화 제가 조치 지난 직원 처리 페이지 프로그램 하겠 합니다 해결 화면 회사`);

/** What asks, greets and thanks, as whole words, beginnings of words and signs between others. */
const politeWords = `pls|plz|please|thx|dear|hi|hey|(?:can|could|would|will) (?:you|u|some\\w*|any\\w*)|hallo|moin|guten (?:tag|morgen|abend)|
  liebe[rs]?|konnt ihr|konnten sie|konnen sie|kannst du|kann (?:mal|bitte|jemand)|svp|stp|s.?il (?:vous|te) plait|hola|
  buen[ao]s (?:dias|tardes|noches)|buenas|por favor|pueden|puede alguien|ola|oi|bom dia|boa (?:tarde|noite)|favor|podem|alguem|ciao|salve|
  buon (?:giorno|di)|qualcuno|hoi|goede(?:morgen|middag|navond)|beste|graag|aub|kunnen jullie|kunt u|kan iemand|czesc|hej|hei|moi|tack|tak|
  kan (?:ni|nan|du)|vil i|ahoj|udv|buna (?:ziua|seara)|va rog|rica|xin|chao|nho|giup|можете|прошу|привет`;
const politeBeginnings = `thank|kindly|appreciat|grateful|wondering|cordial|distint|agradec|atencios|gostaria|vorrei|hello|greetings|
  good (?:morning|afternoon)|look (?:at|into)|bitte|danke|vielen dank|sehr geehrt|bonjour|bonsoir|salut|merci|veuillez|pouvez|pourriez|
  pourrait|estimad|gracias|podrian|podeis|saludo|prezad|obrigad|poderia|gentil|grazie|prego|pregh|prega|potet|potrest|potrebbe|cortese|
  geachte|bedankt|alstublieft|alsjeblieft|met vriendelijke|groet|dzien dobry|witam|prosz|prosim|dziek|mozecie|moglby|czy (?:ktos|moz)|pozdraw|
  snalla|kiitos|voisi|dobry den|dekuj|muzete|kerem|koszon|multumesc|puteti|пожалуйста|здравствуйте|добрый|доброе|доброго|просьба|просим|
  спасибо|уважаем|с уважением|благодар|помогите|посмотрите|будь ласка|дякую|вітаю|merhaba|selam|lutfen|tesekkur|m[iı]s[iı]n[iı]z|musunuz|
  sayin|iyi (?:gunler|calismalar)|cam on|الرجاء|يرجى|أرجو|ارجو|شكرا|مرحبا|السلام|कृपया|नमस्ते|धन्यवाद|안녕|감사|수고`;
const politeSigns = `주세요|부탁|바랍|드립니다|드려요|봐주|해주|お願|ください|下さい|いただ|頂|世話|疲れ様|幸いです|よろしく|もらえ|请(?!求)|
  請(?!求)|麻烦|麻煩|帮(?!助)|幫(?!助)|谢|謝|你好|您好|各位|求助|救命|大家好|กรุณา|ช่วย|ขอบคุณ|สวัสดี`;

/** The clause in which it stands tells nothing of a bug. */
const polite = new RegExp(
  `(?<!\\p{L})(?:(?:${foldAccents(politeWords)})(?!\\p{L})|${foldAccents(politeBeginnings)})|${foldAccents(politeSigns)}`.replaceAll(
    /\n\s+/g,
    '',
  ),
  'u',
);

/** The same as vague words in scripts that write no spaces between words, of which only what is left counts. */
const vagueParts = {
  Japanese: `
    至急 急 確認 対応 直 助 動作 動 正常 不具合 問題 故障 壊 昨日 前回 同 件 様 皆 恐 入 忙 申 訳 大変 困 御 客 使用 使 出 来 画面 システム
  アプリ エラー 株式会社 会社 商事 営業部 早急 早 調 調子 悪 原因 見 何卒 何 全然 全 発生 再発 致 下 上 開 真 例 再度 手数 お客様
  クレーム 遅 重 固 落 止 一部 読 込 緊急 修正 障害 今日 今朝 担当者 苦情 顧客 出来 ソフト プログラム サイト ページ バグ 調査 最近 状態
  解決`,
  others: `
    非常 尽快 紧急 着急 赶快 立即 处理 修复 修一下 修 解决 看看 看 检查 一下 问题 問題 严重 影响 业务 故障 错误 报错 出错 坏了 壞 不能 不了
  不行 打不开 打开 正常 又 还是 一直 上次 一样 客户 用户 投诉 系统 软件 画面 我 你 的 了 是 在 有 就 都 也 和 很 出 再 跟 啊 吧 吗 呢
  什么 怎么回事 怎么 如题 谁 能 会 到 说 好 现在 线上 环境 相关 同事 跟进 配合 功能 用 老师 这边 这 弄不好 弄 试了 试 好多次 次 多 反馈
  排查 核实 不对 失败 卡 慢 闪退 老是 急 不知道 情况 赶紧 马上 异常 崩溃 无法 没法 不工作 工作 总是 每次 昨天 今天 早上 程序 应用 页面
  网站 屏幕 我们 你们 这个 那个 卡死 加载 公司 电话 所有 全部 ด้วย ครับ ค่ะ ด่วน แก้ไข ปัญหา ระบบ ใช้งาน ไม่ได้ ใช้ไม่ได้ เสีย`,
};

const beginnings = [...new Set(vagueWords.map(foldAccents))];
const japanese = anyOf(vagueParts.Japanese);
const others = anyOf(vagueParts.others);

const unspaced = /[\p{sc=Han}\p{sc=Kana}ー\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}]+/gu;

/** Where a clause ends; a point within a number, a name or an address ends none. */
const clauseEnd = /[.!?;:,…]+(?=\s|$)|(?<=[?!])\s|[。！？；：，、]|\n/u;

const sentenceEnd = /[.!?…]+(?=\s|$)|[。！？]|\n/u;

/** How many different words of a text tell something, in any language, and how many do not. */
export interface WordCount {
  readonly telling: number;
  readonly vague: number;
}

/** Counts the different words of a text, without those of clauses that ask, greet or thank. */
export function countWords(text: string): WordCount {
  const clauses = text.split(clauseEnd);
  const said = clauses.filter((one) => !polite.test(foldAccents(one)));
  const begged = clauses.length - said.length + (text.match(/[!！]/g)?.length ?? 0);
  const { telling, vague } = countAll(said.join('\n'));
  return { telling, vague: vague + begged };
}

/** The longest sentences, which are enough to see whether one tells something. */
const mostSentences = 50;

/** The words of a title and of the sentence that says most with it: complaints say little in each, but in many. */
export function countReport(title: string, text: string): WordCount {
  const sentences = [...new Set(text.split(sentenceEnd))].sort((a, b) => b.length - a.length);
  const counts = sentences
    .slice(0, mostSentences)
    .map((one) => countWords(`${title}\n${one}`).telling);
  return { telling: Math.max(...counts), vague: countWords(`${title}\n${text}`).vague };
}

/** Letters by which forms of a word are taken for one. */
const rootLength = 6;

/** Counts the different words of a text. */
export function countAll(text: string): WordCount {
  const words = new Set<string>();
  for (const [word] of text.replace(unspaced, ' ').matchAll(/[\p{L}\p{M}]+/gu)) {
    const plain = foldAccents(word);
    if (plain.length >= leastLetters(word) || /^\p{Lu}{2,3}$/u.test(word)) words.add(plain);
  }
  const telling = [...words].filter((word) => !isVague(word));
  const roots = new Set(telling.map((word) => word.slice(0, rootLength)));
  const others = countUnspaced(text);
  return {
    telling: roots.size + others.telling,
    vague: words.size - telling.length + others.vague,
  };
}

/** The same of scripts without spaces, each of whose words has a usual length. */
function countUnspaced(text: string): WordCount {
  const isJapanese = /[\p{sc=Hira}\p{sc=Kana}]/u.test(text);
  const part = isJapanese ? japanese : others;
  const runs = new Set(text.replace(part, ' ').match(unspaced) ?? []);
  const telling = [...runs].reduce((sum, run) => {
    const length = /\p{sc=Han}/u.test(run) ? 2 : /\p{sc=Kana}/u.test(run) ? 3 : 5;
    return sum + run.length / length;
  }, 0);
  return { telling: Math.round(telling), vague: new Set(text.match(part)).size };
}

/** Shorter words mostly link others; those of Vietnamese are syllables, as those of Korean nearly are. */
function leastLetters(word: string): number {
  if (isSyllabic(word)) return 2;
  if (/[\u1ea0-\u1ef9]/i.test(word.normalize('NFC'))) return 3;
  return /^\p{sc=Latin}/u.test(word) ? 5 : 4;
}

/** A single character of Japanese is a word of its own only where no other joins it. */
function anyOf(list: string): RegExp {
  const isJapanese = list === vagueParts.Japanese;
  const longestFirst = wordsIn(list).toSorted((a, b) => b.length - a.length);
  const forms = longestFirst.map((part) =>
    isJapanese && part.length === 1 ? `(?<!\\p{sc=Han})${part}(?!\\p{sc=Han})` : part,
  );
  return new RegExp(forms.join('|'), 'gu');
}

/** Whether the script is one of syllables with spaces; Hiragana is mostly the grammar between words. */
function isSyllabic(word: string): boolean {
  return /^\p{sc=Hang}/u.test(word.normalize('NFC'));
}

function isVague(word: string): boolean {
  if (/^\p{sc=Hira}/u.test(word) || polite.test(word)) return true;
  return beginnings.some((one) => isFormOf(word, one));
}

/** A short word begins many others, such as `check` the word `checkout`. */
function isFormOf(word: string, beginning: string): boolean {
  const { length } = beginning;
  const longest = length > 5 || isSyllabic(word) ? Infinity : length + (length < 5 ? 1 : 2);
  return word.startsWith(beginning) && word.length <= longest;
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
