/**
 * Drawings that the installed app's shortcuts show too, so its build reads them: paths of a 1.75px line on a 24 grid.
 */
export const MESSAGES_PATH = 'M3 6h18v13H3zM3 7l9 7 9-7';
export const FAQ_PATH =
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5h.01';
export const CALENDAR_PATH = 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4';
export const COURSES_PATH = 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11';
export const PEOPLE_PATH =
  'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.5-3.5 3-5.5 6.5-5.5s6 2 6.5 5.5' +
  'M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.8c2 .8 3.2 2.6 3.5 5.2';
