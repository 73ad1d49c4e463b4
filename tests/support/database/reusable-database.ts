/** Runs statements. @returns the rows of the last one */
type Run = (statements: string) => Promise<unknown[]>;

/** Rows that were deleted are read over until a vacuum: from this many on, one costs less. */
const manyRows = 1_000;

type Table = { name: string; columns: string; sequence: string | null };

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

/** The columns that are written, which a generated one is not, and the sequence that numbers the rows. */
const tablesQuery = `
  select relname as name, string_agg(quote_ident(attname), ', ') as columns,
    max(pg_get_serial_sequence(quote_ident(relname), attname))
      filter (where attidentity <> '') as sequence
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and relkind = 'r'
    and attnum > 0 and not attisdropped and attgenerated = ''
  group by relname`;

/** A database that is brought back to the content it had at first. */
export class ReusableDatabase {
  readonly #run: Run;
  readonly #tables: Map<string, Table>;
  #schema = '';
  #first = new Map<string, TableState>();

  static async create(run: Run): Promise<ReusableDatabase> {
    const tables = (await run(tablesQuery)) as Table[];
    const database = new ReusableDatabase(run, new Map(tables.map((table) => [table.name, table])));
    await database.#keepContent();
    return database;
  }

  private constructor(run: Run, tables: Map<string, Table>) {
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
    // No foreign key is looked at; emptying tables by `truncate` makes files for each and all that refer to it.
    await this.#run(`begin; set local session_replication_role = replica;
      ${changed.map(({ name }) => this.#restore(name)).join('')} commit;`);
    for (const { name, rows } of changed)
      if (rows > manyRows) await this.#run(`vacuum public."${name}"`);
    await this.#keepStates(changed.map(({ name }) => name));
    return true;
  }

  #restore(name: string): string {
    const sequence = this.#tables.get(name)?.sequence;
    return `delete from public."${name}";
      ${this.#first.get(name)?.rows ? this.#copy(name, 'first_content', 'public') : ''}
      ${sequence ? `select setval('${sequence}', 1, false);` : ''}`;
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
    const columns = this.#tables.get(table)?.columns;
    return `insert into ${to}."${table}" (${columns}) select ${columns} from ${from}."${table}";`;
  }

  /** @throws when a table has not as many rows as at first */
  async #keepStates(tables = [...this.#tables.keys()]) {
    for (const state of await this.#readStates(tables)) {
      const { name, rows } = state;
      if (rows !== (this.#first.get(name)?.rows ?? rows))
        throw new Error(`The content of ${name} was not restored.`);
      this.#first.set(name, state);
    }
  }

  async #readSchema() {
    return JSON.stringify(await this.#run(schemaQuery));
  }

  async #readStates(tables = [...this.#tables.keys()]) {
    const one = (name: string) =>
      `select '${name}' as name, count(*)::int as rows, max(xmin::text::int8)::text as newest from public."${name}"`;
    return (await this.#run(tables.map(one).join(' union all '))) as TableState[];
  }
}
