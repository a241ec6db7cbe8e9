import { pointsText } from '@residency/contract/areas/admission/outcome.public'
import type { OwnPlace } from '@residency/contract/areas/admission/run/own-place.contract'
import { Button } from 'antd'
import { minuteOf } from '../../../platform/clock.ts'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import '../run/admission.css'
import { useDecide, useOwnPlace } from '../run/admission.queries.ts'
import { admissionText } from '../run/admission.text.ts'
import { LotsCheck } from '../run/lots-check.tsx'
import { OutcomeChoices } from '../run/outcome-choices.tsx'
import { ownResultText } from './own.text.ts'
import { isWaitlisted, isWithoutPlace } from './own-place.rules.ts'

/**
 * The applicant's result with reasons, the confirmation deadline and the lots check; hidden before
 * publication.
 */
export function OwnResult({ onDecided }: { onDecided?: () => unknown }) {
  const text = useText(ownResultText)
  const { lots } = useText(admissionText)
  const own = useOwnPlace().data
  if (!own) return null

  return (
    <section className="panel own-result">
      <h2>{text.title}</h2>
      <Head own={own} />
      {own.actions.length > 0 && <Decision own={own} onDecided={onDecided} />}
      {own.outcomes.length > 0 && (
        <>
          <h3>{text.why}</h3>
          <OutcomeChoices outcomes={own.outcomes} />
        </>
      )}
      {own.lots && (
        <details>
          <summary>{lots.title}</summary>
          <LotsCheck {...own.lots} registrationId={own.id} />
        </details>
      )}
    </section>
  )
}

/**
 * The outcome: the place and how it was assigned, or the waiting lists with the number of people
 * ahead.
 */
function Head({ own: { state, place, waiting, outcomes, acceptsAdjustment } }: { own: OwnPlace }) {
  const text = useText(ownResultText)
  const head = (text.heads as Readonly<Record<string, string>>)[state] ?? text.heads.later
  const isOpen = isWithoutPlace(state)
  // Below the minimum score there is no adjustment, so it is not mentioned.
  const isSound = outcomes.some(
    (outcome) => outcome.is !== 'belowMinimum' && outcome.is !== 'scoreMissing',
  )

  return (
    <>
      <p className="own-result-head">{say(head, { offer: place?.offer ?? '' })}</p>
      {place && !isOpen && (
        <p className="soft">
          {say(text.base, { base: place.base })} ·{' '}
          {say(text.origins[place.origin], {
            total: place.total === null ? '—' : pointsText(place.total),
          })}
        </p>
      )}
      {waiting.length > 0 && (
        <ul className="run-warnings">
          {waiting.map((place) => (
            <li key={place.offer}>{say(place.before ? text.before : text.first, place)}</li>
          ))}
        </ul>
      )}
      {isOpen && (
        <p className="soft">
          {isWaitlisted(state) && text.waitingHelp}{' '}
          {isSound && text.adjustment[acceptsAdjustment ? 'yes' : 'no']}
        </p>
      )}
    </>
  )
}

function Decision({ own, onDecided }: { own: OwnPlace; onDecided: (() => unknown) | undefined }) {
  const text = useText(ownResultText)
  const decide = useDecide()
  const offer = own.place?.offer ?? ''

  const go = async (action: 'confirm' | 'decline') => {
    const isConfirm = action === 'confirm'

    const question = isConfirm
      ? {
          title: say(text.confirmQuestion, { offer }),
          content: text.confirmContent,
          okText: text.confirm,
        }
      : {
          title: say(text.declineQuestion, { offer }),
          content: text.declineContent,
          okText: text.decline,
          danger: true,
        }

    if (!(await ask(question))) return

    const done = await decide
      .mutateAsync({ id: own.id, action, version: own.version })
      .catch(() => null) // The call has reported the error.
    if (done) toast.success(isConfirm ? text.confirmed : text.declined)

    onDecided?.()
  }

  return (
    <>
      <p>{say(text.until, { until: minuteOf(own.confirmUntil) })}</p>
      <div className="own-result-acts">
        <Button type="primary" loading={decide.isPending} onClick={() => void go('confirm')}>
          {text.confirm}
        </Button>
      </div>
      <p className="own-result-decline">
        <span className="soft">{text.declineLead}</span>
        <Button type="link" danger disabled={decide.isPending} onClick={() => void go('decline')}>
          {text.decline}
        </Button>
      </p>
    </>
  )
}
