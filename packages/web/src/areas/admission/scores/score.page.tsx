import { useText } from '../../../platform/texts/i18n.ts'
import { ExamHead } from '../entrance-exams/exam-head.tsx'
import { ReviewList } from '../score-reviews/review-list.tsx'
import { scoreText } from './score.text.ts'
import { ScoreCheck } from './score-check.tsx'
import { ScoreEntry } from './score-entry.tsx'

/** View key recruit/score/index: entry by one person, check by another, and score reviews. */
export default function ScorePage() {
  const text = useText(scoreText)
  return (
    <ExamHead
      title={text.title}
      label={text.partsLabel}
      parts={text.parts}
      noIntake={text.noIntake}
    >
      {(part, intake, aside) => {
        if (part === 'check') return <ScoreCheck intake={intake} aside={aside} />
        if (part === 'reviews') return <ReviewList intake={intake} aside={aside} />

        return <ScoreEntry intake={intake} aside={aside} />
      }}
    </ExamHead>
  )
}
