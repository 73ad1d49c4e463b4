import { kindsTurnedDown, type TurnedDown } from '../../../conversation/floors/turned-down.ts';
import type { ConversationRecord, FloorChoice } from '../../../conversation/record.ts';
import { findFlooring } from '../../../nlu/entities/find-floor.ts';
import type { Flooring } from '../../../nlu/parsed-message.ts';
import { readTokens, tidyText } from '../../../nlu/text/tokenize.ts';

const floor = '(?:laminate|lamin8|carpet(?:s|ing)?|vinyl|lvt|lino|floor(?:ing)?)';
const failure =
  "(?:swell\\w*|swelled|swollen|bl[eo]wn?|warp\\w*|buckl\\w*|bubbl\\w*|lift(?:s|ed|ing)|peel\\w*|curl\\w*|fail\\w*|ruin\\w*|rott?\\w*|mould\\w*|crack\\w*|split\\w*|gapp?\\w*|chip(?:ped|s)|scratch\\w*|slip(?:ped|s|py)|fell|noisy|cold|hated?|regret\\w*|rubbish|useless|disaster|disappoint\\w*|didn'?t last|never lasted|fell apart|c[ao]me? (?:up|apart|away)|wavy|water got|gone|went|no good|not (?:good|up to it)|waste of|let (?:us|me) down|(?:driv(?:es|ing)|sends?) (?:me|us) (?:mad|nuts|crazy|potty|up the wall)|horrible|awful|too loud|echo\\w*)";
/** A floor that they have or had, and what went wrong with it. */
const went = new RegExp(
  String.raw`\b(?:(?:my|our|the|this|that|her|his|old|existing|last|previous|cheap|had|have|got|bought|put down|on) (?:\w+ ){0,2}?${floor})\b[^.?!]{0,60}\b${failure}\b|\b${floor} (?:we (?:had|have) )?(?:was|were|went|got|has|had|just|kept|always|did)\b[^.?!]{0,30}\b${failure}\b|\b${failure}\b[^.?!]{0,20}\b(?:my|our|the|on|with|old) (?:\w+ )?${floor}\b`,
  'i',
);
/** None of it again, whatever went wrong. */
const neverAgain = new RegExp(
  String.raw`\b(?:never|not|won'?t|wouldn'?t|don'?t want|no more|anything but|sick of|fed up (?:of|with)|off|hates?|had enough of|put (?:me|us) off|done with)\b[^.?!,]{0,20}\b${floor}(?: (?:again|any ?more|ever again))\b|\b(?:no more|anything but|sick of|hate|hated|fed up (?:of|with)|had enough of|put (?:me|us) off|done with|gone off|went off|(?:stop|quit|keep|kept) (?:pric|quot|giv|offer|show|push|send)ing(?: me| us)?|(?:not|wasn'?t|isn'?t|never) (?:asking|talking|asked) (?:about|for)|(?:but|just|please|no) not(?: in)?|anything except) (?:the |this |that |old |cheap )*${floor}\b`,
  'i',
);
/** Wear is no reason against another carpet. */
const wears = new Set<Flooring>(['carpet']);
const wantsOther =
  /\b(?:recommend\w*|suggest\w*|advise|instead|else|better|different|alternative|tougher|what (?:should|would|could|can|do|about)(?! (?:i|we) do\b)|which|don'?t want (?:that|it|one)|looking (?:for|at)|after|replac\w*|chang\w*)\b/i;

/** The kinds of floor that failed a customer who looks for another, and what they say beside that. */
export function readFailedFloors(plain: string): { kinds: Flooring[]; rest: string } {
  const kinds: Flooring[] = [];
  const parts = plain.split(
    /(?<=[.!?;\n])\s+|(?=,\s)|\s(?=(?:so|but|and (?:i|we|can|could|what|which|now|want|need))\s)/i,
  );
  const rest = parts.map((part) => {
    const isNever = neverAgain.test(part);
    if (!isNever && !(went.test(part) && wantsOther.test(plain))) return part;
    const kind = findFlooring(readTokens(tidyText(part)));
    if (kind === undefined || (wears.has(kind) && !isNever)) return part;
    kinds.push(kind);
    return part.replace(new RegExp(String.raw`\b${floor}\b`, 'gi'), ' ');
  });
  const text = rest.join(' ');
  // "My laminate swelled, which laminate would you suggest?": it is to be the same again.
  const again = findFlooring(readTokens(tidyText(text)));
  return { kinds: kinds.filter((kind) => kind !== again), rest: kinds.length > 0 ? text : plain };
}

/** Keeps kinds that failed out of what is offered, until one of them is chosen after all. */
export function ruleOut(
  record: ConversationRecord,
  failed: readonly Flooring[],
  chosen: readonly FloorChoice[],
) {
  const isChosen = (kind: Flooring) => chosen.some((floor) => floor.kind === kind);
  const isWhole = (one: TurnedDown) => kindsTurnedDown({ turnedDown: [one] });
  const kept = (record.turnedDown ?? []).filter((one) => !isWhole(one).some(isChosen));
  const known = kindsTurnedDown({ turnedDown: kept });
  const kinds = failed.filter((kind) => !isChosen(kind) && !known.includes(kind));
  delete record.turnedDown;
  if (kept.length + kinds.length === 0) return;
  record.turnedDown = [...kept, ...kinds.map((kind) => ({ kind }))];
  const all = kindsTurnedDown(record);
  record.considered = record.considered.filter(({ kind }) => !all.includes(kind));
  if (record.floor && failed.includes(record.floor.kind)) delete record.floor;
}
