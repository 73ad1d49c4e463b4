import { Search } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '#platform/client/reads/use-read.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { TextField } from '#platform/client/ui/field.tsx';
import { type Floor, findFloors, listFloors } from '../../list-floors.ts';
import { productsQuery } from '../api.ts';
import { FloorRow } from './floor-row.tsx';

type FloorPickerProps = { onChoose: (floor: Floor['forEstimate']) => void; onClose: () => void };

/** A dialog with all floors that can be priced, and a search in them. */
export default function FloorPicker({ onChoose, onClose }: FloorPickerProps) {
  const { data, error, refetch } = useRead(productsQuery);
  const [search, setSearch] = useState('');
  const floors = data && findFloors(listFloors(data), search);
  return (
    <Dialog title="Pick an exact carpet or floor" onClose={onClose}>
      <TextField
        label="Search"
        type="search"
        autoComplete="off"
        placeholder="Name, colour or kind of floor"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft">
        {floors && sayCount(floors.length)}
      </p>
      {error && (
        <p className="mt-2">
          We couldn’t load our floors.{' '}
          <button type="button" className="link font-semibold" onClick={() => refetch()}>
            Try again
          </button>
        </p>
      )}
      <div className="floor-list relative mt-1 h-[50dvh] overflow-y-auto overscroll-contain border-y border-line">
        {!floors && !error && <FloorsSkeleton />}
        {floors?.length === 0 && (
          <div className="grid justify-items-center gap-2 px-4 py-10 text-center">
            <Search size={28} aria-hidden="true" className="text-ink-soft" />
            <p>Nothing matches “{search.trim()}”.</p>
            <Button look="outline" onClick={() => setSearch('')}>
              Show all floors
            </Button>
          </div>
        )}
        {floors && floors.length > 0 && (
          <ul className="divide-y divide-line">
            {floors.map((floor) => (
              <FloorRow
                key={floor.forEstimate.id}
                floor={floor}
                onChoose={() => onChoose(floor.forEstimate)}
              />
            ))}
          </ul>
        )}
      </div>
      <div className="mt-4 flex justify-end">
        <Button look="plain" onClick={onClose} className="-mr-5">
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}

const sayCount = (count: number) => `${count} ${count === 1 ? 'floor' : 'floors'}`;

function FloorsSkeleton() {
  return (
    <div className="grid gap-2 py-2" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((row) => (
        <span key={row} className="skeleton h-16" />
      ))}
    </div>
  );
}
