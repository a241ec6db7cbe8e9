import { filesErrors } from '@residency/contract/areas/files/access'
import { fail } from '../../../platform/http/fail.ts'

type Lengths = {
  /** Maximum number of waiting jobs per person. */
  each: number
  inAll: number
  /** Jobs waiting longer are answered with "busy, try again". */
  longestMs: number
}

/**
 * A queue for CPU-bound jobs: one at a time, people in turn, so that one person's jobs do not block
 * others. Refuses with "busy" when the queue or the wait is too long.
 */
export function createRenderQueue({ each, inAll, longestMs }: Lengths) {
  /** People in turn order. */
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
      const queue = waiting.get(person) ?? []

      const go = () => {
        clearTimeout(timer)
        begin()
      }

      const timer = setTimeout(() => {
        const remaining = (waiting.get(person) ?? []).filter((job) => job !== go)
        if (remaining.length) waiting.set(person, remaining)
        else waiting.delete(person)
        refuse(fail(filesErrors.drawingBusy))
      }, longestMs)

      waiting.set(person, [...queue, go])
    })

  return async <T>(person: number, work: () => Promise<T>): Promise<T> => {
    if (isBusy) {
      if ((waiting.get(person)?.length ?? 0) >= each || count() >= inAll)
        throw fail(filesErrors.drawingBusy)
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
