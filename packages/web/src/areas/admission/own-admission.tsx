import { OwnArrival } from './arrival/own-arrival.tsx'
import { OwnExam } from './entrance-exams/own-exam.tsx'
import { OwnResult } from './places/own-result.tsx'
import { OwnScores } from './scores/own-scores.tsx'

/**
 * What follows the own registration: arrival, result, exam and scores, the latest first.
 * `onDecided` after the place is accepted or declined.
 */
export function OwnAdmission({ onDecided }: { onDecided: () => unknown }) {
  return (
    <>
      <OwnArrival />
      <OwnResult onDecided={onDecided} />
      <OwnExam />
      <OwnScores />
    </>
  )
}
