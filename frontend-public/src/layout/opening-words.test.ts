import { openingWords } from './opening-words';

const closed = (weekday: 'Monday' | 'Saturday', daysAhead: number) => ({
  isOpen: false as const,
  next: { weekday, opens: '06:00', daysAhead },
});

test.each([
  [{ isOpen: true as const, closes: '21:00' }, 'Open now until 21:00'],
  [closed('Monday', 0), 'Closed now, opens today 06:00'],
  [closed('Monday', 1), 'Closed now, opens tomorrow 06:00'],
  [closed('Monday', 2), 'Closed now, opens Monday 06:00'],
  [{ isOpen: false as const }, 'Closed now'],
])('%j', (state, words) => expect(openingWords(state)).toBe(words));
