import { isFirstName } from './first-names.ts';

/** Whoever else has to do with the job: their details are for the note, not for the customer's own. */
const role =
  '(?:tenants?|lodger|landlord|landlady|(?:letting |estate )?agents?|agency|neighbour|caretaker|key ?holder|warden|carer|builder|site manager|foreman|manager|solicitor|owner|seller|vendor)';
const family =
  '(?:mum|mam|mother|dad|father|nan|nana|nanna|gran|granny|grandma|grandad|grandpa|grandmother|aunt|auntie|aunty|uncle|sister|brother|son|daughter|wife|husband|partner|girlfriend|boyfriend|friend|mother-in-law|father-in-law)';
/** "The tenant in flat 2": where somebody lives stands between who it is and their name. */
const place = String.raw`(?: (?:in|at|of) (?:the )?(?:flat |number |no\.? ?)?[\w']+)?`;
const detail = '(?:full )?(?:name|names|number|phone|mobile|mob|tel|telephone|landline|email)';
const ofOther = new RegExp(
  [
    String.raw`\b(?:her|his|their|${role}'?s?|${family}'?s?)\s+${detail}\b`,
    String.raw`\b(?:ring|call|phone|contact|text|email|speak to|speak with|talk to|get|reach|try) (?:her|him|them|${role}|(?:my|our|the) (?:${role}|${family}))\b`,
    String.raw`\b(?:she|he)(?:'s| is) called\b`,
    String.raw`\b(?:${role}|${family})${place} (?:has|have|holds?|keeps?|'s got|will have|is keeping) (?:got )?(?:the |a |my |our )?(?:spare )?keys?\b`,
    String.raw`\b(?:${role}|${family})${place} (?:will|can|could|'ll|is going to) let (?:you|him|them|her|someone|somebody) in\b`,
  ].join('|'),
  'iu',
);
/** "Mum is Pauline", not "mum is a bit deaf". */
const namesOther = new RegExp(
  String.raw`\b(?:${role}|${family})${place}(?:'s| is| are|,| called| named)+ (?:called |named )?([\p{L}'’-]+)`,
  'iu',
);
const tellsName = (sentence: string) => {
  const word = namesOther.exec(sentence)?.[1] ?? '';
  return /^\p{Lu}/u.test(word) || /^(?:mr|mrs|ms|miss|dr)$/i.test(word) || isFirstName(word);
};
/** "He's Oliver Strand", "she is Mrs Okafor": capitals tell a name from what somebody is like. */
const isSomebody =
  /\b(?:[Hh]e|[Ss]he)(?:['’]?s| is) (?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+|(?=\W*\d))/u;
const reach =
  '(?:[Rr]ing|[Cc]all|[Pp]hone|[Tt]elephone|[Cc]ontact|[Tt]ext|[Ee]mail|[Ss]peak to|[Gg]et hold of)';
const personNamed = String.raw`(?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]+)?`;
/** "Phone Keeley on 07700 900871 for access", "ring Keeley, not me": whoever is named only lets somebody in. */
const toLetIn = new RegExp(
  String.raw`\b${reach} ${personNamed}(?![\p{L}'’])(?=[^.!?;]*\b(?:for (?:the )?(?:access|keys?|entry)|to (?:get|be let) in|to let|to (?:arrange|fix|agree|sort|book)|not me|(?:rather than|instead of) me|when (?:you|he|she|they))\b)`,
  'u',
);
/** "Phone Keeley on …", where the customer has another name. */
const toNamed = new RegExp(String.raw`\b${reach} (${personNamed})(?![\p{L}'’])`, 'u');
/** Where the person to be reached begins within a sentence. */
const beforeReach = new RegExp(
  String.raw`,\s+(?=(?:and |but |please )?${reach} ${personNamed})`,
  'u',
);
/** "Put it all under her name", "in the wife's name": whose details follow is the customer. */
const underName = new RegExp(
  String.raw`\b(?:under|in|into)\s+(?:her|his|their|(?:the|my|our)\s+(?:${role}|${family}|missus|mrs|husband|wife|other half)(?:['’]?s)?)\s+(?:own )?names?\b|\b(?:under|down as|book(?:ed)? (?:it )?(?:in )?(?:for|as))\s+(?:her|him|them)\b`,
  'iu',
);
/** "I'm a landlord": the customer themselves. */
const isSelf = new RegExp(
  String.raw`\b(?:i['’]?m|i am|as) (?:an?|the|her|his|their|your) (?:${role}|${family})\b`,
  'gi',
);
const roleNamed = new RegExp(String.raw`\b${role}\b`, 'i');
const ownAgain = /\b(?:my|mine)\b\s+(?:own )?(?:name|number|mobile|phone|email)\b/i;

export type Told = {
  /** The sentences of the customer themselves. */
  own: string;
  /** Those that give the details of somebody else. */
  others: string;
  /** Whether the other is there on business of their own, such as a tenant: never the customer. */
  isRole: boolean;
  /** Whether the request is to be in the other's name. */
  isUnderOther: boolean;
};

/**
 * Splits a message into what it says about the customer and what about somebody else.
 * @param ownName the customer's name, where it is known
 */
export function separateOthers(text: string, ownName?: string): Told {
  if (underName.test(text) && !text.includes('?'))
    return { own: asOwn(text), others: '', isRole: false, isUnderOther: true };
  const pieces = text.split(
    /(?<=[.!?;\n])\s+|\n+|,\s+(?=i['’]?m\s|i am\s|(?:my|her|his|their) (?:own |full )?(?:own|name|number|email|phone|mobile|tel\w*|landline))|,\s+(?=(?:my|our|the) (?:tenant|lodger|neighbour|mum|dad|mother|father|husband|wife|partner|son|daughter|sister|brother|friend)\b)|,?\s+(?:but|and|so)\s+(?=(?:my|mine|her|his|their|keep|she|he|i|im|i'm|can|could|please|just|ring|call)\b)/i,
  );
  const sentences = pieces.flatMap((piece) => piece.split(beforeReach));
  const isToReach = (sentence: string) => {
    const named = toNamed.exec(sentence)?.[1];
    return toLetIn.test(sentence) || (named !== undefined && isOf(ownName, named) === false);
  };
  const isOther = (sentence: string) =>
    (isToReach(sentence) ||
      ofOther.test(sentence.replace(isSelf, '')) ||
      tellsName(sentence.replace(isSelf, '')) ||
      isSomebody.test(sentence)) &&
    !ownAgain.test(sentence);
  const others = sentences.filter(isOther).join('\n');
  return {
    own: sentences.filter((sentence) => !isOther(sentence)).join('\n'),
    others,
    isRole: roleNamed.test(others) || toLetIn.test(others),
    isUnderOther: false,
  };
}

/** Whether a name is the customer's own, as far as that is known. */
const isOf = (own: string | undefined, named: string): boolean | undefined =>
  own === undefined ? undefined : named.split(' ').some((word) => own.includes(word));

/** Words of the other's details as if they were the customer's own. */
const asOwn = (text: string) =>
  text
    .replace(underName, '\n')
    .replace(new RegExp(String.raw`\b(?:her|his|their)\s+(?=${detail}\b)`, 'gi'), '')
    .replace(/\b(?:he|she)(?:['’]?s| is)\s+(?=\p{Lu})/giu, '\n');

const person = String.raw`((?:(?:mr|mrs|ms|miss|dr)\.?\s+)?\p{L}[\p{L}'’-]+(?: +\p{L}[\p{L}'’-]+){0,2})`;
const namings = [
  String.raw`\b(?:her|his|their|${role}'?s?|${family}'?s?)\s+(?:full )?names?(?:'s| is|:)?\s+${person}`,
  String.raw`\b(?:she|he)(?:'s| is) called\s+${person}`,
  String.raw`\b(?:${role}|${family})${place}(?:'s| is|,| called| named)+\s+${person}`,
  String.raw`\b(?:he|she)(?:['’]?s| is)\s+${person}`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** The name of the other person, if it is told. */
export const readOtherName = (others: string): string | undefined =>
  [...namings, toNamed]
    .map((pattern) => pattern.exec(others)?.[1])
    .find(
      (name) =>
        name !== undefined && (/^\p{Lu}/u.test(name) || isFirstName(name.split(' ')[0] ?? '')),
    );
