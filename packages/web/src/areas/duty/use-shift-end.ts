import { say, useText } from '../../platform/texts/i18n.ts'
import { shiftEndText } from './duty.text.ts'

/** Says at what time a shift of a day ends, `YYYY-MM-DD HH:MM`, and whether on the next day. */
export function useShiftEnd() {
  const text = useText(shiftEndText)

  return ({ day, endsAt }: { day: string; endsAt: string }) => {
    const [lastDay, time = ''] = endsAt.split(' ')
    return lastDay === day ? time : say(text.nextDay, { time })
  }
}
