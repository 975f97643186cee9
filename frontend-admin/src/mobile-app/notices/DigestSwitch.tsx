import { DAILY_DIGEST_TIME } from '#libs/contracts/notice-settings';
import { formatClockTime } from '#libs/domain/schedule/clock-time';
import { failureSentence } from '../../shared/failure';
import { SwitchRow } from './SwitchRow';
import { useDailyDigest } from './use-daily-digest';

const SENT_AT = formatClockTime(DAILY_DIGEST_TIME.hour * 60 + DAILY_DIGEST_TIME.minute);

/** For those who would rather be told once a day. */
export function DigestSwitch() {
  const { isOn, isChanging, failure, change } = useDailyDigest();
  return (
    <SwitchRow
      label="Daily e-mail"
      isOn={isOn ?? false}
      isDisabled={isOn === undefined || isChanging}
      problem={failure ? failureSentence(failure) : undefined}
      onChange={change}
    >
      At {SENT_AT} you get what is waiting. When nothing waits, there is no mail.
    </SwitchRow>
  );
}
