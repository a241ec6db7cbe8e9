import { STATIONS } from '@residency/contract/areas/admission/statistics/statistics.contract'
import { statisticsWords } from '@residency/contract/areas/admission/statistics/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { Statistics } from './statistics.queries.ts'
import { statisticsText } from './statistics.text.ts'

/**
 * The stages in order, as bars of their share of all registrations, with the rate of the previous
 * stage.
 */
export function Funnel({ total }: { total: Statistics['total'] }) {
  const text = useText(statisticsText)
  const { stations } = useText(statisticsWords)
  const whole = Math.max(1, total.signedUp)

  return (
    <ol className="funnel">
      {STATIONS.map((station, i) => {
        const before = i === 0 ? null : total[STATIONS[i - 1]!]
        return (
          <li key={station}>
            <span className="funnel-name">{stations[station]}</span>
            <span className="funnel-bar" aria-hidden="true">
              <span style={{ width: `${(total[station] / whole) * 100}%` }} />
            </span>
            <strong className="figures">{say(text.people, { count: total[station] })}</strong>
            <small className="soft">
              {before
                ? say(text.ofBefore, { percent: Math.round((total[station] / before) * 100) })
                : ''}
            </small>
          </li>
        )
      })}
    </ol>
  )
}
