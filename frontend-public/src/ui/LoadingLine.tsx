import { school } from '#libs/school/school';
import { useIsHydrated } from './use-is-hydrated';

interface LoadingLineProps {
  /** What is on its way. */
  status: string;
  /** "we cannot show your booking" */
  withoutScript: string;
}

/** In the place of what is on its way, one line; without JavaScript it never comes, and the school can be called. */
export function LoadingLine({ status, withoutScript }: LoadingLineProps) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <p role="status" className="muted">
        {isHydrated ? status : ''}
      </p>
      <NeedsScript lacks={withoutScript} />
    </>
  );
}

/** Why a part of the page does nothing without JavaScript, and what to do instead. */
export function NeedsScript({ lacks }: { lacks: string }) {
  return (
    <noscript>
      JavaScript is switched off, so {lacks} here. Call us on <a href={school.phone.href}>{school.phone.display}</a>.
    </noscript>
  );
}
