export { type Command, type Given, program } from './command.ts';
export { confirmAtTerminal } from './confirm.ts';
export { terminalProgress } from './live-line.ts';
export { meantWord } from './meant-word.ts';
export { optionsOf, requireJira } from './option-readers.ts';
export {
  harmless,
  printDiff,
  printError,
  printReport,
  printResult,
  systemProblem,
} from './print.ts';
export { openTerminalSettings } from './terminal-settings.ts';
