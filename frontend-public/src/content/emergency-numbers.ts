/** Whom to call in South Africa when it matters: the free sample and the Stop the Bleed page show these. */
export interface EmergencyNumber {
  number: string;
  reaches: string;
  advice: string;
}

export const emergencyNumbers: readonly EmergencyNumber[] = [
  { number: '10111', reaches: 'Police', advice: 'A crime that is happening now, or has just happened.' },
  { number: '10177', reaches: 'Ambulance', advice: 'Someone is hurt or suddenly ill.' },
  { number: '112', reaches: 'Any emergency, from a mobile phone', advice: 'Also a fire. Works without airtime.' },
];
