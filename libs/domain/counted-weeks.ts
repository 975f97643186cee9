/** A course by its length with the article that is spoken before it: "A 12-week", "An 8-week", "An 11-week". */
export function weekCourse(weeks: number): string {
  // Eight, eleven, eighteen and the eighties are the numbers of weeks that begin with a vowel.
  const article = /^(?:8\d?|11|18)$/.test(String(weeks)) ? 'An' : 'A';
  return `${article} ${weeks}-week`;
}
