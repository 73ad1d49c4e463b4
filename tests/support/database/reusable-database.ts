/** Runs statements. @returns the rows of the last one */
type Run = (statements: string) => Promise<unknown[]>;

/** How many rows a table has, and the newest transaction that wrote one of them. */
type TableState = { name: string; rows: number; newest: string };

const fingerprint = (table: string) =>
  `(select count(*) || ' to ' || coalesce(max(xmin::text::int8), 0) from ${table})`;

/** Changes with every change of tables, columns, constraints, indexes, triggers and functions. */
const schemaQuery = `
  select string_agg(oid || relname || relhastriggers, ',' order by oid) as relations,
    ${[
      'pg_attribute',
      'pg_attrdef',
      'pg_constraint',
      'pg_trigger',
      'pg_proc',
      'drizzle.__drizzle_migrations',
    ]
      .map((table, n) => `${fingerprint(table)} as part_${n}`)
      .join(',')}
  from pg_class where relnamespace = 'public'::regnamespace`;

/** The columns that are written: a generated one is not. */
const tablesQuery = `
  select relname as name, string_agg(quote_ident(attname), ', ') as columns
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and relkind = 'r'
    and attnum > 0 and not attisdropped and attgenerated = ''
  group by relname`;

/** A database that is brought back to the content it had at first. */
export class ReusableDatabase {
  readonly #run: Run;
  /** The columns of each table. */
  readonly #tables: Map<string, string>;
  #schema = '';
  #first = new Map<string, TableState>();

  static async create(run: Run): Promise<ReusableDatabase> {
    const tables = (await run(tablesQuery)) as { name: string; columns: string }[];
    const database = new ReusableDatabase(
      run,
      new Map(tables.map(({ name, columns }) => [name, columns])),
    );
    await database.#keepContent();
    return database;
  }

  private constructor(run: Run, tables: Map<string, string>) {
    this.#run = run;
    this.#tables = tables;
  }

  /** @returns false when the schema is another one than at first */
  async reset(): Promise<boolean> {
    if ((await this.#readSchema()) !== this.#schema) return false;
    const changed = (await this.#readStates()).filter(({ name, rows, newest }) => {
      const first = this.#first.get(name);
      return rows !== first?.rows || newest !== first.newest;
    });
    if (changed.length === 0) return true;
    await this.#run(`truncate ${changed.map(({ name }) => `"${name}"`)} restart identity cascade`);
    // The cascade empties tables that were not changed, too.
    const emptied = (await this.#readStates()).filter(
      ({ name, rows }) => rows === 0 && this.#first.get(name)?.rows,
    );
    if (emptied.length === 0) return true;
    await this.#run(
      emptied.map(({ name }) => this.#copy(name, 'first_content', 'public')).join(''),
    );
    await this.#keepStates();
    return true;
  }

  async #keepContent() {
    await this.#keepStates();
    const filled = [...this.#first.values()].filter(({ rows }) => rows > 0);
    await this.#run(`
      create schema first_content;
      ${filled
        .map(
          ({ name }) => `
            create table first_content."${name}" (like public."${name}");
            ${this.#copy(name, 'public', 'first_content')}`,
        )
        .join('')}`);
    this.#schema = await this.#readSchema();
  }

  #copy(table: string, from: string, to: string): string {
    const columns = this.#tables.get(table);
    return `insert into ${to}."${table}" (${columns}) select ${columns} from ${from}."${table}";`;
  }

  /** @throws when a table has not as many rows as at first */
  async #keepStates() {
    for (const state of await this.#readStates()) {
      const { name, rows } = state;
      if (rows !== (this.#first.get(name)?.rows ?? rows))
        throw new Error(`The content of ${name} was not restored.`);
      this.#first.set(name, state);
    }
  }

  async #readSchema() {
    return JSON.stringify(await this.#run(schemaQuery));
  }

  async #readStates() {
    const one = (name: string) =>
      `select '${name}' as name, count(*)::int as rows, max(xmin::text::int8)::text as newest from public."${name}"`;
    return (await this.#run([...this.#tables.keys()].map(one).join(' union all '))) as TableState[];
  }
}
