export {
  type Command,
  confirmAtTerminal,
  type Given,
  optionsOf,
  program,
  readVerbosity,
  requireJira,
} from './command.ts';
export { showRequests, terminalProgress } from './live-line.ts';
export { meantWord } from './meant-word.ts';
export {
  harmless,
  printDiff,
  printError,
  printReport,
  printResult,
  systemProblem,
} from './print.ts';
export { openTerminalSettings } from './terminal-settings.ts';
export { columnsOf, hang, wrap } from './wrap.ts';
