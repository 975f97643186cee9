/** "9 years, with Thandi Mokoena" */
export function ageWords({
  participantAge,
  guardianName,
}: {
  participantAge: number;
  guardianName: string | null;
}): string {
  const years = participantAge === 1 ? '1 year' : `${participantAge} years`;
  return guardianName === null ? years : `${years}, with ${guardianName}`;
}
