import { randomUUID } from 'node:crypto';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { fieldProblem, Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import type { StepInput } from '../customer-forms.ts';
import { unknownCustomer } from './merge-customers.ts';
import { type CustomerRow, lockCustomers, refreshCustomers } from './queries-join.ts';
import { findRoot } from './queries-merge.ts';
import {
  deleteNote,
  findOpenSteps,
  insertNote,
  insertStep,
  lockNote,
  lockStep,
  updateStep,
} from './queries-work.ts';

export type WorkDeps = {
  db: Db;
  clock: () => Date;
  /** The name of an active staff account of the office; undefined for any other id. */
  findStaffName: (tx: Tx, id: string) => Promise<string | undefined>;
};

type Work = (tx: Tx, customer: CustomerRow, log: Log) => Promise<void>;
type Log = (what: string, values?: { before?: object; after?: object }) => Promise<void>;

/** Changes a customer in one transaction and refreshes it. @throws Problem 404 for an unknown customer */
function changeCustomer({ db, clock }: WorkDeps, id: string, staff: Staff, work: Work) {
  return db.transaction(async (tx) => {
    await lockCustomers(tx);
    const customer = await findRoot(tx, id);
    if (!customer) throw unknownCustomer();
    await work(tx, customer, (what, { before, after } = {}) =>
      recordAuditLogEntry(tx, {
        at: clock(),
        by: staff,
        kind: 'customer',
        what,
        subject: customer.id,
        label: customer.name,
        before: { ...before },
        after: { ...after },
      }),
    );
    await refreshCustomers(tx, [customer.id]);
  });
}

/** Adds a note. @throws Problem 404 for an unknown customer */
export const addNote = (deps: WorkDeps, id: string, content: string, staff: Staff) =>
  changeCustomer(deps, id, staff, async (tx, customer, log) => {
    await insertNote(tx, {
      id: randomUUID(),
      customerId: customer.id,
      content,
      authorId: staff.id,
      authorName: staff.name,
      createdAt: deps.clock(),
    });
    await log('note-added');
  });

/** Deletes a note. @throws Problem 404 for an unknown note, 403 for staff who neither wrote it nor are admins */
export const removeNote = (deps: WorkDeps, id: string, noteId: string, staff: Staff) =>
  changeCustomer(deps, id, staff, async (tx, customer, log) => {
    const note = await lockNote(tx, customer.id, noteId);
    if (!note) throw new Problem(404, 'There is no note by this id.');
    if (note.authorId !== staff.id && staff.role !== 'admin')
      throw new Problem(403, 'Only its author or an admin may delete a note.');
    await deleteNote(tx, noteId);
    await log('note-deleted');
  });

/** Sets the next step. @throws Problem 404 for an unknown customer, 400 for an unknown owner, 409 while one is open */
export const planStep = (deps: WorkDeps, id: string, step: StepInput, staff: Staff) =>
  changeCustomer(deps, id, staff, async (tx, customer, log) => {
    if ((await findOpenSteps(tx, customer.id)).length > 0)
      throw new Problem(409, 'There is a next step already: mark it as done or change it.');
    const { content, dueOn } = step;
    const ownerName = await readOwner(deps, tx, step.ownerId);
    await insertStep(tx, {
      id: randomUUID(),
      customerId: customer.id,
      content,
      dueOn,
      ownerId: step.ownerId,
      ownerName,
      createdAt: deps.clock(),
      createdBy: staff.name,
      doneAt: null,
      doneBy: null,
    });
    await log('step-set', { after: { content, dueOn, ownerName } });
  });

/** Changes a next step, or marks it as done or open again. @throws Problem 404 or 400 as `planStep`, 409 while another is open */
export const changeStep = (
  deps: WorkDeps,
  id: string,
  stepId: string,
  { isDone, ...change }: Partial<StepInput> & { isDone?: boolean },
  staff: Staff,
) =>
  changeCustomer(deps, id, staff, async (tx, customer, log) => {
    const step = await lockStep(tx, customer.id, stepId);
    if (!step) throw new Problem(404, 'There is no next step by this id.');
    if (isDone === false && step.doneAt !== null) {
      const open = await findOpenSteps(tx, customer.id);
      if (open.length > 0) throw new Problem(409, 'Another next step has been set meanwhile.');
    }
    const set = {
      ...change,
      ...(change.ownerId && { ownerName: await readOwner(deps, tx, change.ownerId) }),
      ...(isDone === true && { doneAt: deps.clock(), doneBy: staff.name }),
      ...(isDone === false && { doneAt: null, doneBy: null }),
    };
    if (Object.keys(set).length === 0) return;
    await updateStep(tx, stepId, set);
    const logged = ({ content, dueOn, ownerName }: typeof step) => ({ content, dueOn, ownerName });
    await log(isDone === undefined ? 'step-changed' : isDone ? 'step-done' : 'step-reopened', {
      before: logged(step),
      after: isDone === true ? {} : logged({ ...step, ...set }),
    });
  });

async function readOwner({ findStaffName }: WorkDeps, tx: Tx, id: string): Promise<string> {
  const name = await findStaffName(tx, id);
  if (name !== undefined) return name;
  const message = 'must be somebody of the office.';
  throw fieldProblem('ownerId', message);
}
