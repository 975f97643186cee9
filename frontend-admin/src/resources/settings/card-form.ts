/** The form of the settings of card payments. The passphrase is typed here, and never comes back. */
import { CARD_FACTS_RULES, cardMessages } from '#libs/contracts/card-settings';
import { type CardField, isMerchantId, isMerchantKey, isPassphrase } from '#libs/domain/card-account';
import { said } from '../../shared/record-rules';
import { type SectionForm, textOf, type Values } from './section-form';

interface CardRecord {
  takesCards: boolean;
  hasPassphrase?: boolean;
  setOnServer?: readonly CardField[];
}

export const cards: SectionForm = {
  valuesOf: (record) => {
    const { takesCards, merchantId, merchantKey, mode, hasPassphrase = false } = record as CardRecord & Values;
    return { takesCards, merchantId, merchantKey, mode, hasPassphrase, passphrase: '', removesPassphrase: false };
  },
  dataOf: (values, before) => {
    const { setOnServer = [] } = before as CardRecord;
    const typed: Values = {
      takesCards: values['takesCards'] === true,
      merchantId: textOf(values['merchantId']) || null,
      merchantKey: textOf(values['merchantKey']) || null,
      mode: values['mode'],
      ...(textOf(values['passphrase']) !== ''
        ? { passphrase: textOf(values['passphrase']) }
        : values['removesPassphrase'] === true && { passphrase: null }),
    };
    return Object.fromEntries(Object.entries(typed).filter(([field]) => !setOnServer.some((one) => one === field)));
  },
  validate: (values) => {
    const { merchantId, merchantKey, passphrase } = CARD_FACTS_RULES;
    const isKept = values['hasPassphrase'] === true && values['removesPassphrase'] !== true;
    const messageOf = (field: string, isRight: (text: string) => boolean, { invalid }: { invalid: string }) =>
      textOf(values[field]) === '' || isRight(textOf(values[field])) ? undefined : invalid;
    return {
      ...cardMessages(
        {
          takesCards: values['takesCards'] === true,
          merchantId: textOf(values['merchantId']) || null,
          merchantKey: textOf(values['merchantKey']) || null,
          hasPassphrase: isKept || textOf(values['passphrase']) !== '',
        },
        values,
      ),
      ...said({
        merchantId: messageOf('merchantId', isMerchantId, merchantId),
        merchantKey: messageOf('merchantKey', isMerchantKey, merchantKey),
        passphrase: messageOf('passphrase', isPassphrase, passphrase),
      }),
    };
  },
};
