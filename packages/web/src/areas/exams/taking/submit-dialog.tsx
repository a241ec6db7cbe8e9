import { say, useText } from '../../../platform/texts/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { itemStatusOf } from './sitting.rules.ts'
import { takingText } from './taking.text.ts'
import type { Sitting, SittingView } from './use-sitting.ts'
import type { View } from './use-view.ts'

type Props = {
  sitting: Sitting
  seen: SittingView
  view: View
  isOpen: boolean
  onClose: () => void
  onChoose: (id: number) => void
}

/** Before submitting: what is open, and what was marked for later. */
export function SubmitDialog({ sitting, seen, view, isOpen, onClose, onChoose }: Props) {
  const { sit: text } = useText(takingText)

  const statuses = view.items.map((item) => ({
    id: item.id,
    ...itemStatusOf(item, seen.sheet, seen.isSaved),
  }))

  const open = statuses.filter(({ isAnswered }) => !isAnswered)
  const flagged = statuses.filter(({ isFlagged }) => isFlagged)

  const submit = () => {
    onClose()
    void sitting.submit()
  }

  const numbers = (some: typeof statuses) => (
    <div className="sit-numbers">
      {some.map(({ id }) => (
        <button key={id} type="button" className="sit-number" onClick={() => onChoose(id)}>
          {view.numberOf(id)}
        </button>
      ))}
    </div>
  )

  return (
    <Dialog
      title={text.submitQuestion}
      isOpen={isOpen}
      onClose={onClose}
      onOk={submit}
      okText={text.submitNow}
    >
      {open.length === 0 && <p>{say(text.submitNone, { all: statuses.length })}</p>}
      {open.length > 0 && (
        <>
          <p>{say(text.submitOpen, { count: open.length })}</p>
          {numbers(open)}
        </>
      )}
      {flagged.length > 0 && (
        <>
          <p>{say(text.submitFlagged, { count: flagged.length })}</p>
          {numbers(flagged)}
        </>
      )}
    </Dialog>
  )
}
