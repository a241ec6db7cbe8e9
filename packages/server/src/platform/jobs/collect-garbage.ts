import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (how: { type: 'major'; execution: 'async' }) => Promise<void>
let collect: Collect | undefined

/** Garbage allowed between two steps of long work. */
const MAX_GARBAGE = 40 * 1024 * 1024
const used = () => getHeapStatistics().used_heap_size

/**
 * Runs the garbage collector between steps of long work once enough garbage has accumulated. On
 * machines with much memory V8 lets garbage grow: an import of 100,000 rows took 430 MB, of which
 * 110 were needed (docs/decisions/0016). A heap limit would kill the process under load instead.
 */
export function createCollector(): () => Promise<void> {
  let least = used()
  return async () => {
    const now = used()
    least = Math.min(least, now)
    if (now - least < MAX_GARBAGE) return

    if (!collect) {
      setFlagsFromString('--expose-gc')
      collect = runInNewContext('gc') as Collect
    }

    await collect({ type: 'major', execution: 'async' })
    least = used()
  }
}
