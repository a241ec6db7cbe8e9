import {
  addDays,
  daysIn,
  firstDayOf,
  isWeekend,
  lastDayOf,
  mondayOf,
  monthOf,
} from '@residency/contract/kernel/day'

export type DayCell = {
  day: string
  number: number
  isInMonth: boolean
  isToday: boolean
  isWeekend: boolean
}

/** The weeks of a month (`YYYY-MM`), from Monday, complete weeks; `today` is YYYY-MM-DD. */
export function weeksOf(month: string, today: string): DayCell[][] {
  const monday = mondayOf(firstDayOf(month))
  const weeks = Math.ceil(daysIn(monday, lastDayOf(month)) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = addDays(monday, week * 7 + weekday)
      return {
        day,
        number: Number(day.slice(8)),
        isInMonth: monthOf(day) === month,
        isToday: day === today,
        isWeekend: isWeekend(day),
      }
    }),
  )
}

export type Greeting = 'night' | 'morning' | 'noon' | 'afternoon' | 'evening'

export const greetingAt = (hour: number): Greeting => {
  if (hour < 5 || hour >= 23) return 'night'
  if (hour < 11) return 'morning'
  if (hour < 14) return 'noon'

  return hour < 18 ? 'afternoon' : 'evening'
}
