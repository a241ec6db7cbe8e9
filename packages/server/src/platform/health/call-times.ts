import { sql } from 'kysely'
import { dayInChina } from '../clock.ts'
import type { Db } from '../db/connect/pool.ts'
import { rowsOf } from '../db/rows-of.ts'

declare module '../http/ctx.ts' {
  interface Services {
    /** How long calls take. */
    callTimes: CallTimes
  }
}

type CallTime = {
  day: string
  method: string
  route: string
  calls: number
  totalMs: number
  slowestMs: number
  slowestAt: Date
}

/** Adds the times of calls to those of their day; `rows` are of any number of days. */
const addTimes = (db: Db, rows: readonly CallTime[]) =>
  sql`
    insert into call_times (day, method, route, calls, total_ms, slowest_ms, slowest_at)
    select g.* from ${rowsOf(rows, { day: 'date', method: 'text', route: 'text', calls: 'int', totalMs: 'bigint', slowestMs: 'int', slowestAt: 'timestamptz' })} g
    order by day, method, route
    on conflict (day, method, route) do update set
      calls = call_times.calls + excluded.calls,
      total_ms = call_times.total_ms + excluded.total_ms,
      slowest_at = case when excluded.slowest_ms > call_times.slowest_ms then excluded.slowest_at else call_times.slowest_at end,
      slowest_ms = greatest(call_times.slowest_ms, excluded.slowest_ms)`.execute(db)

/** Collects how long calls take in this process; `flush` adds them to those of all processes. */
export function collectCallTimes(db: Db, now: () => Date) {
  let collected = new Map<string, CallTime>()

  return {
    /** Counts an answered call; what no route answers is left out. */
    add(route: string, method: string, seconds: number) {
      if (route === 'none') return

      const at = now()
      const ms = Math.round(seconds * 1000)
      const day = dayInChina(at)
      const key = `${day} ${method} ${route}`
      const before = collected.get(key)
      const calls = (before?.calls ?? 0) + 1
      const totalMs = (before?.totalMs ?? 0) + ms

      const slowest =
        before && before.slowestMs >= ms
          ? { slowestMs: before.slowestMs, slowestAt: before.slowestAt }
          : { slowestMs: ms, slowestAt: at }

      collected.set(key, { day, method, route, calls, totalMs, ...slowest })
    },
    async flush() {
      const rows = [...collected.values()]
      if (rows.length === 0) return

      // What cannot be written is lost: it is no record, and must not grow while the database is
      // away.
      collected = new Map()
      await addTimes(db, rows)
    },
  }
}

type CallTimes = ReturnType<typeof collectCallTimes>
