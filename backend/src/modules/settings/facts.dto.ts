/** What each section of the settings holds and takes. Of what is sent together, as an address is, all is needed. */
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { CONTACT_FACTS_RULES, HOURS_RULES, PRICE_RULES } from '#libs/contracts/school';
import { IsEmailAddress, RequiredText, Trimmed } from '../../common/validation/field.decorators.js';
import { Cents, Clock, Count, Group, GroupOrNull, Link, PhoneNumber, Phones } from './facts.decorators.js';
import { ShopFactsDto } from './shop-facts.dto.js';

const { phones, address } = CONTACT_FACTS_RULES;

class PhoneDto {
  @RequiredText(CONTACT_FACTS_RULES.phoneLabel)
  label: string;

  /** As it is dialled, `+27115550134`; it may be sent as people write it. */
  @PhoneNumber(CONTACT_FACTS_RULES.phoneNumber)
  number: string;
}

class AddressDto {
  @RequiredText(CONTACT_FACTS_RULES.street)
  street: string;

  @RequiredText(CONTACT_FACTS_RULES.city)
  city: string;

  @RequiredText(CONTACT_FACTS_RULES.province)
  province: string;

  /** Empty where the school gives none. */
  @MaxLength(CONTACT_FACTS_RULES.postalCode.maxLength, { message: CONTACT_FACTS_RULES.postalCode.tooLong })
  @IsString({ message: CONTACT_FACTS_RULES.postalCode.tooLong })
  @Trimmed()
  postalCode: string;
}

export class ContactFactsDto {
  @RequiredText(CONTACT_FACTS_RULES.name)
  name: string;

  /** The first stands everywhere, the others in the contact card. */
  @ApiProperty({ type: [PhoneDto], minItems: phones.min, maxItems: phones.max })
  @Phones(PhoneDto)
  phones: PhoneDto[];

  @PhoneNumber(CONTACT_FACTS_RULES.whatsapp)
  whatsapp: string;

  @IsEmailAddress({ message: CONTACT_FACTS_RULES.email.invalid })
  @Trimmed()
  email: string;

  /** Where students write when something does not work. */
  @IsEmailAddress({ message: CONTACT_FACTS_RULES.supportEmail.invalid })
  @Trimmed()
  supportEmail: string;

  @Group(AddressDto, address.wrongType)
  address: AddressDto;
}

class DayHoursDto {
  @ApiProperty({ example: '06:00' })
  @Clock('opens')
  opens: string;

  /** Later on the same day. */
  @ApiProperty({ example: '21:00' })
  @Clock('closes')
  closes: string;
}

/** Null: closed on that day. */
export class HoursFactsDto {
  @GroupOrNull(DayHoursDto, HOURS_RULES.wrongType)
  Monday: DayHoursDto | null;

  @GroupOrNull(DayHoursDto, HOURS_RULES.wrongType)
  Tuesday: DayHoursDto | null;

  @GroupOrNull(DayHoursDto, HOURS_RULES.wrongType)
  Wednesday: DayHoursDto | null;

  @GroupOrNull(DayHoursDto, HOURS_RULES.wrongType)
  Thursday: DayHoursDto | null;

  @GroupOrNull(DayHoursDto, HOURS_RULES.wrongType)
  Friday: DayHoursDto | null;

  @GroupOrNull(DayHoursDto, HOURS_RULES.wrongType)
  Saturday: DayHoursDto | null;

  @GroupOrNull(DayHoursDto, HOURS_RULES.wrongType)
  Sunday: DayHoursDto | null;
}

/** Null or empty: there is none. */
export class LinkFactsDto {
  @Link()
  booking: string | null;

  @Link()
  enquiry: string | null;

  @Link()
  membership: string | null;

  @Link()
  studentPortal: string | null;

  @Link()
  ebooks: string | null;

  @Link()
  reviews: string | null;

  @Link()
  directions: string | null;

  @Link()
  map: string | null;

  @Link()
  facebook: string | null;

  @Link()
  instagram: string | null;
}

class PlanPriceDto {
  /** Cents a month. */
  @Cents()
  monthly: number;

  @Count(PRICE_RULES.commitmentMonths)
  commitmentMonths: number;
}

class MembershipPricesDto {
  @Group(PlanPriceDto, PRICE_RULES.group.wrongType)
  basic: PlanPriceDto;

  @Group(PlanPriceDto, PRICE_RULES.group.wrongType)
  standard: PlanPriceDto;

  @Group(PlanPriceDto, PRICE_RULES.group.wrongType)
  premium: PlanPriceDto;
}

class BeginnerCoursePricesDto {
  @Count(PRICE_RULES.weeks)
  weeks: number;

  /** How many times the monthly price is paid. */
  @Count(PRICE_RULES.months)
  months: number;

  @Cents()
  monthly: number;

  /** Once, with a training kit. */
  @Cents()
  joiningFee: number;
}

/** Integer cents. */
export class PriceFactsDto {
  @Group(MembershipPricesDto, PRICE_RULES.group.wrongType)
  membership: MembershipPricesDto;

  @Cents()
  registrationFee: number;

  @Cents()
  privateSession: number;

  @Cents()
  fivePrivateSessions: number;

  @Cents()
  smallGroupFrom: number;

  @Group(BeginnerCoursePricesDto, PRICE_RULES.group.wrongType)
  beginnerCourse: BeginnerCoursePricesDto;
}

const ALSO_NULL = { skipNullProperties: false };

export class ChangeContactFactsDto extends PartialType(ContactFactsDto, ALSO_NULL) {}
export class ChangeHoursFactsDto extends PartialType(HoursFactsDto, ALSO_NULL) {}
export class ChangeLinkFactsDto extends PartialType(LinkFactsDto, ALSO_NULL) {}
export class ChangePriceFactsDto extends PartialType(PriceFactsDto, ALSO_NULL) {}
export class ChangeShopFactsDto extends PartialType(ShopFactsDto, ALSO_NULL) {}
