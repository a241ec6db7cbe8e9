import {
  type Entry,
  itemWithCount,
} from '@residency/contract/areas/workload/entries/entry.contract'
import { say, useText } from '../../../platform/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { PageActions, type RowAction } from '../../../ui/row-actions.tsx'
import { entryText } from './entry.text.ts'
import { EntryLine } from './entry-line.tsx'
import './entries.css'

export type EntryViewProps = {
  isOpen: boolean
  one: Entry | null
  actions: readonly RowAction[]
  onClose: () => void
}

/** One entry with all that was written, and what can be decided about it. */
export default function EntryView({ isOpen, one, actions, onClose }: EntryViewProps) {
  const { list: text, own } = useText(entryText)

  const shown = actions.map((action) => ({
    ...action,
    onClick: () => {
      onClose()
      action.onClick()
    },
  }))

  return (
    <Dialog
      title={one ? `${one.name} ${itemWithCount(one.item, one.count)}` : text.view}
      {...{ isOpen, onClose }}
    >
      {one && (
        <div className="work-view">
          <EntryLine one={one} />
          {one.reason && <p>{say(own.reason, { reason: one.reason })}</p>}
          <div className="work-acts">
            <PageActions actions={shown} />
          </div>
        </div>
      )}
    </Dialog>
  )
}
