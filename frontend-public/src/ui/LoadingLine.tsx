import { school } from '#libs/school/school';
import { useIsHydrated } from './use-is-hydrated';

interface LoadingLineProps {
  /** The loading text. */
  status: string;
  /** "we cannot show your booking" */
  withoutScript: string;
}

/** One line while loading; without JavaScript, how to reach the school instead. */
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

/** A noscript hint, with the school's phone number. */
export function NeedsScript({ lacks }: { lacks: string }) {
  return (
    <noscript>
      JavaScript is switched off, so {lacks} here. Call us on <a href={school.phone.href}>{school.phone.display}</a>.
    </noscript>
  );
}
