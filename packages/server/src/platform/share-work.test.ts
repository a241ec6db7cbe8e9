import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Outcome, shareWork } from './share-work.ts'

type Run = { inputs: string[]; end: (outcomes: Outcome<string>[]) => void; break: () => void }

/** Work whose runs the test ends; answers of single inputs begin with "alone". */
function aSharing({ most = 10, pauseMs = 0, longestMs = 60_000 } = {}) {
  const runs: Run[] = []
  const alone: string[] = []

  const ask = shareWork<string, string>({
    most,
    pauseMs,
    longestMs,
    keyOf: (input) => input[0]!,
    together: (inputs) =>
      new Promise((done, failed) =>
        runs.push({ inputs: [...inputs], end: done, break: () => failed(new Error('broken')) }),
      ),
    alone: async (input) => {
      alone.push(input)
      return `alone ${input}`
    },
  })

  return { ask, runs, alone }
}

const answers = (inputs: readonly string[]) => inputs.map((input) => ({ answer: `${input}!` }))

test('the first input begins at once; those that come meanwhile share the next run', async () => {
  const { ask, runs } = aSharing()
  const promises = ['a', 'b', 'c'].map(ask)
  expect(runs.map(({ inputs }) => inputs)).toEqual([['a']])

  runs[0]!.end(answers(['a']))
  await vi.waitFor(() => expect(runs).toHaveLength(2))
  expect(runs[1]!.inputs).toEqual(['b', 'c'])

  runs[1]!.end(answers(['b', 'c']))
  expect(await Promise.all(promises)).toEqual(['a!', 'b!', 'c!'])
})

test('inputs with the same key are in different runs, in their order; a run has a bound', async () => {
  const { ask, runs } = aSharing({ most: 2 })
  const promises = ['x', 'a1', 'a2', 'b1', 'a3', 'c1'].map(ask)

  for (let at = 0; at < 4; at++) {
    await vi.waitFor(() => expect(runs).toHaveLength(at + 1))
    runs[at]!.end(answers(runs[at]!.inputs))
  }

  await Promise.all(promises)
  expect(runs.map(({ inputs }) => inputs)).toEqual([['x'], ['a1', 'b1'], ['a2', 'c1'], ['a3']])
})

test('each input has an outcome of its own: answered, refused, or tried alone', async () => {
  const { ask, runs, alone } = aSharing()
  const outcomes = Promise.allSettled(['x', 'a', 'b', 'c'].map(ask))

  runs[0]!.end(answers(['x']))
  await vi.waitFor(() => expect(runs).toHaveLength(2))
  runs[1]!.end([{ answer: 'a!' }, { failure: new Error('refused') }, 'alone'])

  expect(await outcomes).toMatchObject([
    { value: 'x!' },
    { value: 'a!' },
    { reason: { message: 'refused' } },
    { value: 'alone c' },
  ])
  expect(alone).toEqual(['c'])
})

test('when a run fails as a whole, each of its inputs is tried alone, and the next run begins', async () => {
  const { ask, runs } = aSharing()
  const promises = ['a', 'b'].map(ask)

  runs[0]!.break()
  await vi.waitFor(() => expect(runs).toHaveLength(2))
  runs[1]!.end(answers(['b']))

  expect(await Promise.all(promises)).toEqual(['alone a', 'b!'])
})

test('a run that takes too long holds up nobody: who comes then begins another with all that wait', async () => {
  const { ask, runs } = aSharing({ longestMs: -1 })
  const first = ask('a')
  const second = ask('b')

  expect(runs.map(({ inputs }) => inputs)).toEqual([['a'], ['b']])
  runs[1]!.end(answers(['b']))
  expect(await second).toBe('b!')

  runs[0]!.end(answers(['a']))
  expect(await first).toBe('a!')
})

describe('with a pause between two runs', () => {
  const PAUSE_MS = 1000

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** A sharing whose first run, of one input, has ended. */
  async function afterOne() {
    const sharing = aSharing({ most: 3, pauseMs: PAUSE_MS })
    const first = sharing.ask('a')

    sharing.runs[0]!.end(answers(['a']))
    await first

    return sharing
  }

  test('those that come soon after a run share the next one', async () => {
    const { ask, runs } = await afterOne()
    void ask('b')
    await vi.advanceTimersByTimeAsync(PAUSE_MS / 2)
    void ask('c')
    expect(runs).toHaveLength(1)

    await vi.advanceTimersByTimeAsync(PAUSE_MS / 2)
    expect(runs[1]!.inputs).toEqual(['b', 'c'])
  })

  test('nobody waits for a full run, or who asks alone', async () => {
    const { ask, runs } = await afterOne()
    void ask('a2')
    expect(runs[1]!.inputs).toEqual(['a2'])

    for (const input of ['b', 'c', 'd', 'e']) void ask(input)
    runs[1]!.end(answers(['a2']))
    await vi.advanceTimersByTimeAsync(0)
    expect(runs[2]!.inputs).toEqual(['b', 'c', 'd'])
  })

  test('the first after a longer time begins at once', async () => {
    const { ask, runs } = await afterOne()
    await vi.advanceTimersByTimeAsync(PAUSE_MS)
    void ask('b')
    expect(runs[1]!.inputs).toEqual(['b'])
  })
})
