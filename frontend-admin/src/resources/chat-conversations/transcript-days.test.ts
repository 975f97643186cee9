import type { ChatMessageView } from '#libs/contracts/generated/api';
import { transcriptDays } from './transcript-days';

const at = (moment: string): ChatMessageView => ({ role: 'user', content: moment, timestamp: Date.parse(moment) });
const evening = at('2026-11-20T21:59:59.999Z');
const midnight = at('2026-11-20T22:00:00.000Z');
const morning = at('2026-11-21T06:00:00.000Z');

describe('transcriptDays', () => {
  it('parts at midnight of the school', () => {
    expect(transcriptDays([evening, midnight, morning])).toEqual([
      { day: '20 Nov 2026', messages: [evening] },
      { day: '21 Nov 2026', messages: [midnight, morning] },
    ]);
  });

  it('keeps the order when a clock was put back', () => {
    expect(transcriptDays([morning, evening, morning]).map(({ messages }) => messages)).toEqual([
      [morning],
      [evening],
      [morning],
    ]);
  });

  it('has no day without a message', () => expect(transcriptDays([])).toEqual([]));
});
