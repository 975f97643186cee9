import { useEffect } from 'react';
import { links } from '#libs/school/school';
import { PageHead } from '../../ui/PageHead';
import styles from './FreeTrialPage.module.css';

/** Sends the visitor on to the booking form (spec 1 section 2.6), in place of this page, so that Back works. */
export function BookingRedirect() {
  useEffect(() => {
    // Two frames: the words are on the screen before the browser starts to leave.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => window.location.replace(links.bookingForm));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <PageHead
      title="REDIRECTING TO BOOKING FORM..."
      lead={
        <>
          Please wait while we redirect you to our booking system. If nothing happens,{' '}
          <a className={styles.link} href={links.bookingForm}>
            click here
          </a>
          .
        </>
      }
    />
  );
}
