import type { Decision } from '@residency/contract/kernel'
import { addDays } from '@residency/contract/kernel/day'
import { findActorsById } from '../areas/accounts/accounts.public.ts'
import { dayInChina } from '../platform/clock.ts'
import type { Db } from '../platform/db/connect/pool.ts'
import { decideMany } from '../platform/flow/decide.ts'
import type { ReviewPlan } from '../platform/flow/review-plan.ts'
import { SYSTEM_ACTOR } from '../platform/flow/system-actor.ts'
import type { Actor, SignedCtx } from '../platform/http/ctx.ts'
import { type CtxParts, makeCtx } from '../platform/http/make-ctx.ts'
import { invariant } from '../platform/invariant.ts'

/**
 * What filling a part of the demo hospital works with. A part may use what those before it made.
 */
export type Demo = {
  deps: CtxParts
  db: Db
  now: Date

  /** Ids of the demo accounts by username. */
  people: Map<string, number>
  passwordOf: (username: string) => string

  /** A context for a demo account with all permissions. */
  ctxOf: (username: string) => SignedCtx

  /** Whom `asPerson` has read: rights do not change while the hospital is filled. */
  actors: Map<number, Actor>
}

const CLIENT = { ip: '127.0.0.1', agent: 'demo', device: null, portalToken: null }

/** The demo on a product that is not serving yet; its days count from the time of that product. */
export function openDemo(
  deps: CtxParts,
  people: Map<string, number>,
  passwordOf: Demo['passwordOf'],
): Demo {
  return {
    deps,
    db: deps.db,
    now: deps.now(),
    people,
    passwordOf,
    ctxOf: (name) => makeCtx(deps, { ...SYSTEM_ACTOR, userId: people.get(name)! }, 'zh-cn', CLIENT),
    actors: new Map(),
  }
}

const actingAs = ({ deps }: Demo, actor: Actor, moment: Date): SignedCtx =>
  makeCtx({ ...deps, now: () => moment }, actor, 'zh-cn', CLIENT)

/**
 * Reads the rights of all accounts that are new since it was asked last: of one after the other
 * they would take a second.
 */
async function readActors({ db, actors }: Demo) {
  const accounts = await db.selectFrom('users').select('id').execute()
  const unknown = accounts.map(({ id }) => id).filter((id) => !actors.has(id))

  for (const actor of await findActorsById(db, unknown)) actors.set(actor.userId, actor)
}

/**
 * The context of a use case that a demo account (by username) or another person (by id) calls at a
 * moment, with the rights of that account.
 */
export async function asPerson(demo: Demo, who: string | number, moment: Date): Promise<SignedCtx> {
  const id = typeof who === 'number' ? who : demo.people.get(who)!
  if (!demo.actors.has(id)) await readActors(demo)

  const actor = demo.actors.get(id)
  invariant(actor, `the demo has no account ${who}`)

  return actingAs(demo, actor, moment)
}

/** The context of what time does at a moment. */
export const asTime = (demo: Demo, moment: Date): SignedCtx => actingAs(demo, SYSTEM_ACTOR, moment)

/** A day, so many days after the demo's today. */
export const dayOf = ({ now }: Pick<Demo, 'now'>, days: number): string =>
  addDays(dayInChina(now), days)

/** A time of day in China on a day; a moment that is still to come is now. */
export function momentOn({ now }: Pick<Demo, 'now'>, day: string, time = '09:00'): Date {
  const moment = new Date(`${day}T${time}:00+08:00`)
  return moment < now ? moment : now
}

/** The same on a day counted from the demo's today. */
export const momentOf = (demo: Pick<Demo, 'now'>, days: number, time?: string): Date =>
  momentOn(demo, dayOf(demo, days), time)

/** Decides records; the demo decides only what can be decided. */
export async function decideAll<D extends Decision, B>(
  ctx: SignedCtx,
  plan: ReviewPlan<D, B>,
  decision: D & { ids: readonly number[] },
) {
  if (decision.ids.length === 0) return

  const { rows } = await decideMany(ctx, plan, decision)
  const refused = rows.find((row) => !row.isDone)

  invariant(!refused, `${decision.action} of ${refused?.name}: ${refused?.why}`)
}
