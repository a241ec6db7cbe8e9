import { type ExamRelation, type ExamState, examFlow } from '@residency/contract/areas/exams/exam/exam.flow'
import { examPermissions as may } from '@residency/contract/areas/exams/exam/permissions'
import { allowedActions, holds, permittedActions } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'
import { type BaseScope, visibleBases } from '../../organisation/organisation.public.ts'

/** Exams somebody plans: the office all, a base its own. Beside them one sees those where one is named. */
export type ExamScope = { userId: number; bases: BaseScope }
export const examScope = (actor: Reader): ExamScope => ({
  userId: actor.userId,
  bases: holds(actor, may.manage) ? visibleBases(actor) : { kind: 'none' },
})
/** An exam without a base asks people of all of them. */
export const mayPlanForAll = (actor: Reader) => examScope(actor).bases.kind === 'all'

const STATE: { [S in ExamState]: S } = { draft: 'draft', published: 'published', released: 'released', cancelled: 'cancelled' }
export const isDraft = (state: string) => state === STATE.draft
export const isPublished = (state: string) => state === STATE.published
/** Planned and not finished: it can be changed. */
export const isPending = (state: string) => isDraft(state) || isPublished(state)
export const isReleased = (state: string) => state === STATE.released

type Facts = {
  state: string
  train_id: number | null
  closes_at: Date
  is_managed: boolean
  is_invigilated: boolean
  may_sit: boolean
  begun: number
  running: number
  unmarked: number
  late: number
}
/** Whether results can be released: the window is over and every attempt has its points. */
export const isScored = ({ closes_at, running, unmarked }: Pick<Facts, 'closes_at' | 'running' | 'unmarked'>, now: Date) =>
  closes_at <= now && running === 0 && unmarked === 0
/** How somebody stands to an exam, whatever still stands in the way of a step: a candidate is the person concerned. */
export const relationsToDecider = ({ may_sit }: Pick<Facts, 'may_sit'>) => new Set<ExamRelation>(may_sit ? ['owner'] : [])
/** `ready` is given beside, because its refusal says what is missing. */
export function relationsToExam(
  exam: Pick<Facts, 'closes_at' | 'begun' | 'running' | 'unmarked' | 'may_sit'>,
  now: Date,
  isReady: boolean,
) {
  const relations = relationsToDecider(exam)
  if (isReady) relations.add('ready')
  if (exam.begun === 0) relations.add('unbegun')
  if (isScored(exam, now)) relations.add('scored')
  return relations
}
/** What is missing for publishing is said by the refusal. */
export function actionsOnExam(actor: Reader, exam: Facts, now: Date) {
  const isOpen = isPending(exam.state)
  const managed = exam.is_managed && !exam.may_sit && may.manage
  const own = permittedActions(actor, {
    watch: exam.is_invigilated && isPublished(exam.state) && may.invigilate,
    edit: isOpen && managed,
    people: isOpen && exam.closes_at > now && exam.train_id === null && managed,
    late: exam.late > 0 && managed,
    export: exam.is_managed && may.export,
    resit: (isPublished(exam.state) || isReleased(exam.state)) && isScored(exam, now) && managed,
  }) as ('watch' | 'edit' | 'people' | 'late' | 'export' | 'resit')[]
  const steps = exam.is_managed ? allowedActions(examFlow, exam.state, actor, relationsToExam(exam, now, true)) : []
  return [...own, ...steps]
}
