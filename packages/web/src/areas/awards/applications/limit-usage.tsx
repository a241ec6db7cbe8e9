import type { AwardUsage } from '@residency/contract/areas/awards/applications/award-application.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { applicationText } from './application.text.ts'

/** What of the limits is used at this moment: a grant that goes beyond one is refused. */
export function LimitUsage({ usage, hasBase }: { usage: AwardUsage; hasBase: boolean }) {
  const text = useText(applicationText)
  const line = (sentence: string, granted: number, quota: number | null) => (
    <li key={sentence}>{say(sentence, { granted, quota: quota ?? text.noLimit })}</li>
  )

  return (
    <section className="panel">
      <h2>{text.limits}</h2>
      <ul className="award-usage figures">
        {line(text.allUsed, usage.granted, usage.quota)}
        {hasBase && line(text.baseUsed, usage.baseGranted, usage.baseQuota)}
        {line(text.personUsed, usage.personGranted, usage.mostPerPerson)}
        {line(text.yearUsed, usage.personInYear, usage.mostInYear)}
      </ul>
    </section>
  )
}
