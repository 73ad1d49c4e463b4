type BookCellProps = { label: string; onBook: () => void };

/** A free place in the diary: empty until the pointer or the focus comes to it, and pressed anywhere to book it. */
export function BookCell({ label, onBook }: BookCellProps) {
  return (
    <button
      type="button"
      className="group block min-h-11 w-full scroll-mt-28 rounded border border-transparent px-2 text-left font-semibold text-ink-soft hover:border-line-strong hover:bg-mist focus-visible:bg-mist md:h-full"
      onClick={onBook}
    >
      <span
        aria-hidden="true"
        className="md:opacity-0 md:group-hover:opacity-100 md:group-focus-visible:opacity-100 pointer-coarse:opacity-100"
      >
        + Book
      </span>
      <span className="sr-only">Book {label}</span>
    </button>
  );
}
