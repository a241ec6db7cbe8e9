import type { BulkAnswer } from '@residency/contract/areas/signup/bulk.public'
import { say, useText } from '../../platform/i18n.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { signupText } from './signup.text.ts'

/** What became of each sign-up of a bulk action; opens only when somebody was left as they were. */
export function BulkResult({ result, onClose }: { result: BulkAnswer | null; onClose: () => void }) {
  const text = useText(signupText)
  const left = result?.rows.filter((row) => !row.isDone) ?? []
  return (
    <Dialog title={say(text.bulkTitle, { done: result?.done ?? 0, left: left.length })} isOpen={left.length > 0} onClose={onClose}>
      <ul className="bulk-left">
        {left.map((row) => (
          <li key={row.id}>
            <strong>{row.name || text.bulkUnknown}</strong> {row.why}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
