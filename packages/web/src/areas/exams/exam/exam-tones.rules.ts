import type { CandidateStatus } from '@residency/contract/areas/exams/exam/candidate.contract'
import type { ExamPhase } from '@residency/contract/areas/exams/exam/exam.contract'
import type { WatchStatus } from '@residency/contract/areas/exams/exam/watch-status.rules'
import { HOUR_MS } from '@residency/contract/kernel/day'
import type { Tone } from '../../../ui/tables/state-tag.tsx'
import { twoDigits } from '../../../ui/times/duration.rules.ts'

export const EXAM_TONES: Readonly<Record<ExamPhase, Tone>> = {
  draft: 'calm',
  ahead: 'wait',
  open: 'busy',
  over: 'wait',
  released: 'good',
  cancelled: 'bad',
}

export const CANDIDATE_TONES: Readonly<Record<CandidateStatus, Tone>> = {
  notStarted: 'calm',
  running: 'busy',
  ended: 'wait',
  marked: 'good',
}

export const WATCH_TONES: Readonly<Record<WatchStatus, Tone>> = {
  away: 'bad',
  silent: 'bad',
  paused: 'wait',
  running: 'busy',
  notStarted: 'calm',
  submitted: 'good',
  timedOut: 'good',
}

const HUNDREDTHS = 100

/** Points as people write them: 86.5. */
export const pointsOf = (hundredths: number) => String(hundredths / HUNDREDTHS)
const [SECOND, MINUTE, HOUR] = [1000, 60_000, HOUR_MS]

/** Hours, minutes and seconds that are left, `1:02:03` or `02:03`; nothing less than zero. */
export function clockOf(ms: number): string {
  const left = Math.max(0, ms)
  const hours = Math.floor(left / HOUR)
  const rest = `${twoDigits(Math.floor((left % HOUR) / MINUTE))}:${twoDigits(Math.floor((left % MINUTE) / SECOND))}`

  return hours > 0 ? `${hours}:${rest}` : rest
}
