import { say, useText } from '../../../platform/texts/i18n.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import type { PartProps } from './facts.tsx'
import { reviewText } from './review.text.ts'

/** Exam session, and scores once published. */
export function ExamPart({ registration: { exam, choices, isExempt } }: PartProps) {
  const { exam: text } = useText(reviewText)
  if (!exam) return <p className="soft">{isExempt ? text.exempt : text.none}</p>

  const offer = (id: number | null) => choices.find((choice) => choice.offerId === id)?.label

  const scores = exam.scores.map(({ component, offerId, points }) => {
    const name = [text.component[component], offer(offerId)].filter(Boolean).join(' · ')
    return [
      name,
      say(text.points, { points: (points / 100).toFixed(2).replace(/\.?0+$/, '') }),
    ] as const
  })

  return (
    <>
      <FactList
        facts={[
          [text.session, exam.session],
          [text.at, exam.startsAt],
          [text.place, [exam.place, exam.room].filter(Boolean).join(' ')],
          [text.seat, String(exam.seatNo)],
          [text.ticket, exam.ticketNumber],
          ...scores,
        ]}
      />
      {scores.length === 0 && <p className="soft">{text.notYet}</p>}
    </>
  )
}
