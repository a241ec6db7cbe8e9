import { ignoreReportedErrors } from '../platform/calls/api-client.ts'
import { ask, toast } from '../platform/feedback.ts'
import { say, useText } from '../platform/texts/i18n.ts'
import { screensText } from './screens.text.ts'

type Row = { id: number; name: string; status: 0 | 1 }

type Changes<R> = {
  /** Takes the row with its new status. */
  setStatus: { mutateAsync: (row: R) => Promise<unknown> }

  /** Absent where records are never deleted. */
  remove?: { mutateAsync: (id: number) => Promise<unknown> }
}

type Questions<R> = {
  disableQuestion?: string
  disableContent?: string
  removeContent?: string | ((row: R) => Promise<string>)
}

/**
 * Enables, disables and deletes a record: confirmed if destructive, reported when done. The call
 * reports its own errors.
 */
export function useRowActs<R extends Row>(
  { setStatus, remove }: Changes<R>,
  questions: Questions<R> = {},
) {
  const text = useText(screensText)

  const toggle = async (row: R) => {
    const { name, status } = row

    const question = {
      title: say(questions.disableQuestion ?? text.disableQuestion, { name }),
      content: questions.disableContent ?? text.disableContent,
      okText: text.disable,
      danger: true,
    }

    if (status === 1 && !(await ask(question))) return

    await setStatus.mutateAsync({ ...row, status: status === 1 ? 0 : 1 })
    toast.success(say(status === 1 ? text.disabled : text.enabled, { name }))
  }

  const removeRow = async (row: R) => {
    const ownContent = questions.removeContent
    const content =
      typeof ownContent === 'function' ? await ownContent(row) : (ownContent ?? text.removeContent)
    if (
      !(await ask({
        title: say(text.removeQuestion, { name: row.name }),
        content,
        okText: text.remove,
        danger: true,
      }))
    )
      return

    await remove?.mutateAsync(row.id)
    toast.success(say(text.removed, { name: row.name }))
  }

  return { toggle: ignoreReportedErrors(toggle), remove: ignoreReportedErrors(removeRow) }
}
