const needs =
  /\b(?:needs?|ha(?:ve|s) (?:got )?to|must|should|got to|gotta|necessary|required|supposed to)\b/i;
const oldCarpet = /\b(?:carpets?|underlay)\b/i;
const comesUp =
  /\b(?:com(?:e|es|ing)|taken?|taking|go|lift(?:ed|ing)?|pull(?:ed|ing)?|rip(?:ped|ping)?|remov\w*|get(?:ting)?|be)\b[^.?!]{0,30}\b(?:up|out|off|first|gone|away|remov\w*|lift\w*|before)\b/i;
const goesOver =
  /\b(?:go|goes|going|lay|laid|fit|fitted|put|stick|straight|install\w*)\b[^.?!]{0,25}\b(?:over|on top of|on to|onto)\b[^.?!]{0,20}\b(?:carpets?|underlay)\b/i;
const ofNew = /\b(?:new|your|which|what) (?:carpet|underlay)\b[^.?!]{0,20}\b(?:need|have)\b/i;

/** "Do I need the old carpet taken up first?", "can it go over the carpet?": whether it has to come up. */
export const asksIfUp = (text: string): boolean =>
  goesOver.test(text) ||
  (needs.test(text) && oldCarpet.test(text) && comesUp.test(text) && !ofNew.test(text));
