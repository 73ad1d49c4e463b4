import {
  consultationTimeText,
  freeMeasureText,
  installationTimeText,
  mobileShowroomText,
  responseText,
  workmanshipGuarantee,
} from '#features/business/claims.ts';
import { RoomPlan, type RoomStage } from './hero-room-plan.tsx';

const steps: { stage: RoomStage; title: string; text: string; note: string }[] = [
  {
    stage: 'measured',
    title: 'We measure',
    text: `We come to you, take every dimension ourselves and look at what is under the old floor. ${freeMeasureText}.`,
    note: `A visit takes ${consultationTimeText}`,
  },
  {
    stage: 'chosen',
    title: 'You choose',
    text: `Our ${mobileShowroomText.toLowerCase()} brings the samples, so you see them on your floor and in your light. The quote says what each part costs.`,
    note: responseText,
  },
  {
    stage: 'fitted',
    title: 'We fit',
    text: `Preparation first where the subfloor asks for it, then the floor itself. ${workmanshipGuarantee.text}.`,
    note: `A carpet typically takes ${installationTimeText}`,
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
        <ol className="mt-10 grid gap-x-10 gap-y-14 lg:mt-14 lg:grid-cols-3">
          {steps.map(({ stage, title, text, note }) => (
            <li
              key={stage}
              className="grid content-start gap-x-8 sm:grid-cols-2 lg:grid-cols-1 lg:grid-rows-[auto_1fr]"
            >
              <RoomPlan stage={stage} />
              <div className="flex flex-col max-sm:mt-4 lg:mt-6">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 max-w-[42ch]">{text}</p>
                <p className="dimension mt-auto pt-5 text-base font-semibold">{note}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
