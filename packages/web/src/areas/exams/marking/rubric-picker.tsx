import type { AnswerToMark } from '@residency/contract/areas/exams/marking/marking.contract'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { pointsText } from '../../questions/questions.public.ts'
import { markingText } from './marking.text.ts'

type Props = {
  rubric: AnswerToMark['rubric']

  /** What all of the rubric earns, in hundredths. */
  together: number
  onPick: (hundredths: number) => void
}

/**
 * The points of the rubric to tap: those that an answer has are added up. The sum can be changed by
 * hand afterwards.
 */
export function RubricPicker({ rubric, together, onPick }: Props) {
  const text = useText(markingText)
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())

  const toggle = (at: number) => {
    const next = new Set(picked)
    if (!next.delete(at)) next.add(at)

    setPicked(next)

    const isAll = next.size === rubric.length

    onPick(
      isAll
        ? together
        : rubric.reduce((sum, { points }, place) => (next.has(place) ? sum + points : sum), 0),
    )
  }

  return (
    <div className="marking-rubric" role="group" aria-label={text.rubric}>
      <p className="soft">{text.rubricLead}</p>
      {rubric.map(({ text: what, share, points }, index) => (
        <button
          key={what}
          type="button"
          aria-pressed={picked.has(index)}
          onClick={() => toggle(index)}
        >
          <span>{what}</span>
          <small className="figures">
            {say(text.shareOf, { share, points: pointsText(points) })}
          </small>
        </button>
      ))}
    </div>
  )
}
