import { jsxDEV as createElement, Fragment } from 'react/jsx-dev-runtime';
import { bindText } from './jsx-runtime.ts';

export type { JSX } from 'react/jsx-dev-runtime';
export { Fragment };

/** As `jsx`, for builds in which React checks keys and names components. */
export const jsxDEV: typeof createElement = (type, props, ...more) =>
  createElement(type, bindText(type, props as object), ...more);
