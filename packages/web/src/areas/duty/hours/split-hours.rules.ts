/** Whole hours, and the minutes that are left, to the nearest minute. */
export function splitHours(hours: number): { hours: number; minutes: number } {
  const minutes = Math.round(hours * 60)

  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
