type NumberedStepsProps = { steps: readonly { title: string; text: string }[] };

/** Numbered steps. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <p
            aria-hidden="true"
            className="border-t-2 border-ink pt-3 font-display text-2xl font-extrabold tabular-nums"
          >
            {index + 1}
          </p>
          <h3 className="mt-2 text-lg">{title}</h3>
          <p className="mt-2 text-base">{text}</p>
        </li>
      ))}
    </ol>
  );
}
