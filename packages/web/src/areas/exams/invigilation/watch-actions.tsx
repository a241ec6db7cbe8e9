import type { WatchStatus } from '@residency/contract/areas/exams/exam/watch-status.rules'
import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { PageActions, type RowAction, RowActions } from '../../../ui/tables/row-actions.tsx'
import { watchText } from './watch.text.ts'
import { actsOf, type WatchAct, type WatchFormProps } from './watch-acts.rules.ts'
import type { MessagesProps } from './watch-messages.tsx'

const WatchForm = lazyDialog<WatchFormProps>(() =>
  import('./watch-form.tsx').then((part) => part.default),
)

const Messages = lazyDialog<MessagesProps>(() =>
  import('./watch-messages.tsx').then((part) => part.default),
)

type Props = {
  id: number
  ids: readonly number[] | null
  names: readonly string[]
  status: WatchStatus | null
  mayAct: boolean
  onDone: () => void
}

/**
 * What may be done for candidates: for one in the row, for the selected ones and for everybody
 * above the rows.
 */
export function WatchActions({ id, ids, names, status, mayAct, onDone }: Props) {
  const text = useText(watchText)
  const [act, setAct] = useState<WatchAct | null>(null)
  const [isReading, setReading] = useState(false)

  const acts: RowAction[] = mayAct
    ? actsOf(status).map((key) => ({
        key,
        label: text.acts[key],
        danger: key === 'finish',
        onClick: () => setAct(key),
      }))
    : []

  const isOne = status !== null
  const messages = { key: 'messages', label: text.messages, onClick: () => setReading(true) }

  return (
    <>
      {isOne ? (
        <RowActions actions={acts} />
      ) : (
        <PageActions actions={ids === null ? [...acts, messages] : acts} />
      )}
      <WatchForm
        isOpen={act !== null}
        act={act ?? 'extraTime'}
        id={id}
        ids={ids}
        names={names}
        onDone={onDone}
        onClose={() => setAct(null)}
      />
      {ids === null && <Messages isOpen={isReading} id={id} onClose={() => setReading(false)} />}
    </>
  )
}
