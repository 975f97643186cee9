import { styled, Typography } from '@mui/material';
import { BooleanInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CardSettings } from '#libs/contracts/generated/api';
import { ASSISTANT_FACTS_RULES, CONTACT_FACTS_RULES as CONTACT, type SettingsSection } from '#libs/contracts/school';
import { MEMBERSHIP_PLANS, SCHOOL_LINKS } from '#libs/domain/school-facts';
import { WEEKDAYS, type Weekday } from '#libs/domain/schedule/weekdays';
import { FormSection } from '../../shared/FormSection';
import { Column } from '../../shared/layout-parts';
import { TimeInput } from '../../shared/TimeInput';
import { CardInputs } from './CardInputs';
import { HoursNotice } from './HoursNotice';
import { Count, Rand, Text } from './setting-inputs';
import { phoneRows } from './settings-forms';
import { deliveryRows } from './shop-form';
import { InvoiceSectionInputs } from './InvoiceSectionInputs';
import { ShopInputs } from './ShopInputs';
import { ANSWER_GROUPS, ANSWER_LABELS, LINK_WORDS } from './settings-words';

interface SectionInputsProps {
  section: SettingsSection;
  /** The section as it was read. */
  record: object;
}

export function SectionInputs({ section, record }: SectionInputsProps) {
  switch (section) {
    case 'contact':
      return <ContactInputs rows={phoneRows(record)} />;
    case 'hours':
      return <HoursInputs />;
    case 'prices':
      return <PriceInputs />;
    case 'links':
      return <LinkInputs />;
    case 'shop':
      return <ShopInputs rows={deliveryRows(record)} />;
    case 'cards':
      return <CardInputs record={record as CardSettings} />;
    case 'invoices':
      return <InvoiceSectionInputs />;
    case 'assistant':
      return <AssistantInputs />;
  }
}

function ContactInputs({ rows }: { rows: number }) {
  return (
    <>
      <FormSection title="About the school" columns={3}>
        <Text source="name" label="Name of the school" maxLength={CONTACT.name.maxLength} />
        <Text source="email" label="Email" />
        <Text source="supportEmail" label="Support email, for students" />
      </FormSection>
      <FormSection title="Phones">
        {Array.from({ length: rows }, (_, at) => [
          <Text
            key={`label-${at}`}
            source={`phones_${at}_label`}
            label={at === 0 ? 'Main phone label' : `Phone ${at + 1} label (optional)`}
            maxLength={CONTACT.phoneLabel.maxLength}
            isRequired={at === 0}
          />,
          <Text
            key={`number-${at}`}
            source={`phones_${at}_number`}
            label={at === 0 ? 'Main phone number' : `Phone ${at + 1} number (optional)`}
            maxLength={CONTACT.phoneNumber.maxLength}
            isRequired={at === 0}
          />,
        ])}
        <Text source="whatsapp" label="WhatsApp number" maxLength={CONTACT.whatsapp.maxLength} />
      </FormSection>
      <FormSection title="Address">
        <Text
          source="address_street"
          label="Street address, or place and suburb"
          maxLength={CONTACT.street.maxLength}
        />
        <Text source="address_city" label="City" maxLength={CONTACT.city.maxLength} />
        <Text source="address_province" label="Province" maxLength={CONTACT.province.maxLength} />
        <Text
          source="address_postalCode"
          label="Postal code (optional)"
          maxLength={CONTACT.postalCode.maxLength}
          isRequired={false}
        />
      </FormSection>
    </>
  );
}

function HoursInputs() {
  return (
    <Column gap={1.5}>
      {WEEKDAYS.map((day) => (
        <DayInputs key={day} day={day} />
      ))}
      <HoursNotice />
    </Column>
  );
}

function DayInputs({ day }: { day: Weekday }) {
  const isOpen = useWatch({ name: `${day}_isOpen` }) === true;
  return (
    <Day role="group" aria-label={day}>
      <BooleanInput source={`${day}_isOpen`} label={day} helperText={false} />
      {isOpen ? (
        <>
          <TimeInput source={`${day}_opens`} label="Opens" />
          <TimeInput source={`${day}_closes`} label="Closes" />
        </>
      ) : (
        <Typography variant="secondary">Closed</Typography>
      )}
    </Day>
  );
}

const PLAN_WORDS = { basic: 'Basic', standard: 'Standard', premium: 'Premium' } as const;

function PriceInputs() {
  return (
    <>
      {MEMBERSHIP_PLANS.map((plan) => (
        <FormSection key={plan} title={`Membership ${PLAN_WORDS[plan]}`}>
          <Rand source={`membership_${plan}_monthly`} label="Price per month" />
          <Count source={`membership_${plan}_commitmentMonths`} label="Minimum commitment" suffix="months" />
        </FormSection>
      ))}
      <FormSection title="Fees and private lessons" columns={4}>
        <Rand source="registrationFee" label="Registration fee" />
        <Rand source="privateSession" label="Private session" />
        <Rand source="fivePrivateSessions" label="Five private sessions" />
        <Rand source="smallGroupFrom" label="Small group, from" />
      </FormSection>
      <FormSection title="Beginner course" columns={4}>
        <Count source="beginnerCourse_weeks" label="Length" suffix="weeks" />
        <Count source="beginnerCourse_months" label="Paid over" suffix="months" />
        <Rand source="beginnerCourse_monthly" label="Price per month" />
        <Rand source="beginnerCourse_joiningFee" label="Joining fee" />
      </FormSection>
    </>
  );
}

function LinkInputs() {
  return (
    <FormSection title="External links">
      {SCHOOL_LINKS.map((link) => (
        <TextInput
          key={link}
          source={link}
          label={LINK_WORDS[link].label}
          helperText={LINK_WORDS[link].hint}
          parse={(typed: string) => typed}
          format={(address: string | null) => address ?? ''}
          slotProps={{ htmlInput: { inputMode: 'url', maxLength: 2000 } }}
        />
      ))}
    </FormSection>
  );
}

const Day = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '160px 120px 120px',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
}));

function AssistantInputs() {
  return ANSWER_GROUPS.map(({ title, questions }) => (
    <FormSection key={title} title={title} columns={2}>
      {questions.map((question) => (
        <TextInput
          key={question}
          source={`facts_${question}`}
          label={ANSWER_LABELS[question]}
          helperText={false}
          multiline
          minRows={3}
          slotProps={{ htmlInput: { maxLength: ASSISTANT_FACTS_RULES.answer.maxLength } }}
        />
      ))}
    </FormSection>
  ));
}
