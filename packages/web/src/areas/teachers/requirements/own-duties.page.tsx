import { Button } from 'antd'
import { useState } from 'react'
import { todayInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { PendingPanel } from '../../../screens/pending.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { DutyFormProps } from './duty-form.tsx'
import { OwnRecords } from './own-records.tsx'
import { useOwnRequirements } from './requirement.queries.ts'
import { requirementText } from './requirement.text.ts'
import { RequirementBars } from './requirement-bars.tsx'

const DutyForm = lazyDialog<DutyFormProps>(() =>
  import('./duty-form.tsx').then((part) => part.default),
)

/** View key teacher/duties/own: the own requirements with bars, and the own teaching activities. */
export default function OwnDutiesPage() {
  const { own: text } = useText(requirementText)
  const { data, error, refetch } = useOwnRequirements()
  const [isOpen, setOpen] = useState(false)
  const teacher = data?.teacher

  return (
    <section aria-label={text.title}>
      <PageHead title={text.title} lead={data ? say(text.lead, { month: data.month }) : '\u00a0'}>
        {teacher && (
          <Button type="primary" onClick={() => setOpen(true)}>
            {text.add}
          </Button>
        )}
      </PageHead>
      {!data && <PendingPanel error={error} onRetry={() => void refetch()} />}
      {data && (
        <section className="panel" aria-label={text.requirements}>
          <h2>{text.requirements}</h2>
          {!teacher && <p className="soft">{text.outside}</p>}
          {teacher?.requirements.length === 0 && <p className="soft">{text.none}</p>}
          {teacher && <RequirementBars requirements={teacher.requirements} />}
        </section>
      )}
      {data && <OwnRecords mayAdd={teacher !== null} />}
      <DutyForm isOpen={isOpen} today={todayInShanghai()} onClose={() => setOpen(false)} />
    </section>
  )
}
