import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSaveQueue, type Outcome, type SaveStatus, type Values } from './save-queue.rules.ts'

type Section = 'basic' | 'choices'
const EMPTY = { basic: { name: null, mail: null }, choices: { ids: [] } }

function openQueue(answers: (Outcome | Promise<Outcome>)[] = [], isPaused = false) {
  const sent: [Section, Values, number][] = []
  const agreed: boolean[] = []
  const statuses: SaveStatus<Section>[] = []
  const findSavedVersion = vi.fn(async (): Promise<number | null> => null)

  const queue = createSaveQueue<Section>({
    version: 1,
    saved: EMPTY,
    isPaused,
    send: async (section, values, version, isAgreed) => {
      sent.push([section, values, version])
      agreed.push(isAgreed)

      return answers.shift() ?? { kind: 'saved', version: version + 1 }
    },
    faultsOf: (_, values): Record<string, string> =>
      values.mail === 'half' ? { mail: 'not an address' } : {},
    findSavedVersion,
    notify: (one) => statuses.push(one),
  })

  return { queue, sent, agreed, statuses, findSavedVersion, last: () => statuses.at(-1)! }
}

const lost: Outcome = { kind: 'unanswered', message: 'no network' }
const conflict: Outcome = { kind: 'conflict', message: 'changed meanwhile' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('typed back to what was saved', () => {
  const [was, is] = [{ ids: [] }, { ids: [7] }]

  test('while another value is under way it is unsaved: the page may be closed before the answer', async () => {
    let answer: (outcome: Outcome) => void = () => {}
    const { queue, sent } = openQueue([new Promise((resolve) => (answer = resolve))])

    queue.put('choices', is)

    const done = queue.flush()

    await vi.advanceTimersByTimeAsync(0)
    queue.put('choices', was)
    expect(queue.unsaved()).toEqual({ choices: was })
    expect(queue.underway()).toEqual({ section: 'choices', values: is })

    answer({ kind: 'saved', version: 2 })
    await done
    expect(sent.map(([, values]) => values)).toEqual([is, was])
    expect([queue.unsaved(), queue.underway()]).toEqual([{}, null])
  })

  test('after a lost answer it is sent all the same: what was lost may have arrived', async () => {
    const { queue, sent, findSavedVersion } = openQueue([lost, conflict])
    queue.put('choices', is)
    await queue.flush()
    findSavedVersion.mockResolvedValue(2)
    queue.put('choices', was)
    expect(queue.unsaved()).toEqual({ choices: was })

    await queue.flush()

    expect(sent).toEqual([
      ['choices', is, 1],
      ['choices', was, 1],
      ['choices', was, 2],
    ])

    expect([queue.unsaved(), queue.isAllSaved()]).toEqual([{}, true])
  })
})

describe('order', () => {
  test('typing is saved once, after a pause', async () => {
    const { queue, sent, last } = openQueue()

    for (const name of ['a', 'ab', 'abc']) {
      queue.put('basic', { name, mail: null })
      await vi.advanceTimersByTimeAsync(500)
    }

    expect(sent).toEqual([])
    expect(last().state).toBe('waiting')

    await vi.advanceTimersByTimeAsync(400)
    expect(sent).toEqual([['basic', { name: 'abc', mail: null }, 1]])
    expect(last()).toMatchObject({ state: 'clean', savedAt: expect.any(Number) })
    expect(queue.isAllSaved()).toBe(true)
  })

  test('what is typed while a save is under way follows it, with the version it answered', async () => {
    let answer: (outcome: Outcome) => void = () => {}
    const { queue, sent } = openQueue([new Promise((resolve) => (answer = resolve))])

    queue.put('basic', { name: 'a', mail: null })

    const done = queue.flush()

    await vi.advanceTimersByTimeAsync(0)
    queue.put('basic', { name: 'b', mail: null })
    queue.put('choices', { ids: [7] })
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent).toHaveLength(1)

    answer({ kind: 'saved', version: 5 })
    await done

    expect(sent.slice(1)).toEqual([
      ['basic', { name: 'b', mail: null }, 5],
      ['choices', { ids: [7] }, 6],
    ])
  })

  test('a photo takes its turn and its version carries on', async () => {
    const { queue, sent } = openQueue()
    queue.put('basic', { name: 'a', mail: null })
    void queue.flush()
    await queue.run(async () => ({ version: queue.version() + 1 }))
    queue.put('choices', { ids: [1] })
    await queue.flush()

    expect(sent.map(([section, , version]) => [section, version])).toEqual([
      ['basic', 1],
      ['choices', 3],
    ])
  })

  test('what equals the saved is not sent', async () => {
    const { queue, sent, last } = openQueue()
    queue.put('basic', EMPTY.basic)
    await queue.flush()
    expect(sent).toEqual([])
    expect(last().state).toBe('clean')
  })
})

describe('a lost network', () => {
  test('keeps the edits, says so, and saves them when it is back', async () => {
    const { queue, sent, last } = openQueue([lost, lost])
    queue.put('basic', { name: 'a', mail: null })
    await queue.flush()
    expect(last()).toMatchObject({ state: 'offline', message: 'no network' })
    expect(queue.isAllSaved()).toBe(false)

    await vi.advanceTimersByTimeAsync(2000)
    expect(sent).toHaveLength(2)

    await queue.flush() // the browser reports online
    expect(sent).toHaveLength(3)
    expect(last().state).toBe('clean')
    expect(queue.isAllSaved()).toBe(true)
  })
  test('a save that arrived although its answer was lost is no conflict', async () => {
    const { queue, sent, findSavedVersion, last } = openQueue([lost, conflict])
    findSavedVersion.mockResolvedValue(2)
    queue.put('basic', { name: 'a', mail: null })
    await queue.flush()
    queue.put('basic', { name: 'ab', mail: null })
    await queue.flush()
    expect(findSavedVersion).toHaveBeenCalledWith('basic', { name: 'a', mail: null })
    expect(sent.at(-1)).toEqual(['basic', { name: 'ab', mail: null }, 2])
    expect(last().state).toBe('clean')
  })
})

describe('refusals', () => {
  test('a refused field stays, with its sentence; the others are saved', async () => {
    const { queue, sent, last } = openQueue([{ kind: 'refused', faults: { mail: 'unknown' } }])
    queue.put('basic', { name: 'a', mail: 'x@y' })
    await queue.flush()

    expect(sent.map(([, values]) => values)).toEqual([
      { name: 'a', mail: 'x@y' },
      { name: 'a', mail: null },
    ])

    expect(last()).toMatchObject({
      state: 'clean',
      faults: { basic: { mail: 'unknown' }, choices: {} },
    })

    expect(queue.isAllSaved()).toBe(false)

    queue.put('basic', { name: 'a', mail: 'x@y.z' })
    await queue.flush()
    expect(sent.at(-1)).toEqual(['basic', { name: 'a', mail: 'x@y.z' }, 2])
    expect(queue.isAllSaved()).toBe(true)
  })

  test('what is seen to be wrong is not sent at all', async () => {
    const { queue, sent, last } = openQueue()
    queue.put('basic', { name: null, mail: 'half' })
    await queue.flush()
    expect(sent).toEqual([])
    expect(last().faults.basic).toEqual({ mail: 'not an address' })
  })

  test('the same complaint twice stops instead of asking for ever', async () => {
    const refused: Outcome = { kind: 'refused', faults: { name: 'no' } }
    const { queue, sent, last } = openQueue([refused, refused, refused])

    queue.put('basic', { name: 'a', mail: 'b' })
    await queue.flush()
    expect(sent).toHaveLength(2)
    expect(last()).toMatchObject({ state: 'stopped', message: 'no' })
  })
})

describe('a conflict', () => {
  test('keeps everything and sends nothing more until the reader decides', async () => {
    const { queue, sent, last } = openQueue([conflict])
    queue.put('basic', { name: 'a', mail: null })
    await queue.flush()
    expect(last()).toMatchObject({ state: 'conflict', message: 'changed meanwhile' })

    queue.put('basic', { name: 'ab', mail: null })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    expect(last()).toMatchObject({ state: 'conflict', message: 'changed meanwhile' })
    expect(queue.isAllSaved()).toBe(false)
  })
})

describe('a save that leads to more than was typed', () => {
  const asking: Outcome = { kind: 'asking', message: 'a new review' }
  test('waits behind the others until the reader agrees', async () => {
    const { queue, sent, agreed, last } = openQueue([asking], true)
    queue.put('basic', { name: 'a', mail: null })
    queue.put('choices', { ids: [1] })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual([])

    await queue.flush()
    expect(sent.map(([section]) => section)).toEqual(['basic', 'choices'])
    expect(last()).toMatchObject({ state: 'asking', message: 'a new review' })
    expect(queue.isAllSaved()).toBe(false)

    await queue.agree()
    expect(sent.at(-1)).toEqual(['basic', { name: 'a', mail: null }, 2])
    expect(agreed).toEqual([false, false, true])
    expect(last().state).toBe('clean')
    expect(queue.isAllSaved()).toBe(true)
  })
})

describe('what is not on the server', () => {
  test('the reader sees what waits and what was refused, until it is saved', async () => {
    const { queue } = openQueue([lost])

    expect(queue.unsaved()).toEqual({})

    queue.put('basic', { name: 'a', mail: null })
    expect(queue.unsaved()).toEqual({ basic: { name: 'a', mail: null } })

    await queue.flush()
    expect(queue.unsaved()).toEqual({ basic: { name: 'a', mail: null } })

    await queue.flush()
    expect(queue.unsaved()).toEqual({})

    queue.put('basic', { name: 'a', mail: 'half' })
    await queue.flush()
    expect(queue.unsaved()).toEqual({ basic: { name: 'a', mail: 'half' } })
  })
})
