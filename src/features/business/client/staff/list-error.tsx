/** The first error message of a list of times. */
export const ListError = ({ children }: { children: string | undefined }) => (
  <p role="alert" className="mt-2 text-sm font-medium text-error empty:hidden">
    {children && children.charAt(0).toUpperCase() + children.slice(1)}
  </p>
);
