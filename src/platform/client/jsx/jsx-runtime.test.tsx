import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

const miles = 25;
const Wrapped = ({ children }: { children: ReactNode }) => <p>{children}</p>;
const render = (node: ReactNode) => renderToStaticMarkup(node).replaceAll('\u00a0', '~');

it('figures and units are joined in the text of elements, across values, fragments and components', () => {
  expect(render(<p>Within 25 miles</p>)).toBe('<p>Within 25~miles</p>');
  expect(render(<p>Within {miles} miles of us</p>)).toBe('<p>Within 25~miles of us</p>');
  expect(render(<p>Within {`${miles}`} miles</p>)).toBe('<p>Within 25~miles</p>');
  expect(
    render(
      <p>
        {miles}
        {''}
      </p>,
    ),
  ).toBe('<p>25</p>');
  expect(render(<Wrapped>Within {miles} miles</Wrapped>)).toBe('<p>Within 25~miles</p>');
  expect(
    render(
      <p>
        <b>Now</b>
        {[<i key="a">4 m</i>]}
      </p>,
    ),
  ).toBe('<p><b>Now</b><i>4~m</i></p>');
  expect(
    render(
      <>
        {miles} miles
        <br />
      </>,
    ),
  ).toBe('25~miles<br/>');
});

it('fixed labels, values, titles and attributes keep ordinary spaces', () => {
  const label = 'Within 2 weeks';
  for (const node of [
    <label key="1" htmlFor="x">
      {label}
    </label>,
    <option key="2">{label}</option>,
    <title key="3">{label}</title>,
    <textarea key="4" readOnly value={label} />,
    <a key="5" href="/" aria-label={label}>
      x
    </a>,
  ])
    expect(render(node)).toContain(label);
});
