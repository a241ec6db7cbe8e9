import { FlagFilled, FlagOutlined } from '@ant-design/icons'
import { askedAt } from '@residency/contract/areas/exams/taking/answer-fits.rules'
import type { SittingItem } from '@residency/contract/areas/exams/taking/attempt.contract'
import { Button } from 'antd'
import { memo } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { QuestionCard } from '../../questions/questions.public.ts'
import { isTyped, partsOf, placeOf, type SavedState, savedState } from './sitting.rules.ts'
import { takingText } from './taking.text.ts'
import type { Sitting, SittingView } from './use-sitting.ts'
import { idOf, type View } from './use-view.ts'

type Props = {
  sitting: Sitting
  seen: SittingView
  view: View
  item: SittingItem
  isReadOnly: boolean
}

/** One question with its answers, each with where it is saved. */
export function SittingQuestion({
  sitting,
  seen: { sheet, isSaved, isLasting },
  view,
  item,
  isReadOnly,
}: Props) {
  const { sit: text } = useText(takingText)
  const n = view.numberOf(item.id)
  const isFlagged = sheet.flags.get(item.id)?.value ?? false

  const savedAnswers = partsOf(item).flatMap((part) => {
    const saved = sheet.answers.get(placeOf(item.id, part))
    return saved ? [[part, saved] as const] : []
  })

  const marks = savedAnswers.map(
    ([part, { event }]) =>
      [part, <Saved key={part} state={savedState(event, isSaved, isLasting)} />] as const,
  )

  const look = () => view.look(n - 1)

  return (
    <article
      className="panel sit-question"
      id={idOf(item)}
      tabIndex={-1}
      aria-label={say(text.question, { n })}
      onFocus={look}
    >
      <div className="sit-question-head">
        <span>
          <strong>{n}</strong>{' '}
          <small className="soft">{say(text.points, { points: item.points / 100 })}</small>
        </span>
        <Button
          type="text"
          aria-pressed={isFlagged}
          icon={isFlagged ? <FlagFilled /> : <FlagOutlined />}
          disabled={isReadOnly}
          onClick={() => sitting.flag(item.id, !isFlagged)}
        >
          {isFlagged ? text.unflag : text.flag}
        </Button>
      </div>
      <QuestionCard
        question={item.question}
        answers={Object.fromEntries(savedAnswers.map(([part, { value }]) => [part, value]))}
        marks={Object.fromEntries(marks)}
        isReadOnly={isReadOnly}
        onAnswer={(part, value) => {
          const question = askedAt(item.question, part)
          if (question) sitting.answer(item.id, part, value, isTyped(question))
        }}
      />
    </article>
  )
}

const Saved = memo(({ state }: { state: SavedState }) => {
  const { sit: text } = useText(takingText)
  return <small className={`sit-mark is-${state}`}>{text.saved[state]}</small>
})
