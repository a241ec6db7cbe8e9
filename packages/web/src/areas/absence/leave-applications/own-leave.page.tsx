import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { useAskedToAdd } from '../../../screens/use-asked-to-add.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import '../leave/leave.css'
import { useOwnLeave } from '../leave/leave.queries.ts'
import { leaveText } from '../leave/leave.text.ts'
import type { LeaveFormProps } from './leave-form.tsx'
import { OwnList } from './own-list.tsx'

const LeaveForm = lazyDialog<LeaveFormProps>(() =>
  import('./leave-form.tsx').then((part) => part.default),
)

/** View key daily/leave/own: the own absences, the latest first, and the application. */
export default function OwnLeavePage() {
  const { own: text } = useText(leaveText)
  const { menus } = useText(leaveWords)
  const { data, error, refetch } = useOwnLeave()
  const [isOpen, setOpen] = useState(false)
  useAskedToAdd(() => setOpen(true))

  const title = menus['daily.ownLeave']
  if (data === undefined)
    return <Pending title={title} error={error} onRetry={() => void refetch()} />

  return (
    <section>
      <PageHead
        title={title}
        lead={data?.draft ? say(text.draft, { time: data.draft.savedTime }) : text.lead}
      >
        {data && (
          <Button type="primary" onClick={() => setOpen(true)}>
            {data.draft ? text.goOn : text.apply}
          </Button>
        )}
      </PageHead>
      {data ? <OwnList own={data} /> : <div className="panel list-message">{text.notTrainee}</div>}
      {data && <LeaveForm isOpen={isOpen} own={data} onClose={() => setOpen(false)} />}
    </section>
  )
}
