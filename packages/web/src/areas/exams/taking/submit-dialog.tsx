import { say, useText } from '../../../platform/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { standOfItem } from './sitting.rules.ts'
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

  const stands = view.items.map((item) => ({
    id: item.id,
    ...standOfItem(item, seen.sheet, seen.isSaved),
  }))

  const open = stands.filter(({ isAnswered }) => !isAnswered)
  const flagged = stands.filter(({ isFlagged }) => isFlagged)

  const submit = () => {
    onClose()
    void sitting.submit()
  }

  const numbers = (some: typeof stands) => (
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
      {...{ isOpen, onClose }}
      onOk={submit}
      okText={text.submitNow}
    >
      {open.length === 0 && <p>{say(text.submitNone, { all: stands.length })}</p>}
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
