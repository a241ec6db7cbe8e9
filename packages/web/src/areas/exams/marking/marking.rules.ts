import type { Look } from '@residency/contract/areas/exams/marking/analysis.contract'
import type { Marking } from '@residency/contract/areas/exams/marking/marking.contract'
import type { Outcome, ResultStatus } from '@residency/contract/areas/exams/marking/result.contract'
import type { Tone } from '../../../ui/tables/state-tag.tsx'
import { hundredthsOf } from '../../questions/questions.public.ts'

export type MarkingProgress = 'own' | 'ahead' | 'waiting' | 'others' | 'done' | 'released'

/** The progress of the marking of an exam for its reader. */
export function markingProgressOf({
  whyNot,
  isReleased,
  waiting,
  left,
}: Pick<Marking, 'whyNot' | 'isReleased' | 'waiting' | 'left'>): MarkingProgress {
  if (whyNot !== null) return whyNot === 'maySit' ? 'own' : 'ahead'
  if (isReleased) return 'released'
  if (waiting > 0) return 'waiting'

  return left > 0 ? 'others' : 'done'
}

export const MARKING_TONES: Readonly<Record<MarkingProgress, Tone>> = {
  own: 'calm',
  ahead: 'calm',
  waiting: 'wait',
  others: 'busy',
  done: 'good',
  released: 'calm',
}

export const RESULT_TONES: Readonly<Record<ResultStatus, Tone>> = {
  planned: 'calm',
  running: 'busy',
  marking: 'wait',
  marked: 'wait',
  released: 'good',
}

export const OUTCOME_TONES: Readonly<Record<Outcome, Tone>> = {
  passed: 'good',
  failed: 'bad',
  waiting: 'wait',
  absent: 'calm',
  expected: 'calm',
  sitting: 'busy',
  submitted: 'busy',
}

export const LOOK_TONES: Readonly<Record<Look, Tone>> = {
  keyDoubtful: 'bad',
  negative: 'bad',
  tooHard: 'wait',
  flat: 'wait',
  misfit: 'wait',
  tooEasy: 'calm',
  idleOptions: 'calm',
}

const HALF_POINT = 50

/**
 * Typed points as hundredths; null where they are no half points between nothing and all.
 * Full-width digits and a comma are understood.
 */
export function typedPoints(typed: string, max: number): number | null {
  const plain = typed.normalize('NFKC').trim().replace(/[,。]/, '.')
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(plain)) return null

  const hundredths = hundredthsOf(Number(plain))

  return hundredths <= max && (hundredths % HALF_POINT === 0 || hundredths === max)
    ? hundredths
    : null
}

/** Percent of a score, to a tenth. */
export const percentOf = (score: number, max: number) => Math.round((score * 1000) / max) / 10
