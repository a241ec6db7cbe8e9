import { getDrawingPlace } from '@residency/contract/kernel/task'
import { call } from './api-client.ts'
import { toast } from './feedback.ts'
import { say, textNow } from './i18n.ts'
import { platformText } from './platform.text.ts'

const LOOK_MS = 3000

/** A PDF that the server draws: while it waits for its turn, the reader is told how many are before it. */
export function drawn<T>(download: Promise<T>): Promise<T> {
  const look = async () => {
    const { before } = await call(getDrawingPlace, {}, { quiet: true })
    if (before !== null) toast.info(say(textNow(platformText).drawnBefore, { count: before }))
  }
  const looking = setInterval(() => void look().catch(() => {}), LOOK_MS)
  return download.finally(() => clearInterval(looking))
}
