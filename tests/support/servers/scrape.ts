/** One scrape of a process's metrics. */
export type Scrape = {
  text: string;
  /** The value of a series, written as in the text: `name{label="value"}`; undefined when it is absent. */
  value: (series: string) => number | undefined;
  /** Every series without its value. */
  series: string[];
  /** Every name that a query may use: for a histogram those of its series. */
  names: ReadonlySet<string>;
};

/** Reads the metrics at a URL. @throws for any answer but 200 */
export async function scrape(url: string): Promise<Scrape> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const text = await answer.text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const values = new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
  return {
    text,
    value: (series) => values.get(series),
    series: [...values.keys()],
    names: new Set([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(namesOf)),
  };
}

const namesOf = ([, name = '', type]: RegExpMatchArray) =>
  type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name];
