type FieldNotesProps = { id: string; problem?: string | undefined; question?: string | undefined };

/** What is wrong with a field, or else what we ask about it. */
export function FieldNotes({ id, problem, question }: FieldNotesProps) {
  if (problem)
    return (
      <p id={id} className="mt-1 text-sm text-error">
        {problem}
      </p>
    );
  if (!question) return null;
  return (
    <p id={id} className="mt-1 rounded bg-tape-pale px-2 py-1 text-sm">
      {question}
    </p>
  );
}
