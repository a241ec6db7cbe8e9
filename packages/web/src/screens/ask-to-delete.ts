import { ask, type Question, toast } from '../platform/feedback.ts'
import { say } from '../platform/texts/i18n.ts'

type Values = Readonly<Record<string, string | number>>

/** The sentences of a deletion. With a note the question is the title above it. */
export type DeletionText = {
  removeQuestion: string
  removeNote?: string
  remove: string
  removed: string
}

type WithdrawalText = {
  withdrawQuestion: string
  withdrawNote: string
  withdraw: string
  withdrawn: string
}

/**
 * Asks before a deletion, makes it and reports it. Answers whether the record was deleted; the call
 * reports its own errors.
 */
export function askToDelete(
  text: DeletionText,
  values: Values,
  remove: () => Promise<unknown>,
): Promise<boolean> {
  const question = say(text.removeQuestion, values)

  const sentences =
    text.removeNote === undefined
      ? { content: question }
      : { title: question, content: text.removeNote }

  return askAndReport({ ...sentences, okText: text.remove }, remove, say(text.removed, values))
}

/** The same before several records are deleted; the question about a single one names it. */
export function askToDeleteMany(
  text: DeletionText & { removeManyQuestion: string; removeContent: string },
  names: readonly string[],
  remove: () => Promise<unknown>,
): Promise<boolean> {
  const count = names.length
  const title =
    count === 1
      ? say(text.removeQuestion, { name: names[0]! })
      : say(text.removeManyQuestion, { count })

  const question = { title, content: text.removeContent, okText: text.remove }

  return askAndReport(question, remove, say(text.removed, { count }))
}

/** The same before people withdraw what they handed in or published. */
export function askToWithdraw(
  text: WithdrawalText,
  values: Values,
  withdraw: () => Promise<unknown>,
): Promise<boolean> {
  const title = say(text.withdrawQuestion, values)
  const question = { title, content: text.withdrawNote, okText: text.withdraw }

  return askAndReport(question, withdraw, say(text.withdrawn, values))
}

async function askAndReport(question: Question, change: () => Promise<unknown>, report: string) {
  if (!(await ask({ ...question, danger: true }))) return false

  const isDone = await change().then(
    () => true,
    () => false,
  )

  if (isDone) toast.success(report)

  return isDone
}
