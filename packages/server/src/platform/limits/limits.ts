import { kernelErrors, type LimitClass } from '@residency/contract/kernel'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { fail } from '../http/fail.ts'

/** Limits of the classes of calls, counted in PostgreSQL and therefore shared by all processes. */
const RULES = {
  captcha: { points: 300, duration: 60 },
  login: { points: 600, duration: 60 },
  sms: { points: 60, duration: 3600 },
  export: { points: 30, duration: 600 },
  import: { points: 30, duration: 600 },
  upload: { points: 600, duration: 600 },
  write: { points: 600, duration: 60 },
} as const satisfies Record<LimitClass, Rule>

/** Points of a counter that refuses nothing. */
const UNLIMITED = 1_000_000_000

// Uploads held in memory until checked: limited per user and per process.
const IN_MEMORY = { each: 4, inAll: 48 }
// Uploads streamed to disk need little memory: three chunks at once for each of a few tabs.
const STREAMED = { each: 12, inAll: 400 }

/** At most so many events (`points`) within so many seconds (`duration`), from the first of them. */
export type Rule = { points: number; duration: number }

export type Limits = ReturnType<typeof openLimits>

/** Rate limiters for calls and failures. Keys must not contain personal data (hash them). */
export function openLimits(pool: pg.Pool) {
  const made = new Map<string, RateLimiterPostgres>()

  const limiter = (name: string, rule: Rule) => {
    const key = `${name}:${rule.points}:${rule.duration}`
    let rateLimiter = made.get(key)

    if (!rateLimiter) {
      const options = {
        storeClient: pool,
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
      }

      rateLimiter = new RateLimiterPostgres({ ...options, ...rule })
      made.set(key, rateLimiter)
    }

    return rateLimiter
  }

  const places = ({ each, inAll }: typeof IN_MEMORY) => {
    const taken = new Map<string, number>()
    let takenInAll = 0
    return (caller: string) => {
      const own = taken.get(caller) ?? 0
      if (own >= each) throw fail(kernelErrors.tooMany, { seconds: 5 })
      if (takenInAll >= inAll) throw fail(kernelErrors.unavailable)

      taken.set(caller, own + 1)
      takenInAll += 1

      return () => {
        takenInAll -= 1
        const left = (taken.get(caller) ?? 1) - 1
        if (left > 0) taken.set(caller, left)
        else taken.delete(caller)
      }
    }
  }

  const enterInMemory = places(IN_MEMORY)
  const enterStreamed = places(STREAMED)

  return {
    /**
     * Takes an upload slot and returns its release function. Counted per process, as memory and
     * connections are.
     */
    enterUpload: (caller: string, isStreamed = false): (() => void) =>
      isStreamed ? enterStreamed(caller) : enterInMemory(caller),

    /** Counts one call of a class for a caller; refuses with the seconds to wait. */
    async count(kind: LimitClass, caller: string) {
      await this.take(kind, RULES[kind], caller)
    },

    /** Counts one event under a custom rule; throws kernel.tooMany above its limit. */
    async take(name: string, rule: Rule, key: string) {
      try {
        await limiter(name, rule).consume(key)
      } catch (e) {
        if (e instanceof RateLimiterRes)
          throw fail(kernelErrors.tooMany, {
            seconds: Math.max(1, Math.ceil(e.msBeforeNext / 1000)),
          })

        throw e
      }
    },

    /** Counts one failure; returns the count and how long it is kept. */
    async add(name: string, rule: Rule, key: string) {
      const state = await limiter(name, { ...rule, points: UNLIMITED }).penalty(key)
      return { count: state.consumedPoints, seconds: Math.ceil(state.msBeforeNext / 1000) }
    },
    async read(name: string, rule: Rule, key: string) {
      const state = await limiter(name, { ...rule, points: UNLIMITED }).get(key)
      return {
        count: state?.consumedPoints ?? 0,
        seconds: Math.ceil((state?.msBeforeNext ?? 0) / 1000),
      }
    },

    /** Subtracts one event that did not count after all. */
    async takeBack(name: string, rule: Rule, key: string) {
      await limiter(name, { ...rule, points: UNLIMITED }).reward(key)
    },
    async forget(name: string, rule: Rule, key: string) {
      await limiter(name, { ...rule, points: UNLIMITED }).delete(key)
    },

    /** Removes every counter of a name whose key has this prefix. */
    async forgetBeginning(name: string, beginning: string) {
      await pool.query('delete from rate_limits where starts_with(key, $1)', [
        `${name}:${beginning}`,
      ])
    },
  }
}
