import type { Db } from '#platform/server/database/database.ts';
import type { OwnValues } from '../../text-fields.ts';
import { checkText } from '../../texts/check-text.ts';
import { fillText } from '../../texts/fill-text.ts';
import { isMailName, type MailName, type MailTextOf, mailTexts } from '../../texts/mail-texts.ts';
import type { TextValues } from '../../texts/text-kinds.ts';
import { readGreetingName } from '../greeting-name.ts';
import { completeText } from './change-text.ts';
import { findNewestTexts, type TextVersionRow } from './queries-texts.ts';
import { startingTexts } from './starting-texts.ts';

type OwnOf<Name extends MailName> = {
  [Word in Exclude<keyof (typeof mailTexts)[Name]['own'], 'first name'>]: string | null;
} & ('first name' extends keyof (typeof mailTexts)[Name]['own']
  ? { customerName: string }
  : unknown);

/** What the emails of this process say, where it is not their starting text. */
let current: Partial<Record<MailName, TextValues>> = {};

/** Versions that are no longer fit to be sent: each is reported once. */
const reported = new Set<string>();

/**
 * Lets the emails of this process say what is stored. A text that is no longer fit to be sent is reported, and its
 * email has the starting text: nobody goes without it.
 */
export async function loadMailWording(db: Db, onError: (error: Error) => void) {
  const rows = (await findNewestTexts(db)).filter((row) => row.fields && isMailName(row.name));
  const fit = rows.map((row) => [row.name, readFitText(row, onError)] as const);
  current = Object.fromEntries(fit.filter(([, values]) => values));
}

function readFitText({ name, version, fields }: TextVersionRow, onError: (error: Error) => void) {
  const { values, problem } = checkText(
    mailTexts[name as MailName],
    completeText(fields, startingTexts[name as MailName] as TextValues),
  );
  if (problem && !reported.has(`${name} ${version}`)) {
    reported.add(`${name} ${version}`);
    onError(
      new Error(
        `Version ${version} of the email ${name} is not used: ${problem.field} ${problem.message}`,
      ),
    );
  }
  return values;
}

/** What an email to a customer says, filled in. A customer's name that may be more than a name is left out. */
export function writeMail<Name extends MailName>(name: Name, known: OwnOf<Name>): MailTextOf<Name> {
  const { customerName, ...own } = known as { customerName?: string } & OwnValues;
  const values = current[name] ?? (startingTexts[name] as TextValues);
  return fillText(mailTexts[name].fields, values, {
    own: {
      ...own,
      ...(customerName !== undefined && { 'first name': readGreetingName(customerName) ?? null }),
    },
  }) as MailTextOf<Name>;
}

/** Composes emails as if a draft were the stored text of one. */
export function composeWith<Result>(
  name: MailName,
  draft: TextValues,
  compose: () => Result,
): Result {
  const before = current;
  current = { ...before, [name]: draft };
  try {
    return compose();
  } finally {
    current = before;
  }
}
