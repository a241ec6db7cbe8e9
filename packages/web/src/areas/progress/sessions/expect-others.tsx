import {
  recordExpected,
  type SessionDetail,
} from '@residency/contract/areas/progress/sessions/session.contract'
import { sessionWords } from '@residency/contract/areas/progress/sessions/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SelectField } from '../../../ui/fields/fields.tsx'
import { useRecordExpected } from './session.queries.ts'
import { sessionText } from './session.text.ts'

type Props = { isOpen: boolean; session: SessionDetail; onClose: () => void }

/** Records “as expected” about everybody who has no decision yet. */
export function ExpectOthers({ isOpen, session, onClose }: Props) {
  const text = useText(sessionText)
  const { fields } = useText(sessionWords)
  const record = useRecordExpected()

  const submit = async ({ participants }: { participants: number[] }) => {
    const { recorded, left } = await record.mutateAsync({ id: session.id, participants })
    toast.success(say(left > 0 ? text.expectedAndLeft : text.expected, { recorded, left }))
  }

  return (
    <FormDialog<{ participants: number[] }>
      title={say(text.expectTitle, { count: session.trainees - session.decided })}
      initial={{ participants: session.members.map(({ userId }) => userId) }}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <SelectField
        name="participants"
        label={fields.participants}
        help={text.expectNote}
        shape={recordExpected.body.shape.participants}
        isMultiple
        options={session.members.map(({ userId, name }) => ({ value: userId, label: name }))}
      />
    </FormDialog>
  )
}
