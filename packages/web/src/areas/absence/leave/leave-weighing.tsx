import type { LeaveEffect } from '@residency/contract/areas/absence/leave/leave-list.contract'
import { Alert } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import './leave.css'
import { leaveText } from './leave.text.ts'

/**
 * What a decision has to weigh: who else is away, the year so far, the stays concerned and the end
 * of the training.
 */
export function LeaveWeighing({ effect }: { effect: LeaveEffect }) {
  const { review: text, preview } = useText(leaveText)
  const { alsoAway, soFar, stays, seats, extension, year } = effect
  return (
    <section className="panel">
      <h2>{text.weigh}</h2>
      {extension && <Alert type="warning" showIcon title={say(preview.extension, extension)} />}
      <h3>{text.alsoAway}</h3>
      {alsoAway.length === 0 ? (
        <p className="soft">{text.alone}</p>
      ) : (
        <ul className="leave-list">
          {alsoAway.map((absence) => (
            <li key={`${absence.name} ${absence.startsOn}`}>
              {absence.name} · {absence.department} · {absence.type}{' '}
              <span className="figures nowrap">
                {absence.startsOn} – {absence.endsOn}
              </span>
              {!absence.isApproved && <small className="soft"> {text.asking}</small>}
            </li>
          ))}
        </ul>
      )}
      <h3>{say(text.soFar, { year })}</h3>
      {soFar.length === 0 ? (
        <p className="soft">{text.nothing}</p>
      ) : (
        <ul className="leave-list">
          {soFar.map(({ type, days, left }) => (
            <li key={type}>
              {left === null
                ? say(text.soFarOf, { type, days })
                : say(text.soFarLeft, { type, days, left })}
            </li>
          ))}
        </ul>
      )}
      {seats.length > 0 && (
        <>
          <h3>{text.seats}</h3>
          <ul className="leave-list">
            {seats.map((seat) => (
              <li key={`${seat.what} ${seat.when}`} className="is-late">
                {say(text.seatOf, seat)}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{preview.stays}</h3>
      {stays.length === 0 ? (
        <p className="soft">{text.noStay}</p>
      ) : (
        <ul className="leave-list">
          {stays.map(({ isRepeat, ...stay }) => (
            <li key={stay.startsOn} className={isRepeat ? 'is-late' : undefined}>
              {say(text.stayOf, stay)}
              {isRepeat && ` · ${preview.repeat}`}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
