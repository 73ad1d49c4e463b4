const tells = 'the team can tell you.';
const offer =
  /(^|[.;,])\s*(?:so |and )?shall I (?:ask (?:the team|them)|pass on)\b[^?]*\?(?:\s*(?:Just )?leave your [^.?!]*[.?!])?/gi;
const offerOfCall = /(^|[.,])\s*(?:or )?(?:just )?leave your (?:name and )?number\b[^.?!]*[.?!]/gi;

/** An answer without its offer of a call: while a visit is arranged, a yes must mean the visit. */
export function withoutOffer(line: string): string {
  const tell = (joint: string) => {
    if (/team can tell you/i.test(line)) return joint === '' ? '' : '.';
    if (joint === ';') return `; ${tells}`;
    if (joint === ',') return `, but ${tells}`;
    return `${joint === '' ? '' : '. '}The ${tells.slice(4)}`;
  };
  return line
    .replace(offer, (_, joint: string) => tell(joint))
    .replace(offerOfCall, (_, joint: string) => (joint === ',' ? '.' : tell(joint)))
    .trim();
}
