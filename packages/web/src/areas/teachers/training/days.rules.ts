/** Every calendar day from one to another, both inclusive; at most `most`. */
export function daysBetween(from: string, to: string, most: number): string[] {
  const days: string[] = []
  const at = new Date(`${from}T00:00:00Z`)
  for (; days.length < most && at.toISOString().slice(0, 10) <= to; at.setUTCDate(at.getUTCDate() + 1))
    days.push(at.toISOString().slice(0, 10))
  return days
}
/** Days as a sorted list, each once. */
export const sortedDays = (days: readonly string[]) => [...new Set(days)].sort()
