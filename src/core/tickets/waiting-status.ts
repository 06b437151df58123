import { foldAccents } from '../text/index.ts';

/**
 * Beginnings of words by which a status or a transition says that the work waits: for a review, a test, or somebody.
 * Jira's languages; those that write no spaces come with whole words.
 */
const waitingWords = {
  English: ['review', 'qa', 'test', 'uat', 'verif', 'block', 'wait', 'await', 'hold', 'pending'],
  German: ['prüf', 'überprüf', 'geprüft', 'blockier', 'warte', 'gestoppt'],
  French: ['revue', 'révis', 'relecture', 'valid', 'recette', 'bloqu', 'attente'],
  Spanish: ['revis', 'prueba', 'bloque', 'espera'],
  Portuguese: ['revis', 'análise', 'homolog', 'bloque', 'aguard', 'espera'],
  Italian: ['revision', 'collaud', 'blocc', 'attesa'],
  Russian: ['провер', 'ревью', 'рецен', 'тест', 'блок', 'заблок', 'ожид'],
  Japanese: ['レビュー', '確認', '検証', 'テスト', 'ブロック', '保留', '待ち'],
  Chinese: ['审核', '审查', '评审', '审阅', '審', '测试', '測試', '验证', '阻', '等待'],
  Korean: ['검토', '리뷰', '검증', '테스트', '차단', '보류', '대기'],
} as const;

const words = Object.values(waitingWords).flat().map(foldAccents);
const spaced = words.filter((word) => !isUnspaced(word));
const unspaced = words.filter(isUnspaced);

/** Whether the name of a status or a transition says that the work waits for a review, a test or somebody. */
export function saysWaiting(name: string): boolean {
  const folded = foldAccents(name);
  if (unspaced.some((word) => folded.includes(word))) return true;
  return folded
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => spaced.some((beginning) => word.startsWith(beginning)));
}

/** Whether the language of a word writes no spaces between words. */
function isUnspaced(word: string): boolean {
  return /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(word);
}
