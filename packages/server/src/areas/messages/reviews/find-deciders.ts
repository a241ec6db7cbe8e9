import {
  type AnyFlow,
  type FlowActor,
  refusalOf,
  type StepRefusal,
} from '@residency/contract/kernel'
import type { ReviewedFlow, ReviewedRecord } from '../../../platform/flow/reviewed-flow.ts'
import type { Actor, SignedCtx } from '../../../platform/http/ctx.ts'
import { findActorsById } from '../../accounts/accounts.public.ts'
import { findHolders, findRoots } from './decider.queries.ts'

const AT_ONCE = 200
type Step = AnyFlow['actions'][string]

/** The decisions that take a record on from its state. */
export const openSteps = ({ flow, decisions }: ReviewedFlow, state: string): Step[] =>
  decisions
    .map((action) => flow.actions[action]!)
    .filter((step) => step.kind === 'forward' && step.from.includes(state))

/**
 * What explains most: a person concerned is never led to a setting, and a missing right comes last.
 */
const ORDER: readonly StepRefusal[] = ['concerned', 'secondPerson', 'relation', 'permission']

/** Why somebody may take none of these steps; null if they may take one. */
export function whyNot(
  flow: AnyFlow,
  steps: readonly Step[],
  actor: FlowActor,
  record: ReviewedRecord,
): StepRefusal | null {
  const refusals = steps.map((step) => refusalOf(flow, step, actor, record.relations))
  return refusals.includes(null)
    ? null
    : (ORDER.find((refusal) => refusals.includes(refusal)) ?? 'permission')
}

/**
 * Up to `max` people other than the reader who may take one of these steps. Each is looked at with
 * their own rights and scope, as if they had opened the record. Holders of every permission are
 * named only where nobody else may.
 */
export async function findDeciders(
  ctx: SignedCtx,
  review: ReviewedFlow,
  { id, steps }: { id: number; steps: readonly Step[] },
  max: number,
): Promise<Actor[]> {
  const permissions = steps.map(({ permission }) => permission)
  const holders = review.candidates
    ? await review.candidates(ctx, id)
    : await findHolders(ctx.db, permissions)
  const found = await filterDeciders(ctx, review, { id, steps, ids: holders }, max)

  return found.length > 0
    ? found
    : filterDeciders(ctx, review, { id, steps, ids: await findRoots(ctx.db) }, max)
}

/** These accounts with their rights, some at a time: there may be thousands of holders. */
async function* actorsOf(ctx: SignedCtx, ids: readonly number[]) {
  for (let at = 0; at < ids.length; at += AT_ONCE)
    yield* await findActorsById(ctx.db, ids.slice(at, at + AT_ONCE))
}

async function filterDeciders(
  ctx: SignedCtx,
  review: ReviewedFlow,
  { id, steps, ids }: { id: number; steps: readonly Step[]; ids: readonly number[] },
  max: number,
): Promise<Actor[]> {
  const others = ids.filter((userId) => userId !== ctx.actor.userId)
  const found: Actor[] = []

  for await (const actor of actorsOf(ctx, others)) {
    const record = await review.look({ ...ctx, actor }, id)
    if (record && whyNot(review.flow, steps, actor, record) === null) found.push(actor)
    if (found.length === max) break
  }

  return found
}
