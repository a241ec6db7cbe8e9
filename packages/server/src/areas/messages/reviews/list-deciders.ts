import { type FlowActor, holds, type InputOf } from '@residency/contract/kernel'
import type { listDeciders as listCall } from '@residency/contract/kernel/deciders'
import { everyOf } from '../../../platform/area.ts'
import { dayInChina, minuteInChina } from '../../../platform/clock.ts'
import type {
  ReviewedFlow,
  ReviewedRecord,
  StepByOne,
} from '../../../platform/flow/reviewed-flow.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found, notFound } from '../../../platform/http/fail.ts'
import { roleName } from '../../accounts/accounts.public.ts'
import {
  findRolesWith,
  findStepsByOne,
  findUnreminded,
  findWaiverChanges,
} from './decider.queries.ts'
import { findDeciders, openSteps, whyNot } from './find-deciders.ts'

/** How many people are named, and how many are reminded. */
const NAMED = 5
export const REMINDED = 20

type DecidersInput = InputOf<typeof listCall, 'out'>

export const reviewOf = (ctx: SignedCtx, flow: string): ReviewedFlow =>
  found(everyOf(ctx.services.areas, 'reviews').find((review) => review.flow.name === flow))

const NOTHING = {
  isOpen: false,
  why: null,
  hasPeople: false,
  people: [],
  hasMore: false,
  roles: [],
  mayRemind: false,
  byOnePerson: [],
}

/** A record that the reader works on or is concerned by; any other one is not found. */
export async function lookedAt(
  ctx: SignedCtx,
  review: ReviewedFlow,
  id: number,
): Promise<ReviewedRecord> {
  const record = found(await review.look(ctx, id))
  const isConcerned = ['owner', ...(review.parties ?? [])].some((relation) =>
    record.relations.has(relation),
  )
  if (!isColleague(review, ctx.actor) && !isConcerned) throw notFound()

  return record
}

/**
 * Whether the reader works on this review: holds a permission of a step that is not the own one of
 * people concerned.
 */
const isColleague = ({ flow, parties = [] }: ReviewedFlow, actor: FlowActor) =>
  Object.values(flow.actions).some((step) => {
    const isOwnStep =
      step.ownAllowed === true || parties.some((relation) => step.as?.includes(relation))
    return !isOwnStep && holds(actor, step.permission)
  })

/**
 * Who may take the next decision about a record, why the reader may not, and which steps one person
 * took by a waived rule.
 */
export async function listDeciders(ctx: SignedCtx, { flow, id }: DecidersInput) {
  const review = reviewOf(ctx, flow)
  const record = await lookedAt(ctx, review, id)
  const steps = openSteps(review, record.state)
  const byOnePerson = await presentStepsByOne(ctx, review, id)
  const why = steps.length === 0 ? null : whyNot(review.flow, steps, ctx.actor, record)
  if (why === null) return { ...NOTHING, isOpen: steps.length > 0, byOnePerson }

  const deciders = await findDeciders(ctx, review, { id, steps }, REMINDED)
  const userIds = deciders.map(({ userId }) => userId)

  const unreminded = await findUnreminded(ctx.db, {
    flow,
    recordId: id,
    userIds,
    day: dayInChina(ctx.now()),
  })

  const roles = await findRolesWith(
    ctx.db,
    steps.map(({ permission }) => permission),
  )

  const names = isColleague(review, ctx.actor)
    ? deciders.map(({ profile }) => profile.nickname)
    : []

  return {
    isOpen: true,
    why,
    hasPeople: deciders.length > 0,
    people: names.slice(0, NAMED),
    hasMore: names.length > NAMED,
    roles: roles.map((role) => roleName(ctx.language, role)),
    mayRemind: unreminded.length > 0,
    byOnePerson,
  }
}

async function presentStepsByOne(ctx: SignedCtx, { flow, stepsByOne }: ReviewedFlow, id: number) {
  if (flow.secondPerson === undefined) return []

  const steps = stepsByOne ? await stepsByOne(ctx, id) : await historyOf(ctx, flow.name, id)
  const ids = steps.map(({ waiverId }) => waiverId)

  const changes = new Map(
    (ids.length > 0 ? await findWaiverChanges(ctx.db, ids) : []).map((change) => [
      change.id,
      change,
    ]),
  )

  return steps.map(({ who, at, waiverId }) => {
    const change = changes.get(waiverId)!
    return {
      who,
      at: minuteInChina(at),
      waivedBy: change.who,
      waivedOn: dayInChina(change.changedAt),
      reason: change.reason,
    }
  })
}

const historyOf = async (ctx: SignedCtx, flow: string, id: number): Promise<StepByOne[]> =>
  (await findStepsByOne(ctx.db, flow, id)).map(({ who, at, waiverId }) => ({
    who,
    at,
    waiverId: waiverId!,
  }))
