import { say } from '../../../platform/texts/i18n.ts'

type Totals = Readonly<
  Record<'here' | 'away' | 'expected' | 'present' | 'arriving' | 'leaving' | 'seats', number>
> & {
  capacity: number | null
}

type LeadText = Readonly<
  Record<
    | 'today'
    | 'todayWith'
    | 'away'
    | 'expected'
    | 'comma'
    | 'lead'
    | 'leadSeats'
    | 'of'
    | 'thisMonth'
    | 'otherMonth',
    string
  >
>

type EmptyText = Readonly<Record<'none' | 'noneToday' | 'noneWaiting', string>>

type Months = { month: string; thisMonth: string }

/**
 * Who is here today, and how many a month has. Trainees who are absent are only mentioned if there
 * are some; a phone has no room for the seats.
 */
export function leadOf(
  text: LeadText,
  totals: Totals,
  { month, thisMonth }: Months,
  isPhone = false,
) {
  const { here, away, expected, present, arriving, leaving, seats, capacity } = totals

  const exceptions = [
    ...(away ? [say(text.away, { count: away })] : []),
    ...(expected ? [say(text.expected, { count: expected })] : []),
  ]

  const others = exceptions.join(text.comma)
  const today = say(others ? text.todayWith : text.today, { here, others })
  const monthName = month === thisMonth ? text.thisMonth : say(text.otherMonth, { month })

  const people = say(text.lead, { today, month: monthName, present, arriving, leaving })
  if (isPhone) return people

  const of = capacity === null ? '' : say(text.of, { capacity })

  return people + say(text.leadSeats, { seats, of })
}

/** What an empty list says, by what it was filtered to. */
export function emptyOf(
  text: EmptyText,
  filters: { waiting?: string | undefined; presence?: string | undefined },
) {
  if (filters.waiting) return text.noneWaiting
  return filters.presence ? text.noneToday : text.none
}
