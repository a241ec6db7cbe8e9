import { examPermissions as may } from '@residency/contract/areas/exams/exam/access'
import {
  type ExamRelation,
  type ExamState,
  examFlow,
} from '@residency/contract/areas/exams/exam/exam.flow'
import { allowedActions, holds, permittedActions } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'
import { type BaseScope, visibleBases } from '../../organisation/organisation.public.ts'

/**
 * Exams that a user plans: the office all, a base its own. Users also see exams in which they are
 * named.
 */
export type ExamScope = { userId: number; bases: BaseScope }

export const examScope = (actor: Reader): ExamScope => ({
  userId: actor.userId,
  bases: holds(actor, may.manage) ? visibleBases(actor) : { kind: 'none' },
})

/** An exam without a base is for people of all bases. */
export const mayPlanForAll = (actor: Reader) => examScope(actor).bases.kind === 'all'

const STATE: { [S in ExamState]: S } = {
  draft: 'draft',
  published: 'published',
  released: 'released',
  cancelled: 'cancelled',
}

export const isDraft = (state: string) => state === STATE.draft
export const isPublished = (state: string) => state === STATE.published

/** Planned and not finished: it can be changed. */
export const isPending = (state: string) => isDraft(state) || isPublished(state)
export const isReleased = (state: string) => state === STATE.released

type Facts = {
  state: string
  trainId: number | null
  closesAt: Date
  isManaged: boolean
  isInvigilated: boolean
  maySit: boolean
  started: number
  running: number
  unmarked: number
  late: number
}

/** Whether results can be released: the window is over and every attempt has its points. */
export const isScored = (
  { closesAt, running, unmarked }: Pick<Facts, 'closesAt' | 'running' | 'unmarked'>,
  now: Date,
) => closesAt <= now && running === 0 && unmarked === 0

/**
 * The relations of a user to an exam, before the other reasons that prevent a step: a candidate is
 * the person concerned.
 */
export const relationsToDecider = ({ maySit }: Pick<Facts, 'maySit'>) =>
  new Set<ExamRelation>(maySit ? ['owner'] : [])

/**
 * `ready` is always a relation, because the refusal of an incomplete exam names what is missing.
 */
export function relationsToExam(
  exam: Pick<Facts, 'closesAt' | 'started' | 'running' | 'unmarked' | 'maySit'>,
  now: Date,
  isReady: boolean,
) {
  const relations = relationsToDecider(exam)
  if (isReady) relations.add('ready')
  if (exam.started === 0) relations.add('unbegun')
  if (isScored(exam, now)) relations.add('scored')

  return relations
}

/** What is missing for publishing is in the refusal. */
export function actionsOnExam(actor: Reader, exam: Facts, now: Date) {
  const isOpen = isPending(exam.state)
  const managed = exam.isManaged && !exam.maySit && may.manage

  const ownActions = permittedActions(actor, {
    watch: exam.isInvigilated && isPublished(exam.state) && may.invigilate,
    edit: isOpen && managed,
    people: isOpen && exam.closesAt > now && exam.trainId === null && managed,
    late: exam.late > 0 && managed,
    export: exam.isManaged && may.export,
    resit: (isPublished(exam.state) || isReleased(exam.state)) && isScored(exam, now) && managed,
  }) as ('watch' | 'edit' | 'people' | 'late' | 'export' | 'resit')[]

  const steps = exam.isManaged
    ? allowedActions(examFlow, exam.state, actor, relationsToExam(exam, now, true))
    : []

  return [...ownActions, ...steps]
}
