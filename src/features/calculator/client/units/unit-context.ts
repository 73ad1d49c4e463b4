import { createContext, useContext, useLayoutEffect, useState } from 'react';
import type { FormUnit } from './feet.ts';

/** The unit that lengths are entered in; metres where no form offers a choice. */
export const UnitContext = createContext<FormUnit>('m');

export const useUnit = () => useContext(UnitContext);

const key = 'length_unit';

/** The visitor's choice of unit, which this browser keeps. */
export function useStoredUnit(): [FormUnit, (unit: FormUnit) => void] {
  const [unit, setUnit] = useState<FormUnit>('m');
  useLayoutEffect(() => {
    try {
      if (localStorage.getItem(key) === 'ft') setUnit('ft');
    } catch {
      // Storage is blocked: the form is in metres.
    }
  }, []);
  const choose = (chosen: FormUnit) => {
    setUnit(chosen);
    try {
      if (chosen === 'ft') localStorage.setItem(key, chosen);
      else localStorage.removeItem(key);
    } catch {
      // Storage is full or blocked: the choice ends with the page.
    }
  };
  return [unit, choose];
}
