export const courseSignUpWords = {
  title: 'SIGN UP FOR A COURSE',
  lead:
    "Tell us who is coming. We'll email you straight away, with a link to give up your place if your " +
    'plans change.',
  manageTitle: 'YOUR PLACE IN A COURSE',
  manageLead: "Can't make it any more? Give up your place, and the next person on the waiting list gets it.",
  full: 'The course is full. Join the waiting list: if a place opens up, it goes to the next person in line.',
  none: 'There are no courses to sign up for at the moment',
  waiting: "If a place opens up and you are next in line, it is yours and we'll email you straight away.",
  /** By what became of the sign-up. */
  titles: {
    booked: 'You have a place',
    waiting: 'You are on the waiting list',
    cancelled: 'Your sign-up is cancelled',
  },
} as const;
