// What is said to who is in danger or in distress (CONTRACT section 9). Apart from how they are known, which weighs
// more: the chat's panel opens without that.
import type { SchoolContact } from '#libs/domain/chat/answer-rules';
import { spoken } from '#libs/domain/chat/similarity';

const START = 'I am sorry you are going through this.';

export function distressAnswer(message: string, { phone, whatsapp }: SchoolContact): string {
  const isAboutOneself = /suicid|selfmoord|myself|my (own )?life|it all|to die|live|alive/.test(spoken(message));
  return (
    `${START} It is not your fault, and you do not have to face it alone. ` +
    'If you are in danger now, call the police (SAPS) on 10111. You can call the GBV Command Centre day ' +
    'and night, free of charge: 0800 428 428. ' +
    (isAboutOneself
      ? 'If you are thinking of ending your life, call the SADAG crisis line, day or night: 0800 567 567. '
      : '') +
    `If you would like to talk to one of us, call ${phone.display} or send a WhatsApp to ${whatsapp.display}.`
  );
}

/** What is said to "ok" or "thanks" after it, or to what is not understood: nothing of classes. */
export function calmAnswer({ phone, whatsapp }: SchoolContact): string {
  return (
    'Please look after yourself. The police (SAPS) are there on 10111 and the GBV Command Centre on 0800 428 428, ' +
    `day and night. One of us will listen on ${phone.display}, or on WhatsApp at ${whatsapp.display}.`
  );
}

/** Whether the assistant said that. */
export function isDistressAnswer(answer: string): boolean {
  return answer.startsWith(START);
}
