import { useCallback, useMemo, useRef, useState } from 'react'
import { ApiError } from '../../../platform/calls/api-error.ts'
import { ask, toast } from '../../../platform/feedback.ts'
import { useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { useUnsaved } from '../../../platform/unsaved.ts'
import { useSaveQuestion } from '../bank/bank.queries.ts'
import { bankText } from '../bank/bank.text.ts'
import type { Faults } from './draft.rules.ts'
import { below, type Editing, judged, nextOf } from './editing.rules.ts'

const NONE: Faults = new Map()

/** The faults that the server found, by field. */
const refusedFaults = (error: unknown): Faults =>
  new Map(
    error instanceof ApiError
      ? error.errors.map(
          ({ path, message }) => [below(path.replace(/^body\./, '')), message] as const,
        )
      : [],
  )

type EditingOptions = {
  id: number | null
  version: number
  initial: Editing
  onLeave: (savedId: number | null) => void
}

/**
 * The state of the editor: what is typed, what is wrong with it once saving was tried, saving, and
 * leaving.
 */
export function useEditing({ id, version, initial, onLeave }: EditingOptions) {
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
    const question = {
      title: text.leaveTitle,
      content: text.leaveContent,
      okText: text.leave,
      cancelText: text.stay,
      danger: true,
    }

    if (isChanged.current && !(await ask(question))) return

    isChanged.current = false
    onLeave(null)
  }

  useUnsaved(true, { isUnsaved: () => isChanged.current, close: () => void leave() })

  /** False if something is wrong with what is typed. */
  const store = async (opensNext: boolean): Promise<boolean> => {
    setTried(true)
    if (!read.form) return false
    if (busy.current > 0) toast.warning(text.uploading)
    if (busy.current > 0 || save.isPending) return true

    try {
      const saved = await save.mutateAsync({ ...read.form, id, version })
      isChanged.current = false
      toast.success(id === null ? text.savedNew : text.saved)

      if (!opensNext) {
        onLeave(saved.id)
        return true
      }

      setEditing(nextOf(editing))
      setTried(false)
      setRound(round + 1)

      return true
    } catch (error) {
      setRefused(refusedFaults(error))
      toast.error((error as Error).message)

      return false
    }
  }

  const onBusy = useCallback((count: number) => {
    busy.current = count
  }, [])

  const chooseFaults = () => {
    if (refused.size > 0) return refused

    return isTried ? read.faults : NONE
  }

  const faults = chooseFaults()

  return { editing, change, faults, store, leave, onBusy, isSaving: save.isPending, round }
}
