import {
  chooseForTrainee,
  type ElectiveRow,
} from '@residency/contract/areas/standards/electives/electives.contract'
import { useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { TextField } from '../../../ui/fields/fields.tsx'
import { changedGroups, type Draft, draftOf } from './draft.rules.ts'
import './electives.css'
import { useChooseFor, useElectivesOf } from './electives.queries.ts'
import { electivesText } from './electives.text.ts'
import { GroupCard } from './group-card.tsx'

export type ChooseForProps = { isOpen: boolean; trainee: ElectiveRow | null; onClose: () => void }

/** Chooses for a trainee, with a reason that is written down. */
export default function ChooseFor({ isOpen, trainee, onClose }: ChooseForProps) {
  const text = useText(electivesText)
  const { data } = useElectivesOf(isOpen && trainee ? trainee.id : null)
  const choose = useChooseFor()
  const [edited, setEdited] = useState<Draft | null>(null)
  const groups = data?.groups ?? []
  const draft = edited ?? draftOf(groups)

  const close = () => {
    setEdited(null)
    onClose()
  }

  return (
    <FormDialog<{ reason: string }>
      title={say(text.chooseTitle, { name: trainee?.realName ?? '' })}
      isOpen={isOpen}
      onClose={close}
      okText={text.save}
      width={640}
      initial={data && {}}
      submit={async ({ reason }) => {
        if (!trainee) return

        const changed = changedGroups(groups, draft).map(({ rowId }) => ({
          rowId,
          chosen: [...(draft.get(rowId) ?? [])],
        }))

        await choose.mutateAsync({ id: trainee.id, groups: changed, reason })
        toast.success(text.saved)
      }}
    >
      <div className="choose-for">
        {groups.map((group) => (
          <GroupCard key={group.rowId} group={group} draft={draft} onChange={setEdited} />
        ))}
      </div>
      <TextField
        name="reason"
        label={text.why}
        shape={chooseForTrainee.body.shape.reason}
        maxLength={300}
        help={text.whyHelp}
      />
    </FormDialog>
  )
}
