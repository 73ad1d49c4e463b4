import type { ConversationRecord } from '../../conversation/record.ts';
import type { FactTopic } from '../../tools/business-facts.ts';
import type { Act } from '../acts/act.ts';

/** What a short question after a fact refers to. */
const ofFacts: Partial<Record<FactTopic, string>> = {
  home_visit: 'measuring visit at home',
  underlay: 'underlay',
  fitting_time: 'fitting a carpet',
  fitting_process: 'fitting day',
  guarantee: 'guarantee on fitting',
  floor_preparation: 'floor preparation: levelling and damp',
  repairs: 'repair',
  maintenance: 'maintenance plan',
  about: 'the firm',
  response: 'confirming a booking',
  change_booking: 'changing a booked visit',
  area: 'area covered',
  opening_hours: 'opening hours',
};
const keeps = new Set<Act['kind']>([
  'remark',
  'thanks',
  'unknown',
  'unanswered',
  'offers',
  'nextStep',
]);
const isForTeam = new Set<Act['kind']>(['complaint', 'person', 'callBack', 'injury']);

/** Notes what was answered last, so that a short question can refer to it. */
export function noteTopic(record: ConversationRecord, act: Act) {
  if (keeps.has(act.kind)) return;
  const topic =
    act.kind === 'taught'
      ? act.question
      : act.kind === 'fact'
        ? ofFacts[act.topic]
        : act.kind === 'asbestos'
          ? 'asbestos tiles'
          : act.kind === 'water'
            ? 'water on the floor'
            : act.kind === 'productFacts'
              ? act.clause.text
              : isForTeam.has(act.kind)
                ? 'when will someone ring me'
                : undefined;
  if (topic) record.topic = topic;
  else delete record.topic;
}
