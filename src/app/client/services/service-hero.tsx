import type { ReactNode } from 'react';
import { Picture, PicturePreload } from '#platform/client/ui/picture.tsx';
import { BookOrCall } from '../shell/booking/book-or-call.tsx';
import { Breadcrumb } from '../shell/head/breadcrumb.tsx';

type ServiceHeroProps = {
  title: string;
  label: string;
  path: string;
  intro: string;
  action: string;
  /** The query of the booking link. */
  bookingQuery?: string;
  picture: { src: string; width: number; height: number };
  imageAlt: string;
  children?: ReactNode;
};

const home = { label: 'Home', href: '/' };
const sizes = '100vw';

/** The top of a service page: the image with the title block below it. */
export function ServiceHero(props: ServiceHeroProps) {
  const { title, label, path, intro, action, bookingQuery, picture, imageAlt, children } = props;
  return (
    <section aria-labelledby="service-title">
      <PicturePreload {...picture} sizes={sizes} />
      <Picture
        {...picture}
        alt={imageAlt}
        sizes={sizes}
        eager
        className="aspect-[3/2] max-h-[34rem] w-full bg-mist object-cover object-[50%_70%] sm:aspect-[2/1] lg:aspect-[4/1]"
      />
      <div className="graduations bg-tape text-ink" aria-hidden="true" />
      <div className="wrap pt-3 pb-12 lg:pb-16">
        <Breadcrumb steps={[home]} current={{ label, href: path }} />
        <div className="mt-4 grid items-end gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr]">
          <h1 id="service-title" className="text-4xl font-extrabold">
            {title}
          </h1>
          <div>
            <p>{intro}</p>
            <BookOrCall action={action} query={bookingQuery} className="mt-5" />
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
