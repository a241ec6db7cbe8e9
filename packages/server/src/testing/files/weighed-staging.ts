import type { Staging } from '../../platform/files/staging.ts'

type Weight = { id: string; bytes: number; isDone: boolean }

/**
 * A staging that measures bytes received in total and the maximum held, including those in flight.
 */
export function weighed(inner: Staging) {
  const weights = new Set<Weight>()
  let gate: { left: number; reach: () => void; opened: Promise<void> } | undefined
  const weigh = () => [...weights].reduce((sum, { bytes }) => sum + bytes, 0)

  const staging: Staging = {
    ...inner,
    async write(id, offset, bytes) {
      const weight: Weight = { id, bytes: 0, isDone: false }
      weights.add(weight)

      const counted = async function* () {
        for await (const piece of bytes) {
          weight.bytes += piece.length
          scale.written += piece.length
          scale.most = Math.max(scale.most, weigh())
          yield piece
        }

        const here = gate
        if (!here || here.left === 0) return

        here.left -= 1

        if (here.left === 0) here.reach()

        await here.opened
      }

      try {
        const written = await inner.write(id, offset, counted())
        weight.isDone = true

        return {
          ...written,
          takeBack: () => written.takeBack().then(() => void weights.delete(weight)),
        }
      } catch (e) {
        weights.delete(weight)
        throw e
      }
    },
    async remove(id) {
      await inner.remove(id)
      for (const weight of weights) if (weight.id === id && weight.isDone) weights.delete(weight)
    },
  }

  const scale = {
    staging,
    written: 0,
    most: 0,
    reset() {
      gate = undefined
      weights.clear()
      scale.written = 0
      scale.most = 0
    },

    /**
     * The next so many writes stop before their end until `open`; `reached` when all of them have.
     */
    pauseAt(count: number) {
      let [open, reach] = [() => {}, () => {}]
      const opened = new Promise<void>((done) => {
        open = done
      })
      const reached = new Promise<void>((done) => {
        reach = done
      })

      gate = { left: count, reach, opened }

      return { open, reached }
    },
  }

  return scale
}
