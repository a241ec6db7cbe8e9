import { ask, toast } from '../../platform/feedback.ts'
import { say, useText } from '../../platform/i18n.ts'
import { organisationText } from './organisation.text.ts'

type Row = { id: number; name: string; status: 0 | 1 }
type Changes = {
  setStatus: { mutateAsync: (input: { id: number; status: 0 | 1 }) => Promise<unknown> }
  remove: { mutateAsync: (id: number) => Promise<unknown> }
}
type Questions = { disableContent?: string; removeContent?: string | ((row: Row) => Promise<string>) }

/** Enables, disables and deletes a record: confirmed if destructive, reported when done. The call reports its own errors. */
export function useRowActs({ setStatus, remove }: Changes, questions: Questions = {}) {
  const text = useText(organisationText)
  const toggle = async ({ id, name, status }: Row) => {
    const content = questions.disableContent ?? text.disableContent
    const question = { title: say(text.disableQuestion, { name }), content, okText: text.disable, danger: true }
    if (status === 1 && !(await ask(question))) return
    await setStatus.mutateAsync({ id, status: status === 1 ? 0 : 1 })
    toast.success(say(status === 1 ? text.disabled : text.enabled, { name }))
  }
  const removeRow = async (row: Row) => {
    const given = questions.removeContent
    const content = typeof given === 'function' ? await given(row) : (given ?? text.removeContent)
    if (!(await ask({ title: say(text.removeQuestion, { name: row.name }), content, okText: text.remove, danger: true }))) return
    await remove.mutateAsync(row.id)
    toast.success(say(text.removed, { name: row.name }))
  }
  const quietly = (act: (row: Row) => Promise<void>) => (row: Row) => void act(row).catch(() => {})
  return { toggle: quietly(toggle), remove: quietly(removeRow) }
}
