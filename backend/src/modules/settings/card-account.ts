/** The account that orders are paid into by card: as the environment says, and the settings where it says nothing. */
import {
  CARD_ADDRESSES,
  type CardFacts,
  CARD_FIELDS,
  type CardField,
  missingCardDetails,
} from '#libs/domain/card-account';
import type { CardPaymentsEnv } from '../../config/card-payments.js';

/** All that PayFast gave, in use or not: what was begun before it was switched off is still paid into it. */
export interface CardAccount {
  takesCards: boolean;
  merchantId: string;
  merchantKey: string;
  passphrase: string;
  /** An origin. */
  address: string;
}

/** The section as staff are told it. */
export interface CardState extends CardFacts {
  hasPassphrase: boolean;
  /** An origin. */
  address: string;
  /** Those that can only be changed there. */
  setOnServer: CardField[];
}

interface Said extends CardFacts {
  passphrase?: string | undefined;
}

/** @param own what the owner said, the demonstration where nothing */
export function cardState(own: CardFacts, secrets: Record<string, string>, env: CardPaymentsEnv): CardState {
  const { passphrase, ...facts } = said(own, secrets, env);
  const fixed = saidByServer(env);
  return {
    ...facts,
    hasPassphrase: passphrase !== undefined,
    address: addressOf(facts, env),
    setOnServer: CARD_FIELDS.filter((field) => field in fixed),
  };
}

/** Null: it is not known whole, so nobody can pay into it. */
export function cardAccount(own: CardFacts, secrets: Record<string, string>, env: CardPaymentsEnv): CardAccount | null {
  const { mode, merchantId, merchantKey, passphrase = '', takesCards } = said(own, secrets, env);
  const missing = missingCardDetails({ merchantId, merchantKey, hasPassphrase: passphrase !== '' });
  if (missing.length > 0 || merchantId === null || merchantKey === null) return null;
  return { takesCards, merchantId, merchantKey, passphrase, address: addressOf({ mode }, env) };
}

function said(own: CardFacts, { passphrase }: Record<string, string>, env: CardPaymentsEnv): Said {
  const { takesCards, merchantId, merchantKey, mode } = own;
  return { takesCards, merchantId, merchantKey, mode, passphrase, ...saidByServer(env) };
}

function saidByServer(env: CardPaymentsEnv): Partial<Said> {
  const { cardPayments, payfastMerchantId, payfastMerchantKey, payfastPassphrase, payfastUrl } = env;
  return {
    ...(cardPayments !== undefined && { takesCards: cardPayments === 'payfast' }),
    ...(payfastMerchantId !== undefined && { merchantId: payfastMerchantId }),
    ...(payfastMerchantKey !== undefined && { merchantKey: payfastMerchantKey }),
    ...(payfastPassphrase !== undefined && { passphrase: payfastPassphrase }),
    ...(payfastUrl !== undefined && { mode: payfastUrl === CARD_ADDRESSES.sandbox ? 'sandbox' : 'live' }),
  };
}

function addressOf({ mode }: Pick<CardFacts, 'mode'>, { payfastUrl }: CardPaymentsEnv): string {
  return payfastUrl ?? CARD_ADDRESSES[mode];
}
