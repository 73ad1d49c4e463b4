import type { Conversation } from './conversation.ts';
import type { Pricer } from './price-jobs.ts';

export type StoredNow = {
  appointments: Record<string, unknown>[];
  callBacks: Record<string, unknown>[];
  conversation: Record<string, unknown>;
};

const plain = (value: unknown) =>
  String(value ?? '')
    .toLowerCase()
    .replace(/[\s,.]+/g, '');
/** A title that the customer gave may be kept with the name. */
const plainName = (value: unknown) =>
  plain(String(value ?? '').replace(/^\s*(?:mr|mrs|ms|miss|dr)\.?\s+(?=\S+\s+\S)/i, ''));
const digits = (value: unknown) =>
  String(value ?? '')
    .replace(/\D/g, '')
    .replace(/^44/, '0');
const sorted = (values: unknown) => [...(values as string[])].sort();

/** How what was stored differs from what was agreed. */
export async function judgeStored(
  { stored = {} }: Conversation,
  now: StoredNow,
  pricer: Pricer,
): Promise<string[]> {
  const failures: string[] = [];
  const { appointment, callBack, customerName, handedOver } = stored;
  if (appointment === null && now.appointments.length > 0)
    failures.push('an appointment was stored');
  if (callBack === null && now.callBacks.length > 0) failures.push('a call-back was stored');
  if (appointment)
    failures.push(...(await judgeAppointment(appointment, now.appointments, pricer)));
  if (callBack) failures.push(...judgeCallBack(callBack, now.callBacks));
  if (
    customerName !== undefined &&
    plainName(now.conversation.customerName) !== plainName(customerName ?? 'Customer')
  )
    failures.push(`the name is ${now.conversation.customerName}, not ${customerName}`);
  if (handedOver !== undefined && now.conversation.handedOver !== handedOver)
    failures.push(handedOver ? 'not handed over' : 'handed over');
  return failures;
}

async function judgeAppointment(
  wanted: NonNullable<NonNullable<Conversation['stored']>['appointment']>,
  found: StoredNow['appointments'],
  pricer: Pricer,
) {
  const [only, ...others] = found;
  if (!only) return ['no appointment'];
  const failures = others.length > 0 ? ['several appointments'] : [];
  const { dates, times, estimate, requirementsContain = [], flooringTypes, ...fields } = wanted;
  for (const [field, value] of Object.entries(fields)) {
    const same =
      field === 'phone'
        ? digits(only[field]) === digits(value)
        : field === 'customerName'
          ? plainName(only[field]) === plainName(value)
          : plain(only[field]) === plain(value);
    if (!same) failures.push(`${field} is ${only[field]}, not ${value}`);
  }
  if (flooringTypes && String(sorted(only.flooringTypes)) !== String(sorted(flooringTypes)))
    failures.push(`floors are ${only.flooringTypes}`);
  const days = sorted(only.preferredDates);
  if (Array.isArray(dates) && String(days) !== String(sorted(dates)))
    failures.push(`days are ${days}, not ${dates}`);
  if (dates && !Array.isArray(dates)) {
    const { within, not = [] } = dates;
    const wrong = days.filter((day) => day < within[0] || day > within[1] || not.includes(day));
    if (days.length === 0 || wrong.length > 0) failures.push(`days are ${days}`);
  }
  if (times && String(sorted(only.preferredTimes)) !== String(sorted(times)))
    failures.push(`times are ${only.preferredTimes}`);
  for (const words of requirementsContain)
    if (
      !String(only.requirements ?? '')
        .toLowerCase()
        .includes(words.toLowerCase())
    )
      failures.push(`requirements lack ${words}`);
  const total = (only.calculatorData as { totalCost?: number } | null)?.totalCost;
  if (estimate === null && total !== undefined) failures.push(`carries an estimate of ${total}`);
  if (estimate) {
    const agreed = await pricer.price(estimate);
    if (total !== agreed.total) failures.push(`the estimate is ${total}, not ${agreed.total}`);
  }
  return failures;
}

function judgeCallBack(
  {
    name,
    phone,
    summaryContains = [],
    urgent,
  }: NonNullable<NonNullable<Conversation['stored']>['callBack']>,
  found: StoredNow['callBacks'],
) {
  const [only, ...others] = found;
  if (!only) return ['no call-back'];
  const failures = others.length > 0 ? ['several call-backs'] : [];
  if (name && plainName(`${only.firstName} ${only.lastName}`) !== plainName(name))
    failures.push(`the call-back is for ${only.firstName} ${only.lastName}`);
  if (phone && digits(only.phone) !== digits(phone))
    failures.push(`the call-back is to ${only.phone}`);
  const message = String(only.message ?? '').toLowerCase();
  for (const words of summaryContains)
    if (!message.includes(words.toLowerCase())) failures.push(`the summary lacks ${words}`);
  if (urgent && !message.includes('urgent')) failures.push('the call-back is not urgent');
  return failures;
}
