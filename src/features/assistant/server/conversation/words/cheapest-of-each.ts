const ofEach =
  /\b(?:cheapest|least expensive|lowest[- ]priced?|most affordable)\b(?: (?:one|price|option|product|floor|range)s?)?(?: (?:you (?:do|have|sell)|there is))?,? (?:of|in|from|for) (?:each|both|all (?:of them|three|four))\b(?! (?:room|of the rooms|bedroom|flat|floor of))/i;

/** "The cheapest of each": of each kind that was spoken of, and not of all floors. */
export const asksCheapestOfEach = (text: string): boolean => ofEach.test(text);
