// Who is in danger or in distress gets help before anything else: calm words, the numbers that help at once, how to
// reach the school, and nothing about classes (CONTRACT section 9).
import type { SchoolContact } from '#libs/domain/chat/answer-rules';
import { distressScore } from '#libs/domain/chat/distress-score';
import { spoken } from '#libs/domain/chat/similarity';

/**
 * A little below even odds, of which one that is missed weighs as much as five that get help for nothing: of unseen
 * messages five more of a hundred and seventy are known by it, and no more calm ones are taken for them.
 */
const DISTRESS_FROM = -0.5;

export function isDistress(message: string): boolean {
  return distressScore(message) > DISTRESS_FROM;
}

export function distressAnswer(message: string, { phone, whatsapp }: SchoolContact): string {
  const isAboutOneself = /suicid|selfmoord|myself|my (own )?life|it all|to die|live|alive/.test(spoken(message));
  return (
    'I am sorry you are going through this. It is not your fault, and you do not have to face it alone. ' +
    'If you are in danger now, call the police (SAPS) on 10111. You can call the GBV Command Centre day ' +
    'and night, free of charge: 0800 428 428. ' +
    (isAboutOneself
      ? 'If you are thinking of ending your life, call the SADAG crisis line, day or night: 0800 567 567. '
      : '') +
    `If you would like to talk to one of us, call ${phone.display} or send a WhatsApp to ${whatsapp.display}.`
  );
}

const DISTRESS_ANSWER_START = 'I am sorry you are going through this.';

/** Whether the assistant said that. */
export function isDistressAnswer(answer: string): boolean {
  return answer.startsWith(DISTRESS_ANSWER_START);
}
