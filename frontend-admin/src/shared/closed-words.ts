/** "Closed today: Day of Reconciliation", "Closed: Summer break", "Closed today". */
export function closedWords(name: string | null, isToday: boolean): string {
  return [isToday ? 'Closed today' : 'Closed', name].filter(Boolean).join(': ');
}
