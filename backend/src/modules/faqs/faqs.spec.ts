import request from 'supertest';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Faq } from './faq.entity.js';

let t: TestApp;
beforeAll(async () => { t = await startTestApp(); });
afterAll(() => t.close());

describe('GET /api/faqs/active', () => {
  it('shows active questions and hides inactive ones', async () => {
    await t.db.save(Faq, [
      { question: 'Where do you train?', answer: 'In Sunninghill, Sandton.', category: 'location' },
      { question: 'Is this one hidden?', answer: 'Yes, it is inactive.', isActive: false },
    ]);
    const answer = await request(t.server).get('/api/faqs/active').expect(200);
    expect(answer.body.map((faq: Faq) => faq.question)).toEqual(['Where do you train?']);
  });
});
