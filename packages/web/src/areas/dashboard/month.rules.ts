export type DayCell = { day: string; number: number; isInMonth: boolean; isToday: boolean; isWeekend: boolean }

/** The weeks of a month (`YYYY-MM`), from Monday, complete weeks; `today` is YYYY-MM-DD. */
export function weeksOf(month: string, today: string): DayCell[][] {
  const first = new Date(`${month}-01T00:00:00Z`)
  const start = new Date(first)
  start.setUTCDate(1 - ((first.getUTCDay() + 6) % 7))
  const weeks: DayCell[][] = []
  for (const at = start; weeks.length === 0 || at.toISOString().slice(0, 7) === month; ) {
    const week: DayCell[] = []
    for (let i = 0; i < 7; i++) {
      const day = at.toISOString().slice(0, 10)
      week.push({ day, number: at.getUTCDate(), isInMonth: day.startsWith(month), isToday: day === today, isWeekend: i > 4 })
      at.setUTCDate(at.getUTCDate() + 1)
    }
    weeks.push(week)
  }
  return weeks
}

/** The month a number of months later. */
export function shiftMonth(month: string, by: number): string {
  const at = new Date(`${month}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + by)
  return at.toISOString().slice(0, 7)
}

export type Greeting = 'night' | 'morning' | 'noon' | 'afternoon' | 'evening'
export const greetingAt = (hour: number): Greeting =>
  hour < 5 || hour >= 23 ? 'night' : hour < 11 ? 'morning' : hour < 14 ? 'noon' : hour < 18 ? 'afternoon' : 'evening'
