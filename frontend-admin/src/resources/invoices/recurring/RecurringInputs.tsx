import { styled } from '@mui/material';
import { BooleanInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { InvoiceSettingsView, RecurringInvoiceDetails } from '#libs/contracts/generated/api';
import { RECURRING_INVOICE_RULES as RULES } from '#libs/contracts/recurring-invoice';
import type { Delivery } from '#libs/domain/recurring-invoice';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { formatMonth } from '#libs/domain/schedule/long-date';
import { schoolToday } from '#libs/school/school-today';
import { ChoiceInput, type Choice } from '../../../shared/ChoiceInput';
import { DayInput } from '../../../shared/DayInput';
import { FormSection } from '../../../shared/FormSection';
import { parseNumber } from '../../../shared/parse-number';
import { NumberTextInput } from '../../../shared/NumberTextInput';
import { DiscountInputs } from '../../../shared/DiscountInputs';
import { ClientPicker, useChosenClient } from '../form/ClientPicker';
import { useDefaultDiscount } from '../form/default-discount';
import { InvoiceSheet } from '../sheet/InvoiceSheet';
import { LineInputs } from '../lines/LineInputs';
import { Sums, TaxRateInput } from '../lines/Pricing';
import { plannedOf, recurringPaper } from './recurring-form';
import { planWords } from './recurring-words';

const DELIVERY_WORDS: Record<Delivery, string> = {
  draft: 'Create a draft to check',
  send: 'Email it to the client',
};
export const DELIVERY_CHOICES: Choice[] = Object.entries(DELIVERY_WORDS).map(([id, name]) => ({ id, name }));

interface TypedProps {
  settings: InvoiceSettingsView;
  /** Missing: it adds. */
  stored: RecurringInvoiceDetails | undefined;
}

export function RecurringInputs({ settings, stored }: TypedProps) {
  return (
    <>
      <TextInput
        source="name"
        helperText="For your own use. The client does not see it."
        slotProps={{ htmlInput: { maxLength: RULES.name.maxLength, 'aria-required': true } }}
      />
      <ClientPicker onChosen={useDefaultDiscount()} />
      <FormSection title="Lines of each invoice" columns={1}>
        <LineInputs maxCount={RULES.items.maxCount} onlyOne="An invoice needs at least one line" />
        <Totals settings={settings} stored={stored} />
      </FormSection>
      <FormSection title="When" columns={3}>
        <NumberTextInput
          source="dayOfMonth"
          label="Day of the month"
          parse={parseNumber}
          format={String}
          inputMode="numeric"
          hint="From 1 to 31. Shorter months use their last day."
        />
        <DayInput source="startDate" label="First day" isRequired hint="No invoices are created before this day." />
        <DayInput source="until" label="Last day (optional)" hint="Leave blank for no end date." />
      </FormSection>
      <FormSection title="How">
        <ChoiceInput source="delivery" label="Each invoice" choices={DELIVERY_CHOICES} />
        <TaxRateInput hasVatNumber={Boolean(settings.stormCombatVatNumber)} />
        <DiscountInputs hint="Taken off the subtotal of each invoice, before tax." />
      </FormSection>
      <TextInput
        source="notes"
        label="Notes on the invoice (optional)"
        multiline
        minRows={2}
        maxRows={8}
        helperText="Shown below the month of the invoice. Leave blank to use the notes in the invoice settings."
        slotProps={{ htmlInput: { maxLength: RULES.notes.maxLength } }}
      />
      <BooleanInput source="isActive" label="Active" helperText={false} />
      <Plan settings={settings} stored={stored} />
    </>
  );
}

/** What follows from what is typed: when it runs next, and the invoice of that day. */
function useTyped({ settings, stored }: TypedProps) {
  const values = useWatch() as Record<string, unknown>;
  const client = useChosenClient(values['corporateClientId']);
  const today = isoDate(schoolToday());
  const planned = plannedOf(values, { ...(stored && { stored }), ...(client && { client }), today });
  return {
    planned,
    paper: recurringPaper(values, { settings, client, date: planned?.nextDate ?? today }),
    date: planned?.nextDate ?? today,
  };
}

function Totals(props: TypedProps) {
  return <Sums label="Totals of each invoice" sums={useTyped(props).paper.sums} />;
}

function Plan(props: TypedProps) {
  const { planned, date } = useTyped(props);
  return (
    <PlanFrame role="status">
      {planned ? (
        <>
          {planWords(planned)}.{planned.nextDate !== null && ` Its notes begin with “For ${formatMonth(date)}.”`}
        </>
      ) : (
        'Choose a client and the days to see what will happen.'
      )}
    </PlanFrame>
  );
}

/** The next invoice, as its PDF will look. */
export function NextSheet(props: TypedProps) {
  return <InvoiceSheet paper={useTyped(props).paper} logo={props.settings.stormCombatLogo} />;
}

const PlanFrame = styled('div')(({ theme }) => ({
  ...theme.typography.medium,
  padding: theme.spacing(1.25, 1.5),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.quiet,
  overflowWrap: 'anywhere',
}));
