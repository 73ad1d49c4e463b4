import type { ReactNode } from 'react';
import { jsx as createElement, jsxs as createStatic, Fragment } from 'react/jsx-runtime';
import { bindFigures } from '../../units/bind-figures.ts';

export type { JSX } from 'react/jsx-runtime';
export { Fragment };

type Props = { children?: ReactNode };
type Create = typeof createElement;

/** Elements whose text is a value, a label that the specification fixes to the letter, or part of a drawing. */
const verbatim = /label|option|text|title|tspan/;
/** "4-6 hours" and "8am-6pm": a browser may break a line after a hyphen or a dash. */
const range = /(\d\w*[-–]\d+(?:[ap]m|.hours|.minutes))/;

/** Wraps the ranges in a text so that they stay on one line. */
function keepRanges(text: string): ReactNode {
  const parts = text.split(range);
  return parts[1]
    ? parts.map((part, at) =>
        at % 2
          ? createElement('span', { className: 'whitespace-nowrap', children: part }, at)
          : part,
      )
    : text;
}

/** Binds the figures of text in elements, also where figure and unit are separate children. */
function bind(node: ReactNode): ReactNode {
  if (typeof node === 'string') return keepRanges(bindFigures(node));
  if (!Array.isArray(node)) return node;
  return node.map((child, at) => {
    const before = node[at - 1];
    return typeof child === 'string' && /string|number/.test(typeof before)
      ? keepRanges(bindFigures(before + child).slice(-child.length))
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
