import { paperPermissions as may } from '@residency/contract/areas/questions/papers/access'
import {
  PAPER_DECISIONS,
  type PaperRelation,
  paperFlow,
} from '@residency/contract/areas/questions/papers/paper.flow'
import { allowedActions, holds, permittedActions } from '@residency/contract/kernel'
import { type AreaServices, onlyOf, type Secrecy } from '../../../platform/area.ts'
import type { Reader } from '../../../platform/reader.ts'
import { type BaseScope, visibleBases } from '../../organisation/organisation.public.ts'

/**
 * Papers somebody sees: those one designs, and those of the bases one answers for; the office all.
 */
export type PaperScope = {
  userId: number
  bases: BaseScope

  /** Whether the reader sits an exam with the paper `p`, or may still do so. */
  isToBeSat: ReturnType<Secrecy['isToBeSat']>
}

export const visiblePapers = (ctx: { actor: Reader; services: AreaServices }): PaperScope => ({
  userId: ctx.actor.userId,
  bases: visibleBases(ctx.actor),
  isToBeSat: onlyOf(ctx, 'secrecy').isToBeSat(ctx.actor.userId),
})

/**
 * Who answers for bases designs for them; others only draft, and a paper without a base is checked
 * by the office.
 */
export const mayDesignForAll = (actor: Reader) =>
  visibleBases(actor).kind === 'all' || !holds(actor, may.check)

type Facts = {
  state: string
  items: number
  unready: number
  isAnswering: boolean
  isPlanned: boolean
  maySit: boolean
}

export function relationsToPaper(paper: Omit<Facts, 'state'>): ReadonlySet<PaperRelation> {
  const relations = new Set<PaperRelation>(paper.maySit ? ['owner'] : [])
  if (paper.items > 0 && paper.unready === 0) relations.add('whole')
  if (paper.isAnswering) relations.add('answering')
  if (!paper.isPlanned) relations.add('unplanned')

  return relations
}

/**
 * The refusal names what prevents a decision, so an incomplete paper has its
 * button too.
 */
export function actionsOnPaper(actor: Reader, facts: Facts) {
  const steps: readonly string[] = allowedActions(
    paperFlow,
    facts.state,
    actor,
    relationsToPaper({ ...facts, items: 1, unready: 0, isPlanned: false }),
  )

  const design = !facts.maySit && may.build

  const own = permittedActions(actor, {
    edit: isDraft(facts.state) && design,
    copy: design,
    delete: isDraft(facts.state) && design,
  }) as ('edit' | 'copy' | 'delete')[]

  return [...PAPER_DECISIONS.filter((action) => steps.includes(action)), ...own]
}

export const isDraft = (state: string) => state === paperFlow.initial
export const isLocked = (state: string) => state === paperFlow.actions.lock.to
