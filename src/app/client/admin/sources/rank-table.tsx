export type RankColumn<Row> = {
  heading: string;
  read: (row: Row) => number;
  format?: (value: number) => string;
};

type RankTableProps<Row> = {
  title: string;
  note: string;
  /** What the rows are named by. */
  nameHeading: string;
  rows: readonly Row[];
  /** The first of them is drawn as bars. */
  columns: readonly [RankColumn<Row>, ...RankColumn<Row>[]];
  nameOf?: (name: string) => string;
  /** Said instead of a table without rows. */
  empty: string;
};

const whole = (value: number) => value.toLocaleString('en-GB');
const columnCounts: Record<number, string> = {
  1: 'max-sm:grid-cols-1',
  3: 'max-sm:grid-cols-3',
  4: 'max-sm:grid-cols-4',
  5: 'max-sm:grid-cols-5',
};

/** A ranking: each row with a bar for its first figure. On phones the name stands above the figures. */
export function RankTable<Row extends { name: string }>(props: RankTableProps<Row>) {
  const { title, note, nameHeading, rows, columns, nameOf = (name) => name, empty } = props;
  const max = Math.max(1, ...rows.map(columns[0].read));
  const row = `max-sm:grid ${columnCounts[columns.length] ?? ''}`;
  return (
    <section className="min-w-0">
      <h2 className="text-lg">{title}</h2>
      <p className="mb-2 max-w-[60ch] text-sm text-ink-soft">{note}</p>
      {rows.length === 0 ? (
        <p className="text-sm">{empty}</p>
      ) : (
        <table className="w-full text-left text-sm tabular-nums max-sm:block">
          <caption className="sr-only">{title}</caption>
          <thead className="max-sm:block">
            <tr className={`border-b-2 border-ink ${row}`}>
              <th scope="col" className="py-1.5 pr-4 font-semibold max-sm:sr-only">
                {nameHeading}
              </th>
              {columns.map(({ heading }) => (
                <th
                  key={heading}
                  scope="col"
                  className="py-1.5 pl-3 text-right font-semibold whitespace-nowrap max-sm:px-0 max-sm:py-1 max-sm:text-left"
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {rows.map((one) => (
              <tr key={one.name} className={`border-b border-line ${row}`}>
                <th
                  scope="row"
                  className="w-full py-1.5 pr-4 font-normal wrap-anywhere max-sm:col-span-full max-sm:pr-0 max-sm:pb-0"
                >
                  {nameOf(one.name)}
                  <span
                    aria-hidden="true"
                    className="mt-1 block h-1.5 rounded-chip bg-brand"
                    style={{ width: `${(columns[0].read(one) / max) * 100}%` }}
                  />
                </th>
                {columns.map(({ heading, read, format = whole }) => (
                  <td
                    key={heading}
                    className="py-1.5 pl-3 text-right align-top max-sm:px-0 max-sm:py-1 max-sm:text-left"
                  >
                    {format(read(one))}
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
