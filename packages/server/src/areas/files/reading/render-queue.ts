import { filesErrors } from '@residency/contract/areas/files/errors'
import { fail } from '../../../platform/http/fail.ts'

type Lengths = {
  /** How many works of one person may wait. */
  each: number
  inAll: number
  /** After this wait the answer is "busy, try again". */
  longestMs: number
}

/**
 * A line for work that fills a processor: one at a time, people in turn, so that nobody waits for all that somebody else has brought.
 * Where it is too long, or takes too long, the answer is that it is busy.
 */
export function createRenderQueue({ each, inAll, longestMs }: Lengths) {
  /** In the order of their turns. */
  const waiting = new Map<number, (() => void)[]>()
  let isBusy = false
  const count = () => [...waiting.values()].reduce((sum, { length }) => sum + length, 0)
  const next = () => {
    const [turn] = waiting
    if (!turn) {
      isBusy = false
      return
    }
    const [person, [go, ...later]] = turn
    waiting.delete(person)
    if (later.length) waiting.set(person, later)
    go?.()
  }
  const wait = (person: number) =>
    new Promise<void>((begin, refuse) => {
      const own = waiting.get(person) ?? []
      const go = () => {
        clearTimeout(timer)
        begin()
      }
      const timer = setTimeout(() => {
        const left = (waiting.get(person) ?? []).filter((one) => one !== go)
        if (left.length) waiting.set(person, left)
        else waiting.delete(person)
        refuse(fail(filesErrors.drawingBusy))
      }, longestMs)
      waiting.set(person, [...own, go])
    })
  return async <T>(person: number, work: () => Promise<T>): Promise<T> => {
    if (isBusy) {
      if ((waiting.get(person)?.length ?? 0) >= each || count() >= inAll) throw fail(filesErrors.drawingBusy)
      await wait(person)
    }
    isBusy = true
    try {
      return await work()
    } finally {
      next()
    }
  }
}
