import { rangeOf } from '../../products/match-products.ts';
import type { Subject } from '../../products/subject.ts';

/** "Is there anything in a brown that hides mud?": floors are looked for, whichever is of that colour. */
export const isSearch =
  /\b(?:is there|are there|have you(?: got)?|do you (?:have|do|sell|stock)|got)\b[^.?!]{0,20}\b(?:anything|something|any)\b|(?:^|,)\W*(?:(?:ok|so|and|but)\W+)*(?:something|anything)\b/i;
export const namesRange = ({ products }: Subject, text: string): boolean =>
  products.some((product) =>
    text.toLowerCase().includes(rangeOf(product).split(' ')[0]?.toLowerCase() ?? ''),
  );

/** "Which twist ones do you do?": a list is asked for, not what a twist is. */
export const asksWhichSold =
  /\b(?:which|what|wot) (?:\w+ ){0,3}(?:twists?|loops?|saxon(?:y|ies)|velvets?|wools?|herringbones?|planks?|sheets?|piles?|patterns?)\b[^.?!]{0,15}\b(?:do|d|have|r|are) ?(?:you|u|ya|there)\b/i;

/** "Options?" after what the floor should be like. */
export const asksForIdeas =
  /^\W*(?:(?:any|what|your|so|what are (?:my|the|our)|what'?s)\W+)*(?:options?|ideas?|suggestions?|recommendations?|thoughts|choices)(?: please| pls)?\W*$|^\W*(?:(?:so|then|ok|and)\W+)*which(?: ones?)?(?: then)?\W*$|^\W*(?:so |but |then |need |want |i (?:need|want) )*(?:something|anything) (?:better|else|different|tougher|harder|stronger)(?: then| please| pls| than that)*\W*$/i;
