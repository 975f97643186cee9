import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { BANK_RULES as BANK, DELIVERY_OPTION_RULES as OPTIONS } from '#libs/contracts/school';
import type { DeliveryKind } from '#libs/domain/delivery';
import { FormSection } from '../../shared/FormSection';
import { Count, Rand, Text } from './setting-inputs';

const KIND_CHOICES: { id: DeliveryKind; name: string }[] = [
  { id: 'delivery', name: 'Delivery to an address' },
  { id: 'collection', name: 'Collection at the school' },
];

export function ShopInputs({ rows }: { rows: number }) {
  return (
    <>
      {Array.from({ length: rows }, (_, at) => (
        <DeliveryInputs key={at} source={`deliveryOptions_${at}`} isNew={at === rows - 1} />
      ))}
      <FormSection title="Bank account for orders">
        <Text source="bank_holder" label="Account holder" maxLength={BANK.holder.maxLength} isRequired={false} />
        <Text source="bank_bank" label="Bank" maxLength={BANK.bank.maxLength} isRequired={false} />
        <Text source="bank_branchCode" label="Branch code" maxLength={20} isRequired={false} />
        <Text source="bank_accountNumber" label="Account number" maxLength={30} isRequired={false} />
      </FormSection>
      <FormSection title="Order limits">
        <Count source="maxPerProduct" label="Maximum of one product per order" suffix="items" />
        <Count source="maxUnpaidPieces" label="Maximum in a customer's unpaid orders" suffix="items" />
        <Count source="unpaidOrderDays" label="Cancel unpaid orders after (0 for never)" suffix="days" />
      </FormSection>
    </>
  );
}

/** One way to get an order. The id stays what it was: orders name it. */
function DeliveryInputs({ source, isNew }: { source: string; isNew: boolean }) {
  const name = useWatch({ name: `${source}_name` }) as string | undefined;
  return (
    <FormSection
      title={name?.trim() || (isNew ? 'Another delivery option (optional)' : 'No longer offered')}
      columns={4}
    >
      <TextInput
        source={`${source}_name`}
        label="Name shown to customers"
        helperText={isNew ? false : 'Leave blank to remove it.'}
        slotProps={{ htmlInput: { maxLength: OPTIONS.name.maxLength } }}
      />
      <SelectInput source={`${source}_kind`} label="Type of delivery" choices={KIND_CHOICES} helperText={false} />
      <Rand source={`${source}_price`} label="Price" isRequired={!isNew} />
      <Rand source={`${source}_freeFrom`} label="Free from (optional)" isRequired={false} />
      <BooleanInput source={`${source}_isActive`} label="Offered in the shop" helperText={false} />
    </FormSection>
  );
}
