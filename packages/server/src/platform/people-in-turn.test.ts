import { filesErrors } from '@residency/contract/areas/files/access'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTurns } from './people-in-turn.ts'

const [ANNA, BO, CHEN] = [1, 2, 3]
let done: string[]
let now: { name: string; end: (error?: Error) => void }[]

/** A job that ends when the test ends it. */
const work = (name: string) => () =>
  new Promise<string>((ended, failed) => {
    now.push({
      name,
      end: (error) => {
        done.push(name)
        if (error) failed(error)
        else ended(name)
      },
    })
  })

const tick = () => vi.advanceTimersByTimeAsync(0)

/** Ends running jobs one after another until none is left. */
async function runOut() {
  for (; now.length; await tick()) now.shift()!.end()
}

beforeEach(() => {
  vi.useFakeTimers()
  done = []
  now = []
})

afterEach(() => void vi.useRealTimers())
const busy = { def: { key: 'files.drawingBusy', status: 503 } }

describe('people in turn', () => {
  test('one runs at a time, and people take turns, however many jobs one of them has', async () => {
    const line = openTurns({
      atOnce: 1,
      busy: filesErrors.drawingBusy,
      each: 3,
      inAll: 10,
      longestMs: 1000,
    })

    const all = [
      line(ANNA, work('anna 1')),
      line(ANNA, work('anna 2')),
      line(ANNA, work('anna 3')),
      line(BO, work('bo 1')),
    ]

    all.push(line(ANNA, work('anna 4')), line(CHEN, work('chen 1')))
    await tick()
    expect(now.map(({ name }) => name)).toEqual(['anna 1'])

    await runOut()
    expect(done).toEqual(['anna 1', 'anna 2', 'bo 1', 'chen 1', 'anna 3', 'anna 4'])
    expect(await Promise.all(all)).toContain('chen 1')
  })

  test('several run at once, of each person one: one person never takes all places', async () => {
    const line = openTurns({
      atOnce: 2,
      busy: filesErrors.drawingBusy,
      each: 3,
      inAll: 10,
      longestMs: 1000,
    })
    const all = [line(ANNA, work('anna 1')), line(ANNA, work('anna 2')), line(BO, work('bo 1'))]
    await tick()
    expect(now.map(({ name }) => name)).toEqual(['anna 1', 'bo 1'])

    await runOut()
    await Promise.all(all)
    expect(done).toEqual(['anna 1', 'bo 1', 'anna 2'])
  })

  test('a person with enough waiting jobs gets “busy”, others may enter; a full queue accepts nobody', async () => {
    const line = openTurns({
      atOnce: 1,
      busy: filesErrors.drawingBusy,
      each: 2,
      inAll: 3,
      longestMs: 1000,
    })
    const all = [line(ANNA, work('1')), line(ANNA, work('2')), line(ANNA, work('3'))]

    await expect(line(ANNA, work('4'))).rejects.toMatchObject(busy)

    all.push(line(BO, work('5')))
    await expect(line(CHEN, work('6'))).rejects.toMatchObject(busy)

    await runOut()
    await Promise.all(all)
    expect(done).toEqual(['1', '2', '5', '3'])
  })

  test('a job that has waited too long is refused and never begins; those behind it continue', async () => {
    const line = openTurns({
      atOnce: 1,
      busy: filesErrors.drawingBusy,
      each: 2,
      inAll: 5,
      longestMs: 1000,
    })
    const slow = line(ANNA, work('slow'))
    const late = expect(line(BO, work('late'))).rejects.toMatchObject(busy)

    await vi.advanceTimersByTimeAsync(900)

    const patient = line(CHEN, work('patient'))

    await vi.advanceTimersByTimeAsync(200)
    await late
    await runOut()
    await Promise.all([slow, patient])
    expect(done).toEqual(['slow', 'patient'])
  })

  test('a failed job frees its place', async () => {
    const line = openTurns({
      atOnce: 1,
      busy: filesErrors.drawingBusy,
      each: 2,
      inAll: 5,
      longestMs: 1000,
    })
    const broken = expect(line(ANNA, work('broken'))).rejects.toThrow('torn')
    const after = line(ANNA, work('after'))

    now.shift()!.end(new Error('torn'))
    await tick()
    await broken
    await runOut()
    expect(await after).toBe('after')

    const again = line(BO, work('again'))

    await tick()
    await runOut()
    expect(await again).toBe('again')
  })
})
