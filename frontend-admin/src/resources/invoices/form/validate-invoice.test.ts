import { ISSUER_TEXTS } from '#libs/contracts/invoice';
import { DISCOUNT_RULES } from '#libs/contracts/invoice-discount';
import { INVOICE_RULES as RULES } from '#libs/contracts/invoice-rules';
import { validateInvoiceChange, validateNewInvoice } from './validate-invoice';

const fresh = { corporateClientId: 1, dueDate: '2027-04-23', taxRate: 1500, notes: 'Thank you' };
const stored = { clientName: 'Highveld', clientEmail: 'a@highveld.example', dueDate: '2027-04-23', taxRate: 0 };
const long = (length: number) => 'x'.repeat(length + 1);

describe('validateNewInvoice', () => {
  it.each<[string, object, object]>([
    ['a good one', fresh, {}],
    ['nothing', {}, { corporateClientId: 'Client is required', dueDate: 'Due date is required' }],
    ['a blank tax rate', { ...fresh, taxRate: null }, {}],
    ['a rate of 100', { ...fresh, taxRate: 10_000 }, {}],
    ['a rate above 100', { ...fresh, taxRate: 10_001 }, { taxRate: 'Tax rate must be from 0 to 100' }],
    ['a rate below 0', { ...fresh, taxRate: -1 }, { taxRate: 'Tax rate must be from 0 to 100' }],
    ['no number as a rate', { ...fresh, taxRate: Number.NaN }, { taxRate: 'Tax rate must be from 0 to 100' }],
    ['a discount of R500.00, before its lines', { ...fresh, discountKind: 'amount', discountValue: 50_000 }, {}],
    [
      'a discount above 100 percent',
      { ...fresh, discountKind: 'percent', discountValue: 10_001 },
      { discountValue: DISCOUNT_RULES.discountValue.invalidPercent },
    ],
    [
      'too long texts',
      { ...fresh, notes: long(2000), bankName: long(80) },
      { notes: RULES.notes.tooLong, bankName: ISSUER_TEXTS.bankName.tooLong },
    ],
    [
      'no email address of the issuer',
      { ...fresh, stormCombatEmail: 'desk' },
      { stormCombatEmail: RULES.stormCombatEmail.invalid },
    ],
    ['no logo', { ...fresh, stormCombatLogo: 'logo.png' }, { stormCombatLogo: RULES.stormCombatLogo.invalid }],
    ['a chosen logo', { ...fresh, stormCombatLogo: 'data:image/png;base64,AAAA' }, {}],
  ])('%s', (_case, values, expected) => expect(validateNewInvoice({ ...values })).toEqual(expected));
});

describe('validateInvoiceChange', () => {
  it.each<[string, object, object]>([
    ['a good one', stored, {}],
    ['nothing', {}, { clientName: 'Client name is required', clientEmail: 'Client email is required' }],
    [
      'spaces',
      { ...stored, clientName: ' ', clientEmail: ' ' },
      { clientName: 'Client name is required', clientEmail: 'Client email is required' },
    ],
    ['no email address', { ...stored, clientEmail: 'desk@' }, { clientEmail: 'Please enter a valid email address' }],
    ['a blank due date', { ...stored, dueDate: '' }, {}],
    [
      'a discount of nothing yet',
      { ...stored, discountKind: 'percent', discountValue: null },
      { discountValue: DISCOUNT_RULES.discountValue.required },
    ],
    ['too long texts', { ...stored, clientAddress: long(700) }, { clientAddress: RULES.clientAddress.tooLong }],
  ])('%s', (_case, values, expected) => expect(validateInvoiceChange({ ...values })).toEqual(expected));
});
