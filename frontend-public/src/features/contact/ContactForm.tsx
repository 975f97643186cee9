import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CONTACT_RULES } from '#libs/contracts/contact-message';
import { tabStorage } from '../../api/browser-storage';
import { refusalOf } from '../../api/refusal';
import { useApiForm } from '../../api/use-api-form';
import { CONTACT_TOASTS, contactWords } from '../../content/contact';
import { FormFailure } from '../../ui/form/FormOutcome';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextField, TextArea } from '../../ui/form/TextField';
import { showToast } from '../../ui/toasts/toast-store';
import styles from './ContactPage.module.css';
import { CountryField } from './CountryField';
import { PhoneField } from './PhoneField';
import { CONTACT_FIELDS, contactChecks, contactInput, textLength, type ContactDetails } from './contact-details';
import { contactFailureWords, sendContact } from './send-contact';

interface ContactFormProps {
  /** When it comes back in the place of the answer before. */
  takesFocus: boolean;
  onSent: (email: string) => void;
}

/** The message form of the contact page (spec 1 sections 2.9, 5 and 8). Whatever fails, what was typed stays. */
export function ContactForm({ takesFocus, onSent }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const startedAtMs = useRef(0);
  const [query] = useSearchParams();
  const askedSubject = query.get('subject');
  const [messageLength, setMessageLength] = useState(0);
  const [unsent, setUnsent] = useState<string>();
  const { register, setValue, errorOf, submit, isBusy } = useApiForm<ContactDetails>({
    fields: CONTACT_FIELDS,
    whileTyping: 'clear',
    send: async (details) => {
      setUnsent(undefined);
      try {
        await sendContact(
          contactInput(details, {
            confirmSubject: typedIn(form.current).confirmSubject,
            filledInMs: Date.now() - startedAtMs.current,
          }),
        );
      } catch (error) {
        const text = contactFailureWords(error);
        showToast({ tone: 'error', title: CONTACT_TOASTS.failedTitle, text });
        if (CONTACT_FIELDS.some((field) => refusalOf(error).fields[field] !== undefined)) throw error;
        setUnsent(text);
        return;
      }
      keptMessage.forget();
      showToast({ tone: 'success', ...CONTACT_TOASTS.sent });
      onSent(details.email.trim());
    },
  });

  useEffect(() => {
    const kept = keptMessage.read();
    const typed = typedIn(form.current);
    startedAtMs.current = kept?.startedAtMs ?? Date.now();
    // What was typed before this script came is newer than what was kept.
    for (const field of CONTACT_FIELDS)
      if (kept?.[field] && (typed[field] === '' || field === 'countryCode')) setValue(field, kept[field]);
    // A link that brings a visitor here for something says what.
    if (askedSubject && typed.subject === '' && !kept?.subject) setValue('subject', askedSubject);
    setMessageLength(textLength(typed.message || (kept?.message ?? '')));
  }, [setValue, askedSubject]);

  const keep = () => {
    const { confirmSubject: _trap, ...typed } = typedIn(form.current);
    keptMessage.keep({ ...typed, startedAtMs: startedAtMs.current });
    setMessageLength(textLength(typed.message));
  };
  const field = (name: keyof ContactDetails) => register(name, { validate: contactChecks[name] });
  return (
    <form
      ref={form}
      noValidate
      method="post"
      className={styles.form}
      aria-labelledby="message-title"
      onSubmit={submit}
      onInput={keep}
    >
      <h2 id="message-title" className="h3">
        {contactWords.formTitle}
      </h2>
      <div className={styles.pair}>
        <TextField
          label="Full name"
          autoComplete="name"
          autoFocus={takesFocus}
          aria-required
          error={errorOf('fullName')}
          {...field('fullName')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          aria-required
          error={errorOf('email')}
          {...field('email')}
        />
      </div>
      <div className={styles.pair}>
        <CountryField error={errorOf('countryCode')} field={field('countryCode')} />
        <PhoneField error={errorOf('phone')} field={field('phone')} />
      </div>
      <TextField label="Subject" aria-required error={errorOf('subject')} {...field('subject')} />
      <TextArea
        label="Message"
        rows={6}
        hint={lengthHint(messageLength)}
        aria-required
        error={errorOf('message')}
        {...field('message')}
      />
      {/* Only programs fill this in. */}
      <div className={styles.trap} aria-hidden="true">
        <input name="confirmSubject" tabIndex={-1} autoComplete="off" />
      </div>
      <FormFailure sentence={unsent && `${unsent} Your message is still here; you can also call us or use WhatsApp.`} />
      <SubmitButton label="SEND MESSAGE" busyLabel="SENDING..." isBusy={isBusy} />
    </form>
  );
}

function lengthHint(length: number): string {
  const { minLength, maxLength } = CONTACT_RULES.message;
  return length < minLength
    ? `${length} of at least ${minLength} characters`
    : `${length} of at most ${maxLength} characters`;
}

function typedIn(form: HTMLFormElement | null): ContactDetails & { confirmSubject: string } {
  const data = new FormData(form ?? undefined);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    fullName: text('fullName'),
    email: text('email'),
    countryCode: text('countryCode'),
    phone: text('phone'),
    subject: text('subject'),
    message: text('message'),
    confirmSubject: text('confirmSubject'),
  };
}

/** What a message not yet sent keeps in this tab over a reload; gone once it is sent. */
const keptMessage = tabStorage<ContactDetails & { startedAtMs: number }>('contactMessage');
