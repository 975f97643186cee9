import { contactWords, openingHours } from '../../content/contact';
import { PageHead } from '../../ui/PageHead';
import styles from './ContactPage.module.css';
import { MapFrame } from './MapFrame';
import { useState } from 'react';
import { FormOutcome } from '../../ui/form/FormOutcome';
import { ContactForm } from './ContactForm';
import { links, school } from '#libs/school/school';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { ExternalLink } from '../../ui/ExternalLink';

export function ContactPage() {
  return (
    <>
      <PageHead title={contactWords.title} lead={contactWords.lead} />
      <section className={`wrap ${styles.columns}`} aria-label="Reach the school">
        <ContactWays />
        <ContactCard />
      </section>
      <MapFrame />
    </>
  );
}

type Step = { name: 'write' | 'write-again' } | { name: 'sent'; email: string };

/** The form, or in its place what became of the message. */
function ContactCard() {
  const [step, setStep] = useState<Step>({ name: 'write' });
  return (
    <div className={styles.card}>
      {step.name === 'sent' ? (
        <FormOutcome title="Thank you, we have your message" takesFocus>
          <p>We'll reply to {step.email}. If it can't wait, call us or send a WhatsApp message.</p>
          <div>
            <button type="button" className="text-link" onClick={() => setStep({ name: 'write-again' })}>
              Send another
            </button>
          </div>
        </FormOutcome>
      ) : (
        <ContactForm takesFocus={step.name === 'write-again'} onSent={(email) => setStep({ name: 'sent', email })} />
      )}
    </div>
  );
}

/** Every other way to reach the school; phone and WhatsApp are equals. */
function ContactWays() {
  const { address } = school;
  return (
    <div className={styles.ways}>
      <div className={styles.quick}>
        <a className={styles.way} href={school.phone.href}>
          <Icon name="phone" sizePx={24} />
          <span>
            <b>Call us</b>
            {school.phone.display}
          </span>
        </a>
        <ExternalLink className={styles.way} href={links.whatsapp}>
          <Icon name="whatsapp" sizePx={24} />
          <span>
            <b>WhatsApp</b>
            {school.whatsapp.display}
          </span>
        </ExternalLink>
      </div>
      <dl className={styles.facts}>
        {school.phones.slice(1).map(({ label, display, href }) => (
          <div key={display}>
            <dt>{label}</dt>
            <dd>
              <a href={href}>{display}</a>
            </dd>
          </div>
        ))}
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${school.email}`}>{school.email}</a>
          </dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd>
            <address>
              {school.name}
              <br />
              {address.street}
              <br />
              {[address.city, `${address.province} ${address.postalCode}`.trim(), address.country].join(', ')}
            </address>
          </dd>
        </div>
        <div>
          <dt>Hours</dt>
          <dd>
            <ul className="tabular">
              {openingHours().map(({ days, times }) => (
                <li key={days}>
                  <span>{days}</span> <span>{times}</span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <SocialMedia />
    </div>
  );
}

/** Where the school is on them; nothing where it is on none. */
function SocialMedia() {
  const places = [
    { name: 'Facebook', href: links.facebook },
    { name: 'Instagram', href: links.instagram },
  ].flatMap(({ name, href }) => (href === null ? [] : [{ name, href }]));
  if (places.length === 0) return null;
  return (
    <nav className={styles.social} aria-label="Social media">
      {places.map(({ name, href }) => (
        <ExternalLink key={name} className={buttonClass({ look: 'ghost', size: 'small' })} href={href}>
          {name} <Icon name="external" />
        </ExternalLink>
      ))}
    </nav>
  );
}
