import type { ScoreRow } from '@residency/contract/areas/admission/entrance-exams/score.contract'
import { examsWords } from '@residency/contract/areas/admission/entrance-exams/text'
import type { ScoreComponent } from '@residency/contract/areas/admission/score.public'
import { Input } from 'antd'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { focusNext } from '../../../ui/fields/focus-next.ts'
import { byKey } from '../../../ui/key-press.ts'
import { useSaveScore } from './score.queries.ts'
import { scoreText } from './score.text.ts'
import { pointsIn, pointsText, stepOf } from './score-cell.rules.ts'

type Props = { row: ScoreRow; component: ScoreComponent }

/** A score cell: saved on blur; its error is shown below. */
export function ScoreCell({ row, component }: Props) {
  const text = useText(scoreText)
  const { components } = useText(examsWords)
  const stored = row.scores[component]
  const [typed, setTyped] = useState(pointsText(stored?.points))
  const [fault, setFault] = useState<string | null>(null)
  const save = useSaveScore()
  const id = useId()
  const known = stored?.points ?? null

  // A refetch may bring another user's entry.
  useEffect(() => setTyped(pointsText(known)), [known])
  if (!row.mayEnter) return <StoredScore row={row} component={component} />

  const commit = async () => {
    const points = pointsIn(typed)
    if (points === undefined) return setFault(text.wrong)

    setFault(null)
    if (points === known) return setTyped(pointsText(known))

    const { registrationId, offerId } = row

    await save
      .mutateAsync({ registrationId, offerId, component, points, was: known })
      .catch((error: Error) => setFault(error.message))
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = stepOf(event.key)
    if (step === 0) return

    event.preventDefault()

    if (pointsIn(typed) === undefined) setFault(text.wrong)
    else focusNext(event.currentTarget, `input[data-column="${component}"]`, step) // Blur saves it.
  }

  return (
    <span className="score-cell">
      <Input
        value={typed}
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        maxLength={8}
        data-column={component}
        aria-label={say(text.cell, { name: row.realName, component: components[component] })}
        aria-invalid={fault !== null}
        aria-describedby={id}
        status={fault ? 'error' : ''}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => void commit()}
        onKeyDown={byKey(onKeyDown)}
      />
      <small id={id} role={fault ? 'alert' : undefined} className={fault ? 'score-fault' : 'soft'}>
        {fault ?? (save.isPending ? text.saving : <ScoreNote cell={stored} />)}
      </small>
    </span>
  )
}

/** Who entered it, or that a second person has checked it. */
function ScoreNote({ cell }: { cell: ScoreRow['scores'][ScoreComponent] }) {
  const text = useText(scoreText)
  if (!cell) return text.empty

  if (cell.isChecked)
    return <span className="score-checked">{say(text.checked, { who: cell.checkedBy ?? '' })}</span>
  if (cell.isDiffering)
    return <span className="score-fault">{say(text.differing, { who: cell.enteredBy })}</span>

  return say(text.entered, { who: cell.enteredBy })
}

function StoredScore({ row, component }: Props) {
  const cell = row.scores[component]
  return (
    <span className="score-cell">
      <span className="figures">{cell ? pointsText(cell.points) : '—'}</span>
      <small className="soft">
        <ScoreNote cell={cell} />
      </small>
    </span>
  )
}
