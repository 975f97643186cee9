/** The routes of the school's settings, for the route matrix. */
import { PREVIEWED_SECTIONS, SETTINGS_SECTIONS } from '#libs/contracts/school';

export const settingsRoutes = {
  ...Object.fromEntries(
    SETTINGS_SECTIONS.flatMap((section) => [
      [`GET /api/admin/settings/${section}`, { admin: 200 }],
      [`PUT /api/admin/settings/${section}`, { body: {}, admin: 200 }],
    ]),
  ),
  // Without the built site, which these specs do not have.
  ...Object.fromEntries(
    PREVIEWED_SECTIONS.map((section) => [`POST /api/admin/settings/${section}/preview`, { body: {}, admin: 409 }]),
  ),
  'GET /api/admin/settings/{section}/history': { record: async () => ({ id: 1, section: 'hours' }), admin: 200 },
};
