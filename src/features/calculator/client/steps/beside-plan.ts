import type { FormUnit } from '../units/feet.ts';

/**
 * Classes of the fields of a room with its drawing beside them; two inputs a side need a narrower drawing, and the
 * width of the narrowest screens.
 */
export const besidePlan = (unit: FormUnit) =>
  `mt-3 grid grid-cols-[minmax(0,1fr)_10rem] items-start gap-4 ${
    unit === 'ft'
      ? 'max-[22rem]:grid-cols-1 max-[22rem]:*:nth-2:order-first'
      : 'sm:grid-cols-[minmax(0,1fr)_13rem]'
  }`;
