/** What the settings' section "assistant" holds and takes. */
import { PartialType } from '@nestjs/swagger';
import { ASSISTANT_FACTS_RULES } from '#libs/contracts/school';
import { Answer, Group } from './facts.decorators.js';

/** What the assistant answers, in the owner's words; empty: it does not know. */
class SchoolAnswersDto {
  @Answer()
  parking: string;

  @Answer()
  showers: string;

  @Answer()
  whatToBring: string;

  @Answer()
  ageLimits: string;

  @Answer()
  womenOnly: string;

  @Answer()
  paymentMethods: string;

  @Answer()
  firstVisit: string;

  @Answer()
  discounts: string;

  @Answer()
  singleClasses: string;

  @Answer()
  watching: string;

  @Answer()
  sparring: string;

  @Answer()
  healthConditions: string;

  @Answer()
  gradings: string;

  @Answer()
  classSize: string;

  @Answer()
  coaches: string;

  @Answer()
  choosingStyle: string;

  @Answer()
  bullying: string;

  @Answer()
  accessibility: string;

  @Answer()
  gettingHere: string;

  @Answer()
  loadShedding: string;

  @Answer()
  vouchers: string;

  @Answer()
  parties: string;

  @Answer()
  onlineClasses: string;

  @Answer()
  medicalAid: string;

  @Answer()
  jobs: string;

  @Answer()
  lateArrival: string;

  @Answer()
  languages: string;

  @Answer()
  progress: string;

  @Answer()
  courseContent: string;

  @Answer()
  privateLessons: string;

  @Answer()
  corporateTraining: string;
}

export class AssistantFactsDto {
  @Group(SchoolAnswersDto, ASSISTANT_FACTS_RULES.facts.wrongType)
  facts: SchoolAnswersDto;
}

const ALSO_NULL = { skipNullProperties: false };

class ChangeSchoolAnswersDto extends PartialType(SchoolAnswersDto, ALSO_NULL) {}
class AssistantFactsInPartDto {
  @Group(ChangeSchoolAnswersDto, ASSISTANT_FACTS_RULES.facts.wrongType)
  facts: ChangeSchoolAnswersDto;
}
/** An answer that is not sent stays as it is. */
export class ChangeAssistantFactsDto extends PartialType(AssistantFactsInPartDto, ALSO_NULL) {}
