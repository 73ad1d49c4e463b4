import { isQuestion } from '../../../conversation/act-patterns.ts';
import type { Clause } from '../../../conversation/message.ts';
import type { Context } from '../act.ts';

const laysIt =
  /\b(?:lay|fit|put|do|install)(?:ing)? (?:it|that|this|them|the \w+)(?: down| in)? (?:my|our|him|her|them)sel(?:f|ves)\b/i;
const buysOnly =
  /\b(?:just|only|simply)\b[^.?!]{0,15}\b(?:buy|get|have|order|supply|sell)\b|\b(?:buy|get|have|order|supply|sell)\b[^.?!]{0,20}\b(?:alone|on its own|only)\b/i;
const without =
  /\b(?:buy|get|have|order|supply|sell)\b[^.?!]{0,25}\bwithout (?:the |your |any |it being |having it )?(?:fitting|fitted|fitters?|labour|installation)\b/i;

/** "Is it ok to lay it myself and just buy the vinyl?": of what was priced, the materials alone are wished for. */
export const asksMaterialsOnly = (plain: string): boolean =>
  isQuestion(plain) && (without.test(plain) || (laysIt.test(plain) && buysOnly.test(plain)));

export const isOfMaterials = ({ text }: Clause, { record, message, observed }: Context): boolean =>
  record.priced.some(({ fittingIncluded }) => !fittingIncluded) &&
  record.ownFitting === undefined &&
  !observed.rooms &&
  !observed.floors.isChanged &&
  asksMaterialsOnly(message.plain) &&
  [laysIt, buysOnly, without].some((pattern) => pattern.test(text));
