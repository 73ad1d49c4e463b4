const offer =
  /(^|[.;,])\s*(?:so |and )?shall I (?:ask (?:the team|them)|pass on)\b[^?]*\?(?:\s*(?:Just )?leave your [^.?!]*[.?!])?/gi;
const offerOfCall = /(^|[.,])\s*(?:or )?(?:just )?leave your (?:name and )?number\b[^.?!]*[.?!]/gi;

/**
 * An answer without its offer of a call: while a visit is arranged a yes must mean the visit, and whoever is rung
 * anyway need not ask for it.
 * @param instead what is said in place of it
 */
export function withoutOffer(line: string, instead: string): string {
  const capital = `${instead.charAt(0).toUpperCase()}${instead.slice(1)}`;
  const say = (joint: string) => {
    if (/team can tell you/i.test(line)) return joint === '' ? '' : '.';
    return joint === '' ? capital : `. ${capital}`;
  };
  return line
    .replace(offer, (_, joint: string) => say(joint))
    .replace(offerOfCall, (_, joint: string) => (joint === ',' ? '.' : say(joint)))
    .trim();
}

/** Two answers that both offer a call offer it once, in the last of them. */
export function offerOnce(lines: readonly string[]): string[] {
  const last = lines.findLastIndex((line) => endsInOffer.test(line));
  return lines.map((line, at) =>
    at < last ? line.replace(endsInOffer, (_, joint?: string) => (joint ? '.' : '')) : line,
  );
}
const endsInOffer =
  /(?:([;,](?: so)?) s|(?<=[.?!]) S)hall I ask (?:the team|them)\? Leave your (?:name and )?number and they[’']ll (?:call|ring) you\.$/;
