import { IsBoolean } from 'class-validator';
import { NOTICE_SETTINGS_RULES } from '#libs/contracts/notice-settings';

export class ChangeNoticeSettingsDto {
  /** One mail in the morning about messages that wait and new orders. */
  @IsBoolean({ message: NOTICE_SETTINGS_RULES.dailyDigest.wrongType })
  dailyDigest: boolean;
}

export class NoticeSettingsView {
  /** One mail in the morning about messages that wait and new orders. */
  dailyDigest: boolean;
}
