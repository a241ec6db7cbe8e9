import type {
  SolverRun,
  TraineeWithoutPlace,
} from '@residency/contract/areas/rotations/plan/run.contract'
import { monthOf } from '@residency/contract/kernel/day'
import { Alert, Button, Input } from 'antd'
import { useId, useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { planText } from '../plan/plan.text.ts'

type Remedy = TraineeWithoutPlace['remedies'][number]

/** The remedy that somebody applies: its place in the list of the trainee. */
export type RemedyRequest = { trainee: TraineeWithoutPlace; index: number; reason: string | null }

type Props = {
  run: Pick<SolverRun, 'left' | 'placedCount' | 'isKnown'>
  isBusy: boolean
  onApply: (applied: RemedyRequest) => void
}

const MAX_LETTERS = 200

/**
 * Who has no place in the plan that was found: why, and what helps, each shown before it is
 * applied.
 */
export function UnplacedTrainees({ run: { left, placedCount, isKnown }, isBusy, onApply }: Props) {
  const text = useText(planText)

  const title = say(isKnown ? text.left : text.leftUnknown, {
    count: left.length,
    placed: placedCount,
  })

  return (
    <>
      <Alert type="warning" showIcon title={title} description={text.leftHelp} />
      {left.map((trainee) => (
        <section key={trainee.traineeId} className="left-trainee" aria-label={trainee.trainee}>
          <h2>{trainee.trainee}</h2>
          <ul className="run-conflict">
            {trainee.missing.map((block) => (
              <li key={`${block.department} ${block.from}`}>
                {say(text.missing, { ...block, month: monthOf(block.from) })}
              </li>
            ))}
          </ul>
          <h3>{text.remedies}</h3>
          {trainee.remedies.map((remedy, index) => (
            <RemedyChoice
              key={`${remedy.kind} ${remedy.change}`}
              trainee={trainee.trainee}
              remedy={remedy}
              isBusy={isBusy}
              onApply={(reason) => onApply({ trainee, index, reason })}
            />
          ))}
        </section>
      ))}
    </>
  )
}

type ChoiceProps = {
  trainee: string
  remedy: Remedy
  isBusy: boolean
  onApply: (reason: string | null) => void
}

/** One remedy; opened, it shows where the trainee is then. */
function RemedyChoice({ trainee, remedy, isBusy, onApply }: ChoiceProps) {
  const text = useText(planText)
  const id = useId()
  const [reason, setReason] = useState('')
  const isReady = !remedy.needsReason || reason.trim() !== ''

  return (
    <details className="remedy">
      <summary>
        <strong>{text.remedyKinds[remedy.kind]}</strong> {remedy.change}
      </summary>
      <RemedyEffect trainee={trainee} remedy={remedy} />
      {remedy.lacks !== null && (
        <Alert type="info" showIcon title={say(text.lacks, { permission: remedy.lacks })} />
      )}
      {remedy.lacks === null && remedy.needsReason && (
        <div>
          <label htmlFor={id}>{text.reason}</label>
          <Input
            id={id}
            value={reason}
            maxLength={MAX_LETTERS}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      )}
      {remedy.lacks === null && (
        <Button
          type="primary"
          disabled={!isReady}
          loading={isBusy}
          onClick={() => onApply(reason.trim() || null)}
        >
          {text.applyRemedy}
        </Button>
      )}
    </details>
  )
}

function RemedyEffect({ trainee, remedy }: Pick<ChoiceProps, 'trainee' | 'remedy'>) {
  const text = useText(planText)
  if (remedy.stays.length === 0) return <p>{text.noStays}</p>

  return (
    <>
      <table className="change-list">
        <caption>{say(text.staysThen, { trainee })}</caption>
        <tbody>
          {remedy.stays.map((stay) => (
            <tr key={stay.startsOn}>
              <th scope="row">{stay.department}</th>
              <td className="figures">
                {say(text.stay, { month: monthOf(stay.startsOn), months: stay.months })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="plan-note">{remedy.isDecidedLater ? text.decidedLater : text.othersStay}</p>
    </>
  )
}
