import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '#platform/client/staff/form-dialog.tsx';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import type { StaffArea } from '../../staff-contract.ts';
import { staffAreasQuery } from './api.ts';
import { AreaForm } from './area-form.tsx';
import { RemoveArea } from './remove-area.tsx';

type Open = { what: 'form'; area: StaffArea | undefined } | { what: 'removal'; area: StaffArea };

/** The areas in the order of the menus, each to be changed in a dialog. */
export function AreasPanel() {
  const { data: areas, error, refetch } = useQuery(staffAreasQuery);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  if (error && !areas) return <LoadError error={error} onTryAgain={() => refetch()} />;
  if (!areas) return <div className="skeleton h-64" aria-hidden="true" />;
  return (
    <>
      <Button look="brand" onClick={() => setOpen({ what: 'form', area: undefined })}>
        Add an area
      </Button>
      {areas.length === 0 ? (
        <p className="mt-5 border-t-2 border-ink py-3 text-sm text-ink-soft">
          There is no area yet. Add the towns in which you fit floors: each gets a page of its own.
        </p>
      ) : (
        <ul className="mt-5 border-t-2 border-ink text-sm">
          {areas.map((area) => (
            <li
              key={area.id}
              className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-3"
            >
              <div className="min-w-0 flex-1 basis-72">
                <p className="font-semibold wrap-anywhere">{area.name}</p>
                <p className="text-ink-soft wrap-anywhere">{area.description}</p>
                <a href={`/area/${area.slug}`} className="link inline-block min-h-6 wrap-anywhere">
                  /area/{area.slug}
                </a>
              </div>
              <span className="flex gap-2">
                <button
                  type="button"
                  className={rowAction}
                  onClick={() => setOpen({ what: 'form', area })}
                >
                  Edit<span className="sr-only"> {area.name}</span>
                </button>
                <button
                  type="button"
                  className={rowAction}
                  onClick={() => setOpen({ what: 'removal', area })}
                >
                  Remove<span className="sr-only"> {area.name}</span>
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {open?.what === 'form' && (
        <FormDialog title={open.area ? open.area.name : 'Add an area'} onClose={close}>
          {({ hasChanges, requestClose }) => (
            <AreaForm
              area={open.area}
              nextPlace={(areas.at(-1)?.sortOrder ?? 0) + 10}
              hasChanges={hasChanges}
              onClose={requestClose}
              onSaved={close}
            />
          )}
        </FormDialog>
      )}
      {open?.what === 'removal' && <RemoveArea area={open.area} onClose={close} />}
    </>
  );
}
