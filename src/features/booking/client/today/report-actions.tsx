import { useState } from 'react';
import { AddPhotosButton } from '#platform/client/photos/add-photos-button.tsx';
import { Button, buttonClass } from '#platform/client/ui/button.tsx';
import type { WorkingVisit } from '../../today/contract.ts';
import { EarlyDoneDialog, isBeforeVisit } from '../visit-done/early-done-dialog.tsx';
import { ReportTextForm } from '../visit-done/report-text-form.tsx';
import type { NewReport } from './use-reports.ts';
import type { VisitState } from './visit-state.ts';

type ReportActionsProps = {
  visit: WorkingVisit;
  state: VisitState;
  /** Whether it is the visit to make now: its button stands out. */
  isNext: boolean;
  /** Whether the visit is today, or was before: only then does it begin or end. */
  isToday: boolean;
  onReport: (report: NewReport) => void;
  onMeasure: () => void;
  onPhotos: (files: File[]) => void;
};

/** What can be reported of a visit now; the likeliest is the widest button. */
export function ReportActions(props: ReportActionsProps) {
  const { visit, state, isNext, isToday, onReport, onMeasure, onPhotos } = props;
  const [isEarly, setIsEarly] = useState(false);
  const [writing, setWriting] = useState<'could-not' | 'note'>();
  if (writing)
    return (
      <ReportTextForm
        kind={writing}
        onCancel={() => setWriting(undefined)}
        onSend={(text) => {
          onReport({ kind: writing, text });
          setWriting(undefined);
        }}
      />
    );
  const main = {
    planned: 'arrived',
    'could-not': 'arrived',
    arrived: 'done',
    done: undefined,
  } as const;
  const next = isToday ? main[state] : undefined;
  return (
    <div className="mt-4 grid gap-3">
      {next && (
        <Button
          look={isNext ? 'action' : 'outline'}
          className="min-h-16 text-lg"
          onClick={() =>
            next === 'done' && isBeforeVisit(visit) ? setIsEarly(true) : onReport({ kind: next })
          }
        >
          {next === 'arrived' ? 'Arrived' : 'Done'}
        </Button>
      )}
      {isEarly && (
        <EarlyDoneDialog
          visit={visit}
          onDone={() => onReport({ kind: 'done' })}
          onClose={() => setIsEarly(false)}
        />
      )}
      <div className="grid grid-cols-2 gap-3 [&>*:last-child:nth-child(odd)]:col-span-2">
        {isToday && (state === 'planned' || state === 'arrived') && (
          <Button look="outline" className="min-h-14 px-3" onClick={() => setWriting('could-not')}>
            Could not do it
          </Button>
        )}
        {isToday && (
          <Button look="outline" className="min-h-14 px-3" onClick={onMeasure}>
            Enter rooms
          </Button>
        )}
        <Button look="outline" className="min-h-14 px-3" onClick={() => setWriting('note')}>
          Add a note
        </Button>
        <AddPhotosButton className={buttonClass('outline', 'min-h-14 px-3')} onPick={onPhotos} />
      </div>
    </div>
  );
}
