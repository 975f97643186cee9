/** What the demonstration says of parking, showers and the like; the assistant answers with these sentences. */
import type { SchoolAnswers } from '#libs/domain/chat/knowledge';

export const schoolAnswers: SchoolAnswers = {
  parking: 'Parking is free, in front of the club, with a guard at the gate until we close.',
  showers: 'There are change rooms with hot showers and lockers. Please bring a towel and a padlock of your own.',
  whatToBring:
    'Wear comfortable sports clothes and bring water and a towel. Gloves, pads and a gi are lent to ' +
    'new students, so you ' +
    'need no gear of your own for your first classes.',
  ageLimits:
    'Children start at 5 in the kids classes, which go up to 15; from 16 on people train with the ' +
    'adults. There is no ' +
    'upper age limit: the coaches adapt the training to you.',
  womenOnly:
    'Women train in every class, with men and women as partners. There is no weekly class for women ' +
    'only; a foundation ' +
    'course for women starts when ten have asked for it.',
  paymentMethods: 'You can pay by card or EFT; memberships are also paid by monthly debit order. We do not take cash.',
  firstVisit:
    'Please arrive 10-15 minutes early. A coach shows you around, you sign an indemnity form, and ' +
    'then you train with the ' +
    'beginners at your own pace.',
};
