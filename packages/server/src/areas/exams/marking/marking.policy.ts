import { examFlow } from '@residency/contract/areas/exams/exam/exam.flow'
import { attemptFlow } from '@residency/contract/areas/exams/taking/attempt.flow'
import type { Reader } from '../../../platform/reader.ts'
import { type BaseScope, visibleBases } from '../../organisation/organisation.public.ts'

/**
 * Exams in which a user marks: those that name them as a marker, and those of their bases; the
 * office all.
 */
export type MarkScope = { userId: number; bases: BaseScope }

export const markScope = (actor: Reader): MarkScope => ({
  userId: actor.userId,
  bases: visibleBases(actor),
})

/** Exams whose results a user sees and corrects: those of their bases, the office all. */
export type ResultScope = Pick<MarkScope, 'userId' | 'bases'>
export const resultScope = markScope

type Bars = { isOver: boolean; maySit: boolean }

/**
 * Why a user can neither mark nor correct in an exam now, with or without waiting answers; null if
 * they can.
 */
export function whyNotMark({ isOver, maySit }: Bars): 'maySit' | 'notOver' | null {
  if (maySit) return 'maySit'
  return isOver ? null : 'notOver'
}

export const isExamReleased = (state: string) => state === examFlow.actions.release.to
export const isReleased = (state: string) => state === attemptFlow.actions.release.to
