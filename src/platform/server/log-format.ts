/** Converts a JSON log line into the printed text. */
export type FormatLogLine = (line: string) => string;

const asJson: FormatLogLine = (line) => line;

/**
 * Chooses readable lines for a terminal and JSON for everything else (a service manager, a file, a pipe).
 * pino-pretty is loaded only for a terminal.
 */
export async function chooseLogFormat({ isTTY }: { isTTY?: boolean }): Promise<FormatLogLine> {
  if (!isTTY) return asJson;
  const { prettyFactory } = await import('pino-pretty');
  return prettyFactory({ translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname', singleLine: true });
}
