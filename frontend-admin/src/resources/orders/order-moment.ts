import { school } from '#libs/school/school';

const format = new Intl.DateTimeFormat('en-ZA', { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: school.timeZone });

/** When something happened to an order, on the school's clock (spec 3 section 2): "21 Nov 2026, 08:12". @param moment ISO 8601 */
export function orderMoment(moment: string): string {
  return format.format(new Date(moment));
}
