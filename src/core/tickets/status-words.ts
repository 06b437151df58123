import { foldAccents } from '../../engines/text/index.ts';

/**
 * What names of statuses, transitions and resolutions say, by beginnings of words, with `_` for a blank: a line each for
 * English, Germanic, Romance and Slavic languages and Turkish. Languages without spaces have what stands anywhere.
 */
type Words = readonly [beginnings: string, anywhere: string];

/** The work waits: for a review, a test, a release, or somebody. */
const waiting: Words = [
  `review qa test uat verif block wait await hold pending stag preprod ready accepta
    prüf überprüf geprüft abnahm freigab blockier warte gestoppt beoord controle nakijk nagekeken keur goedkeur toets wacht geblok gepauz gransk kontroll godkän vänta invänta avvakt paus
    revue révis relecture valid recette bloqu attente prueba espera análise homolog aguard revision collaud blocc attesa
    провер ревью рецен тест блок заблок ожид przegl recenz weryf sprawdz ocen akcept oczek czek wstrzym zawiesz zablok
    incele gözden değerlendir doğrula kontrol onay bekle beklet engel askı`,
  'レビュー 確認 検証 テスト ブロック 保留 待ち 审核 审查 评审 审阅 審 测试 測試 验证 阻 等待 검토 리뷰 검증 테스트 차단 대기 보류',
];

/** The work goes on. */
const working: Words = [
  `progress doing working work_in in_work wip develop implementing implementation coding build active in_dev started ongoing underway under_way fixing programming construct
    arbeit bearbeit entwickl umsetz programmier behebung läuft uitvoer bewerk behandel bezig ontwikkel pågå arbet arbeid arbejd utveckl utvikl udvikl igång igang i_gang
    cours dévelop réalis trait curso desarr desenv progres proces ejecuc execuç andament fazend implementac implementaç svilupp lavor corso lucru dezvolt
    работ разраб процес выполня исполн исправля роботі робот розроб викону toku trakcie realizac programow kodow opracow probíh prebieh vývoj řeš prác
    devam geliştir yapılı çalış sürü kodlan işlem käynnis kehity työn folyamat fejleszt εξέλιξη ανάπτυξη`,
  '進行 作業 対応中 着手 開発 実装中 修正中 进行 處理中 处理中 开发 開發 修复中 진행 작업 개발 처리 중 처리중 수정 중 수정중 구현',
];

/** The work is done. */
const finished: Words = [
  `done fix resolv solved complet finish implement accomplish
    fertig erledig gelöst lösen lösung behob beheb abgeschl abschl beende umgesetzt vollst vollend gereed klaar afgerond afgeh afgesl opgelost oploss voltooi verholpen hersteld gedaan klar färdig åtgärd löst slutfört avslut rätta
    termin fini achev résol corrig réalis trait fait hech list resuel solucion correg arregl conclu pront feit fatt risol corrett sistemat
    готов заверш выполн исправл исправит решен решит разреш сделан законч устранен реализован gotow zakończ ukończ skończ rozwiąz naprawi zrobi wykona zrealiz załatw
    tamam bitti bitir çöz düzelt yapıl gideril`,
  '完了 完成 解決 修正済 対応済 処理済 終了 解决 修复 修復 已修 完结 已处理 已處理 완료 해결 수정 처리',
];

/** The ticket is closed, which does not say why. */
const closed: Words = [
  'clos geschl schließ gesloten sluit stäng ferme clôtur cerr fech encerr chius закры zamkn kapat kapal',
  'クローズ 关闭 關閉 종료 닫',
];

/** The work is not wanted, not needed, not possible, or put away. */
const refused: Words = [
  `reject declin deni deny cancel abort abandon discard dismiss drop withdr supersed replac redundan dup invalid irrepro obsolet outdat expir stale defer postpon later ignor skip fail stop terminated revert delet remov trash spam junk void archiv suspend moved unable impossib insuffic third_part out_of as_design by_design works_ working_as intend as_expect expected user_err known nonissue scrap nothing ice
    ablehn abgelehn abweis abgewies abbr abgebr stornier verworf verwerf zurückgew zurückgez zurückgest rückgäng doppel ungült hinfäll gegenstandsl veralt überholt unmögl entfäll aufgehob verschob dublett gelöscht lösch irrelev eingestellt geannul afgewez afgekeur afwijz geweiger verworp ingetrok dubbel ongeld verval achterh uitgest verouderd onmog avbr avbö avvis avsla förkast återkall dubbl ogilt makul inställd nedlagd föråld uppskj borttag omöj
    annul rejet refus écart doubl périm caduc retir supprim injustif irrecev anul descart rechaz deneg desestim aband imposib desech aplaz elimin recus rejeit desist descontin negad improced adiad excluí arquiv rifiut scart respin doppi rimand sospes
    не отклон отмен отказ отверг отброш отозв дубл повтор устар аннул отлож невозмож прекращ удален nie brak_ odrzuc zaniech odmów porzuc odwoł wycof powiel zduplik przestarz odłoż usunięt
    iptal redd vazgeç yinele tekrarlan mükerrer çift geçersiz ertele gereksiz kapsam_dış`,
  '却下 取消 取り消 取下 取り下 キャンセル 中止 重複 棄却 見送 破棄 対象外 廃止 拒 延期 しな せず できな でき ない なし 仕様 設計如此 设计如此 重复 作废 作廢 驳回 駁回 放弃 放棄 废 廢 终止 終止 撤 忽略 挂起 搁置 不(?!具合|良) 未 无 無 非 没 沒 취소 거부 거절 반려 중복 기각 폐기 무효 없음 않 안\\s?[함됨할] 못\\s?함 불가 불필요 미해결 미완 철회 제외 중단 삭제',
];

/** Words that deny the others, in all of these languages. */
const negations =
  'not no non never cannot cant wont dont t without nicht kein keine keinen ohne geen zonder inte ej utan ne pas sans aucun aucune sin nunca não nao sem senza nessun nessuna нет без bez değil yok';

/** Endings by which Turkish verbs deny. */
const denied = '\\p{L}(?:m[ae](?:y[ae]c[ae][kg]\\p{L}*|di|z|mis|yan|yen)|m[iu]yor\\p{L}*)';

const [start, end] = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'];

/** WontFix is two words, too. */
const fold = (text: string) =>
  foldAccents(text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')).replaceAll('ı', 'i');
const anyOf = (words: string) =>
  `(?:${fold(words).split(/\s+/).join('|').replaceAll('_', '[ _-]+')})`;

/** Returns what finds one of the words, or one of further patterns, in a name. */
function finder([beginnings, anywhere]: Words, ...more: readonly string[]) {
  const forms = [`${start}(?:[ck]ode?)?${anyOf(beginnings)}`, anyOf(anywhere), ...more];
  const form = new RegExp(forms.join('|'), 'u');
  return (name: string) => form.test(fold(name));
}

/** Whether a name says that the work waits for a review, a test or somebody. */
export const saysWaiting = finder(waiting);

/** Whether a name says that the work goes on. */
export const saysWorking = finder(working);

/** Whether a name says that the work is refused or put away, whatever else it says. */
export const saysRefused = finder(
  refused,
  start + anyOf(negations) + end,
  `${start}(?:un|in|ir|non|on|o)${anyOf(finished[0])}`,
  denied + end,
);

/** Whether a name says that the work is done. */
export const saysFinished = finder(finished);

/** Whether a name says that the ticket is closed, which does not say why. */
export const saysClosed = finder(closed);
