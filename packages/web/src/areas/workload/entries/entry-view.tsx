import {
  type Entry,
  itemWithCount,
} from '@residency/contract/areas/workload/entries/entry.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { PageActions, type RowAction } from '../../../ui/tables/row-actions.tsx'
import { entryText } from './entry.text.ts'
import { EntryLine } from './entry-line.tsx'
import './entries.css'

export type EntryViewProps = {
  isOpen: boolean
  entry: Entry | null
  actions: readonly RowAction[]
  onClose: () => void
}

/** One entry with all that was written, and what can be decided about it. */
export default function EntryView({ isOpen, entry, actions, onClose }: EntryViewProps) {
  const { list: text, own } = useText(entryText)

  const closingActions = actions.map((action) => ({
    ...action,
    onClick: () => {
      onClose()
      action.onClick()
    },
  }))

  return (
    <Dialog
      title={entry ? `${entry.name} ${itemWithCount(entry.item, entry.count)}` : text.view}
      isOpen={isOpen}
      onClose={onClose}
    >
      {entry && (
        <div className="work-view">
          <EntryLine entry={entry} />
          {entry.reason && <p>{say(own.reason, { reason: entry.reason })}</p>}
          <div className="work-acts">
            <PageActions actions={closingActions} />
          </div>
        </div>
      )}
    </Dialog>
  )
}
