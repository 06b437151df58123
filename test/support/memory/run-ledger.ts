import type { RunLedger } from '../../../src/agent/ports.ts';
import { emptyMonth, type MonthLedger } from '../../../src/core/ledger/index.ts';

/** A ledger in memory, and its months. `fail` makes it reject with an error until it is called with `undefined`. */
export function memoryLedger() {
  const months = new Map<string, MonthLedger>();
  let fault: Error | undefined;
  const read = (month: string) => {
    if (fault !== undefined) throw fault;
    return months.get(month) ?? emptyMonth;
  };
  const ledger: RunLedger = {
    months: async () => [...months.keys()].sort().reverse(),
    read: async (month) => read(month),
    update: async (month, change) => {
      const changed = change(read(month));
      months.set(month, changed);
      return changed;
    },
  };
  return {
    ledger,
    entries: () => [...months.values()].flatMap(({ entries }) => entries),
    monthsStored: () => [...months.keys()],
    fail: (error: Error | undefined) => {
      fault = error;
    },
  };
}
