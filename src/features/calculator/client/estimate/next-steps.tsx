import { firm } from '#features/business/firm.ts';

/** The steps from an estimate to a written quote. */
export function NextSteps({ Heading }: { Heading: 'h2' | 'h4' }) {
  return (
    <section className="break-inside-avoid rounded bg-brand p-5 print:py-3 text-white print:border print:border-line-strong print:bg-white print:text-ink">
      <Heading className="font-display text-lg font-bold tracking-tight">What happens next</Heading>
      <ol className="mt-3 list-decimal space-y-2 pl-5 text-base">
        <li>We come and measure, free and at a time that suits you.</li>
        <li>You choose from samples at home, and we fix the price.</li>
        <li>We fit it on the day we agree.</li>
      </ol>
      <p className="mt-3 text-base print:hidden">
        Rather talk? Call{' '}
        <a
          href={firm().phone.href}
          className="inline-block py-2 font-semibold whitespace-nowrap underline"
        >
          {firm().phone.display}
        </a>
      </p>
    </section>
  );
}
