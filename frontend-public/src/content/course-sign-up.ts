export const courseSignUpWords = {
  title: 'SIGN UP FOR A COURSE',
  lead: 'Tell us who comes. You get an e-mail at once, with a link to give your place back if plans change.',
  manageTitle: 'YOUR PLACE IN A COURSE',
  manageLead: 'Cannot come? Give your place back: whoever is first on the waiting list gets it.',
  full: 'The course is full. Join the waiting list: when a place is free and it is your turn, it is yours.',
  none: 'No course to sign up for just now',
  waiting: 'As soon as a place is free and it is your turn, it is yours, and we write to you.',
  /** By what became of the sign-up. */
  titles: {
    booked: 'You have a place',
    waiting: 'You are on the waiting list',
    cancelled: 'Your sign-up is cancelled',
  },
} as const;
