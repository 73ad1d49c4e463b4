import type { CategoryProps } from './categories.ts';
import { useOffers } from './use-offers.ts';

/** Buying advice and frequent questions. */
export function CategoryFeatures({ config, text: words }: CategoryProps) {
  const offers = useOffers(config);
  const named = config.offersIn.benefits ? offers.map(({ name }) => name) : [];
  return (
    <>
      <section aria-labelledby="features-title" className="band bg-mist">
        <div className="wrap">
          <h2 id="features-title" className="text-3xl">
            {words.featuresHeading}
          </h2>
          <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
            {words.features.map(({ title, text }) => (
              <li key={title} className="border-t-2 border-ink pt-4">
                <h3 className="text-lg">{title}</h3>
                <p className="mt-2 text-base">{text}</p>
              </li>
            ))}
          </ul>
          <ul
            aria-label="What you get"
            className="mt-12 grid gap-x-8 text-base font-semibold sm:grid-cols-2 lg:grid-cols-4"
          >
            {[...named, ...words.benefits].map((benefit) => (
              <li key={benefit} className="border-t border-line-strong py-3">
                {benefit}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="faq-title" className="band">
        <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
          <h2 id="faq-title" className="text-3xl">
            Common questions
          </h2>
          <dl>
            {words.faqs.map(({ question, answer }) => (
              <div
                key={question}
                className="border-t border-line py-5 first:border-t-2 first:border-ink"
              >
                <dt className="font-display text-lg leading-snug font-bold">{question}</dt>
                <dd className="mt-2 max-w-[68ch]">{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  );
}
