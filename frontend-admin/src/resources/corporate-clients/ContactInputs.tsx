import { Button, FormHelperText, styled } from '@mui/material';
import { TextInput } from 'react-admin';
import { CLIENT_CONTACT_RULES as RULES, CLIENT_CONTACTS_RULES } from '#libs/contracts/client-contact';
import { AddIcon } from '../../shared/icons';
import { Column, WholeRow } from '../../shared/layout-parts';
import { RemoveRow } from '../../shared/RemoveRow';
import { ADDS_ROW, useRows } from '../../shared/use-rows';
import { NEW_CONTACT } from './corporate-client-words';

const HINT = 'When you send an invoice or a statement, you can choose one of these emails.';

/** Others to reach at the client: most have none, so each is added by a press. */
export function ContactInputs() {
  const { fields, rows, add, removeAt } = useRows('contacts', NEW_CONTACT, 'name');
  return (
    <WholeRow>
      <Column gap={2} ref={rows}>
        {fields.map(({ id }, at) => (
          <ContactRow key={id} at={at} onRemove={() => removeAt(at)} />
        ))}
        <div>
          <Button
            {...ADDS_ROW}
            color="inherit"
            variant="outlined"
            startIcon={<AddIcon />}
            disabled={fields.length >= CLIENT_CONTACTS_RULES.maxCount}
            onClick={add}
          >
            Add contact
          </Button>
          <FormHelperText>{HINT}</FormHelperText>
        </div>
      </Column>
    </WholeRow>
  );
}

function ContactRow({ at, onRemove }: { at: number; onRemove: () => void }) {
  return (
    <Contact role="group" aria-label={`Contact ${at + 1}`}>
      <ContactText at={at} field="name" label="Name" isRequired />
      <ContactText at={at} field="role" label="Role" />
      <ContactText at={at} field="email" label="Email" type="email" />
      <ContactText at={at} field="phone" label="Phone" />
      <Remove>
        <RemoveRow source={`contacts.${at}.name`} otherwise={`contact ${at + 1}`} onRemove={onRemove} />
      </Remove>
    </Contact>
  );
}

interface ContactTextProps {
  at: number;
  field: keyof typeof RULES;
  label: string;
  type?: 'email';
  isRequired?: boolean;
}

function ContactText({ at, field, label, type, isRequired = false }: ContactTextProps) {
  return (
    <TextInput
      source={`contacts.${at}.${field}`}
      label={label}
      {...(type && { type })}
      helperText={false}
      slotProps={{
        htmlInput: {
          maxLength: RULES[field].maxLength,
          autoComplete: 'off',
          ...(isRequired && { 'aria-required': true }),
        },
      }}
    />
  );
}

/** One line where there is room; on a phone the fields below each other, the button beside the name. */
const Contact = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0,1fr) 40px',
  '& > :not(:first-of-type)': { gridColumn: '1 / -1' },
  '& + &': { borderTop: `1px solid ${theme.palette.rowLine}`, paddingTop: theme.spacing(2.5) },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(4, minmax(0,1fr)) 40px',
    '& > :not(:first-of-type)': { gridColumn: 'auto' },
    '& + &': { borderTop: 0, paddingTop: 0 },
  },
}));

const Remove = styled('div')(({ theme }) => ({
  '&&': { gridColumn: '2', gridRow: '1', [theme.breakpoints.up('md')]: { gridColumn: '5' } },
}));
