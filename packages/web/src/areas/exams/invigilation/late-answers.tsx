import { examWords } from '@residency/contract/areas/exams/exam/text'
import type { LateAttempt } from '@residency/contract/areas/exams/exam/watch.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { PendingPanel } from '../../../screens/pending.tsx'
import { ReasonField } from '../../../screens/review/reason-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { useDecideLate, useLateAnswers } from '../exam/exam.queries.ts'
import { examText } from '../exam/exam.text.ts'
import { clockOf } from '../exam/exam-tones.rules.ts'
import '../exam/exams.css'

export type LateAnswersProps = { isOpen: boolean; id: number | null; onClose: () => void }
type LateDecision = { attempt: LateAttempt; takesLate: boolean }

/** Attempts with answers that came late, each with the decision whether they count. */
export default function LateAnswers({ isOpen, id, onClose }: LateAnswersProps) {
  const text = useText(examText)
  const { data, error, refetch } = useLateAnswers(isOpen ? id : null)
  const [chosen, setChosen] = useState<LateDecision | null>(null)

  return (
    <>
      <Dialog title={text.lateTitle} isOpen={isOpen} onClose={onClose} width={680}>
        <p className="soft">{text.lateHelp}</p>
        {!data && <PendingPanel error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && <p>{text.lateEmpty}</p>}
        {data?.map((attempt) => (
          <Late
            key={attempt.id}
            attempt={attempt}
            onDecide={(takesLate) => setChosen({ attempt, takesLate })}
          />
        ))}
      </Dialog>
      <Decide id={id ?? 0} chosen={chosen} onClose={() => setChosen(null)} />
    </>
  )
}

function Late({
  attempt,
  onDecide,
}: {
  attempt: LateAttempt
  onDecide: (takesLate: boolean) => void
}) {
  const text = useText(examText)
  const { decidedAt, takesLate, reason } = attempt

  const decision =
    decidedAt === null
      ? text.lateOpen
      : say(takesLate ? text.lateTaken : text.lateLeft, { reason: reason ?? '' })

  const chooseTone = () => {
    if (decidedAt === null) return 'wait'

    return takesLate ? 'good' : 'calm'
  }

  return (
    <section className="late-attempt">
      <h3>
        {attempt.name}{' '}
        <small className="soft">{say(text.attempt, { number: attempt.number })}</small>
      </h3>
      <StateTag tone={chooseTone()}>{decision}</StateTag>
      <ul>
        {attempt.events.map(({ place, part, receivedAt, lateSeconds }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a journal only grows at its end
          <li key={index}>
            <LateLine place={place} part={part} receivedAt={receivedAt} lateSeconds={lateSeconds} />
          </li>
        ))}
      </ul>
      {attempt.mayDecide && (
        <div className="exam-part-actions">
          {(decidedAt === null || !takesLate) && (
            <Button onClick={() => onDecide(true)}>{text.take}</Button>
          )}
          {(decidedAt === null || takesLate) && (
            <Button onClick={() => onDecide(false)}>{text.leave}</Button>
          )}
        </div>
      )}
    </section>
  )
}

function LateLine({
  place,
  part,
  receivedAt,
  lateSeconds,
}: Omit<LateAttempt['events'][number], 'madeAt'>) {
  const text = useText(examText)

  const [before, after] = say(text.lateEvent, {
    place: place ?? '—',
    part: part === null ? '' : say(text.latePart, { part }),
  }).split('{at}')

  const how =
    lateSeconds > 0 ? say(text.lateBy, { time: clockOf(lateSeconds * 1000) }) : text.lateDevice

  return (
    <>
      {before}
      <DateCell value={receivedAt} hasTime />
      {after} <small className="soft">{how}</small>
    </>
  )
}

function Decide({
  id,
  chosen,
  onClose,
}: {
  id: number
  chosen: LateDecision | null
  onClose: () => void
}) {
  const text = useText(examText)
  const { fields } = useText(examWords)
  const decide = useDecideLate()

  const submit = async ({ reason }: { reason: string }) => {
    if (!chosen) return

    const { attempt, takesLate } = chosen

    await decide.mutateAsync({
      id,
      attemptId: attempt.id,
      takesLate,
      reason,
      version: attempt.version,
    })

    toast.success(text.decided)
  }

  const verb = chosen?.takesLate ? text.take : text.leave

  return (
    <FormDialog<{ reason: string }>
      title={`${verb}${text.colon}${chosen?.attempt.name ?? ''}`}
      isOpen={chosen !== null}
      onClose={onClose}
      submit={submit}
      initial={{}}
      okText={verb}
      width={480}
    >
      <ReasonField label={fields.reason} rows={3} />
    </FormDialog>
  )
}
