/** Playwright's global setup: a school that was started once, of which all others are copies (SchoolServer.prepare). */
import { SchoolServer } from './school-server.mjs';

export default async function makeSchoolTemplate(): Promise<() => Promise<void>> {
  const school = await SchoolServer.open();
  await school.stop();
  process.env['SCHOOL_TEMPLATE'] = school.dataDir;
  return () => school.close();
}
