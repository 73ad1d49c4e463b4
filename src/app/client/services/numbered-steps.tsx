type NumberedStepsProps = { steps: readonly { title: string; text: string }[] };

/** Numbered steps, drawn on the graduations of a tape measure. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <p aria-hidden="true" className="bg-tape pb-2">
            <span className="graduations block" />
            <span className="block px-3 font-display text-2xl font-extrabold tabular-nums">
              {index + 1}
            </span>
          </p>
          <h3 className="mt-4 text-lg">{title}</h3>
          <p className="mt-2 text-base">{text}</p>
        </li>
      ))}
    </ol>
  );
}
