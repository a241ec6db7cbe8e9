import { bankPermissions as may } from '@residency/contract/areas/questions/bank/access'
import {
  QUESTION_DECISIONS,
  type QuestionRelation,
  type QuestionState,
  questionFlow,
} from '@residency/contract/areas/questions/bank/question.flow'
import { allowedActions, holds, permittedActions } from '@residency/contract/kernel'
import { type AreaServices, onlyOf, type Secrecy } from '../../../platform/area.ts'
import type { Reader } from '../../../platform/reader.ts'
import { type BaseScope, visibleBases } from '../../organisation/organisation.public.ts'

/**
 * Questions somebody sees: those of the banks one keeps (the office all, a base its own), one's
 * own, and the reviewed ones of the hospital and of the bases one belongs to; none that is kept
 * back from the reader.
 */
export type QuestionScope = {
  userId: number
  keeps: BaseScope
  keptBack: ReturnType<Secrecy['liveQuestions']>
}

const keptBases = (actor: Reader): BaseScope =>
  holds(actor, may.review) ? visibleBases(actor) : { kind: 'none' }

export const visibleQuestions = (ctx: {
  actor: Reader
  now: () => Date
  services: AreaServices
}): QuestionScope => ({
  userId: ctx.actor.userId,
  keeps: keptBases(ctx.actor),
  keptBack: onlyOf(ctx, 'secrecy').liveQuestions(ctx.actor.userId, ctx.now()),
})

/** Whether the actor keeps the bank of the whole hospital. */
export const keepsAll = (actor: Reader) => keptBases(actor).kind === 'all'

/**
 * `written_by`: who wrote the current edition. Neither they nor the author of the question review
 * it.
 */
type Facts = {
  state: string
  createdBy: number
  writtenBy: number
  isKeeper: boolean
  isUsed: boolean
}

export function relationsToQuestion(
  actor: Reader,
  one: Omit<Facts, 'state' | 'isUsed'>,
): ReadonlySet<QuestionRelation> {
  const isAuthor = one.createdBy === actor.userId
  const relations = new Set<QuestionRelation>()
  if (isAuthor || one.writtenBy === actor.userId) relations.add('firstPerson')
  if (one.isKeeper) relations.add('keeper')
  if (one.isKeeper || isAuthor) relations.add('writer')

  return relations
}

const [DRAFT, REVIEWED, IN_USE]: readonly QuestionState[] = questionFlow.states
const isDraft = (state: string) => state === DRAFT
/** A change of its content makes it a draft again. */
export const isRedrafted = (state: string) => state === REVIEWED

/**
 * The author changes drafts and reviewed questions, who keeps the bank those in use as well; nobody
 * changes a retired one.
 */
export const isEditable = (actor: Reader, one: Omit<Facts, 'isUsed'>) =>
  one.state === IN_USE
    ? one.isKeeper && holds(actor, may.review)
    : (one.state === DRAFT || one.state === REVIEWED) &&
      relationsToQuestion(actor, one).has('writer')

export const isDeletable = (actor: Reader, one: Facts) =>
  isDraft(one.state) && !one.isUsed && relationsToQuestion(actor, one).has('writer')

type Decision = (typeof QUESTION_DECISIONS)[number]

export const decisionsOn = (actor: Reader, one: Facts): Decision[] => {
  const allowed: readonly string[] = allowedActions(
    questionFlow,
    one.state,
    actor,
    relationsToQuestion(actor, one),
  )

  return QUESTION_DECISIONS.filter((action) => allowed.includes(action))
}

export const editsOn = (actor: Reader, one: Facts) =>
  permittedActions(actor, {
    edit: isEditable(actor, one) && may.build,
    move: one.isKeeper && may.review,
    delete: isDeletable(actor, one) && may.build,
  }) as ('edit' | 'move' | 'delete')[]
