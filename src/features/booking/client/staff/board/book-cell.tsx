type BookCellProps = { label: string; onBook: () => void };

/** A free place in the diary, pressed anywhere to book it. */
export function BookCell({ label, onBook }: BookCellProps) {
  return (
    <button
      type="button"
      className="block min-h-11 w-full scroll-mt-28 rounded border border-transparent px-2 text-left text-ink-soft hover:border-line-strong hover:bg-mist hover:font-semibold focus-visible:bg-mist max-md:border-line md:h-full"
      onClick={onBook}
    >
      <span aria-hidden="true">+ Book</span>
      <span className="sr-only">Book {label}</span>
    </button>
  );
}
