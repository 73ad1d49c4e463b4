import type { Span, Tokens } from './tokens.ts';

export const offsets = (tokens: Tokens, { from, end }: Span) => ({
  from: tokens[from]?.from ?? 0,
  to: tokens[end - 1]?.to ?? 0,
});

const whenLead =
  /^(?:not|before|after|about|around|from|till|until|at|past|in|the|on|any|time|by|between|or|and|to|,|say|this)$/;

/** The words of days and times with what leads them: "tomorrow after 5". */
export function whenText(text: string, tokens: Tokens, spans: readonly Span[]): string | undefined {
  const parts: { from: number; to: number }[] = [];
  for (const { from, end } of spans) {
    let start = from;
    while (start > from - 4 && whenLead.test(tokens.word(start - 1))) start -= 1;
    while (start < from && /^(?:on|at|in|the|,|and|or)$/.test(tokens.word(start))) start += 1;
    const piece = offsets(tokens, { from: start, end });
    const last = parts.at(-1);
    if (last && piece.from - last.to < 6) last.to = piece.to;
    else parts.push(piece);
  }
  return (
    parts
      .map(({ from, to }) => text.slice(from, to))
      .join(', ')
      .replaceAll(/\s+/g, ' ')
      .slice(0, 100) || undefined
  );
}

/** The message without some of its pieces. */
export function withoutPieces(text: string, pieces: { from: number; to: number }[]): string {
  const sorted = pieces.sort((one, other) => one.from - other.from);
  const kept = sorted.map(({ from }, index) =>
    text.slice(
      Math.max(0, ...sorted.slice(Math.max(0, index - 1), index).map(({ to }) => to)),
      from,
    ),
  );
  return [...kept, text.slice(Math.max(0, ...sorted.map(({ to }) => to)))]
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
