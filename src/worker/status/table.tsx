import type { Child } from 'hono/jsx';

/** A column of a table. Text in a cell is escaped. */
export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => Child;
  /** Set if cells contain a few characters only; the other columns share the remaining width. */
  readonly isShort?: true;
}

interface TableProps<Row> {
  readonly caption: string;
  /** The column whose cells name their rows. */
  readonly head: Column<Row>;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** A table. Each cell carries its column's name, for screens too narrow for columns. */
export function StatusTable<Row>({ caption, head, columns, rows }: TableProps<Row>) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {[head, ...columns].map(({ name, isShort }) => (
            <th scope="col" class={isShort && 'short'}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr>
            <th scope="row">{head.cell(row)}</th>
            {columns.map(({ name, cell }) => (
              <td data-name={name}>
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A time in UTC, to the second. */
export function Instant({ at }: { readonly at: number }) {
  const iso = new Date(at).toISOString();
  return <time datetime={iso}>{iso.slice(0, 19).replace('T', ' ')}</time>;
}
