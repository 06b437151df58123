/**
 * Words that say of no bug what it is: greetings, thanks, haste, that something is broken, and the words between them.
 * Words of less than four letters never say it. One of five letters or more counts as a beginning.
 */
const vagueWords = {
  English: `additional advance afternoon again ahead always annoying anymore anyone anything anyway application appreciat asap assist attached
    attention best blocked blocker boss break broken bugs call can't cannot chance check cheers client colleague company complain completely
    confidential constantly convenience conversation correct crash critical currently customer days deadline dear description difficult discussed
    earliest email emergency encounter error escalat everybody everyone everything everywhere expected experienc fail failed failing fails
    faithfully finds freez frustrat further good grateful greetings guys hang hangs happen hello help hope hurry immediate information investigate
    issue keep keeps kind kindly lately literally load loaded loading loads longer look looking lost madam mail manager matter message mind minute
    moment month morning need never nobody nope normal nothing office people please possible previous priority problem product program proper
    question reach really regarding regards repair report reproduce resolve respond right service several since site slow software solve somehow
    someone something somewhere soon sorry sorted steps still strange stuck stuff subject support sure system team terrible thank thing ticket time
    times today tomorrow totally tried trouble trying unable urgent useless usual wanted website week weird whats wish work working works
    wrong yesterday explain acts acting weirdly closes disappoint`,
  German: `abgestürzt angerufen anliegen anrufen anschauen ansehen anwender anwendung arbeiten beheben behebung behoben bekommen benutzer beschwer
    besprochen beste bildschirm bitte blockiert damen dank danke dauernd defekt dringend erneut falsch fehler feststellen fixen freuen freundlich
    funktion funzt geehrte gestern gruß grüße guten hallo hängt helfen herren herzlich heute hiermit hilfe immer irgend jemand kaputt keine klappt
    kollege komisch korrekt korrigieren kümmern kunde langsam läuft leider letzte liebe lösen meldung möglich moin morgen nervt nutzer ordnungsgemäß
    passt prüfen reagiert reparieren richtig rückmeldung schauen schnell schwierigkeit siehe sofort spinnt ständig stimmt stürz titel
    umgehend unbrauchbar unser voraus woche woran zusammen verlieren geld ankommen schließt`,
  French: `agréer aide aider appel arrivons attend attente avance besoin bien bizarre bloqué bogue bonjour bonne bonsoir cassé collègue corriger
    distingué encore entreprise équipe erreur expression faux fois fonctionne grave impossible inadmissible intervenir intervention jamais lent
    lente logiciel marche matin merci messieurs mise monsieur nécessaire nouveau panne plaignent plait plantage plante pourriez prions rapide
    regarder régler rencontr réparer répond réponse résoudre retour rien salut semaine souci toujours urgence utilisateur vérifier veuillez vite
    vouloir reçois étape redémarrage ferme`,
  Spanish: `administración agradec ajustar alguien aplicación arregl atentamente ayer ayud ayuda ayude buen buenas buenos caída caído compañero
    cordial corregir correo cosa cuelga departamento días empresa equipo escribo estimado falla fallando fallo favor funciona gracias hola
    incidencia informar lento llaman llevamos mañana mirar nadie necesit ninguna nunca plataforma posible pronto quejan rápido raro realmente
    reciban respuesta revisar roto saludos semana señor siempre sigue sirve sitio solucion trabajar urgencia veces verificar llegan llega cierra sola rato molesto`,
  Portuguese: `abraço acessar ajuda alguém anterior aplicação aplicativo atenção atenciosamente breve caiu chamado coisa conseguindo consertar
    consigo continua corrigir enfrentando erro estranho falha gostaria hora jeito lentid ligando manhã nenhum ninguém novamente obrigad olhada ontem
    parou pessoal possível precisa preciso prezado quebrad reclam resposta retorno senhor suporte tarde tentar tentei trava usuária vezes vocês chegam chega aparece fecha`,
  Italian: `aiut aiuto ancora applicazione attesa azienda bloccat buonasera buongiorno chiamano chiediamo ciao collegh contatto controllare
    correggere cortesemente davvero distinti ferma fermo funziona gentile grazie guardare guasto ieri intervenite lamentan mattina mille nessuno
    niente notizie nulla nuova nuovo oggi piacere pianta possibile potete potreste precedente prega prego presto qualcosa ragazzi rallent restiamo
    riesco riscontr risolvere risponde rotto salve sbagliat segnalazione settimana sito squadra stamattina strano ufficio urgenza vedi volte arriva arrivano chiude fastidios`,
  Dutch: `alstublieft altijd applicatie bedankt bellen collega fout gisteren graag groet hulp jullie kapot kijken klagen klant kunnen laadt ligt
    lukt mogelijk niemand nodig oplossen probleem reageert scherm snel spoedig systeem traag vandaag vriendelijke werken werkt`,
  Polish: `aplikacj błąd błęd dlaczego dobry działa dzięk dzień dzisiaj dzwonią firma klient napraw nikt nowu pilne pilnie pomoc pomóż pozdraw
    pracować prosz reakcj szybk wczoraj wiesza wolno zepsut zgłasza znowu ładuje`,
  Swedish: `alltid fungerar funkar hälsning hjälp igår igen kund sedan snälla snarast tack trasig`,
  Russian: `баги белый благодар быстр висит возникли вообще всегда вчера вылетает грузит делать доброе добрый жалоб жалуют зависа загружа запускает
    заранее заявк звонит звонят здравствуйте исправ клиент коллеги люди медлен наконец начальник невозможно недел неполад никогда никто ничего
    нормальн нужно обращ оператив опис опять отвечает отдел очень ошибк падает поддержк подскажите пожалуйста помог помощ посмотр постоянно почин
    предыдущ привет признател приложени проблем провер програм просим просто просьба проходит прошу работает работать работают работу разберитесь
    разобр решите решить ругают сайт сбой сделайте сегодня систем скорее слома снова совсем спасибо срочно странн тормоз уважаем уважением устран
    утра приход закрыва`,
  Ukrainian: `будь виправ вчора вітаю добрий допомож дякую екран зламал знову клієнт ласка нічого повагою помилк працю сторінк сьогодні терміново
    швидк`,
  Turkish: `acil acilen açılmıyor arıyor bakar bozuk bozuldu bugün çabuk çalış çözün donuyor dünden düzelt edemiyor ederim ediyor hâlâ hata hemen
    hiçbir kimse lütfen merhaba mümkün müşteri mısınız olmuyor saygı selam şikayet sistem sorun sürekli tekrar teşekkür uygulama yapamıyor yardım
    yavaş yine gelmiyor yardımcı kapanıyor`,
  Vietnamese: `cảm chào chị gấp giùm giúp lỗi lòng nhờ sửa thống vui xin`,
  Arabic: `الإصلاح الرجاء السلام المساعدة النظام بسرعة شكرا عاجل عليكم مرحبا مشكلة يرجى يعمل`,
  Hindi: `करें कृपया जल्दी धन्यवाद नमस्ते नहीं समस्या`,
  Korean: `가능 감사 갑자기 같습 계속 고객 고장 고쳐 그리고 급합 급해 기바 긴급 나와 너무 느려 느리 다시 담당자 답변 도와 동작 돼요 되지 된다 됩니다 드려 드립 똑같 많으십 먹통
    멈춰 모두 못하 못해 문의 문제 바랍 버그 봐주 부탁 불만 불편 빠르 빠른 빨리 사용 사이트 생긴 수고 수정 시스템 실패 아무 안녕 안돼 안되 안됩 않네 않습 않아 않음 어제 업무 없습 에러
    열리 오늘 오류 이상 일을 입니다 있나 있습 있어 자꾸 자주 작동 저는 저희 전화 제가 제발 조속 조치 주세요 주시 지난 지원 직원 처리 켜지 페이지 프로그램 하겠 하네 합니다 해결 해주
    화면 확인 회사 꺼져 꺼집 와요`,
} as const;

/** Words between others and of every program, which neither tell something nor are vague. */
const linkingWords = `able about above acting actual after already also another been before below could different does doesn dont down even ever
  from getting going gone have having here into just know last like made make many maybe more must only open opens other page same screen seems
  shall should some start such than that their them then there these they this those thus used user users using very want well were what when
  whenever which will with would your yours aber anders auch bereits damit dann darum dass diese eine einem einen einfach etwas euch eure eurer
  ganze gehen geht gibt habe haben hatte hier ihnen ihre ihrem kann kommt können könnt laden lädt mehr mich muss müssen nach nicht noch oben öffnen
  öffnet ohne schon sehr sein seit seite sind soll sollte trotzdem über unter viele wäre weil weiter welche wenn werden wieder wird wurde arrive
  autre avec avez avoir cette charge chose comme dans depuis écran être faire fait jour journée jours mais notre nous ouvre ouvrir peut plus
  plusieurs pour pouvez pouvoir quand quelque sont titre tous tout toute très voir votre vous vraiment abre abrir algo antes cada carga como cuando
  desde está estamos están este esto hace hacer hemos mismo muchas mucho nada nuestra nuestro otra página pantalla para pero podría puede sale todo
  todos usuario varios vuelve ainda carrega estão fazer fora hoje isso mesma mesmo minha muitas muito nossa nosso pode podem poderia saber sempre
  tela tudo abbiamo apre aprire carica come della delle dello fare molte molto nostri parte prima quanto siamo sono stesso subito tutti tutto utent
  vostra vostro alles deze gaat gebruiker meer naar niet niets onze sinds steeds voor weer ekran jako jest oraz otwiera strona użytkownik inte någon
  något sidan больше буду было быть вашего вашей день есть какая какой когда которы меня можете надо наша нашей открывает пользовател после раза
  страниц такая также такое третий через что-то экран этой этот daha için kadar kullanıcı sayfa anh các cho khi không mình với được`;

/** The same as vague words in scripts that write no spaces between words, of which only what is left counts. */
const vagueParts = {
  Japanese: `お世話 世話 宜敷 願 至急 緊急 急 確認 対応 修正 直 助 動作 動 正常 不具合 問題 障害 故障 壊 昨日 今日 今朝 先日 前回 同 件 様 皆 担当者 恐 入 忙 申 訳 失礼
    大変 困 御 顧客 客 苦情 利用 使用 使 出来 出 来 画面 システム アプリ ソフト プログラム サイト ページ エラー バグ 株式会社 会社 商事 営業部 部長 以上 早急 早 調査 調 原因 見 何卒
    何 全然 全 時間 最近 状態 発生 再発 頂 致 下 解決 場合 上 開 真 疲 例 再度 手数 幸 お客様 クレーム 遅 重 固 落 止 反応 起動 一部 読 込 皆様 現在 弊社 貴社 状況 連絡 返信`,
  Chinese: `请 請 你好 您好 大家好 各位好 各位 谢谢 謝謝 感谢 感謝 非常 尽快 盡快 紧急 緊急 急需 着急 赶紧 马上 立即 麻烦 麻煩 帮忙 幫忙 帮 幫 处理 處理 修复 修復 修一下 解决
    解決 看看 看 检查 檢查 一下 问题 問題 严重 影响 业务 故障 错误 錯誤 报错 報錯 出错 异常 異常 坏了 壞 崩溃 不能 无法 無法 没法 不了 不行 不工作 打不开 打开 正常 工作 又 还是 還是
    一直 总是 每次 上次 一样 昨天 今天 早上 客户 客戶 用户 用戶 投诉 投訴 系统 系統 软件 程序 应用 應用 页面 頁面 网站 網站 屏幕 画面 我们 我們 你们 我 你 的 了 是 在 有 就 都 也
    和 很 出 再 跟 啊 吧 吗 呢 什么 怎么回事 怎么 东西 这个 那个 如题 谁 能 会 到 说 好 现在 线上 环境 相关 同事 跟进 配合 功能 用 支持 老师 这边 这 弄不好 弄 试了 试 好多次 次
    十分 多 反馈 排查 核实 不对 失败 卡死 卡 慢 加载 闪退 老是 一会 领导 老板 公司 电话 急 快点 所有 全部`,
  Thai: `กรุณา ช่วย ด้วย ขอบคุณ สวัสดี ครับ ค่ะ ด่วน แก้ไข ปัญหา ระบบ ใช้งาน ไม่ได้ ใช้ไม่ได้ เสีย`,
};

const vague = new Set(Object.values(vagueWords).flatMap(wordsIn).map(folded));
const linking = new Set(wordsIn(linkingWords).map(folded));
const beginnings = [...vague].filter((word) => word.length >= 5 || isSyllabic(word));
const [japanese, others] = [vagueParts.Japanese, `${vagueParts.Chinese} ${vagueParts.Thai}`].map(
  anyOf,
);

const unspaced = /[\p{sc=Han}\p{sc=Kana}ー\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}]+/gu;

/** How many different words of a text tell something, in any language, and how many do not. */
export interface WordCount {
  readonly telling: number;
  readonly vague: number;
}

/** Counts the different words of a text. */
export function countWords(text: string): WordCount {
  const least = /[\u1ea0-\u1ef9]/i.test(text.normalize('NFC')) ? 3 : 4;
  const words = new Set<string>();
  for (const [word] of text.replace(unspaced, ' ').matchAll(/[\p{L}\p{M}]+/gu)) {
    const plain = folded(word);
    const isLong = plain.length >= (isSyllabic(plain) ? 2 : least) || /^\p{Lu}{2,3}$/u.test(word);
    if (isLong && !linking.has(plain)) words.add(plain);
  }
  const vague = [...words].filter(isVague).length;
  const unspacedWords = countUnspaced(text);
  return {
    telling: words.size - vague + unspacedWords.telling,
    vague: vague + unspacedWords.vague,
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
  if (/^\p{sc=Hira}/u.test(word)) return true;
  return vague.has(word) || beginnings.some((one) => isFormOf(word, one));
}

/** A word of five letters begins many others, such as `check` the word `checkout`. */
function isFormOf(word: string, beginning: string): boolean {
  return word.startsWith(beginning) && (beginning.length !== 5 || word.length < 8);
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
