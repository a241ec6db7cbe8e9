import type { AnswerToMark } from '@residency/contract/areas/exams/marking/marking.contract'
import { Alert, Button, Input } from 'antd'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useUnsaved } from '../../../platform/unsaved.ts'
import { onKey } from '../../../screens/review/on-key.ts'
import { byKey } from '../../../ui/key-press.ts'
import { usePhone } from '../../../ui/use-phone.ts'
import { pointsText } from '../../questions/questions.public.ts'
import { useSaveGrading, useTakeBack } from './marking.queries.ts'
import { typedPoints } from './marking.rules.ts'
import { markingText } from './marking.text.ts'
import { RubricPicker } from './rubric-picker.tsx'

type Props = {
  answer: AnswerToMark & { number: number }
  place: { id: number; itemId: number; part: string }
  isReleased: boolean

  /** The next answer is on its way. */
  isStale: boolean
  onDone: () => void
  onPrevious: () => void
  children: ReactNode
}

/** The points of an answer: typed, Enter saves. */
export function PointsForm({
  answer: { number, most, own, rubric, rubricTotal },
  place,
  isReleased,
  isStale,
  onDone,
  onPrevious,
  children,
}: Props) {
  const text = useText(markingText)
  const id = useId()
  const isPhone = usePhone()
  const [typed, setTyped] = useState(own ? pointsText(own.given) : '')
  const [comment, setComment] = useState(own?.comment ?? '')
  const [wrong, setWrong] = useState<string | null>(null)
  const [save, takeBack] = [useSaveGrading(), useTakeBack()]
  const isBusy = save.isPending || takeBack.isPending || isStale
  const first = { typed: own ? pointsText(own.given) : '', comment: own?.comment ?? '' }

  useUnsaved(true, {
    isUnsaved: () => !isBusy && (comment !== first.comment || typed !== first.typed),
  })

  const version = own ? { version: own.version } : {}
  const fail = (error: Error) => setWrong(error.message)

  useDigits((digit) => {
    setTyped(digit)
    document.getElementById(`${id}-points`)?.focus()
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return

    const points = typedPoints(typed, most)
    if (points === null) return setWrong(say(text.wrongPoints, { most: pointsText(most) }))

    setWrong(null)

    save.mutate(
      { ...place, number, given: points, comment, ...version },
      { onSuccess: onDone, onError: fail },
    )
  }

  const undo = () =>
    takeBack.mutate(
      { ...place, number, version: own!.version },
      {
        onSuccess: () => {
          toast.success(text.takenBack)
          onDone()
        },
        onError: fail,
      },
    )

  return (
    <form className="marking-form" onSubmit={submit}>
      {wrong && <Alert id={`${id}-wrong`} type="error" showIcon title={wrong} role="alert" />}
      {rubric.length > 0 && !isReleased && (
        <RubricPicker
          rubric={rubric}
          together={rubricTotal}
          onPick={(hundredths) => setTyped(pointsText(hundredths))}
        />
      )}
      <label htmlFor={`${id}-points`}>{say(text.given, { most: pointsText(most) })}</label>
      <Input
        id={`${id}-points`}
        className="marking-points"
        inputMode="decimal"
        autoFocus={!isPhone}
        autoComplete="off"
        value={typed}
        maxLength={7}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={byKey(({ key }) => key === 'PageUp' && onPrevious())}
        aria-invalid={wrong !== null}
        {...(wrong ? { 'aria-describedby': `${id}-wrong` } : {})}
      />
      <label htmlFor={`${id}-comment`}>{text.comment}</label>
      <Input.TextArea
        id={`${id}-comment`}
        autoSize
        maxLength={1000}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <p className="soft marking-keys">{text.keys}</p>
      <div className="page-buttons">
        {children}
        {own && !isReleased && (
          <Button danger disabled={isBusy} onClick={undo}>
            {text.takeBack}
          </Button>
        )}
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={isReleased}>
          {own ? text.saveChange : text.save}
        </Button>
      </div>
    </form>
  )
}

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

/** A digit typed anywhere on the page begins the points. */
function useDigits(begin: (digit: string) => void) {
  const latest = useRef(begin)
  latest.current = begin

  useEffect(
    () =>
      onKey(Object.fromEntries(DIGITS.map((digit) => [digit, () => latest.current(digit)])), false),
    [],
  )
}
