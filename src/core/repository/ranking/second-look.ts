import { sortedPlace } from '../places.ts';
import type { Evidence, LookName } from './features.ts';
import { type FileImports, importsAmong, mostRead, readImports } from './imports.ts';

/** How many of the first files are looked at again, and how many of these count as likely for the others. */
const first = { looked: 60, likely: 10 } as const;

/** A second look at the likeliest files: `read` is called with files of `wanted`, in any order, then `signals`. */
export interface SecondLook {
  /** The likeliest first. */
  readonly wanted: readonly string[];
  /** Notes what the lines of a file say, and keeps none of them. */
  read(path: string, bytes: Uint8Array): void;
  /** Returns what the look found, from 0 to 1; 0 for files that were not read. */
  signals(): Readonly<Record<LookName, Float32Array>>;
}

/** Starts a second look at the first files of this order, which are indices of the paths. */
export function startSecondLook(
  { paths, counts }: Pick<Evidence, 'paths' | 'counts'>,
  order: Uint32Array,
  scores: Float64Array,
): SecondLook {
  const indices = firstRead(order, counts);
  const wanted = indices.map((index) => paths[index] ?? '');
  const files = new Map<number, FileImports>();
  const decoder = new TextDecoder();
  const best = scores[indices[0] ?? 0] ?? 0;
  const shares = indices.map((index) => Math.exp(((scores[index] ?? 0) - best) / 2));
  return {
    wanted,
    read(path, bytes) {
      files.set(sortedPlace(paths, path), readImports(decoder.decode(bytes.subarray(0, mostRead))));
    },
    signals() {
      const lines = indices.map((index) => files.get(index));
      const { imported, imports } = neighboursBy(importsAmong(wanted, lines), shares);
      const columnOf = (values: readonly number[]) => {
        const column = new Float32Array(paths.length);
        for (const [at, index] of indices.entries()) column[index] = values[at] ?? 0;
        return column;
      };
      return {
        imported: columnOf(scaled(imported)),
        imports: columnOf(scaled(imports)),
        plain: columnOf(lines.map((file) => file?.plain ?? 0)),
      };
    },
  };
}

/** The first files that have been read before, so that nothing binary or written by tools is among them. */
function firstRead(order: Uint32Array, counts: Evidence['counts']): readonly number[] {
  const found: number[] = [];
  for (const index of order) {
    if (found.length === first.looked) break;
    if (counts[index] !== undefined) found.push(index);
  }
  return found;
}

/** How much the likely files import each file, and each file them. What imports much says little by each. */
function neighboursBy(imports: ReturnType<typeof importsAmong>, shares: readonly number[]) {
  const [imported, importing] = [shares.map(() => 0), shares.map(() => 0)];
  for (const [index, others] of imports.entries()) {
    for (const other of others) {
      if (index < first.likely) {
        imported[other] = (imported[other] ?? 0) + (shares[index] ?? 0) / Math.sqrt(others.length);
      }
      if (other < first.likely) {
        importing[index] = (importing[index] ?? 0) + (shares[other] ?? 0);
      }
    }
  }
  return { imported, imports: importing };
}

/** Divides numbers by the largest. */
function scaled(values: readonly number[]): readonly number[] {
  const largest = Math.max(0, ...values);
  return largest === 0 ? values : values.map((value) => value / largest);
}
