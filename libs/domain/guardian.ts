// Who cannot sign up alone, for a trial or for a course: somebody under age comes with a parent or guardian.

/** Of age at 18 (Children's Act 38 of 2005, section 17). */
const OF_AGE = 18;

export function needsGuardian(participantAge: number): boolean {
  return participantAge < OF_AGE;
}
