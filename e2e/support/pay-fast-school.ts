import { PayFastServer } from '../../scripts/test/payfast-server.mjs';
import { test as base } from './fixtures.js';
import { SchoolServer } from './school-server.mjs';

interface WithPayFast {
  /** The stand-in for PayFast. */
  payFast: PayFastServer;
  /** What the school's environment says besides where that is. */
  cardVariables: Record<string, string>;
}

/** For journeys of card payments: a school of their own, which takes the stand-in for PayFast. */
export const test = base.extend<WithPayFast>({
  payFast: async ({}, provide) => {
    const payFast = await PayFastServer.open();
    await provide(payFast);
    await payFast.close();
  },
  cardVariables: [{}, { option: true }],
  school: [
    async ({ payFast, cardVariables }, provide) => {
      const school = await SchoolServer.prepare();
      school.variables = { PAYFAST_URL: payFast.origin, PAYFAST_SOURCES: '127.0.0.1', ...cardVariables };
      await school.start();
      await provide(school);
      await school.close();
    },
    { scope: 'test', timeout: 600_000 },
  ],
});
