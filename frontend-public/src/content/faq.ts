/** The words of the FAQ page around the school's own questions and answers. */
import type { FaqCategory } from '#libs/contracts/faq';
import { SCHOOL_ANSWERS, type SchoolAnswers } from '#libs/domain/school-facts';
import { schoolAnswers } from '#libs/school/school-answers';

export const faqWords = {
  title: 'Frequently Asked Questions',
  lead: 'What people ask us before their first class. Can’t find your answer? Ask us, and a real person will reply.',
  loading: 'Loading questions...',
  loadFailed: 'The questions could not be loaded. Please try again later.',
  noneFound: 'No questions match your search',
} as const;

export const FAQ_CATEGORY_WORDS: Record<FaqCategory, string> = {
  general: 'General',
  classes: 'Classes',
  pricing: 'Prices',
  location: 'Finding us',
  training: 'Training',
};

const FACT_WORDS: Record<keyof SchoolAnswers, string> = {
  parking: 'Parking',
  showers: 'Showers and change rooms',
  whatToBring: 'What to wear and bring',
  ageLimits: 'Ages',
  womenOnly: 'Women',
  paymentMethods: 'How to pay',
  firstVisit: 'Your first visit',
  discounts: 'Discounts',
  singleClasses: 'Single classes',
  watching: 'Watching a class',
  sparring: 'Sparring and safety',
  healthConditions: 'Injuries, illness and pregnancy',
  gradings: 'Belts and gradings',
  classSize: 'Class sizes',
  coaches: 'Our coaches',
  choosingStyle: 'Choosing a style',
  bullying: 'Children who are bullied',
  accessibility: 'Wheelchair access',
  gettingHere: 'Getting here',
  loadShedding: 'Load-shedding',
  vouchers: 'Gift vouchers',
  parties: 'Parties and private groups',
  onlineClasses: 'Online classes',
  medicalAid: 'Medical aid and rewards',
  jobs: 'Working with us',
  lateArrival: 'Running late',
  languages: 'Languages',
  progress: 'How often to train',
  courseContent: 'The beginner course',
  privateLessons: 'Private lessons',
  corporateTraining: 'Training for companies and schools',
};

/** What the owner says in the settings, which the assistant answers too; without what is not said. Of no category. */
export function goodToKnow(): { question: string; answer: string; category: '' }[] {
  const answers = schoolAnswers();
  return SCHOOL_ANSWERS.filter((name) => answers[name] !== '').map((name) => ({
    question: FACT_WORDS[name],
    answer: answers[name],
    category: '',
  }));
}
