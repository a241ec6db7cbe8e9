/** The same day so many calendar months later, or the last of a month that is shorter, as the database counts the planned end. */
function monthsAfter(day: string, count: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month - 1 + count + 1, 0))
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate()))).toISOString().slice(0, 10)
}

/** Whole calendar months from the first day of a training to the end of the day before `today`; none before it begins. */
export function monthsDone(startsOn: string, today: string): number {
  if (today <= startsOn) return 0
  const months = (Number(today.slice(0, 4)) - Number(startsOn.slice(0, 4))) * 12 + Number(today.slice(5, 7)) - Number(startsOn.slice(5, 7))
  return monthsAfter(startsOn, months) > today ? months - 1 : months
}

type Training = { startsOn: string; lengthMonths: number | null; plannedEnd: string | null }
/** The month of training that a day lies in, of how many; null before the start, after the end, or where the length is not recorded. */
export function monthOfTraining({ startsOn, lengthMonths, plannedEnd }: Training, today: string) {
  if (lengthMonths === null || today < startsOn || (plannedEnd !== null && today > plannedEnd)) return null
  return { number: Math.min(monthsDone(startsOn, today) + 1, lengthMonths), of: lengthMonths }
}

/** Whether the months of a training are done: its planned end is over, or it was finished; one that was left before is not. */
export function areMonthsDone({ plannedEnd, status }: { plannedEnd: string; status: string }, today: string): boolean {
  if (status === 'finished') return true
  return status !== 'suspended' && status !== 'departed' && today > plannedEnd
}
