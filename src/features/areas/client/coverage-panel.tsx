import type { ReactNode } from 'react';
import { useRead } from '#platform/client/reads/use-read.ts';
import { areasQuery } from './api.ts';
import { CoverageCheck } from './coverage-check.tsx';
import { CoverageMap } from './coverage-map.tsx';
import { useCoverage } from './use-coverage.ts';

/** The postcode check and the map with its result; `children` are shown above the form. */
export function CoveragePanel({ current, children }: { current?: string; children?: ReactNode }) {
  const { data: areas = [] } = useRead(areasQuery);
  const question = useCoverage();
  return (
    <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
      <div>
        {children}
        <CoverageCheck question={question} />
      </div>
      <div className="mx-auto w-full max-w-[36rem]">
        <CoverageMap areas={areas} asked={question.answer?.place} current={current} />
      </div>
    </div>
  );
}
