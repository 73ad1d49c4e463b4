import { useState } from 'react';
import { AddPhotosButton } from '#platform/client/photos/add-photos-button.tsx';
import { Button, buttonClass } from '#platform/client/ui/button.tsx';
import type { WorkingVisit } from '../../today/contract.ts';
import { EarlyDoneDialog, isBeforeVisit } from '../visit-done/early-done-dialog.tsx';
import { ReportTextForm } from '../visit-done/report-text-form.tsx';
import type { NewReport } from './use-reports.ts';
import type { VisitState } from './visit-state.ts';

type NextReportProps = {
  visit: WorkingVisit;
  state: VisitState;
  /** Whether it is the visit to make now: its button stands out. */
  isNext: boolean;
  onReport: (report: NewReport) => void;
};

const nextReports = {
  planned: 'arrived',
  'could-not': 'arrived',
  arrived: 'done',
  done: undefined,
} as const;

/** The button for what is reported of a visit next: that it has begun, or is done. */
export function NextReport({ visit, state, isNext, onReport }: NextReportProps) {
  const [isEarly, setIsEarly] = useState(false);
  const next = nextReports[state];
  return (
    next && (
      <>
        <Button
          look={isNext ? 'action' : 'outline'}
          className="mt-3 min-h-16 w-full text-lg"
          onClick={() =>
            next === 'done' && isBeforeVisit(visit) ? setIsEarly(true) : onReport({ kind: next })
          }
        >
          {next === 'arrived' ? 'Arrived' : 'Done'}
        </Button>
        {isEarly && (
          <EarlyDoneDialog
            visit={visit}
            onDone={() => onReport({ kind: 'done' })}
            onClose={() => setIsEarly(false)}
          />
        )}
      </>
    )
  );
}

type ReportActionsProps = {
  state: VisitState;
  /** Whether the visit is today, or was before: only then does it begin or end. */
  isToday: boolean;
  onReport: (report: NewReport) => void;
  onMeasure: () => void;
  onPhotos: (files: File[]) => void;
};

/** What else can be reported of a visit now. */
export function ReportActions(props: ReportActionsProps) {
  const { state, isToday, onReport, onMeasure, onPhotos } = props;
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
  return (
    <div className="mt-4 grid grid-cols-2 gap-3 [&>*:last-child:nth-child(odd)]:col-span-2">
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
  );
}
