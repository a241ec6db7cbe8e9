import { say, useText } from '../../../platform/texts/i18n.ts'
import { hoursText } from './hours.text.ts'
import { splitHours } from './split-hours.rules.ts'

/** Says hours as people do: whole ones, with minutes where they are not whole. */
export function useHoursLabel(): (hours: number) => string {
  const text = useText(hoursText)

  return (hours) => {
    const parts = splitHours(hours)

    return parts.minutes === 0 ? say(text.hoursOf, parts) : say(text.hoursAndMinutes, parts)
  }
}
