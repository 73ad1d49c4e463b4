import type { TextOf } from '#features/business/texts/page-texts.ts';
import { RoomPlan, type RoomStage } from './hero-room-plan.tsx';

const stages: readonly RoomStage[] = ['measured', 'chosen', 'fitted'];

/** Three steps of a job, with one room drawn three times. */
export function HowItWorks({ text }: { text: TextOf<'home'>['how'] }) {
  return (
    <section aria-labelledby="how-title" className="band bg-mist">
      <div className="wrap">
        <h2 id="how-title" className="text-3xl">
          {text.title}
        </h2>
        <ol className="mt-5 grid gap-x-10 gap-y-5 sm:mt-10 sm:gap-y-14 lg:mt-14 lg:grid-cols-3">
          {stages.map((stage) => (
            <li
              key={stage}
              className="grid grid-cols-[5rem_1fr] content-start gap-x-4 sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-1 lg:grid-rows-[auto_1fr]"
            >
              <RoomPlan stage={stage} />
              <div className="flex flex-col lg:mt-6">
                <h3 className="text-lg sm:text-xl">{text[stage].title}</h3>
                <p className="mt-1 max-w-[42ch] text-base sm:mt-2 sm:text-body">
                  {text[stage].text}
                </p>
                <p className="mt-auto pt-1 text-base font-semibold sm:pt-5 lg:dimension">
                  {text[stage].note}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
