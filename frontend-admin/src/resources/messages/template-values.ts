import type { ContactMessage } from '#libs/contracts/generated/api';
import type { TemplateVariable } from '#libs/contracts/reply-template';
import { filledTemplate } from '#libs/domain/reply-template';
import { links, school } from '#libs/school/school';

type Answered = Pick<ContactMessage, 'fullName' | 'subject'>;

/** What a template says in answer to a message: the school's facts as they are now. @param origin of this site */
export function answerFrom(template: string, { fullName, subject }: Answered, origin: string): string {
  const { street, city, postalCode } = school.address;
  const values: Record<TemplateVariable, string> = {
    name: fullName,
    firstName: fullName.split(' ')[0] ?? fullName,
    subject,
    school: school.name,
    phone: school.phone.display,
    whatsapp: school.whatsapp.display,
    email: school.email,
    address: [street, city, postalCode].filter(Boolean).join(', '),
    bookingLink: new URL(links.bookingForm, origin).href,
  };
  return filledTemplate(template, values);
}

/**
 * Below what was begun, which nobody has to write again; in the place of a template that was chosen before and left as
 * it is.
 * @param answers what every template says in this answer
 */
export function withTemplate(begun: string, answer: string, answers: readonly string[]): string {
  const written = begun.trim();
  const isUntouched = written === '' || answers.some((each) => each.trim() === written);
  return isUntouched ? answer : `${begun.trimEnd()}\n\n${answer}`;
}
