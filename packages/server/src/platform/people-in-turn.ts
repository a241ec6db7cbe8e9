import type { ErrorDef } from '@residency/contract/kernel'
import { fail } from './http/fail.ts'

type TurnRules = {
  /** Jobs that run at once, of each person one. */
  atOnce: number

  /** Maximum number of waiting jobs per person. */
  each: number
  inAll: number

  /** Jobs waiting longer are answered with `busy`. */
  longestMs: number
  busy: ErrorDef
}

/**
 * A queue for jobs that need much of a process: people take turns, so that one person's jobs do not
 * block others. Refuses with `busy` when the queue or the wait is too long.
 */
export function openTurns({ atOnce, each, inAll, longestMs, busy }: TurnRules) {
  const running = new Set<number>()

  /** People in turn order. */
  const waiting = new Map<number, (() => void)[]>()

  const count = () => [...waiting.values()].reduce((sum, { length }) => sum + length, 0)
  const mayBegin = (person: number) => running.size < atOnce && !running.has(person)

  function beginNext() {
    const person = [...waiting.keys()].find(mayBegin)
    if (person === undefined) return

    const [go, ...later] = waiting.get(person)!

    waiting.delete(person)

    if (later.length) waiting.set(person, later)

    running.add(person)
    go!()
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
        refuse(fail(busy))
      }, longestMs)

      waiting.set(person, [...queue, go])
    })

  return async function runInTurn<T>(person: number, work: () => Promise<T>): Promise<T> {
    if (mayBegin(person)) {
      running.add(person)
    } else {
      if ((waiting.get(person)?.length ?? 0) >= each || count() >= inAll) throw fail(busy)
      await wait(person)
    }

    try {
      return await work()
    } finally {
      running.delete(person)
      beginNext()
    }
  }
}
