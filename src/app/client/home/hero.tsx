import { heroImage } from '#features/business/pictures/images.ts';
import type { TextOf } from '#features/business/texts/page-texts.ts';
import { buttonClass } from '#platform/client/ui/button.tsx';
import { Picture, PicturePreload } from '#platform/client/ui/picture.tsx';
import { BookingLink } from '../shell/booking/booking-link.tsx';
import { SectionLink } from '../shell/navigation/section-link.tsx';
import { HeroMeasure } from './hero-measure.tsx';
import { TrustFacts } from './trust-facts.tsx';

/** On a phone, whose pixels are small, an image of less than the viewport's width is sharp enough. */
const sizes = '(max-width: 40rem) 80vw, 100vw';

type HeroProps = { text: TextOf<'home'>['hero']; facts: readonly string[] };

/** The top of the home page: the image of a room with the title block below it. */
export function Hero({ text, facts }: HeroProps) {
  return (
    <section aria-labelledby="hero-title">
      <PicturePreload {...heroImage} sizes={sizes} />
      <div className="relative aspect-[3/2] max-h-[40rem] w-full overflow-hidden bg-mist sm:aspect-[16/9] lg:aspect-auto lg:h-[clamp(24rem,64svh,46rem)] lg:max-h-none">
        <Picture
          {...heroImage}
          alt="Illustration of a living room with a dove grey carpet"
          sizes={sizes}
          eager
          className="absolute inset-0 size-full object-cover"
        />
        <HeroMeasure />
      </div>
      <div className="wrap">
        <div className="relative bg-white pt-6 lg:-mt-28 lg:-mr-10 lg:-ml-10 lg:px-10 lg:pt-0">
          <div
            className="graduations mb-8 hidden bg-tape text-ink lg:-mx-10 lg:block"
            aria-hidden="true"
          />
          <div className="grid items-end gap-x-12 gap-y-4 sm:gap-y-6 lg:grid-cols-[8fr_5fr]">
            <h1
              id="hero-title"
              className="text-4xl font-extrabold lg:text-[clamp(3rem,4.1vw,3.75rem)]"
            >
              {text.title}
            </h1>
            <div>
              <p>{text.intro}</p>
              <div className="mt-5 flex flex-wrap gap-3">
                <BookingLink look="action">Book FREE Measure Today</BookingLink>
                <SectionLink section="calculator" className={buttonClass('outline')}>
                  Calculate Costs
                </SectionLink>
              </div>
            </div>
          </div>
        </div>
        <TrustFacts facts={facts} />
      </div>
    </section>
  );
}
