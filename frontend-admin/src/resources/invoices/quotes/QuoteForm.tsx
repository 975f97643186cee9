import { Alert } from '@mui/material';
import { useMemo } from 'react';
import { useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { InvoiceSettingsView, QuoteRecord } from '#libs/contracts/generated/api';
import { cannotChangeQuote, QUOTE_RULES as RULES } from '#libs/contracts/quote';
import { percentOf, writtenDate } from '#libs/documents/document-words';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { DayInput } from '../../../shared/DayInput';
import { DISCOUNT_SHOWN_AS } from '../../../shared/discount-shown-as';
import { FormDialog } from '../../../shared/FormDialog';
import { FormSection } from '../../../shared/FormSection';
import { useFormMode } from '../../../shared/form-mode';
import { RecordForm } from '../../../shared/RecordForm';
import { DiscountInputs } from '../../../shared/DiscountInputs';
import { ClientPicker, useChosenClient } from '../form/ClientPicker';
import { NotesInput } from '../../../shared/issuer/IssuerInputs';
import { useDefaultDiscount } from '../form/default-discount';
import { SettingsProblem } from '../InvoiceDialog';
import { LineInputs } from '../lines/LineInputs';
import { Sums, TaxRateInput } from '../lines/Pricing';
import { InvoiceSheet } from '../sheet/InvoiceSheet';
import { useInvoiceSettings } from '../use-invoice';
import {
  newQuote,
  quoteData,
  quotePaper,
  quoteValues,
  sentQuoteData,
  validateQuote,
  validateSentQuote,
} from './quote-form';
import { QUOTE_WORDS as WORDS, QUOTES } from './quote-words';

const SHOWN_AS = {
  ...DISCOUNT_SHOWN_AS,
  taxRate: (rate: unknown) => percentOf(Number(rate)),
  validUntil: (date: unknown) => writtenDate(String(date)),
  items: (items: unknown) =>
    (items as QuoteRecord['items']).map(({ description, quantity }) => `${quantity} × ${description}`).join(', '),
};

/** Adds or edits a quote, over the list. Of one that was sent only notes and last day can change. */
export function QuoteForm() {
  const mode = useFormMode(QUOTES);
  const { data: settings, error, refetch } = useInvoiceSettings();
  const today = isoDate(schoolToday());
  const { data } = useGetOne<QuoteRecord>(QUOTES, { id: mode.id ?? 0 }, { enabled: mode.id !== undefined });
  const stored = mode.id === undefined ? undefined : data;
  const defaults = useMemo(() => settings && newQuote(settings, today), [settings, today]);
  if (!settings || !defaults) {
    return (
      <FormDialog words={WORDS} isEdit={mode.id !== undefined} isWide mode={mode} isLoading={!error}>
        <SettingsProblem error={error} onRetry={() => void refetch()} />
      </FormDialog>
    );
  }
  const isSent = stored !== undefined && stored.status !== 'draft';
  const typed = { settings, stored, today };
  return (
    <RecordForm
      resource={QUOTES}
      words={WORDS}
      isDialog
      defaults={defaults}
      valuesOf={quoteValues}
      validate={(values) => (isSent ? validateSentQuote(values, today, stored) : validateQuote(values, today, stored))}
      dataOf={isSent ? sentQuoteData : quoteData}
      otherBody={RULES.otherBody}
      shownAs={SHOWN_AS}
      aside={<QuoteSheet {...typed} />}
      nextPath={({ id }) => mode.showPath(Number(id))}
    >
      {isSent && stored.status !== 'draft' ? (
        <Alert severity="info" role="note">
          {cannotChangeQuote(stored.quoteNumber, stored.status)}.
        </Alert>
      ) : (
        <>
          <QuotedClient />
          <FormSection title="Lines" columns={1}>
            <LineInputs maxCount={RULES.items.maxCount} onlyOne="A quote needs at least one line" />
            <QuoteSums {...typed} />
          </FormSection>
          <FormSection title="Terms">
            <TaxRateInput hasVatNumber={Boolean(settings.stormCombatVatNumber)} />
            <DiscountInputs hint="Taken off the subtotal, before tax." />
          </FormSection>
        </>
      )}
      <DayInput
        source="validUntil"
        label="Valid until"
        isRequired
        hint={isSent ? 'Can be extended but not shortened.' : 'The last day the client can accept it.'}
      />
      <NotesInput />
    </RecordForm>
  );
}

/** Its discount comes with it. */
function QuotedClient() {
  return <ClientPicker onChosen={useDefaultDiscount()} />;
}

interface TypedProps {
  settings: InvoiceSettingsView;
  stored: QuoteRecord | undefined;
  today: string;
}

function usePaper({ settings, stored, today }: TypedProps) {
  const values = useWatch() as Record<string, unknown>;
  const client = useChosenClient(values['corporateClientId']);
  // One that was sent stays as the client has it.
  const isSent = stored !== undefined && stored.status !== 'draft';
  return quotePaper(values, {
    issuer: isSent ? stored : settings,
    client: isSent ? undefined : client,
    today,
    stored,
  });
}

function QuoteSums(props: TypedProps) {
  return <Sums label="Totals of the quote" sums={usePaper(props).sums} />;
}

/** The quote, as its PDF will look. */
function QuoteSheet(props: TypedProps) {
  return <InvoiceSheet paper={usePaper(props)} logo={props.settings.stormCombatLogo} />;
}
