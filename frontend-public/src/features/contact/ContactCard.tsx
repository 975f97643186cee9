import { useState } from 'react';
import { FormOutcome } from '../../ui/form/FormOutcome';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.css';

type Step = { name: 'write' | 'write-again' } | { name: 'sent'; email: string };

/** The form, or in its place what became of the message. */
export function ContactCard() {
  const [step, setStep] = useState<Step>({ name: 'write' });
  return (
    <div className={styles.card}>
      {step.name === 'sent' ? (
        <FormOutcome title="Thank you, we have your message" takesFocus>
          <p>We answer to {step.email}. If it cannot wait, call us or send a WhatsApp message.</p>
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
