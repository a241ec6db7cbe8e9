import {
  type ActionOf,
  type AnyFlow,
  decide,
  type RelationOf,
  type StateOf,
  waiverUsed,
} from '@residency/contract/kernel'
import type { SignedCtx } from '../http/ctx.ts'
import { stepBy } from './system-actor.ts'

type Step<F extends AnyFlow> = { id: number; state: string; relations: ReadonlySet<RelationOf<F>> }

/** The reason of all records, or of each by its id where they differ. */
export type GivenReasons = {
  reason?: string | null
  reasons?: ReadonlyMap<number, string> | undefined
}

export type RefusedRow = { id: number; refused: 'notNow' | 'reason' | 'file' }

/**
 * One step of a flow for many rows loaded for update, in a fixed number of statements: permitted
 * rows get the new state by `write`, their history and an audit row each; the others are returned
 * unchanged.
 */
export async function advanceMany<F extends AnyFlow>(
  ctx: SignedCtx,
  flow: F,
  action: ActionOf<F>,
  records: readonly Step<F>[],
  givenReasons: GivenReasons,
  write: (state: StateOf<F>, ids: readonly number[]) => Promise<unknown>,
): Promise<{ moved: number[]; refused: RefusedRow[] }> {
  const refused: RefusedRow[] = []
  const reasonOf = (id: number) => givenReasons.reasons?.get(id) ?? givenReasons.reason ?? null

  const going = records.filter((record) => {
    const step = decide(flow, action, record, ctx.actor, { reason: reasonOf(record.id) })
    if ('refused' in step) refused.push({ id: record.id, refused: step.refused })

    return !('refused' in step)
  })

  const moved = going.map((record) => record.id)
  if (moved.length === 0) return { moved, refused }

  const step = flow.actions[action]!
  const { to } = step
  const waiverOf = (record: Step<F>) => waiverUsed(flow, step, ctx.actor, record.relations)

  await write(to, moved)

  for (let from = 0; from < going.length; from += 5000)
    await ctx.db
      .insertInto('flowHistory')
      .values(
        going.slice(from, from + 5000).map((record) => ({
          flow: flow.name,
          recordId: record.id,
          action,
          fromState: record.state,
          toState: to,
          reason: reasonOf(record.id),
          userId: stepBy(ctx.actor),
          at: ctx.now(),
          waiverId: waiverOf(record),
        })),
      )
      .execute()

  const waived = going.filter((record) => waiverOf(record) !== null)

  const detail = {
    to,
    ids: moved,
    ...(waived.length > 0 && { byOnePerson: waived.map(({ id }) => id) }),
  }

  await ctx.audit({ action: `${flow.name}.${action}`, entity: flow.name, detail })

  return { moved, refused }
}
