import { examsWords } from '@residency/contract/areas/admission/entrance-exams/text'
import type { ScoreComponent } from '@residency/contract/areas/admission/score.public'
import { Button, Input } from 'antd'
import { type KeyboardEvent, useId, useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { focusNext } from '../../../ui/fields/focus-next.ts'
import { byKey } from '../../../ui/key-press.ts'
import { type CheckRow, useCheckScores } from './score.queries.ts'
import { scoreText } from './score.text.ts'
import { pointsIn, pointsText, stepOf } from './score-cell.rules.ts'

type Props = { row: CheckRow; component: ScoreComponent; onChecked: (id: string) => void }
type CheckMessage = { isGood: boolean; words: string }

/**
 * The second check of a score: typed again without seeing it, or seen and confirmed; the result is
 * shown next to it.
 */
export function CheckCell({ row, component, onChecked }: Props) {
  const text = useText(scoreText)
  const { components, checkRefusals } = useText(examsWords)
  const [typed, setTyped] = useState('')
  const [message, setMessage] = useState<CheckMessage | null>(null)
  const [refused, setRefused] = useState<number | null>(null)
  const check = useCheckScores()
  const id = useId()
  if (!row.mayCheck) return <span className="soft">{text.ownEntry}</span>

  const send = async (points: number) => {
    const { registrationId, offerId } = row
    await check.mutateAsync([{ registrationId, offerId, component, points }]).then(
      ({ refused, scored }) => {
        const why = refused[0]?.why
        setRefused(why ? points : null)

        if (!why) onChecked(row.id)

        setMessage(
          why
            ? { isGood: false, words: checkRefusals[why] }
            : { isGood: true, words: scored ? text.scoredNow : text.ok },
        )
      },
      (error: Error) => setMessage({ isGood: false, words: error.message }),
    )
  }

  const commit = () => {
    const points = pointsIn(typed)
    if (points === null || message?.isGood) return
    // Leaving the field again does not repeat a refused entry.
    if (points === refused && message) return

    if (points === undefined) setMessage({ isGood: false, words: text.wrong })
    else void send(points)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = stepOf(event.key)
    if (step === 0) return

    event.preventDefault()

    if (pointsIn(typed) === undefined) setMessage({ isGood: false, words: text.wrong })
    else focusNext(event.currentTarget, '[data-check]', step) // Blur sends it.
  }

  const label = say(text.cell, { name: row.realName, component: components[component] })

  const chooseClassName = () => {
    if (message) return message.isGood ? 'score-checked' : 'score-fault'

    return 'soft'
  }

  return (
    <span className="check-cell">
      {row.points !== null ? (
        <>
          <strong className="figures">{pointsText(row.points)}</strong>
          {!message?.isGood && (
            <Button
              size="small"
              data-check=""
              aria-label={`${text.confirm} ${label}`}
              loading={check.isPending}
              onClick={() => void send(row.points!)}
            >
              {text.confirm}
            </Button>
          )}
        </>
      ) : (
        <Input
          value={typed}
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={8}
          data-check=""
          aria-label={label}
          aria-invalid={message?.isGood === false}
          aria-describedby={id}
          readOnly={message?.isGood === true}
          status={message?.isGood === false ? 'error' : ''}
          onChange={({ target }) => {
            setTyped(target.value)
            setMessage(null)
          }}
          onFocus={({ target }) => target.select()}
          onBlur={commit}
          onKeyDown={byKey(onKeyDown)}
        />
      )}
      <small id={id} role="status" className={chooseClassName()}>
        {check.isPending ? text.saving : message?.words}
      </small>
    </span>
  )
}
