import { waitBefore } from './chunks.rules.ts'

export type PauseReason = 'network' | 'busy'

/**
 * The pause after a failed call. It ends after a growing delay, or at once when the network is
 * back. `resume` then tries a single call, and `answered` ends the pause.
 */
export function createBackoff(resume: () => void) {
  let why: PauseReason | null = null
  let times = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }

  return {
    why: () => why,
    isWaiting: () => timer !== undefined,
    begin(reason: PauseReason) {
      why = reason
      if (timer !== undefined) return

      times += 1

      timer = setTimeout(() => {
        timer = undefined
        resume()
      }, waitBefore(times))
    },
    resumeNow() {
      if (why === null) return

      stop()
      times = 0
      resume()
    },
    answered() {
      stop()
      why = null
      times = 0
    },
    stop,
  }
}
