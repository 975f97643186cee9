import { PARTICIPANT_RULES } from '#libs/contracts/participant';
import { needsGuardian } from '#libs/domain/guardian';
import { RefusedFields } from '../errors/exceptions.js';
import type { ParticipantDto } from './participant.dto.js';

/** @throws RefusedFields for a child that comes without a guardian */
export function refuseWithoutGuardian({ participantAge, guardianName, guardianConsent }: ParticipantDto): void {
  if (!needsGuardian(participantAge)) return;
  const errors: Record<string, string> = {};
  if (!guardianName) errors['guardianName'] = PARTICIPANT_RULES.guardianName.required;
  if (guardianConsent !== true) errors['guardianConsent'] = PARTICIPANT_RULES.guardianConsent.required;
  if (Object.keys(errors).length > 0) throw new RefusedFields(errors);
}

/** What the row of a new booking holds of who comes. @param consent the words that a guardian agreed to */
export function participantRow(dto: ParticipantDto, consent: string) {
  const isChild = needsGuardian(dto.participantAge);
  return {
    fullName: dto.fullName,
    email: dto.email,
    phone: dto.phone,
    participantName: dto.participantName ?? dto.fullName,
    participantAge: dto.participantAge,
    guardianName: isChild ? (dto.guardianName ?? null) : null,
    guardianConsent: isChild ? consent : null,
    guardianConsentAt: isChild ? new Date() : null,
    note: dto.note ?? null,
  };
}

/** Who signs up and who comes, in one order: what a request's hash is made of. */
export function participantValues(dto: ParticipantDto): unknown[] {
  const { fullName, email, phone, participantName, participantAge, guardianName, guardianConsent } = dto;
  return [fullName, email, phone, participantName, participantAge, guardianName, guardianConsent];
}
