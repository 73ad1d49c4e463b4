/** The response to a read: the parsed JSON, and the headers for paging through lists. */
export type ReadAnswer = { body: unknown; headers: { get(name: string): string | null } };
