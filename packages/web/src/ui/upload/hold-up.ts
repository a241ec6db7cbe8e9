import { waitBefore } from './chunks.rules.ts'

export type HoldUpReason = 'network' | 'busy'

/**
 * The pause after an unanswered call. It ends by itself, after a longer time each time, or at once when the network says it is back;
 * `goOn` then tries with a single call, and `answered` ends the hold-up.
 */
export function makeHoldUp(goOn: () => void) {
  let why: HoldUpReason | null = null
  let times = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    why: () => why,
    isWaiting: () => timer !== undefined,
    begin(reason: HoldUpReason) {
      why = reason
      if (timer !== undefined) return
      times += 1
      timer = setTimeout(() => {
        timer = undefined
        goOn()
      }, waitBefore(times))
    },
    goOnNow() {
      if (why === null) return
      stop()
      times = 0
      goOn()
    },
    answered() {
      stop()
      why = null
      times = 0
    },
    stop,
  }
}
