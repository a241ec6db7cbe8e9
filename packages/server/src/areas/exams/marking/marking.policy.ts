import { examFlow } from '@residency/contract/areas/exams/exam/exam.flow'
import { attemptFlow } from '@residency/contract/areas/exams/taking/attempt.flow'
import type { Reader } from '../../../platform/reader.ts'
import { type BaseScope, visibleBases } from '../../organisation/organisation.public.ts'

/**
 * Exams in which somebody marks: those that name one as a marker, and those of the bases one
 * answers for; the office all.
 */
export type MarkScope = { userId: number; bases: BaseScope }

export const markScope = (actor: Reader): MarkScope => ({
  userId: actor.userId,
  bases: visibleBases(actor),
})

/**
 * Exams whose results somebody sees and corrects: those of the bases one answers for, the office
 * all.
 */
export type ResultScope = Pick<MarkScope, 'userId' | 'bases'>
export const resultScope = markScope

type Bars = { isOver: boolean; maySit: boolean }

/** Why somebody can neither mark nor correct in an exam now, whatever waits; null if they can. */
export function whyNotMark({ isOver, maySit }: Bars): 'maySit' | 'notOver' | null {
  if (maySit) return 'maySit'
  return isOver ? null : 'notOver'
}

export const isExamReleased = (state: string) => state === examFlow.actions.release.to
export const isReleased = (state: string) => state === attemptFlow.actions.release.to
