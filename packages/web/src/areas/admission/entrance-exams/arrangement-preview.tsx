import type { ArrangementPlan } from '@residency/contract/areas/admission/entrance-exams/arrangement.contract'
import { Alert } from 'antd'
import { minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { examText } from './exam.text.ts'

/** The preview of an arrangement by session, and what is missing. */
export function ArrangementPreview({ plan }: { plan: ArrangementPlan }) {
  const text = useText(examText)
  const { people, leftOut, free, missing } = plan
  return (
    <section aria-label={text.planTitle}>
      <h3 className="plan-title">{text.planTitle}</h3>
      {people === 0 ? (
        <p className="soft">{text.planNobody}</p>
      ) : (
        <p>{say(text.planLead, { people, free })}</p>
      )}
      {leftOut > 0 && (
        <Alert
          type="warning"
          showIcon
          title={say(text.planLeftOut, { count: leftOut })}
          className="form-refusal"
        />
      )}
      {missing > 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={say(text.planMissing, { missing })}
          className="form-refusal"
        />
      )}
      {people > 0 && (
        <ul className="plan-sessions">
          {plan.sessions.map((session) => (
            <li key={session.id}>
              <span>
                <strong>{session.name}</strong>
                <small>
                  {minuteOf(session.startsAt)} · {session.place} · {session.room}
                </small>
                {session.majors.length > 0 && (
                  <small>
                    {session.majors.map(({ name, count }) => `${name} ${count}`).join(' · ')}
                  </small>
                )}
              </span>
              <span className="plan-seats">
                <strong>{say(text.planCount, { count: session.given })}</strong>
                {session.firstSeat !== null && (
                  <small>
                    {say(text.planSeats, {
                      first: session.firstSeat,
                      last: session.lastSeat ?? session.firstSeat,
                    })}
                  </small>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
