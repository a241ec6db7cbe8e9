import { say, useText } from '../../../platform/texts/i18n.ts'
import { timeParts } from '../../../ui/times/duration.rules.ts'
import { hoursText } from './hours.text.ts'

/** Says hours as people do, to the minute: whole ones, with minutes where they are not whole. */
export function useHoursLabel(): (hours: number) => string {
  const text = useText(hoursText)

  return (hours) => {
    const parts = timeParts(Math.round(hours * 60) * 60)

    return parts.minutes === 0 ? say(text.hoursOf, parts) : say(text.hoursAndMinutes, parts)
  }
}
