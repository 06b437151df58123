/**
 * Beginnings of words that say that something is broken, since when and for whom, and of words between others: they tell
 * of no bug what it is. Five letters begin words of up to seven, fewer letters only those of one more.
 */
const vagueWords = wordsIn(`
  acting acts again ahead annoy anymore anyone anything attached behave behavior behaviour best blocked boss break broke call can't
  cannot client colleague company complain completely constant conversation correct crash critical current customer deadline description
  difficult disappoint discuss doctor earli emergency encounter enough escalat everybody everyone everything everywhere expect
  experienc explain fail failing fault find freez frustrat funny good hang happen head help hope hundred immediate inform investigate
  issue keep lately like literally load look losing lost mail malfunction manager matter message mind minute moment month morning need
  never nobody nope normal nothing office patien people possible previous priority product program proper question reach reaction really
  regard repair report reproduce request respond result return right running same service several since site slow software solve somebody
  somehow someone something sometimes somewhere soon sorry sort stand still stop strange stuck stuff subject suddenly support team
  terrible thing ticket time today told tomorrow totally trouble trying unable unacceptable unusable update upset useless usual wait week
  weird what's work worse wrong yesterday abgestürzt anliegen anschauen ansehen anwend arbeit aufgabe behebung beheben bekomm
  benutz beschwer besproch bildschirm blockiert dauernd defekt dringend erneut falsch fehl fehler fest funktion funzt gemeldet gestern
  gruppe heute hilf immer irgend jemand kaputt katastroph keine klappt kolleg komisch korrekt kümmer langsam läuft leider letzte lösen
  mehrfach meldung merkwürdig mist montag morgen nervt nutzer ordnungsgemäß passier passt probier prüfung reagiert richtig rückmeldung
  rückruf schlecht schlimm schnell schwierigkeit siehe sofort spinnt stimmt störung stürz titel tagen umgehend unbrauchbar unser
  verlieren woche zusammen gleiche agréable aide appel arrivons attend attente avance besoin bien bizarre bloqué bogue cassé catastroph
  comport dysfonction encore entreprise équipe erreur faux fois fonctionn grave impossible inadmissible insupportable jamais lent
  logiciel lundi marche matin mise nouveau panne plaign plait plant quotidien rapide reçois réglé rencontr réparer répond réponse
  résoudre retour rien semaine signal situation souci toujours transf travail utilisateur vérifier vite administraci alguien aplicaci
  arregl ayer ayud caído caída compañero cosa cuelga departament desde días empresa equipo falla fallando fallo fatal funcion gente igual
  imposible incidencia indign llaman llevamos mañana mejor mirar molest mucho nadie necesi ninguna nunca plataforma posible pronto queja
  raro respuesta revisar roto semana siempre sigue sirve sitio sola solucion tard tengo trabaj vergüenza veces acess ajud aplicação
  breve caiu chamad coisa consert conseg continu corrig erro estranho falha hora horr jeito lentid ligando manhã nenhum ninguém
  novamente ontem parou pessoal possível precis quebrad reclam resolv resposta retorno sistem suport tent trav usuári verific vezes
  aggiorn ancora applicazi assist attesa azienda blocc chiama colleg contatt controll corregg davvero disastro ferma fermo funzion gravi
  guardare guasto ieri impossibil interven lamentan lavor malfunz mattina mille nessun niente nulla nuov oggi pianta possibil preced
  presto qualcos qualcun rallent riscontr risolv risposta rotto sbagliat segnal settiman sito solito squadra stamattin strano ufficio
  urgen utent vedi volte altijd applicatie bellen fout gister grote hulp iemand kapot kijken klag klant klopt kunnen laadt lukt mogelijk
  niemand nodig ochtend oploss probl raar rare reageert scherm snel spoed storing syste traag vandaag vast vreemd werk zoals aplikac
  awari błąd błęd chodzi ciągle dlaczego działa dzisiaj dzwoni firma klient napraw nikt niestet nowu pilne pilnie pomoc pracow reakcj
  skarż skarg szybk wczoraj wiesza wolno wyskak wyst zaczą zawsze zepsu zgłasz zgłosz znow zrób alltid akut funkar hjälp hjælp igår igen
  igjen kund sedan snarast snabb tack trasig virker funger ødelag knas toimi taas ongelm vika rikki virhe ohjelm järjest chyb nefung
  nejde opět porucha rozbit včer zase zlob znovu hiba működ merge defect eroare aplicați ngay hoạt động баг быстр висит возник вообще
  всегда вчера вылета глюч грузит делать доброго жалоб жалуют зависа загружа запуска звон исправ клиент коллег люди медлен наконец
  начальник невозможн недел неполад никак никогда никто ничего нормальн нужн обновл обращ оператив опис опять отвеча отдел очень ошибк
  падает поддержк помог помощ посмотр постоянн починит предыдущ пример програм прилож проблем провер происходит просто работа разберит
  разобр решить ругают сайт сбой сдела сегодн систем скорее слома снова совсем срочно странн тормоз устран утра утром приход что-нибудь
  получается виправ вчора екран зламал знову клієнт нічого помилк працю сторінк сьогодн термінов швидк застосунок acil açılmıyor arıyor
  berbat bozuk bozul bugün çabuk çalış çözün donuyor dünden düzelt edemiyor ediyor güncelle hâlâ hata hatalı hemen hiçbir kimse mümkün
  müşteri olmuyor sorun sürekli şikayet tekrar uygulam yapamıyor yavaş yine lỗi lòng sửa vấn đề ứng dụng gấp النظام بسرعة عاجل مشكلة يعمل
  البرنامج تطبيق التطبيق خطأ الصباح منذ नहीं समस्या काम ठीक 가능 같습 같이 계속 고객 고장 급합 급해 기바 긴급 나와 납니다 났습 너무 느려
  느리 담당자 돼요 되지 된다 됩니다 똑같 먹통 멈춰 모두 못하 못해 문의 문제 버그 불만 불편 빠르 빠른 빨리 사용 사이트 생긴 수정 시스템
  신고 실패 아무 안돼 안되 안됩 않네 않습 않아 않음 앱이 어제 업무 없습 에러 언제 열리 오늘 오류 이러 이상 일을 입니다 있나 있습 있어
  자꾸 자주 작동 저는 저희 전화 제가 조치 지난 직원 처리 켜지 페이지 프로그램 하겠 하네 합니다 해결 화면 회사 갑자기 다시 about above
  actual after already another before below could different doesn getting going having maybe opens other screen seems shall should sollt
  sollte start their there these those using whenever which would yours anders bereits damit darum diese einem einfach etwas ganze gehen
  haben hatte ihnen kommt können könnt laden nicht öffnen schon solch trotzdem unter viele weiter welche werden wieder wurde arrive autre
  avoir cette charge chose comme depuis écran faire journée notre ouvre plusieurs quand quelque titre toute votre vraiment antes carga
  cuando estamos están hemos mismo mucha nuestr página pantalla varios ainda carrega estão fazer muita muito saber sempre abbiamo
  aprire caric della delle dello nostri parte prima quanto siamo stesso subito tutti tutto vostr alles gebruiker niets sinds steeds ekran
  otwiera strona użytkownik någon något sidan больш буду было быть вашей день есть какая какой когда которы меня надо наша нашей открыва
  пользовател после раза страниц такая также такое третий через экран этой этот kadar kullanıcı sayfa anh các cho khi không với được`);

/** What asks, greets and thanks, as whole words, beginnings of words and signs between others. */
const politeWords = `pls|plz|please|thx|dear|hi|hey|(?:can|could|would|will) (?:you|u|some\\w*|any\\w*)|hallo|moin|
  guten (?:tag|morgen|abend)|liebe[rs]?|konnt ihr|konnten sie|konnen sie|kannst du|kann (?:mal|bitte|jemand)|svp|
  stp|s.?il (?:vous|te) plait|hola|buen[ao]s (?:dias|tardes|noches)|buenas|por favor|pueden|puede alguien|ola|oi|
  bom dia|boa (?:tarde|noite)|favor|podem|alguem|ciao|salve|buon (?:giorno|di)|qualcuno|hoi|
  goede(?:morgen|middag|navond)|beste|graag|aub|kunnen jullie|kunt u|kan iemand|czesc|hej|hei|moi|tack|tak|
  kan (?:ni|nan|du)|vil i|ahoj|udv|buna (?:ziua|seara)|va rog|rica|xin|chao|nho|giup|можете|прошу|привет`;
const politeBeginnings = `thank|kindly|appreciat|grateful|wondering|cordial|distint|agradec|atencios|gostaria|vorrei|hello|greetings|good (?:morning|afternoon)|look (?:at|into)|bitte|danke|vielen dank|sehr geehrt|
  bonjour|bonsoir|salut|merci|veuillez|pouvez|pourriez|pourrait|estimad|gracias|podrian|podeis|saludo|prezad|
  obrigad|poderia|gentil|grazie|prego|pregh|prega|potet|potrest|potrebbe|cortese|geachte|bedankt|alstublieft|
  alsjeblieft|met vriendelijke|groet|dzien dobry|witam|prosz|prosim|dziek|mozecie|moglby|czy (?:ktos|moz)|pozdraw|
  snalla|kiitos|voisi|dobry den|dekuj|muzete|kerem|koszon|multumesc|puteti|пожалуйста|здравствуйте|добрый|доброе|
  доброго|просьба|просим|спасибо|уважаем|с уважением|благодар|помогите|посмотрите|будь ласка|дякую|вітаю|merhaba|
  selam|lutfen|tesekkur|misiniz|musunuz|sayin|iyi (?:gunler|calismalar)|cam on|الرجاء|يرجى|أرجو|ارجو|شكرا|مرحبا|
  السلام|कृपया|नमस्ते|धन्यवाद|안녕|감사|수고`;
const politeSigns = `주세요|부탁|바랍|드립니다|드려요|봐주|해주|お願|ください|下さい|いただ|頂|世話|疲れ様|幸いです|よろしく|
  もらえ|请(?!求)|請(?!求)|麻烦|麻煩|帮(?!助)|幫(?!助)|谢|謝|你好|您好|各位|求助|救命|大家好|
  กรุณา|ช่วย|ขอบคุณ|สวัสดี`;

/** The clause in which it stands tells nothing of a bug. */
const polite = new RegExp(
  `(?<!\\p{L})(?:(?:${folded(politeWords)})(?!\\p{L})|${folded(politeBeginnings)})|${folded(politeSigns)}`.replaceAll(
    /\n\s+/g,
    '',
  ),
  'u',
);

/** The same as vague words in scripts that write no spaces between words, of which only what is left counts. */
const vagueParts = {
  Japanese: `至急 緊急 急 確認 対応 修正 直 助 動作 動 正常 不具合 問題 障害 故障 壊 昨日 今日 今朝 先日 前回 同 件 様 皆 担当者 恐 入 忙 申 訳 失礼 大変 困 御 顧客 客 苦情
    利用 使用 使 出来 出 来 画面 システム アプリ ソフト プログラム サイト ページ エラー バグ 株式会社 会社 商事 営業部 部長 以上 早急 早 調査 調 調子 悪 原因 見 何卒 何 全然 全 時間 最近 状態 発生
    再発 致 下 解決 場合 上 開 真 例 再度 手数 お客様 クレーム 遅 重 固 落 止 反応 起動 一部 読 込 皆様 現在 弊社 貴社 状況 連絡 返信`,
  Chinese: `非常 尽快 盡快 紧急 緊急 急需 着急 赶紧 赶快 马上 立即 处理 處理 修复 修復 修一下 修 解决 解決 看看 看 检查 檢查 一下 问题 問題 严重 影响 业务 故障 错误 錯誤 报错 報錯 出错 异常 異常
    坏了 壞 崩溃 不能 无法 無法 没法 不了 不行 不工作 打不开 打开 正常 工作 又 还是 還是 一直 总是 每次 上次 一样 昨天 今天 早上 客户 客戶 用户 用戶 投诉 投訴 系统 系統 软件 程序 应用 應用 页面
    頁面 网站 網站 屏幕 画面 我们 我們 你们 我 你 的 了 是 在 有 就 都 也 和 很 出 再 跟 啊 吧 吗 呢 什么 怎么回事 怎么 东西 这个 那个 如题 谁 能 会 到 说 好 现在 线上 环境 相关 同事
    跟进 配合 功能 用 支持 老师 这边 这 弄不好 弄 试了 试 好多次 次 多 反馈 排查 核实 不对 失败 卡死 卡 慢 加载 闪退 老是 一会 领导 老板 公司 电话 急 快点 所有 全部 不知道 情况`,
  Thai: `ด้วย ครับ ค่ะ ด่วน แก้ไข ปัญหา ระบบ ใช้งาน ไม่ได้ ใช้ไม่ได้ เสีย`,
};

const beginnings = [...new Set(vagueWords.map(folded))];
const [japanese, others] = [vagueParts.Japanese, `${vagueParts.Chinese} ${vagueParts.Thai}`].map(
  anyOf,
);

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
  const said = clauses.filter((one) => !polite.test(folded(one)));
  const begged = clauses.length - said.length + (text.match(/[!！]/g)?.length ?? 0);
  const { telling, vague } = countAll(said.join('\n'));
  return { telling, vague: vague + begged };
}

/** The words of a title and of the sentence that says most with it: complaints say little in each, but in many. */
export function countReport(title: string, text: string): WordCount {
  const sentences = ['', ...text.split(sentenceEnd)];
  const counts = sentences.map((one) => countWords(`${title}\n${one}`).telling);
  return { telling: Math.max(...counts), vague: countWords(`${title}\n${text}`).vague };
}

/** Letters by which forms of a word are taken for one. */
const rootLength = 6;

/** Counts the different words of a text. */
export function countAll(text: string): WordCount {
  const words = new Set<string>();
  for (const [word] of text.replace(unspaced, ' ').matchAll(/[\p{L}\p{M}]+/gu)) {
    const plain = folded(word);
    const isLong = plain.length >= leastLetters(word) || /^\p{Lu}{2,3}$/u.test(word);
    if (isLong) words.add(plain);
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
  const part = (isJapanese ? japanese : others) ?? /$^/gu;
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
  if (!word.startsWith(beginning)) return false;
  if (isSyllabic(word)) return true;
  return length > 5 || word.length <= length + (length < 5 ? 1 : 2);
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** Without accents and case, which people leave out. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}
