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
  columnsOf,
  hang,
  harmless,
  printDiff,
  printError,
  printReport,
  printResult,
  systemProblem,
  terminalProgress,
  wrap,
} from './print.ts';
export { openTerminalSettings } from './terminal-settings.ts';
