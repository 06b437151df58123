import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whether another user can reach the checkout: in a private folder, such as one of `mktemp -d`, none can. */
export const isReachable: boolean = isOpenUpwards(import.meta.dirname);

function isOpenUpwards(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0;
  const above = dirname(folder);
  return isOpen && (above === folder || isOpenUpwards(above));
}
