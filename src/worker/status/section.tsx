import type { Child } from 'hono/jsx';

/** A column of a table. Text in a cell is escaped. */
export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => Child;
  /** Set if cells contain a few characters only; the other columns share the remaining width. */
  readonly isShort?: true;
}

interface SectionProps<Row> {
  readonly id: string;
  readonly title: string;
  /** What the section says if there are no rows. */
  readonly empty: string;
  readonly caption: string;
  /** The column whose cells name their rows. */
  readonly head: Column<Row>;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** A section with a table. Each cell carries its column's name, for screens too narrow for columns. */
export function Section<Row>({ id, title, empty, ...table }: SectionProps<Row>) {
  const { caption, head, columns, rows } = table;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
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
      )}
    </section>
  );
}

/** A time in UTC, to the second. */
export function Instant({ at }: { readonly at: number }) {
  const iso = new Date(at).toISOString();
  return <time datetime={iso}>{iso.slice(0, 19).replace('T', ' ')}</time>;
}
