type RoomRowProps = {
  name: string;
  /** Of several floors: its own. */
  floor?: string | undefined;
  /** Its measures and its area. */
  figures: { size: string; area: string };
};

/** A room in a list with two columns; on a narrow screen its sides are above its area. */
export function RoomRow({ name, floor, figures }: RoomRowProps) {
  return (
    <tr className="border-b border-line align-baseline">
      <th scope="row" className="py-2 pr-4 font-medium wrap-anywhere print:py-1">
        {name}
        {floor && (
          <span className="block text-base font-normal text-ink-soft first-letter:uppercase">
            {floor}
          </span>
        )}
      </th>
      <td className="py-2 text-right tabular-nums print:py-1">
        <span className="block text-base text-ink-soft sm:inline">{figures.size}</span>{' '}
        <span className="inline-block whitespace-nowrap sm:min-w-28">{figures.area}</span>
      </td>
    </tr>
  );
}

/** The header row of the list, for screen readers only. */
export function RoomsHead() {
  return (
    <thead className="sr-only">
      <tr>
        <th scope="col">Room</th>
        <th scope="col">Length × width, area</th>
      </tr>
    </thead>
  );
}

export function RoomsTotal({ area }: { area: string }) {
  return (
    <tfoot>
      <tr className="align-baseline font-semibold">
        <th scope="row" className="py-2 pr-4 font-semibold">
          Total area
        </th>
        <td className="py-2 text-right whitespace-nowrap tabular-nums">{area}</td>
      </tr>
    </tfoot>
  );
}
