import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { VisitorTrialBooking } from '#libs/contracts/generated/api';
import { STYLE_CHOICES } from '../../content/style-choices';
import { trialWords } from '../../content/trial';
import { BesideScene } from '../../ui/BesideScene';
import bookingStyles from '../../ui/booking/Booking.module.css';
import { useOutcomeByLocation } from '../../ui/booking/use-outcome-by-location';
import { FocusHeading } from '../../ui/FocusHeading';
import { NeedsScript } from '../../ui/LoadingLine';
import { PageHead } from '../../ui/PageHead';
import { QUIET_SCENES } from '../../ui/scenes';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { Booked } from './Booked';
import styles from './FreeTrialPage.module.css';
import { TrialDates } from './TrialDates';
import { TrialForm } from './TrialForm';
import { isOfStyle, readTrialChoice, styleLabel, trialPath, type TrialChoice } from './trial-choice';

const NOTHING = new URLSearchParams();

/** Pick a style, pick a class and a date, say who comes: one step at a time, each with an address of its own. */
export function TrialSteps() {
  const [query] = useSearchParams();
  // The built HTML knows no query: it holds the first step.
  const choice = readTrialChoice(useIsHydrated() ? query : NOTHING);
  const { outcome: booked, setOutcome: setBooked, hasMoved } = useOutcomeByLocation<VisitorTrialBooking>();
  return (
    <>
      <PageHead title={trialWords.title} lead={trialWords.lead} />
      <section className={`wrap ${bookingStyles.section}`} aria-label="Book your trial">
        <BesideScene scene={QUIET_SCENES.openDoor}>
          <NeedsScript lacks="we cannot take your booking" />
          {booked ? <Booked booking={booked} /> : <TrialStep {...{ choice, hasMoved }} onBooked={setBooked} />}
        </BesideScene>
      </section>
    </>
  );
}

interface TrialStepProps {
  choice: TrialChoice;
  /** From another step to this one. */
  hasMoved: boolean;
  onBooked: (booking: VisitorTrialBooking) => void;
}

function TrialStep({ choice, hasMoved, onBooked }: TrialStepProps) {
  const { style, slot, ...others } = choice;
  if (slot)
    return (
      <Step key="who" number={3} title="Who is coming?" takesFocus>
        <TrialForm choice={{ ...choice, slot }} onBooked={onBooked} />
      </Step>
    );
  if (style)
    return (
      <Step key="when" number={2} title="Pick a class and a date" takesFocus>
        <p className={bookingStyles.chosen}>
          {styleLabel(style)}{' '}
          <Link className="text-link" to={trialPath(others)}>
            Change the style
          </Link>
        </p>
        <TrialDates
          isShown={({ className }) => isOfStyle(className, style)}
          pathOf={(one) => trialPath({ ...choice, slot: one })}
        />
      </Step>
    );
  return (
    <Step key="style" number={1} title="Pick a style" takesFocus={hasMoved}>
      <ul className={styles.styles}>
        {STYLE_CHOICES.map(({ style: one, label }) => (
          <li key={one}>
            <Link to={trialPath({ ...choice, style: one })}>
              <b>{label}</b>
              <span className="small muted">{trialWords.styles[one]}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to={trialPath({ ...choice, style: 'any' })}>
            <b>Not sure yet</b>
            <span className="small muted">Show me all classes</span>
          </Link>
        </li>
      </ul>
    </Step>
  );
}

interface StepProps {
  number: 1 | 2 | 3;
  title: string;
  /** It took the place of the step before. */
  takesFocus: boolean;
  children: ReactNode;
}

function Step({ number, title, takesFocus, children }: StepProps) {
  return (
    <div className={styles.step}>
      <p className="small muted">Step {number} of 3</p>
      <FocusHeading className="h2" takesFocus={takesFocus}>
        {title}
      </FocusHeading>
      {children}
    </div>
  );
}
