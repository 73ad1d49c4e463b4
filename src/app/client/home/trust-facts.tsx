/** What speaks for the firm, in a row. */
export function TrustFacts({ facts }: { facts: readonly string[] }) {
  return (
    <ul className="mt-6 mb-6 grid text-sm font-semibold sm:mb-10 sm:grid-cols-2 sm:text-base lg:mt-12 lg:grid-cols-4">
      {facts.map((fact) => (
        <li
          key={fact}
          className="relative border-t border-line-strong py-2 pr-16 lg:py-4 lg:pr-6 lg:before:absolute lg:before:-top-2 lg:before:left-0 lg:before:h-4 lg:before:w-px lg:before:bg-ink"
        >
          {fact}
        </li>
      ))}
    </ul>
  );
}
