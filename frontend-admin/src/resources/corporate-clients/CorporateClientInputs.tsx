import { InputAdornment } from '@mui/material';
import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import {
  CORPORATE_CLIENT_RULES as RULES,
  CORPORATE_CLIENT_TEXTS as TEXTS,
  type CorporateClientText,
} from '#libs/contracts/corporate-client';
import { CLIENT_LOGO_RULES } from '#libs/contracts/image';
import { ChoiceInput } from '../../shared/ChoiceInput';
import { DiscountInputs } from '../../shared/DiscountInputs';
import { FormSection } from '../../shared/FormSection';
import { ImageInput } from '../../shared/image/ImageInput';
import { Column, Columns, WholeRow } from '../../shared/layout-parts';
import { TERMS_CHOICES } from '../../shared/terms-choices';
import { ContactInputs } from './ContactInputs';
import { useLookalikeHint } from './lookalike-hint';
import { RemindersInput } from './RemindersInput';

const DISCOUNT_HINT = 'New invoices, recurring invoices and quotes begin with it.';

/** In the sections of the specification (spec 3 section 2). */
export function CorporateClientInputs() {
  return (
    <>
      <Columns gap={3} from="lg" align="start">
        <Column gap={2}>
          <NameInput />
          <TextInput
            source="websiteUrl"
            label="Website (optional)"
            placeholder="https://…"
            helperText={false}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { maxLength: RULES.websiteUrl.maxLength, inputMode: 'url' },
            }}
          />
          <OptionalText source="description" rows={3} />
        </Column>
        <ImageInput
          source="logoUrl"
          label="Logo"
          rules={CLIENT_LOGO_RULES}
          fit="contain"
          isRequired
          hint="PNG, JPG or WebP under 5MB, best on a white or transparent background."
        />
      </Columns>
      <FormSection title="Contact Information">
        <EmailInput source="email" label="Email" />
        <OptionalText source="phone" />
        <WholeRow>
          <OptionalText source="address" />
        </WholeRow>
        <OptionalText source="city" />
        <OptionalText source="province" />
        <OptionalText source="postalCode" />
        <OptionalText source="country" />
      </FormSection>
      <FormSection title="Business Information">
        <OptionalText source="industry" />
        <OptionalText source="registrationNumber" />
        <OptionalText source="vatNumber" />
        <ChoiceInput source="paymentTerms" label="Payment terms" choices={TERMS_CHOICES} />
        <DiscountInputs label="Default discount" hint={DISCOUNT_HINT} />
        <WholeRow>
          <RemindersInput />
        </WholeRow>
      </FormSection>
      <FormSection title="Primary Contact Person" columns={3}>
        <OptionalText source="primaryContactName" label="Contact name" />
        <EmailInput source="primaryContactEmail" label="Contact email" />
        <OptionalText source="primaryContactPhone" label="Contact phone" />
      </FormSection>
      <FormSection title="Other Contacts">
        <ContactInputs />
      </FormSection>
      <FormSection title="Billing Address (if different)">
        <WholeRow>
          <OptionalText source="billingAddress" />
        </WholeRow>
        <OptionalText source="billingCity" />
        <OptionalText source="billingProvince" />
        <OptionalText source="billingPostalCode" />
        <OptionalText source="billingCountry" />
      </FormSection>
      <FormSection title="For the office">
        <NumberInput
          source="creditLimit"
          label="Credit limit"
          min={0}
          step={RULES.creditLimit.step}
          helperText={false}
          slotProps={{ input: { startAdornment: <InputAdornment position="start">R</InputAdornment> } }}
        />
        <NumberInput source="sortOrder" label="Sort order" min={0} step={1} helperText={false} />
        <WholeRow>
          <OptionalText source="notes" rows={3} />
        </WholeRow>
      </FormSection>
      <BooleanInput source="isActive" label="Active (visible to users)" helperText={false} />
    </>
  );
}

function NameInput() {
  return (
    <TextInput
      source="name"
      helperText={useLookalikeHint('name')}
      slotProps={{ htmlInput: { maxLength: RULES.name.maxLength, 'aria-required': true } }}
    />
  );
}

/** A field of any text, named as the server names it unless its section says more. */
function OptionalText({
  source,
  label = TEXTS[source].label,
  rows,
}: {
  source: CorporateClientText;
  label?: string;
  rows?: number;
}) {
  return (
    <TextInput
      source={source}
      label={label}
      helperText={useLookalikeHint(source)}
      {...(rows && { multiline: true, minRows: rows, maxRows: 10 })}
      slotProps={{ htmlInput: { maxLength: TEXTS[source].maxLength } }}
    />
  );
}

function EmailInput({ source, label }: { source: 'email' | 'primaryContactEmail'; label: string }) {
  return (
    <TextInput
      source={source}
      label={label}
      type="email"
      helperText={useLookalikeHint(source)}
      slotProps={{ htmlInput: { maxLength: RULES[source].maxLength, autoComplete: 'off' } }}
    />
  );
}
