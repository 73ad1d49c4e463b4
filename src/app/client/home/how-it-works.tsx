import {
  consultationTimeText,
  freeMeasureText,
  installationTimeText,
  mobileShowroomText,
  responseText,
  workmanshipGuarantee,
} from '#features/business/claims.ts';
import { RoomPlan, type RoomStage } from './hero-room-plan.tsx';

const listSteps = (): { stage: RoomStage; title: string; text: string; note: string }[] => [
  {
    stage: 'measured',
    title: 'We measure',
    text: `We check every dimension, and what’s under the old floor. ${freeMeasureText}.`,
    note: `A visit takes ${consultationTimeText()}`,
  },
  {
    stage: 'chosen',
    title: 'You choose',
    text: `Our ${mobileShowroomText.toLowerCase()} brings the samples, so you see them in your own light. Your quote prices each part.`,
    note: responseText(),
  },
  {
    stage: 'fitted',
    title: 'We fit',
    text: `Preparation where the subfloor needs it, then the floor. ${workmanshipGuarantee()}.`,
    note: `A carpet typically takes ${installationTimeText()}`,
  },
];

/** Three steps of a job, with one room drawn three times. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-title" className="band bg-mist">
      <div className="wrap">
        <h2 id="how-title" className="text-3xl">
          We measure, you choose, we fit
        </h2>
        <ol className="mt-5 grid gap-x-10 gap-y-5 sm:mt-10 sm:gap-y-14 lg:mt-14 lg:grid-cols-3">
          {listSteps().map(({ stage, title, text, note }) => (
            <li
              key={stage}
              className="grid grid-cols-[5rem_1fr] content-start gap-x-4 sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-1 lg:grid-rows-[auto_1fr]"
            >
              <RoomPlan stage={stage} />
              <div className="flex flex-col lg:mt-6">
                <h3 className="text-lg sm:text-xl">{title}</h3>
                <p className="mt-1 max-w-[42ch] text-base sm:mt-2 sm:text-body">{text}</p>
                <p className="mt-auto pt-1 text-base font-semibold sm:pt-5 lg:dimension">{note}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
