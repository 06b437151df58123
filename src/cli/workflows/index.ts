export { findWorkflows, ownWorkflow, readWorkflows } from './find-workflows.ts';
export { nameOfChecks, parseWorkflow } from './parse-workflow.ts';
export { findSettingsFile } from './settings-file.ts';
export { testSourceOf } from './test-source.ts';
