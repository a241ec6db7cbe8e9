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
 * Questions somebody sees: those of the banks they manage (the office all, a base its own), their
 * own, and the reviewed ones of the hospital and of their bases; none that is withheld from the
 * reader.
 */
export type QuestionScope = {
  userId: number
  keeps: BaseScope
  keptBack: ReturnType<Secrecy['liveQuestions']>
}

const managedBases = (actor: Reader): BaseScope =>
  holds(actor, may.review) ? visibleBases(actor) : { kind: 'none' }

export const visibleQuestions = (ctx: {
  actor: Reader
  now: () => Date
  services: AreaServices
}): QuestionScope => ({
  userId: ctx.actor.userId,
  keeps: managedBases(ctx.actor),
  keptBack: onlyOf(ctx, 'secrecy').liveQuestions(ctx.actor.userId, ctx.now()),
})

/** Whether the actor keeps the bank of the whole hospital. */
export const keepsAll = (actor: Reader) => managedBases(actor).kind === 'all'

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
  question: Omit<Facts, 'state' | 'isUsed'>,
): ReadonlySet<QuestionRelation> {
  const isAuthor = question.createdBy === actor.userId
  const relations = new Set<QuestionRelation>()
  if (isAuthor || question.writtenBy === actor.userId) relations.add('firstPerson')
  if (question.isKeeper) relations.add('keeper')
  if (question.isKeeper || isAuthor) relations.add('writer')

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
export const isEditable = (actor: Reader, question: Omit<Facts, 'isUsed'>) =>
  question.state === IN_USE
    ? question.isKeeper && holds(actor, may.review)
    : (question.state === DRAFT || question.state === REVIEWED) &&
      relationsToQuestion(actor, question).has('writer')

export const isDeletable = (actor: Reader, facts: Facts) =>
  isDraft(facts.state) && !facts.isUsed && relationsToQuestion(actor, facts).has('writer')

type Decision = (typeof QUESTION_DECISIONS)[number]

export const decisionsOn = (actor: Reader, facts: Facts): Decision[] => {
  const allowed: readonly string[] = allowedActions(
    questionFlow,
    facts.state,
    actor,
    relationsToQuestion(actor, facts),
  )

  return QUESTION_DECISIONS.filter((action) => allowed.includes(action))
}

export const editsOn = (actor: Reader, facts: Facts) =>
  permittedActions(actor, {
    edit: isEditable(actor, facts) && may.build,
    move: facts.isKeeper && may.review,
    delete: isDeletable(actor, facts) && may.build,
  }) as ('edit' | 'move' | 'delete')[]
