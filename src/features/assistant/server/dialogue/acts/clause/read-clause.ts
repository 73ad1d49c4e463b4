import type { Clause } from '../../../conversation/message.ts';
import type { Act, Context } from '../act.ts';
import { repairQuestion } from '../products/repairs-of-question.ts';
import { readAside, readReminder } from './asides.ts';
import { readCertain } from './certain-acts.ts';
import { readCheapestOfEach, readChoice } from './choice-acts.ts';
import { readDaysAndPlaces } from './days-and-places.ts';
import { type Heard, hear, type ReadActs } from './heard.ts';
import { readCheaperThere, readOfJob, readRoomsTold, readWorkAlone } from './job-acts.ts';
import { readOfLastAnswer } from './last-answer.ts';
import { readRequest } from './request-acts.ts';
import { findAnswer, readList, readOfPronoun, readSheet } from './sheet-acts.ts';
import { readTold } from './told-acts.ts';

/** The subjects before a question that is put right ("I meant the other one"), in the order in which they are tried. */
const beforeRepair: readonly ReadActs[] = [
  readCheaperThere,
  readCheapestOfEach,
  readRoomsTold,
  readAside,
  readDaysAndPlaces,
  readOfLastAnswer,
  readReminder,
];
/** The subjects after it. */
const subjects: readonly ReadActs[] = [
  readWorkAlone,
  readCertain,
  readRequest,
  readChoice,
  readOfJob,
  readOfPronoun,
  readList,
];

function firstOf(readers: readonly ReadActs[], heard: Heard): Act[] | undefined {
  for (const read of readers) {
    const acts = read(heard);
    if (acts) return acts;
  }
  return undefined;
}

/** The acts of one clause, those of the first subject that it is about; none where it only tells something. */
export function readClause(clause: Clause, context: Context): Act[] {
  const heard = hear(clause, context);
  const early = firstOf(beforeRepair, heard);
  if (early) return early;
  const repaired = repairQuestion(clause, context);
  if (repaired) return readClause(repaired, context);
  const acts = firstOf(subjects, heard);
  if (acts) return acts;
  const taught = findAnswer(heard);
  return readSheet(heard, taught) ?? readTold(heard, taught);
}
