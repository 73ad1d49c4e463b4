import { useEffect, useRef } from 'react';
import { describeField, fieldWords } from '../draft/field-labels.ts';
import type { DraftField, ProductDraft } from '../draft/product-draft.ts';

export type Conflict = {
  /** The server's message, which names the other person. */
  sentence: string;
  mine: ProductDraft;
  theirs: ProductDraft;
  /** Fields that both changed. */
  conflicts: DraftField[];
  /** Fields that only the other person changed. */
  taken: DraftField[];
};

type ConflictNoticeProps = {
  conflict: Conflict;
  /** The contents that would be saved now. */
  draft: ProductDraft;
  onChoose: (field: DraftField, from: ProductDraft) => void;
};

/** Lists what somebody else changed while this form was open, with a choice for fields that both changed. */
export function ConflictNotice({ conflict, draft, onChoose }: ConflictNoticeProps) {
  const { sentence, mine, theirs, conflicts, taken } = conflict;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new conflict is read from its beginning
  useEffect(() => heading.current?.focus(), [conflict]);
  const names = taken.map((field) => fieldWords[field]).join(', ');
  return (
    <section
      aria-label="Changed meanwhile"
      className="mb-6 border-l-4 border-tape bg-tape-pale p-4"
    >
      <h3 ref={heading} tabIndex={-1} className="font-sans text-base font-semibold tracking-normal">
        Someone else changed this product
      </h3>
      <p className="mt-1">{sentence}</p>
      {taken.length > 0 && (
        <p className="mt-1">You hadn’t changed these, so the form now shows theirs: {names}.</p>
      )}
      {conflicts.map((field) => {
        const isTheirs = JSON.stringify(draft[field]) === JSON.stringify(theirs[field]);
        return (
          <fieldset key={field} className="mt-3">
            <legend className="text-sm font-semibold">{fieldWords[field]}</legend>
            <Choice
              name={field}
              words="Keep mine"
              value={describeField(field, mine)}
              isChosen={!isTheirs}
              onChoose={() => onChoose(field, mine)}
            />
            <Choice
              name={field}
              words="Take theirs"
              value={describeField(field, theirs)}
              isChosen={isTheirs}
              onChoose={() => onChoose(field, theirs)}
            />
          </fieldset>
        );
      })}
      <p className="mt-3">Nothing is saved until you press Save again.</p>
    </section>
  );
}

type ChoiceProps = {
  name: string;
  words: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
};

function Choice({ name, words, value, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-8 items-start gap-2 py-1">
      <input
        type="radio"
        name={`conflict-${name}`}
        checked={isChosen}
        onChange={onChoose}
        className="mt-1 size-4 shrink-0 accent-brand"
      />
      <span className="min-w-0 wrap-anywhere">
        {words}: <span className="font-semibold">{value}</span>
      </span>
    </label>
  );
}
