import { examFlow } from '@residency/contract/areas/learning/exams/exam.flow'
import { attemptFlow } from '@residency/contract/areas/learning/taking/attempt.flow'
import { type BaseScope, visibleBases } from '../../organisation/organisation.public.ts'
import type { Reader } from '../../teachers/teachers.public.ts'

/** Exams in which somebody marks: those that name one as a marker, and those of the bases one answers for; the office all. */
export type MarkScope = { userId: number; bases: BaseScope }
export const markScope = (actor: Reader): MarkScope => ({ userId: actor.userId, bases: visibleBases(actor) })
/** Exams whose results somebody sees and corrects: those of the bases one answers for, the office all. */
export type ResultScope = Pick<MarkScope, 'userId' | 'bases'>
export const resultScope = markScope

export const isExamReleased = (state: string) => state === examFlow.actions.release.to
export const isReleased = (state: string) => state === attemptFlow.actions.release.to
