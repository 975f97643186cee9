/**
 * The school's mark as paths on a 34 by 38 grid: a shield, and the bolt on it. Site, back-office and documents draw it
 * from here.
 */
export const BOLT_GRID = { width: 34, height: 38 } as const;
export const SHIELD_PATH = 'M17 0 34 6v13c0 10-7 16-17 19C7 35 0 29 0 19V6z';
export const BOLT_PATH = 'M20.5 6 8 21.5h8L13.5 32 26 16.5h-8z';
