/** What every visitor of the schedule should know, on the screen and on paper (spec 1 section 2.5). */
export const ARRIVE_EARLY = 'First time? Arrive 10-15 minutes early to register.';

export const scheduleNotes = {
  holidays: 'The schedule is subject to change on public holidays.',
  privateLessons: 'Private lessons are by appointment.',
  clothing: 'Wear comfortable athletic clothing and bring water.',
  equipment: 'Equipment is provided for new students.',
} as const;
