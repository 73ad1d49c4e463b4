const verb = '(?:pick|choose|go (?:for|with)|have|put|use|lay|get|buy|recommend|suggest|advise)';
/** "Which would you go for", "which one you'd pick", "which for a living room", "what's best". */
export const asksToChoose = new RegExp(
  [
    String.raw`\bwhich\b(?! (?:day|time|slot|room|roll|way|date|week))[^.?!]{0,25}\b(?:would|should|shall|do|did|could)? ?(?:you|u|i|we|ya)(?:['’]?d| would)? (?:\w+ ){0,2}?${verb}\b`,
    String.raw`\bwhich(?: one| floor(?:ing)?| of (?:them|those|these|the two))? (?:for|in) (?:an?|the|my|our|that)\b`,
    String.raw`\bwh?at (?:floor\w* |one )?(?:would|should|do|could|wd) (?:you|u|i|we) (?:\w+ ){0,2}?${verb}\b`,
    String.raw`\b(?:which|what)(?: one| floor\w*)?(?:['’]?s| is| would be) (?:the )?best\b`,
    String.raw`\b(?:can|could|would) (?:you|u) (?:recommend|suggest|advise)\b`,
  ].join('|'),
  'i',
);
