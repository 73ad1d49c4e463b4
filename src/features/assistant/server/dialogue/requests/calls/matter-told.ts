const trailing =
  /(?:\W+(?:too|as well|also|though|then|please|pls|on (?:it|there)|(?:to|on|in|with) (?:my|the|that|our) (?:message|note|notes|request|form|complaint|booking)))+\W*$/i;
const ofSelf = /\b(?:i|we|me|us|i['’]m|we['’]re|i['’]ve|we['’]ve)\b/i;

/** "The bar" of "can you tell them that about the bar too"; none where it cannot be told back in the customer's words. */
export function matterTold(text: string): string | undefined {
  const [, said = ''] = /\babout (?!to\b)([^.?!]+)/i.exec(text) ?? [];
  const matter = said
    .replace(trailing, '')
    .replace(/\b(?:my|our)\b/gi, 'your')
    .trim();
  return matter === '' || ofSelf.test(matter) ? undefined : matter;
}

/** What was asked to be passed on was. */
export function sayPassedOn(text: string): string {
  const matter = matterTold(text);
  return matter ? `I’ve told the team about ${matter}.` : 'I’ve passed that on to the team.';
}
