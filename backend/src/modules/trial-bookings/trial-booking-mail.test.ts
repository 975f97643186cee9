import { takeFacts } from '#libs/school/facts';
import { showMail } from '../../../test/shown-mail.js';
import type { TrialBooking } from './trial-booking.entity.js';
import { trialMail } from './trial-booking.mail.js';

afterEach(() => takeFacts({}));

const booking = {
  id: 7,
  className: 'Krav Maga',
  date: '2027-04-16',
  startTime: '18:00',
  endTime: '19:30',
  fullName: 'Thandi Mokoena',
  participantName: 'Thandi Mokoena',
  email: 'thandi@example.com',
  updatedAt: new Date('2027-04-01T10:00:00Z'),
} as TrialBooking;
const words = (kind: 'booked' | 'reminder' | 'calledOff') =>
  showMail(trialMail(kind, { booking, day: undefined, publicUrl: 'https://storm.example', token: 'a' }), 'https://x')
    .text;

describe('what to bring', () => {
  it.each(['booked', 'reminder'] as const)('stands in the mail %s, as the owner answers it', (kind) => {
    expect(words(kind)).toContain('sports clothes without zips');
    takeFacts({ assistant: { facts: { whatToBring: 'Long trousers and a towel.' } as never } });
    expect(words(kind)).toMatch(/- Long trousers and a towel\.\s+- Please come ten minutes early/);
    expect(words(kind)).not.toContain('without zips');
  });

  it('is not told of a class that cannot go ahead', () => {
    expect(words('calledOff')).not.toMatch(/bring/i);
  });
});
