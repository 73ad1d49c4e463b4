import type { ReactNode } from 'react';
import { jsx as createElement, jsxs as createStatic, Fragment } from 'react/jsx-runtime';
import { bindFigures } from '../../units/bind-figures.ts';

export type { JSX } from 'react/jsx-runtime';
export { Fragment };

type Props = { children?: ReactNode };
type Create = typeof createElement;

/** Elements whose text is a value, or a label that the specification fixes to the letter. */
const verbatim = /label|option|textarea|title/;

/** Binds the figures of text in elements, also where figure and unit are separate children. */
function bind(node: ReactNode): ReactNode {
  if (typeof node === 'string') return bindFigures(node);
  if (!Array.isArray(node)) return node;
  return node.map((child, at) => {
    const before = node[at - 1];
    return typeof child === 'string' && child && /string|number/.test(typeof before)
      ? bindFigures(before + child).slice(-child.length)
      : bind(child);
  });
}

/** The props of an element with its text bound. */
export const bindText = (type: unknown, props: Props): Props =>
  props.children && (type === Fragment || (typeof type === 'string' && !verbatim.test(type)))
    ? { ...props, children: bind(props.children) }
    : props;

/** What JSX is compiled to: React's own functions, with the figures of text bound (decision 002). */
export const jsx: Create = (type, props, key) =>
  createElement(type, bindText(type, props as Props), key);
export const jsxs: Create = (type, props, key) =>
  createStatic(type, bindText(type, props as Props), key);
