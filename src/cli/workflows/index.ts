export {
  findWorkflows,
  nameOfChecks,
  ownWorkflow,
  parseWorkflow,
  readWorkflows,
} from './find-workflows.ts';
export { findSettingsFile } from './settings-file.ts';
export { testSourceOf } from './test-source.ts';
