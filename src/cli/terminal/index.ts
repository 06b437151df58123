export { agreesToCommands, type FileSource } from './agreement.ts';
export {
  type Command,
  confirmIfAsked,
  type Given,
  optionsOf,
  program,
  readVerbosity,
  refuseWord,
} from './command.ts';
export {
  harmless,
  printDiff,
  printError,
  printReport,
  printResult,
  systemProblem,
  terminalProgress,
} from './print.ts';
export { openTerminalSettings } from './terminal-settings.ts';
export { columnsOf, hang, wrap } from './wrap.ts';
