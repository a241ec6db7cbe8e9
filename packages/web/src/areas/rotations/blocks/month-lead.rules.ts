import { say } from '../../../platform/i18n.ts'

type Totals = Readonly<Record<'here' | 'away' | 'expected' | 'present' | 'arriving' | 'leaving' | 'seats', number>> & {
  capacity: number | null
}
type LeadText = Readonly<Record<'today' | 'todayWith' | 'away' | 'expected' | 'comma' | 'lead' | 'of' | 'thisMonth' | 'otherMonth', string>>
type EmptyText = Readonly<Record<'none' | 'noneToday' | 'noneWaiting', string>>

/** Who is here today, and how many a month has: whoever should be here and is not is named only if there is somebody. */
export function leadOf(text: LeadText, totals: Totals, month: string, thisMonth: string) {
  const { here, away, expected, capacity } = totals
  const others = [...(away ? [say(text.away, { count: away })] : []), ...(expected ? [say(text.expected, { count: expected })] : [])].join(
    text.comma,
  )
  const today = say(others ? text.todayWith : text.today, { here, others })
  const of = capacity === null ? '' : say(text.of, { capacity })
  return say(text.lead, {
    ...totals,
    today,
    of,
    capacity: '',
    month: month === thisMonth ? text.thisMonth : say(text.otherMonth, { month }),
  })
}

/** What an empty list says, by what it was filtered to. */
export function emptyOf(text: EmptyText, filters: { waiting?: string | undefined; presence?: string | undefined }) {
  if (filters.waiting) return text.noneWaiting
  return filters.presence ? text.noneToday : text.none
}
