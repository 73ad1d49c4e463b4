/** Placeholder with the shape of the login form. */
export function FormSkeleton() {
  return (
    <div className="grid gap-5" aria-hidden="true">
      <div className="skeleton mt-7 h-11" />
      <div className="skeleton mt-7 h-11" />
      <div className="skeleton h-11 w-32" />
    </div>
  );
}
