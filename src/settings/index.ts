export { readCaps } from './cap-settings.ts';
export { readRules, type Settings } from './rules.ts';
export { linesSetting, wholeSetting, wordSetting } from './setting.ts';
