import { alertOf, toast } from '../feedback.ts'
import { say, textNow } from '../texts/i18n.ts'
import { platformText } from '../texts/platform.text.ts'

/**
 * Browsers within other programs, which ignore a download and say nothing. WeCom names WeChat as
 * well, so it is asked for first.
 */
const EMBEDDED = [
  ['wecom', /wxwork/i],
  ['wechat', /MicroMessenger/i],
  ['dingTalk', /DingTalk/i],
  ['qq', /\bQQ\/\d/i],
] as const

/** The program in which the page is shown, if it cannot download; null in a browser of its own. */
export const embeddingProgram = (agent: string) =>
  EMBEDDED.find(([, pattern]) => pattern.test(agent))?.[0] ?? null

/**
 * Saves a file under its name. Where that cannot work the reader sees why, and what to do instead.
 */
export function saveFile(file: { blob: Blob; name: string }) {
  const text = textNow(platformText)
  const program = embeddingProgram(navigator.userAgent)
  if (program) {
    void alertOf(
      say(text.openInBrowser, { program: text.programs[program], address: location.href }),
    )

    return
  }

  try {
    const url = URL.createObjectURL(file.blob)
    const link = document.createElement('a')

    link.href = url
    link.download = file.name
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
  } catch {
    toast.error(text.downloadFailed)
  }
}
