import { performance } from 'node:perf_hooks'
import type { SignedCtx } from './ctx.ts'
import type { ReadyAnswer } from './ready-answer.ts'

declare module './ctx.ts' {
  interface Services {
    ownViews: OwnViews
  }
}

type OwnViews = ReturnType<typeof openOwnViews>

const LIFE_MS = 5000
const MAX_PEOPLE = 300
const MAX_VIEWS = 4
type View = { until: number; answer: Promise<ReadyAnswer> }
type Views = Map<string, View>

/**
 * All that decides what a reader may see: somebody whose rights change has another view at once.
 */
const readerOf = ({ actor, language }: SignedCtx) =>
  JSON.stringify([
    actor.sessionId,
    actor.rightsVersion,
    actor.roles,
    actor.departmentId,
    actor.treePath,
    [...actor.dataScopes],
    language,
  ])

/**
 * Answers that were made for one person, given again for a few seconds: somebody who opens a page
 * in three windows, or comes back to it, does not have it made three times. A view ends with every
 * change of its reader and with every live update to them, before and after: what was begun before
 * a change is never given to a request after it. The cache is bounded, and holds nothing that is
 * over.
 */
export function openOwnViews(clock: () => number = () => performance.now()) {
  const people = new Map<number, Views>()

  function dropEnded() {
    for (const [userId, views] of people) {
      for (const [key, { until }] of views) if (until <= clock()) views.delete(key)
      if (views.size === 0) people.delete(userId)
    }
  }

  function dropOldest(map: Map<unknown, unknown>, max: number) {
    while (map.size >= max) map.delete(map.keys().next().value)
  }

  return {
    /**
     * The reader's view of this name, made by `make` unless it was made within the last seconds.
     */
    read(ctx: SignedCtx, name: string, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
      const { userId } = ctx.actor
      const key = `${name} ${readerOf(ctx)}`
      const known = people.get(userId)?.get(key)
      if (known && known.until > clock()) return known.answer

      dropEnded()

      const views: Views = people.get(userId) ?? new Map()
      if (!people.has(userId)) dropOldest(people, MAX_PEOPLE)

      people.set(userId, views)
      dropOldest(views, MAX_VIEWS)

      const view: View = { until: clock() + LIFE_MS, answer: make() }

      views.set(key, view)
      view.answer.catch(() => {
        if (views.get(key) === view) views.delete(key)
      })

      return view.answer
    },

    /** Ends the views of these people; null: of everybody. */
    end(userIds: readonly number[] | null) {
      if (userIds === null) people.clear()
      else for (const userId of userIds) people.delete(userId)
    },

    /** How many people have views. */
    count: () => people.size,
  }
}
