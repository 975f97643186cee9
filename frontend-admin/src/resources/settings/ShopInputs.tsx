import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { BANK_RULES as BANK, DELIVERY_OPTION_RULES as OPTIONS } from '#libs/contracts/school';
import type { DeliveryKind } from '#libs/domain/delivery';
import { FormSection } from '../../shared/FormSection';
import { Count, Rand, Text } from './setting-inputs';

const KIND_CHOICES: { id: DeliveryKind; name: string }[] = [
  { id: 'delivery', name: 'Sent to an address' },
  { id: 'collection', name: 'Collected at the school' },
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
      <FormSection title="Limits of an order">
        <Count source="maxPerProduct" label="Of one product in one order" suffix="pieces" />
        <Count source="maxUnpaidPieces" label="In one customer's unpaid orders" suffix="pieces" />
        <Count source="unpaidOrderDays" label="Cancelled when unpaid for (0: never)" suffix="days" />
      </FormSection>
    </>
  );
}

/** One way to get an order. The id stays what it was: orders name it. */
function DeliveryInputs({ source, isNew }: { source: string; isNew: boolean }) {
  const name = useWatch({ name: `${source}_name` }) as string | undefined;
  return (
    <FormSection
      title={name?.trim() || (isNew ? 'Another delivery option (optional)' : 'Not offered any more')}
      columns={4}
    >
      <TextInput
        source={`${source}_name`}
        label="What customers read"
        helperText={isNew ? false : 'Leave empty to remove it.'}
        slotProps={{ htmlInput: { maxLength: OPTIONS.name.maxLength } }}
      />
      <SelectInput
        source={`${source}_kind`}
        label="How it gets there"
        choices={KIND_CHOICES}
        defaultValue="delivery"
        helperText={false}
      />
      <Rand source={`${source}_price`} label="Price" isRequired={!isNew} />
      <Rand source={`${source}_freeFrom`} label="Free from (optional)" isRequired={false} />
      <BooleanInput source={`${source}_isActive`} label="Offered in the shop" defaultValue helperText={false} />
    </FormSection>
  );
}
