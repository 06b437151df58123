export {
  agreesToCommands,
  commandsIn,
  describeFile,
  type SettingsSource,
  withSources,
} from './agreement.ts';
export {
  type Command,
  confirmAtTerminal,
  confirmIfAsked,
  type Given,
  optionsOf,
  program,
  requireJira,
} from './command.ts';
export { terminalProgress } from './live-line.ts';
export {
  harmless,
  printDiff,
  printError,
  printReport,
  printResult,
  systemProblem,
} from './print.ts';
export { openTerminalSettings } from './terminal-settings.ts';
