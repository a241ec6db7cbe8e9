import type {
  AnswerToMark,
  MarkingLeaf,
} from '@residency/contract/areas/exams/marking/marking.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { MarkedText } from '../../questions/questions.public.ts'
import { useAnswer } from './marking.queries.ts'
import { markingText } from './marking.text.ts'
import { PointsForm } from './points-form.tsx'

type Props = { examId: number; leaf: Pick<MarkingLeaf, 'itemId' | 'part'>; isReleased: boolean }

/**
 * An answer at the left, by what it is marked at the right, and its points below; the next one
 * opens by itself.
 */
export function AnswerPanel({ examId, leaf: { itemId, part }, isReleased }: Props) {
  const text = useText(markingText)
  const [number, setNumber] = useState<number | null>(null)
  const place = { id: examId, itemId, part }

  const { data, error, isFetching, refetch } = useAnswer({
    ...place,
    ...(number === null ? {} : { number }),
  })

  const previous = data?.previousNumber ?? null
  if (!data)
    return (
      <PendingPanel
        error={error}
        onRetry={() => (number === null ? void refetch() : setNumber(null))}
      />
    )

  const back = previous !== null && (
    <Button onClick={() => setNumber(previous)}>{text.previous}</Button>
  )
  if (data.number === null)
    return (
      <div className="list-message" role="status">
        <p>{text.allDone}</p>
        <p className="soft">{text.allDoneNote}</p>
        {back}
      </div>
    )

  return (
    <>
      <p className="marking-progress" role="status">
        <strong>{say(text.answerOf, { number: data.number })}</strong>{' '}
        {data.own && <span>{text.changing}</span>}
        <span className="soft figures">
          {say(text.progress, { done: data.done, waiting: data.waiting })}
        </span>
      </p>
      <div className="marking-columns">
        <AnswerText answer={data} />
        <Criteria answer={data} />
      </div>
      <PointsForm
        key={`${data.number}.${data.own?.version ?? 0}`}
        answer={{ ...data, number: data.number }}
        place={place}
        isReleased={isReleased}
        isStale={isFetching}
        onPrevious={() => previous !== null && setNumber(previous)}
        onDone={() => setNumber(null)}
      >
        {back}
        {number !== null && <Button onClick={() => setNumber(null)}>{text.next}</Button>}
      </PointsForm>
    </>
  )
}

function AnswerText({
  answer: { question, asked: partText, text: answerText },
}: {
  answer: AnswerToMark
}) {
  const text = useText(markingText)
  return (
    <div>
      <p>{question && <MarkedText text={question.stem} pictures={question.pictures} />}</p>
      {partText && (
        <p>
          <MarkedText text={partText} pictures={question?.pictures ?? []} />
        </p>
      )}
      <h3>{text.answer}</h3>
      <div className="marking-answer">
        {answerText ?? <span className="soft">{text.noText}</span>}
      </div>
    </div>
  )
}

function Criteria({ answer: { reference, question } }: { answer: AnswerToMark }) {
  const text = useText(markingText)
  return (
    <div>
      <h3>{text.reference}</h3>
      <p>
        {reference ? (
          <MarkedText text={reference} pictures={question?.pictures ?? []} />
        ) : (
          <span className="soft">{text.noReference}</span>
        )}
      </p>
    </div>
  )
}
