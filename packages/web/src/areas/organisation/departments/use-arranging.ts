import type { DepartmentNode } from '@residency/contract/areas/organisation/departments/department.contract'
import { nameIn } from '@residency/contract/kernel'
import { useState } from 'react'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { found, moved, orderOf, type Place, type Step, stepped } from './arrange.rules.ts'
import { usePlaceDepartment } from './department.queries.ts'
import { departmentText } from './department.text.ts'

type Undo = { id: number; place: Place }

/**
 * Moves departments one by one: each move is saved at once, announced, and can be undone in reverse
 * order.
 */
export function useArranging(nodes: readonly DepartmentNode[]) {
  const text = useText(departmentText)
  const language = useLanguage()
  const send = usePlaceDepartment()
  const [note, setNote] = useState<string | null>(null)
  const [undos, setUndos] = useState<readonly Undo[]>([])
  const [isBusy, setBusy] = useState(false)

  const nameOf = (id: number) => {
    const node = found(nodes, id)
    return node ? nameIn(language, node) : ''
  }

  const place = async (id: number, to: Place): Promise<Place | null> => {
    const version = found(nodes, id)?.version
    if (version === undefined) return null

    setBusy(true)

    // The call has reported the error, and the tree was reloaded.
    return send({ id, ...to, version, expectedTree: moved(nodes, id, to) })
      .catch(() => null)
      .finally(() => setBusy(false))
  }

  const move = async (id: number, to: Place) => {
    const name = nameOf(id)
    const previous = await place(id, to)
    if (!previous) return setNote(say(text.noPlace, { name }))

    setUndos([...undos, { id, place: previous }])

    const at = orderOf(moved(nodes, id, to), id)

    setNote(
      to.parentId === 0
        ? say(text.movedTop, { name, place: at })
        : say(text.moved, { name, parent: nameOf(to.parentId), place: at }),
    )
  }

  const step = (id: number, by: Step) => {
    const to = stepped(nodes, id, by)
    if (to) void move(id, to)
    else setNote(say(text.noPlace, { name: nameOf(id) }))
  }

  const undo = async () => {
    const last = undos.at(-1)
    if (!last || !(await place(last.id, last.place))) return

    setUndos(undos.slice(0, -1))
    setNote(say(text.undone, { name: nameOf(last.id) }))
  }

  return {
    note: note ?? text.start,
    canUndo: undos.length > 0,
    isBusy,
    move: (id: number, to: Place) => void move(id, to),
    step,
    undo: () => void undo(),
  }
}
