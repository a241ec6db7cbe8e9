import type { Session } from '@residency/contract/areas/progress/sessions/session.contract'
import { sessionWords } from '@residency/contract/areas/progress/sessions/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { LongTextField } from '../../../ui/fields/fields.tsx'
import { useCancelSession } from './session.queries.ts'
import { neededRule } from './session.rules.ts'
import { sessionText } from './session.text.ts'

type Props = {
  isOpen: boolean
  session: Pick<Session, 'id' | 'version'> | null
  onClose: () => void
}

/** Cancels a session with a reason. */
export function CancelSession({ isOpen, session, onClose }: Props) {
  const text = useText(sessionText)
  const { fields } = useText(sessionWords)
  const cancel = useCancelSession()

  const submit = async ({ reason }: { reason: string }) => {
    await cancel.mutateAsync({ ...session!, action: 'cancel', reason })
    toast.success(text.stepDone)
  }

  return (
    <FormDialog
      title={text.cancelTitle}
      initial={{}}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <LongTextField name="reason" label={fields.reason} rules={[neededRule(text.needed)]} />
    </FormDialog>
  )
}
