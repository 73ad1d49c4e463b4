import { isDeepStrictEqual } from 'node:util';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import { publish } from '#platform/server/database/channel.ts';
import type { Db } from '#platform/server/database/database.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import type { NewMail } from '#platform/server/mail/message.ts';
import { deadLinkMessage } from '../../texts/blocks.ts';
import { checkText, findBrokenLinks, type TextProblem } from '../../texts/check-text.ts';
import type { MailName } from '../../texts/mail-texts.ts';
import type { TextValues } from '../../texts/text-kinds.ts';
import { findText, type Text, type TextName } from '../../texts/texts.ts';
import { channels } from '../channels.ts';
import { completeSaved } from '../complete-saved.ts';
import { findNewestText, insertTextVersion, type TextVersionRow } from './queries-texts.ts';
import { startingTexts } from './starting-texts.ts';

export type TextDeps = {
  db: Db;
  clock: () => Date;
  /** The paths of all public pages, and those that lead to one. */
  listPaths: () => Promise<string[]>;
  /** Long texts that are edited elsewhere, such as those of areas. */
  findOtherTexts: () => Promise<readonly { label: string; editPath: string; content: string }[]>;
  composeExamples: ComposeExamples;
};

/** Composes an email to nobody for each occasion that has words of its own: `when`, or '' for the only one. */
export type ComposeExamples = (name: MailName) => readonly { when: string; mail: NewMail }[];

export const unknownText = () => new Problem(404, 'There is no text by this name.');

/** @throws Problem 404 for a text that there is not */
export function requireText(word: string) {
  const text = findText(word);
  if (!text) throw unknownText();
  const name = word as TextName;
  return { name, text, starting: startingTexts[name] as TextValues };
}

/** What a save says; a save of the starting text is null. */
export const completeText = (saved: TextValues | null | undefined, starting: TextValues) =>
  completeSaved(saved ?? undefined, starting);

const refusal = ({ field, message }: TextProblem) => fieldProblem(`fields.${field}`, message);

/** @throws Problem 400 for what cannot be the text, naming the field */
export function requireValues(text: Text, fields: unknown): TextValues {
  const { values, problem } = checkText(text, fields);
  if (!values) throw refusal(problem);
  return values;
}

/**
 * Saves a text as a new version.
 * @throws Problem 400 for what cannot be its text, naming the field; 404; 409 for a save based on an older version
 */
export async function changeText(
  { db, clock, listPaths }: TextDeps,
  { name: word, version, fields }: { name: string; version: number; fields: unknown },
  staff: Staff,
): Promise<TextVersionRow> {
  const { name, text, starting } = requireText(word);
  const values = requireValues(text, fields);
  const [broken] = findBrokenLinks(text, values, await listPaths());
  if (broken) throw refusal({ field: broken.field, message: deadLinkMessage(broken) });
  return db.transaction(async (tx) => {
    const before = await findNewestText(tx, name);
    const row = {
      name,
      version: version + 1,
      // A later release may improve the starting text.
      fields: isDeepStrictEqual(values, starting) ? null : values,
      changedBy: staff.name,
      changedAt: clock(),
    };
    if ((before?.version ?? 0) !== version || !(await insertTextVersion(tx, row)))
      throw new Problem(
        409,
        'Somebody else has saved this text since you opened it. What you changed is still here: look at the rest, then save again.',
      );
    await recordAuditLogEntry(tx, {
      at: row.changedAt,
      by: staff,
      kind: 'text',
      what: 'edited',
      subject: name,
      label: text.label,
      before: completeText(before?.fields, starting),
      after: values,
    });
    await publish(tx, channels.texts, undefined);
    return row;
  });
}
