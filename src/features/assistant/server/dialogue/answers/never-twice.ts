import { wasSaid } from '../../conversation/said.ts';
import type { Turn } from '../../turn.ts';
import { eachSentenceOnce } from './tell-once.ts';

/** Words a reply that was given before differently, so that nobody reads the same text twice. */
export function neverTwice({ record }: Turn, told: readonly string[]): string[] {
  const paragraphs = told.map(eachSentenceOnce);
  const isSaid = (lines: readonly string[]) => wasSaid(record, withoutIds(lines));
  if (!isSaid(paragraphs)) return paragraphs;
  const leads = ['As I said:', 'Once more:', 'To say it again:', 'Just to repeat:', 'Again:'];
  const worded = leads
    .map((lead) => [`${lead} ${paragraphs[0] ?? ''}`, ...paragraphs.slice(1)])
    .find((lines) => !isSaid(lines));
  return (
    worded ?? [...paragraphs, 'If I’m not helping, the team will: just leave your name and number.']
  );
}

export const withoutIds = (lines: readonly string[]) =>
  lines.join('\n').replace(/\/estimate\/\S+/g, '');
