import {
  answerStandIn,
  type StandInRequest,
} from '@residency/contract/areas/absence/stand-ins/stand-in.contract'
import { standInWords } from '@residency/contract/areas/absence/stand-ins/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { LongTextField } from '../../../ui/fields/fields.tsx'
import { useAnswerStandIn } from './stand-in.queries.ts'
import { standInText } from './stand-in.text.ts'

type DeclineFormProps = {
  isOpen: boolean
  request: StandInRequest | null
  onClose: () => void
}

/** A colleague's leave is not taken over, with a reason if there is one. */
export function DeclineForm({ isOpen, request, onClose }: DeclineFormProps) {
  const text = useText(standInText)
  const { fields } = useText(standInWords)
  const answer = useAnswerStandIn()

  return (
    <FormDialog<{ note?: string }>
      title={say(text.declineTitle, { name: request?.name ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      initial={{}}
      okText={text.decline}
      submit={async ({ note }) => {
        if (!request) return

        await answer.mutateAsync({ id: request.id, answer: 'declined', note: note ?? null })
        toast.success(text.answered)
      }}
    >
      <LongTextField
        name="note"
        label={fields.note}
        help={text.noteHelp}
        shape={answerStandIn.body.shape.note}
        maxLength={300}
        rows={2}
        isOptional
      />
    </FormDialog>
  )
}
