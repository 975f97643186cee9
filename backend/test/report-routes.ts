/** The routes of the reports, for the route matrix: without days they refuse, whom they let in. */
import { REPORTS } from '#libs/contracts/report';

export const REPORT_ROUTES = Object.fromEntries(
  REPORTS.flatMap((report) =>
    ['', '/export', '/pdf'].map((file) => [`GET /api/admin/reports/${report}${file}`, { admin: 400 }]),
  ),
);
