import type { OwnMentorEntry } from '@residency/contract/areas/mentors/library/mentor-entry.contract'
import { Button } from 'antd'
import { Link } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import '../mentors.css'
import { useOwnEntries } from './library.queries.ts'
import { libraryText } from './library.text.ts'
import { OwnEntry } from './own-entry.tsx'
import type { OwnEntryFormProps } from './own-entry-form.tsx'

const OwnEntryForm = lazyDialog<OwnEntryFormProps>(() =>
  import('./own-entry-form.tsx').then((part) => part.default),
)

/** View key mentor/own/index: the own entries of the mentor library, one per base and year. */
export default function OwnEntriesPage() {
  const { own: text } = useText(libraryText)
  const { data: own, error, refetch } = useOwnEntries()
  const ownEntryForm = useRowDialog<OwnMentorEntry>()
  if (!own) return <Pending title={text.title} error={error} onRetry={() => void refetch()} />

  const offer = (
    <Button type="primary" onClick={ownEntryForm.add}>
      {text.offer}
    </Button>
  )

  return (
    <section>
      <PageHead title={text.title} lead={text.lead}>
        {own.refusal === null && own.entries.length > 0 && offer}
      </PageHead>
      {own.refusal !== null && (
        <div className="panel list-message">
          <p>{own.refusal}</p>
          <Link to="/teacher/own">{text.toQualification}</Link>
        </div>
      )}
      {own.refusal === null && own.entries.length === 0 && (
        <div className="panel list-message">
          <p>{text.noneYet}</p>
          {offer}
        </div>
      )}
      <div className="own-entries">
        {own.entries.map((entry) => (
          <OwnEntry key={entry.id} entry={entry} onEdit={() => ownEntryForm.open(entry)} />
        ))}
      </div>
      <OwnEntryForm
        own={own}
        entry={ownEntryForm.opened}
        isOpen={ownEntryForm.isOpen}
        onClose={ownEntryForm.close}
      />
    </section>
  )
}
