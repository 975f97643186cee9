import type { BaseSyntheticEvent } from 'react';
import { type RaRecord, SelectInput, TextInput, useGetMany } from 'react-admin';
import type { OrderItemView, ProductRecord } from '#libs/contracts/generated/api';
import { addressMessage, ORDER_CORRECTABLE, ORDER_RULES } from '#libs/contracts/order';
import { normalizePhone } from '#libs/contracts/phone-country';
import { needsAddress } from '#libs/domain/delivery';
import { looksLikeEmailAddress } from '#libs/domain/email-address';
import { DialogForm } from '../../shared/DialogForm';
import { updateRecord } from '../../shared/record-calls';
import { messagesBy, said } from '../../shared/record-rules';
import { StaleNotice } from '../../shared/stale/StaleNotice';
import { useStaleWrite } from '../../shared/stale/use-stale-write';
import type { Refused } from '../../shared/use-form-write';
import { CORRECTION_DIALOG, ORDERS, type ShownOrder } from './order-write';

const CORRECTION = { done: 'Order corrected', failed: 'Failed to correct order', stale: [[ORDERS], ['products']] };

const { customerName, customerEmail, customerPhone, shippingAddress, internalNote } = ORDER_RULES;
const RULES = {
  customerName: { ...customerName, required: customerName.missing },
  customerEmail: { ...customerEmail, required: customerEmail.missing, is: looksLikeEmailAddress },
  internalNote,
};

interface CorrectOrderDialogProps {
  order: ShownOrder;
  onClose: () => void;
}

/** Who ordered and where it goes, put right, and a note for staff; each change is in the order's history. */
export function CorrectOrderDialog({ order, onClose }: CorrectOrderDialogProps) {
  const {
    write,
    staleRecord,
    send,
    known = order,
  } = useStaleWrite<ShownOrder, RaRecord>({
    ...CORRECTION,
    form: `orders/${order.id}/correction`,
    record: order,
    valuesOf,
    onDone: onClose,
  });
  const sized = sizedItems(order);
  const { data: products = [] } = useGetMany<ProductRecord>(
    'products',
    { ids: [...new Set(sized.flatMap(({ productId }) => productId ?? []))] },
    { enabled: sized.length > 0 },
  );

  function submit(values: Record<string, unknown>, event?: BaseSyntheticEvent): Promise<Refused> | undefined {
    return send(values, event, (api, before) => updateRecord(api, ORDERS, correctionOf(before, values), before));
  }

  return (
    <DialogForm
      write={write}
      title="Correct order"
      dialog={CORRECTION_DIALOG}
      about={order.orderNumber}
      submit="Save"
      initial={valuesOf(order)}
      validate={(values) =>
        said({
          ...messagesBy(RULES, values),
          customerPhone: phoneFault(values['customerPhone'], known),
          shippingAddress: addressFault(values['shippingAddress'], known),
        })
      }
      onSubmit={submit}
      isAsked={staleRecord.isAsked}
      notice={<StaleNotice one="order" record={staleRecord} shownAs={{}} />}
      otherwise={CORRECTION.failed}
      onClose={onClose}
    >
      <Text source="customerName" label="Name" maxLength={customerName.maxLength} isRequired />
      <Text source="customerEmail" label="Email" maxLength={customerEmail.maxLength} isRequired />
      <Text source="customerPhone" label="Phone (optional)" maxLength={customerPhone.maxLength} />
      <Text
        source="shippingAddress"
        label="Shipping address"
        maxLength={shippingAddress.maxLength}
        rows={3}
        isRequired={needsAddress(order.delivery)}
      />
      {sized.map((item) => (
        <SizeInput key={item.id} item={item} product={products.find(({ id }) => id === item.productId)} />
      ))}
      <Text
        source="internalNote"
        label="Internal note (optional)"
        maxLength={internalNote.maxLength}
        rows={2}
        hint="Only staff see it."
      />
    </DialogForm>
  );
}

function valuesOf(order: ShownOrder): Record<string, unknown> {
  return Object.fromEntries([
    ...ORDER_CORRECTABLE.map((field) => [field, order[field] ?? ''] as const),
    ...sizedItems(order).map((item) => [sizeField(item), item.selectedSize ?? ''] as const),
  ]);
}

/** What is sent: of the sizes, those that are not as they were. */
function correctionOf(before: ShownOrder, values: Record<string, unknown>) {
  const items = sizedItems(before).flatMap((item) => {
    const selectedSize = (values[sizeField(item)] as string | null) || null;
    return selectedSize === item.selectedSize ? [] : [{ id: item.id, selectedSize }];
  });
  return {
    ...Object.fromEntries(ORDER_CORRECTABLE.map((field) => [field, values[field] ?? ''])),
    ...(items.length > 0 && { items }),
  };
}

/** Lines that have a size, or should have one. */
function sizedItems({ items }: ShownOrder): OrderItemView[] {
  return items.filter(({ productId, selectedSize, sizeNotGiven }) => productId && (selectedSize || sizeNotGiven));
}

function sizeField({ id }: OrderItemView): string {
  return `size_${id}`;
}

/** The sizes that the product comes in now, and the one that was ordered. */
function SizeInput({ item, product }: { item: OrderItemView; product: ProductRecord | undefined }) {
  const ordered = item.selectedSize === null ? [] : [item.selectedSize];
  const sizes = new Set([...ordered, ...(product?.availableSizes ?? [])]);
  return (
    <SelectInput
      source={sizeField(item)}
      label={`Size of ${item.productName}`}
      choices={[...sizes].map((size) => ({ id: size, name: size }))}
      emptyText={item.selectedSize === null ? 'Not given' : undefined}
      helperText={false}
    />
  );
}

/** An address that was accepted before stays. */
function addressFault(typed: unknown, { shippingAddress: before, delivery }: ShownOrder): string | undefined {
  const address = typeof typed === 'string' ? typed : '';
  return address === before ? undefined : addressMessage(address, delivery);
}

/** The same of a phone number. */
function phoneFault(typed: unknown, { customerPhone: before }: ShownOrder): string | undefined {
  const phone = typeof typed === 'string' ? typed.trim() : '';
  if (phone === '' || phone === before || normalizePhone(phone) !== undefined) return undefined;
  return customerPhone.invalid;
}

interface TextProps {
  source: string;
  label: string;
  maxLength: number;
  rows?: number;
  isRequired?: boolean;
  hint?: string;
}

function Text({ source, label, maxLength, rows, isRequired = false, hint }: TextProps) {
  return (
    <TextInput
      source={source}
      label={label}
      helperText={hint ?? false}
      {...(rows !== undefined && { multiline: true, minRows: rows, maxRows: 8 })}
      slotProps={{ htmlInput: { maxLength, autoComplete: 'off', 'aria-required': isRequired } }}
    />
  );
}
