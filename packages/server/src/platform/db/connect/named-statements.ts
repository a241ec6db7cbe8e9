import { createHash } from 'node:crypto'
import type pg from 'pg'
import { type NamedPool, queryWithCodeNames } from '../code-names.ts'

/** Plans that one connection holds; beyond these it is replaced when it is given back. */
const MAX_PLANS = 500
const MAX_TEXTS = 5000
const names = new Map<string, string>()
const seenOnce = new Set<string>()

function forgetMany(texts: { size: number; clear: () => void }) {
  if (texts.size >= MAX_TEXTS) texts.clear()
}

/**
 * The name of a text; filters produce many texts, so one that is seen for the first time gets none.
 */
function nameOf(text: string) {
  const known = names.get(text)
  if (known) return known

  if (!seenOnce.delete(text)) {
    forgetMany(seenOnce)
    seenOnce.add(text)

    return undefined
  }

  forgetMany(names)

  const name = createHash('md5').update(text).digest('hex')

  names.set(text, name)

  return name
}

/** Of PostgreSQL: the transaction may not write, as on a server that follows another one. */
export const READ_ONLY = '25006'

/** Whether a statement was refused because its server follows another one. */
export const isOfFollower = (error: unknown) => (error as { code?: string }).code === READ_ONLY

/** Whether PostgreSQL closes the connection after this error. */
const isLast = (error: unknown) => (error as { severity?: string }).severity === 'FATAL'

const plansOf = new WeakMap<pg.PoolClient, Set<string>>()

/**
 * The pool as Kysely takes it, which sends unnamed statements: a name per SQL text lets PostgreSQL
 * reuse the plan (docs/decisions/0019). A connection whose plans are full takes further statements
 * without a name and is closed when it comes back: the pool opens another, which plans what is
 * asked now. So the plans of the start (demo, jobs) never keep those of the day out. A connection to
 * a server that does not lead any more, or that the server is about to close, is closed, too.
 */
export function withNames(pool: pg.Pool): NamedPool {
  return {
    connect: async () => {
      const client = await pool.connect()
      const plans = plansOf.get(client) ?? new Set()

      plansOf.set(client, plans)

      let isSpent = false

      const named = (text: string) => {
        const name = nameOf(text)
        if (!name) return text

        if (plans.size >= MAX_PLANS && !plans.has(name)) {
          isSpent = true
          return text
        }

        plans.add(name)

        return { name, text }
      }

      return {
        query: (text: string | pg.Submittable, values: unknown[]) => {
          if (typeof text !== 'string') return client.query(text)

          const namedQuery = named(text)
          const statement = typeof namedQuery === 'string' ? namedQuery : { ...namedQuery, values }

          return queryWithCodeNames(client, statement, values).catch((e: unknown) => {
            isSpent ||= isOfFollower(e) || isLast(e)
            throw e
          })
        },
        release: () => client.release(isSpent),
      }
    },
    end: () => pool.end(),
  }
}
