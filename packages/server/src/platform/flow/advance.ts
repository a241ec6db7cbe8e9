import {
  type ActionOf,
  type AnyFlow,
  decide,
  kernelErrors,
  type RelationOf,
  type StateOf,
  waiverUsed,
} from '@residency/contract/kernel'
import type { SignedCtx } from '../http/ctx.ts'
import { fail } from '../http/fail.ts'
import { stepBy } from './system-actor.ts'

const REFUSALS = {
  notNow: kernelErrors.actionNotNow,
  reason: kernelErrors.reasonNeeded,
  file: kernelErrors.inputMissing,
}

/**
 * One step of a flow for a row loaded for update: checks state, permission, relations and required
 * inputs, stores the new state by `write` and adds the history and audit rows. Refuses with
 * kernel.actionNotNow.
 */
export async function advance<F extends AnyFlow>(
  ctx: SignedCtx,
  flow: F,
  action: ActionOf<F>,
  record: { id: number; state: string; relations: ReadonlySet<RelationOf<F>> },
  inputs: { reason?: string | null; file?: unknown },
  write: (state: StateOf<F>) => Promise<unknown>,
): Promise<StateOf<F>> {
  const step = decide(flow, action, record, ctx.actor, inputs)
  if ('refused' in step) throw fail(REFUSALS[step.refused])

  const waiver = waiverUsed(flow, flow.actions[action]!, ctx.actor, record.relations)

  await write(step.to)

  await ctx.db
    .insertInto('flowHistory')
    .values({
      flow: flow.name,
      recordId: record.id,
      action,
      fromState: record.state,
      toState: step.to,
      reason: inputs.reason ?? null,
      userId: stepBy(ctx.actor),
      at: ctx.now(),
      waiverId: waiver,
    })
    .execute()

  const detail = { from: record.state, to: step.to, ...(waiver !== null && { waiver }) }

  await ctx.audit({
    action: `${flow.name}.${action}`,
    entity: flow.name,
    entityId: record.id,
    detail,
  })

  return step.to
}
