import { bookingPath } from '#features/business/facts.ts';
import type { Reply } from '../reply.ts';
import { answered } from '../reply.ts';
import { businessFacts } from '../tools/business-facts.ts';
import { findMissing, findProblems, neededFields } from '../tools/forms.ts';
import { askTool, runTool } from '../tools/tool-registry.ts';
import type { FormDraft, FormKind, Turn } from '../turn.ts';
import { fillIn, formFields, projectSizeOf } from './form-fields.ts';
import { pricedAs } from './priced-as.ts';

const abandonPattern = /\b(?:cancel|stop|never ?mind|forget it|leave it|changed my mind)\b/i;

/** Whether a message abandons the open form. */
export const givesUp = ({ memory, text, reading }: Turn) =>
  memory.form !== undefined &&
  (abandonPattern.test(text) || (memory.form.proposed && reading.slots.answer === 'no'));

/** Begins a booking or an enquiry, prefilled from the conversation. */
export async function beginForm(turn: Turn, kind: FormKind): Promise<Reply> {
  const { memory } = turn;
  const { flooring, rooms } = memory;
  const draft: FormDraft = {
    kind,
    asked: null,
    proposed: false,
    values: {
      ...(kind === 'booking' && flooring && { flooringTypes: [pricedAs(flooring)] }),
      ...(kind === 'booking' && rooms && { projectSize: projectSizeOf(rooms.length) }),
    },
  };
  memory.form = draft;
  fillIn(turn, draft, neededFields[kind]);
  const opening =
    kind === 'booking'
      ? [
          ...(await runTool(turn, 'booking_link', draft.values)),
          'Or tell me here, and I will pass it on.',
        ]
      : ['I can ask the team to contact you.'];
  return askNextField(turn, draft, opening);
}

/** Reads an answer into the form; undefined if the message was about something else. */
export async function continueForm(turn: Turn): Promise<Reply | undefined> {
  const { memory, reading } = turn;
  const draft = memory.form;
  if (!draft) return undefined;
  if (givesUp(turn)) {
    delete memory.form;
    return answered(['That is fine: nothing was sent. What else can I do for you?']);
  }
  if (draft.proposed && reading.slots.answer === 'yes')
    return answered(await askTool(turn, 'send_proposal', {}));
  const isAnswered = fillIn(turn, draft, neededFields[draft.kind]);
  if (isAnswered || (draft.proposed && changed(turn, draft))) return askNextField(turn, draft, []);
  return undefined;
}

/** Whether a message contains details that change the proposal. */
function changed(turn: Turn, draft: FormDraft): boolean {
  const { phone, email, postcode, dates } = turn.reading.slots;
  const says = Boolean(phone || email || postcode || dates?.length);
  if (says) draft.proposed = false;
  return says;
}

/** Asks for the next missing field, or reads the complete form back. */
export async function askNextField(
  turn: Turn,
  draft: FormDraft,
  opening: readonly string[],
): Promise<Reply> {
  const [problem] = findProblems(turn, draft);
  if (problem) {
    delete draft.values[problem.field];
    turn.evidence.push(problem.message);
  }
  const [next] = findMissing(draft);
  if (next === undefined) {
    const sentences = await askTool(
      turn,
      draft.kind === 'booking' ? 'propose_booking' : 'propose_enquiry',
      {
        fields: draft.values,
      },
    );
    return answered([...opening, ...sentences]);
  }
  draft.asked = next;
  const question = formFields[next]?.question ?? '';
  turn.evidence.push(question);
  const when = next === 'preferredDates' ? await askTool(turn, 'free_slots', {}) : [];
  return answered([...opening, ...(problem ? [`${problem.message}.`] : []), ...when, question]);
}

/** The reminder after an answer to something else while a form is open. */
export function remindOfForm({ memory, evidence }: Turn): string[] {
  const { form } = memory;
  if (!form?.asked) return [];
  if (form.proposed) return ['Shall I send what I read back to you? Please answer yes or no.'];
  const question = formFields[form.asked]?.question ?? '';
  evidence.push(question);
  return [`To go on with it: ${question}`];
}

/** Offered when the customer's answers do not fit. */
export const formHelp = [
  `You can also do it with the form: ${bookingPath}`,
  ...businessFacts.contact,
];
