import { type MouseEvent, Suspense, useState } from 'react';
import { lazyComponent } from '#platform/client/loading/lazy-component.tsx';
import { Picture } from '#platform/client/ui/picture.tsx';

type ProductImageProps = {
  src: string;
  /** The product, and its colour where that is not in the product's name. */
  name: string;
  sizes: string;
  /** Whether it is a drawing in place of an image: nothing to look at closely. */
  isDrawing: boolean;
};

const ZoomDialog = lazyComponent(() => import('./zoom-dialog.tsx'));

/** A product's image, which opens enlarged: in a dialog, and without script by itself. */
export function ProductImage({ src, name, sizes, isDrawing }: ProductImageProps) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <div className="relative self-start max-lg:-mx-[clamp(1rem,4vw,2.5rem)]">
      <Picture
        key={src}
        src={src}
        alt={isDrawing ? '' : `Colour illustration of ${name}`}
        width={800}
        height={800}
        sizes={sizes}
        eager
        className="aspect-[4/3] w-full bg-mist object-cover lg:aspect-square lg:rounded"
      />
      {!isDrawing && (
        <a
          href={src}
          onClick={open}
          aria-haspopup="dialog"
          className="group absolute inset-0 flex cursor-zoom-in items-end justify-end p-3 lg:rounded"
        >
          <span className="rounded bg-white px-3 py-2 text-base font-semibold text-ink group-hover:underline">
            Enlarge<span className="sr-only"> the picture</span>
          </span>
        </a>
      )}
      {isOpen && (
        <Suspense>
          <ZoomDialog src={src} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
