import { useMemo, useRef, useState } from 'react'
import { ask, toast } from '../../../platform/feedback.ts'
import { useLanguage, useText } from '../../../platform/i18n.ts'
import { useUnsaved } from '../../../platform/unsaved.ts'
import { useSaveQuestion } from './bank.queries.ts'
import { bankText } from './bank.text.ts'
import type { Faults } from './draft.rules.ts'
import { type Editing, judged, nextOf, refusedFaults } from './editor-state.ts'

const NONE: Faults = new Map()
type Given = { id: number | null; version: number; initial: Editing; onLeave: (savedId: number | null) => void }
/** The state of the editor: what is typed, what is wrong with it once saving was tried, saving, and leaving. */
export function useEditing({ id, version, initial, onLeave }: Given) {
  const { editor: text } = useText(bankText)
  const language = useLanguage()
  const [editing, setEditing] = useState(initial)
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<Faults>(NONE)
  const [round, setRound] = useState(0)
  const isChanged = useRef(false)
  const busy = useRef(0)
  const save = useSaveQuestion()
  const read = useMemo(() => judged(editing, language), [editing, language])
  const change = (part: Partial<Editing>) => {
    isChanged.current = true
    setRefused(NONE)
    setEditing((before) => ({ ...before, ...part }))
  }
  const leave = async () => {
    const question = { title: text.leaveTitle, content: text.leaveContent, okText: text.leave, cancelText: text.stay, danger: true }
    if (isChanged.current && !(await ask(question))) return
    isChanged.current = false
    onLeave(null)
  }
  useUnsaved(true, { isUnsaved: () => isChanged.current, close: () => void leave() })
  const store = async (goesOn: boolean) => {
    setTried(true)
    if (busy.current > 0) return toast.warning(text.uploading)
    if (!read.form || save.isPending) return
    try {
      const saved = await save.mutateAsync({ ...read.form, id, version })
      isChanged.current = false
      toast.success(id === null ? text.savedNew : text.saved)
      if (!goesOn) return onLeave(saved.id)
      setEditing(nextOf(editing))
      setTried(false)
      setRound(round + 1)
    } catch (error) {
      setRefused(refusedFaults(error))
      toast.error((error as Error).message)
    }
  }
  const onBusy = (count: number) => {
    busy.current = count
  }
  const faults = refused.size > 0 ? refused : isTried ? read.faults : NONE
  return { editing, change, faults, store, leave, onBusy, isSaving: save.isPending, round }
}
