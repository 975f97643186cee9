// What is said to who is in danger or in distress (CONTRACT section 9).
import { onOneOfUs, type SchoolContact } from '#libs/domain/chat/answer-rules';
import { DISTRESS_START, UNCERTAIN_START } from '#libs/domain/chat/distress-start';
import { isOfAChild, isOfOneself, isOfOthers } from '#libs/domain/chat/distress-lines';

const NOT_ALONE = 'It is not your fault, and you do not have to face it alone.';
/** To who means to hurt somebody, whatever was done before. */
const BEFORE_HARM =
  'Please step away from it, and talk to somebody before you do anything: SADAG listens day and night on 0800 567 567.';

export function distressAnswer(message: string, { phone, whatsapp }: SchoolContact): string {
  return (
    `${DISTRESS_START} ${isOfOthers(message) ? BEFORE_HARM : NOT_ALONE} ` +
    'If you are in danger now, call the police (SAPS) on 10111. You can call the GBV Command Centre day ' +
    'and night, free of charge: 0800 428 428. ' +
    linesFor(message) +
    `If you would like to talk to one of us, call ${phone.display} or send a WhatsApp to ${whatsapp.display}.`
  );
}

/**
 * To what may be of distress, or of a cart that stays empty: the numbers, and who helps with anything else.
 * @param answer to what is surely asked besides
 */
export function uncertainAnswer(message: string, school: SchoolContact, answer = ''): string {
  return (
    `${UNCERTAIN_START} ${answer && `${answer}\n`}If something is wrong, you do not have to face it alone. If you ` +
    'are in danger, or somebody hurts you or a child, call the police (SAPS) on 10111, or the GBV Command Centre day ' +
    'and night, free of charge: 0800 428 428. ' +
    linesFor(message) +
    `For anything else call ${onOneOfUs(school)}`
  );
}

/** For whom they are is said with them: a few words do not tell for sure who writes. */
function linesFor(message: string): string {
  return (
    (isOfAChild(message)
      ? 'If you are under 18, or it is about a child, call Childline South Africa on 116, day and night, free of ' +
        'charge. '
      : '') +
    (isOfOneself(message)
      ? 'If you are thinking of ending your life, call the SADAG crisis line, day or night: 0800 567 567. '
      : '')
  );
}

/**
 * What is said to "ok" or "thanks" after it, or to what is not understood: nothing of classes.
 * @param told what was told before, in distress
 */
export function calmAnswer(told: string, { phone, whatsapp }: SchoolContact): string {
  return (
    'Please look after yourself. The police (SAPS) are there on 10111 and the GBV Command Centre on 0800 428 428, ' +
    `day and night. ${linesFor(told)}` +
    `One of us will listen on ${phone.display}, or on WhatsApp at ${whatsapp.display}.`
  );
}
