const thing =
  '(?:pets?|dogs?|cats?|animals?|kids?|children|child|bab(?:y|ies)|toddlers?|stairs?|steps|leaks?|flood\\w*|underfloor heating)';
/** "No pets, just us", "we haven't got any kids or animals". */
const absent = new RegExp(
  String.raw`\b(?:no|without|(?:haven['’]?t|hasn['’]?t|don['’]?t have|doesn['’]?t have|do not have|have not|not)(?: got)? (?:any|an?))(?: other| more)? ${thing}(?:(?:,| or| and| nor|,? no)+ (?:any )?${thing})*\b`,
  'gi',
);
const ends =
  "(?=[.,;?!\\n]|$| (?:its|it|i|im|i'm|we|just|only|but|which|what|how|so|as|because|cos|the room|that|this)\\b)";
/** "I don't care about water", "not bothered about the noise", "never mind the damp", "forget about stains". */
const unwanted = new RegExp(
  String.raw`\b(?:(?:don['’]?t|do not|doesn['’]?t|didn['’]?t|not|never|isn['’]?t|wasn['’]?t|aren['’]?t)(?: really| actually| that| even| particularly| so| too| at all| much| overly)* (?:care|bother\w*|fussed|worried|worry|concerned|interested|talking|asking|asked|ask|mean)(?: about| for| by| with| in)|never mind(?: about)?|forget(?: about)?|nothing to do with) (?:the |my |our |any )?[\w'’-]+(?: [\w'’-]+){0,4}?${ends}`,
  'gi',
);
/** "Water doesn't matter", "damp isn't an issue". */
const unmattering =
  /\b(?:the )?[\p{L}]+(?: [\p{L}]+)? (?:doesn['’]?t|does not|don['’]?t|isn['’]?t|is not|won['’]?t be|aren['’]?t) (?:really |actually )?(?:matter|(?:an? |my )?(?:issue|problem|concern|worry|thing))\b/giu;

/** A text without what it says is not there or does not matter: neither is a need, nor asked about. */
export const withoutDenied = (text: string): string =>
  mayDeny.test(text)
    ? text.replace(absent, ' ').replace(unwanted, ' ').replace(unmattering, ' ')
    : text;
const mayDeny = /\b(?:no|not|without|never|forget|nothing|have not|do not|\w+n['’]?t)\b/i;
