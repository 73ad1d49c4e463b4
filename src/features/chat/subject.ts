import { limits } from './limits.ts';

const letters = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

/** The subject of a conversation: its first message on one line, truncated at a grapheme boundary. */
export function cutSubject(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim();
  if (line.length <= limits.subject) return line;
  let subject = '';
  for (const { segment } of letters.segment(line.slice(0, limits.subject + 1))) {
    if (subject.length + segment.length > limits.subject) break;
    subject += segment;
  }
  return subject.trimEnd();
}
