export { type Entity, entitiesIn } from './entity.ts';
export { importsPackage } from './imports.ts';
export { ownNames } from './own-names.ts';
