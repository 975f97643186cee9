/** Built-in answers follow the settings they name; an answer in the staff's own words does not (CONTRACT section 4). */
import request from 'supertest';
import { builtInFaqs } from '#libs/school/built-in-faqs';
import { demonstration } from '#libs/school/demonstration';
import { takeFacts } from '#libs/school/facts';
import { type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Faq } from '../faqs/faq.entity.js';
import { SchoolSetting } from './school-setting.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(async () => {
  await t.close();
  takeFacts({});
});
beforeEach(async () => {
  await t.db.clear(SchoolSetting);
  takeFacts({});
  await t.db.deleteAll(Faq);
  await t.db.insert(Faq, builtInFaqs());
});

const put = (section: string, body: object) =>
  request(t.server).put(`/api/admin/settings/${section}`).set(admin.headers).send(body);
const { contact, prices } = demonstration;

async function answerTo(question: string): Promise<string | undefined> {
  const { body } = await request(t.server).get('/api/faqs/active').expect(200);
  return (body as Faq[]).find((faq) => faq.question === question)?.answer;
}

it.each<[section: string, body: object, question: string, says: string]>([
  ['prices', { registrationFee: 38_800 }, 'Is there a registration fee?', 'R388, paid once'],
  [
    'prices',
    { membership: { ...prices.membership, basic: { monthly: 71_150, commitmentMonths: 2 } } },
    'How do I cancel my membership?',
    '2 months for BASIC',
  ],
  [
    'prices',
    { beginnerCourse: { ...prices.beginnerCourse, weeks: 11 } },
    'Do I need any experience to start training?',
    '11-week',
  ],
  ['hours', { Tuesday: null }, 'What are your opening hours?', 'We are closed on Tuesday'],
  ['contact', { address: { ...contact.address, city: 'Durban' } }, 'Where are you located?', 'Durban'],
  ['contact', { email: 'hello@storm.example' }, 'How can I contact you?', 'hello@storm.example'],
])('%s %j', async (section, body, question, says) => {
  await put(section, body).expect(200);
  expect(await answerTo(question)).toContain(says);
  expect((await t.db.find(Faq)).map(({ answer }) => answer).toSorted()).toEqual(
    builtInFaqs()
      .map(({ answer }) => answer)
      .toSorted(),
  );
});

it('follows every change, and a form that was open before it is told', async () => {
  const question = 'Is there a registration fee?';
  const { id, updatedAt } = await t.db.findOneByOrFail(Faq, { question });
  await put('prices', { registrationFee: 38_800 }).expect(200);
  await put('prices', { registrationFee: 41_000 }).expect(200);
  expect(await answerTo(question)).toContain('R410');
  await request(t.server)
    .put(`/api/admin/faqs/${id}`)
    .set({ ...admin.headers, 'If-Match': `"${updatedAt.toISOString()}"` })
    .send({ isActive: false })
    .expect(412);
});

it("leaves the staff's own words, and the answers of other questions", async () => {
  const own = 'Yes, R350 for each person. Families pay it once.';
  await t.db.update(Faq, { question: 'Is there a registration fee?' }, { answer: own });
  const { answer } = builtInFaqs().find(({ question }) => question === 'Do you offer private training?')!;
  const other = await t.db.save(Faq, { question: 'May I train alone with a coach?', answer });
  await put('prices', { registrationFee: 38_800, privateSession: 54_400 }).expect(200);
  expect(await answerTo('Is there a registration fee?')).toBe(own);
  expect(await answerTo(other.question)).toBe(answer);
});

it('is not done for a change that is refused', async () => {
  await put('prices', { registrationFee: 38_800, privateSession: -1 }).expect(400);
  expect(await answerTo('Is there a registration fee?')).toContain('R350');
});
