import { getDrawingPlace } from '@residency/contract/kernel/task'
import { toast } from '../feedback.ts'
import { say, textNow } from '../texts/i18n.ts'
import { platformText } from '../texts/platform.text.ts'
import { call } from './api-client.ts'

const LOOK_MS = 3000

/**
 * A PDF that the server draws: while it waits for its turn, the reader sees how many are before it,
 * and how many pages are done.
 */
export function drawn<T>(download: Promise<T>): Promise<T> {
  const look = async () => {
    const { before, pages } = await call(getDrawingPlace, {}, { quiet: true })
    const text = textNow(platformText)
    if (before !== null) toast.info(say(text.drawnBefore, { count: before }))
    else if (pages) toast.info(say(text.drawnPages, pages))
  }

  const looking = setInterval(() => void look().catch(() => {}), LOOK_MS)
  return download.finally(() => clearInterval(looking))
}
