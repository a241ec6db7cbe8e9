import type { OwnMentorEntry } from '@residency/contract/areas/mentors/library/mentor-entry.contract'
import { libraryWords } from '@residency/contract/areas/mentors/library/text'
import { Alert, Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToWithdraw } from '../../../screens/ask-to-delete.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { useWithdrawOwnEntry } from './library.queries.ts'
import { libraryText } from './library.text.ts'
import { ENTRY_TONES, ownEntryOf } from './library-tones.rules.ts'
import { OwnFiles } from './own-files.tsx'
import { Places } from './places.tsx'

/** One of the own entries, with what its mentor may do. */
export function OwnEntry({ entry, onEdit }: { entry: OwnMentorEntry; onEdit: () => void }) {
  const { own: text, year, places } = useText(libraryText)
  const { fields, flows } = useText(libraryWords)
  const withdraw = useWithdrawOwnEntry()

  const leave = () => {
    const { id, version, year, base } = entry
    const words = { ...text, withdraw: flows.mentorEntry.actions.withdraw }

    return askToWithdraw(words, { year, base }, () => withdraw.mutateAsync({ id, version }))
  }

  const judged = ownEntryOf(entry.state)

  return (
    <section className="panel own-entry">
      <div className="own-entry-head">
        <h2>{entry.base}</h2>
        <span className="soft figures">{say(year, { year: entry.year })}</span>
        <StateTag tone={ENTRY_TONES[entry.state]}>{flows.mentorEntry.states[entry.state]}</StateTag>
      </div>
      {judged.showsReason && (
        <Alert type="warning" showIcon title={say(text.rejected, { reason: entry.reason ?? '' })} />
      )}
      <FactList
        facts={[
          [places, <Places key="places" taken={entry.taken} capacity={entry.capacity} />],
          [fields.title, entry.titleLabel],
          [fields.departmentId, entry.department],
          [fields.direction, entry.direction],
          [fields.profile, entry.profile, true],
          [fields.expectations, entry.expectations, true],
          ...(entry.files.length
            ? [[fields.filePath, <OwnFiles key="files" files={entry.files} />, true] as const]
            : []),
        ]}
      />
      <div className="own-entry-foot">
        {entry.mayWithdraw && (
          <Button loading={withdraw.isPending} onClick={() => void leave()}>
            {flows.mentorEntry.actions.withdraw}
          </Button>
        )}
        {entry.isEditable && (
          <Button type="primary" ghost onClick={onEdit}>
            {judged.isSubmittedAnew ? text.resubmit : text.edit}
          </Button>
        )}
      </div>
    </section>
  )
}
