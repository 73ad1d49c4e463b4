/** How a floor lies, by its data sheet. */
const fittings: readonly [RegExp, string][] = [
  [/^Fitting: Dryback\b/, 'it’s glued down'],
  [/^Fitting: Click\b/, 'it clicks together and floats, without glue'],
];
/** "Is that stuck down?"; "click or glued?" has no yes. */
const asksIfGlued =
  /\b(?:is|are|isn['’]?t|does|do|will|gets?)\b[^.?!]{0,30}\b(?:glu(?:e|ed)|stuck|stick)\b/i;
const asksIfClick = /\b(?:is|are|isn['’]?t|does|do|will)\b[^.?!]{0,30}\bclicks?\b/i;
const asksWhich =
  /\bor\b|\b(?:what|how|which|why|what['’]?s|with)\b[^.?!]{0,25}\b(?:glu\w*|stuck|stick|click\w*|fix\w*|laid|fitted)\b/i;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function sayFitting(fact: string, question: string): string | undefined {
  const said = fittings.find(([of]) => of.test(fact))?.[1];
  if (said === undefined) return undefined;
  const asked = asksWhich.test(question)
    ? undefined
    : asksIfGlued.test(question)
      ? 'glued'
      : asksIfClick.test(question)
        ? 'click'
        : undefined;
  if (!asked) return `${capital(said)}.`;
  return `${said.includes(asked) ? 'Yes' : 'No'}, ${said}.`;
}

const asksClass = /\b(?:class|ratings?|rated|suitab\w*|suited|domestic|contract|grade|spec\w*)\b/i;
const isSentence = (fact: string) => !/^[\w ]+: /.test(fact);

/** How a floor lies is told as a sentence, and first; a class that nobody asked for is left out beside sentences. */
export function sayLabels(facts: readonly string[], question: string): string[] {
  const first = facts.flatMap((fact) => sayFitting(fact, question) ?? []);
  const rest = facts.filter((fact) => !fittings.some(([of]) => of.test(fact)));
  const hasMore = first.length > 0 || rest.some(isSentence);
  const isAsked = (fact: string) => !/^Suitability: /.test(fact) || asksClass.test(question);
  return [...first, ...(hasMore ? rest.filter(isAsked) : rest)];
}
