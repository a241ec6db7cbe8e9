import { sql } from 'kysely'
import type { SignedCtx } from '../../http/ctx.ts'
import { type Db, isDatabaseGone } from '../connect/pool.ts'

declare module '../../http/ctx.ts' {
  interface Services {
    replica: Replica
  }
}

type Replica = ReturnType<typeof openReplica>

/** The replica is asked how far it is at most once in this time. */
const MEASURED_FOR_MS = 500

/** What one process knows of where the leader was. */
const MAX_PLACES = 120

/** A person who has changed something within this time reads the leader. */
const JUST_MS = 10_000

/**
 * While the leader is away readings continue for so long after the replica was last known to be
 * fresh: a person who lost a right in that time may use it until then.
 */
const WITHOUT_LEADER_MS = 60_000

/** Where the leader was in its log at a moment. */
type Place = { at: number; position: number }

const findLeadersPlace = sql<{ position: number; now: number }>`
  select (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 as position,
    extract(epoch from clock_timestamp())::float8 * 1000 as now`

const findReplicasPlace = sql<{
  follows: boolean
  position: number | null
  replayed: number | null
}>`
  select pg_is_in_recovery() as follows,
    (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::float8 as position,
    extract(epoch from pg_last_xact_replay_timestamp())::float8 * 1000 as replayed`

/** Of PostgreSQL: what the reading needed was removed on the leader. */
const CONFLICT = '40001'

const isOfReplica = (error: unknown) =>
  isDatabaseGone(error) || (error as { code?: string }).code === CONFLICT

/**
 * A copy of the database that answers what may be a few seconds old: figures and exports. It is
 * asked only while it is at most `maxLagMs` behind; `copy` null: there is no replica, and
 * everything is read from the leader. How far it is behind is measured by what the leader had
 * written: a replica that has lost its leader is not fresh (docs/decisions/0120).
 */
export function openReplica(leader: Db, copy: Db | null, maxLagMs: number) {
  const changedAt = new Map<number, number>()
  let places: Place[] = []
  let freshAt = Number.NEGATIVE_INFINITY
  let measured: { until: number; lag: Promise<number | null> } | undefined

  async function measure(db: Db): Promise<number | null> {
    const lag = await compare(db)

    if (lag !== null && lag <= maxLagMs) freshAt = performance.now()

    return lag
  }

  async function compare(db: Db): Promise<number | null> {
    const { position, now } = (await findLeadersPlace.execute(leader)).rows[0]!

    places = [...places.slice(1 - MAX_PLACES), { at: now, position }]

    const there = (await findReplicasPlace.execute(db)).rows[0]!
    // the leader itself, to which the address leads while no server follows it
    if (!there.follows) return 0

    const reached = places.findLast((place) => place.position <= (there.position ?? 0))
    const until = Math.max(reached?.at ?? 0, there.replayed ?? 0)

    return until === 0 ? null : Math.max(0, now - until)
  }

  /** Milliseconds that the replica is behind; null: not known, or no replica is given. */
  async function findLag(): Promise<number | null> {
    if (copy === null) return null

    const now = performance.now()

    if (!measured || measured.until < now)
      measured = { until: now + MEASURED_FOR_MS, lag: measure(copy).catch(() => null) }

    return measured.lag
  }

  async function hasJustChanged({ actor, db, now }: SignedCtx, lag: number): Promise<boolean> {
    const since = now().getTime() - JUST_MS - lag
    if ((changedAt.get(actor.userId) ?? 0) > since) return true

    // in another process
    const found = await db
      .selectFrom('auditEntries')
      .select('id')
      .where('userId', '=', actor.userId)
      .where('at', '>', new Date(since))
      .limit(1)
      .executeTakeFirst()

    return found !== undefined
  }

  const findFresh = async () => {
    const lag = await findLag()
    return copy !== null && lag !== null && lag <= maxLagMs ? { copy, lag } : null
  }

  return {
    isGiven: copy !== null,
    findLag,

    /**
     * The replica, for a reading that failed because the leader is away; null where it failed by
     * something else, or the replica was not fresh a minute ago.
     */
    insteadOfLeader(error: unknown): Db | null {
      const isKnown = performance.now() - freshAt < WITHOUT_LEADER_MS
      return isKnown && isDatabaseGone(error) ? copy : null
    },

    /** Notes that a person changes something. */
    changes(userId: number, now: Date) {
      changedAt.delete(userId)
      changedAt.set(userId, now.getTime())

      for (const [id, at] of changedAt) {
        if (at > now.getTime() - JUST_MS - maxLagMs) break
        changedAt.delete(id)
      }
    },

    /**
     * Answers a reading from the replica where it is fresh and the reader has not just changed
     * something, else from the leader. A reading that the replica breaks off is asked of the leader.
     */
    async read<T>(ctx: SignedCtx, act: (ctx: SignedCtx) => Promise<T>): Promise<T> {
      const fresh = ctx.db.isTransaction ? null : await findFresh()
      if (fresh === null || (await hasJustChanged(ctx, fresh.lag))) return act(ctx)

      return act({ ...ctx, db: fresh.copy }).catch((e: unknown) => {
        if (!isOfReplica(e)) throw e

        return act(ctx)
      })
    },

    /**
     * The database from which a task of the background reads: the replica where it is fresh and has
     * the task itself, so everything that was committed before the task was asked for.
     */
    async ofTask(ctx: SignedCtx, key: string): Promise<Db> {
      const fresh = await findFresh()
      if (fresh === null) return ctx.db

      const task = await fresh.copy
        .selectFrom('tasks')
        .select('id')
        .where('key', '=', key)
        .executeTakeFirst()
        .catch(() => undefined)

      return task ? fresh.copy : ctx.db
    },
  }
}

/** A use case that only reads, and whose answer may be a few seconds old. */
export const fromReplica =
  <I, A>(act: (ctx: SignedCtx, input: I) => Promise<A>) =>
  (ctx: SignedCtx, input: I): Promise<A> =>
    ctx.services.replica.read(ctx, (reading) => act(reading, input))
