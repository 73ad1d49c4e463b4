/** What a read brought: the parsed JSON, and the headers for those who page through lists. */
export type ReadAnswer = { body: unknown; headers: { get(name: string): string | null } };
