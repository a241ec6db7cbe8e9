import dayjs from 'dayjs'
import { useMemo } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { boardText } from '../board/board.text.ts'

/** Names of the months of a plan, which are counted from its first one. */
export function useMonths(startsOn: string) {
  const text = useText(boardText)
  return useMemo(() => {
    const day = (month: number) => dayjs(startsOn).add(month, 'month')
    const whole = (month: number) => day(month).format(text.monthPattern)
    return {
      whole,
      short: (month: number) => day(month).format(text.monthShort),
      year: (month: number) => day(month).year(),
      range: (start: number, months: number) => {
        if (months <= 1) return whole(start)

        const isSameYear = day(start).year() === day(start + months - 1).year()
        return `${whole(start)} – ${isSameYear ? day(start + months - 1).format(text.monthShort) : whole(start + months - 1)}`
      },
    }
  }, [startsOn, text])
}

export type Months = ReturnType<typeof useMonths>
