import { attendancePermissions as may } from '@residency/contract/areas/courses/attendance/access'
import {
  type LectureRelation,
  lectureFlow,
} from '@residency/contract/areas/courses/attendance/lecture.flow'
import { allowedActions, holds, permittedActions } from '@residency/contract/kernel'
import { type Reader, seesAll } from '../../../platform/reader.ts'
import { type OrgScope, orgScope } from '../../organisation/organisation.public.ts'
import type { Phase } from './presence.rules.ts'

/**
 * Lectures that a user organises: those they planned, and those of the bases and departments they
 * are responsible for; the office all.
 */
export type LectureScope = { userId: number; org: OrgScope }
export const isLectureOffice = (actor: Reader) => seesAll(actor)

export const organisedLectures = (actor: Reader): LectureScope => ({
  userId: actor.userId,
  org: orgScope(actor, isLectureOffice(actor)),
})

export function relationsToLecture(phase: Phase): ReadonlySet<LectureRelation> {
  return new Set<LectureRelation>(phase === 'open' ? [] : [phase])
}

/** The list is corrected from the opening of the sign-in until it is closed. */
export function actionsOnLecture(actor: Reader, { state, phase }: { state: string; phase: Phase }) {
  const steps = allowedActions(lectureFlow, state, actor, relationsToLecture(phase))
  const isPlanned = state === lectureFlow.initial

  const ownActions = permittedActions(actor, {
    code: isPlanned && phase === 'open' && may.manage,
    correct: isPlanned && phase !== 'ahead' && may.manage,
    edit: isPlanned && phase === 'ahead' && may.manage,
    copy: may.manage,
  })

  return [...(ownActions as ('code' | 'correct' | 'edit' | 'copy')[]), ...steps]
}

export const mayAttend = (actor: Reader) => holds(actor, may.attend)

/** Not held and not cancelled yet. */
export const isPlanned = (state: string) => state === lectureFlow.initial
export const isCancelled = (state: string) => state === lectureFlow.actions.cancel.to
