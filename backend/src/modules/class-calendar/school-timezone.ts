/** Africa/Johannesburg for calendar programs: UTC+2 all year, without summer time since 1944. */
export const SCHOOL_TIMEZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Africa/Johannesburg',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0200',
  'TZNAME:SAST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');
