import { trainingWords } from '@residency/contract/areas/teachers/training/text'
import {
  type OwnClass,
  signInCode,
} from '@residency/contract/areas/teachers/training/training-class.contract'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { TextField } from '../../../ui/fields/fields.tsx'
import { useSignIn } from './training.queries.ts'
import { trainingText } from './training.text.ts'

/** `code`: the one the QR code brought, if any. */
export type SignInProps = {
  isOpen: boolean
  trainingClass: OwnClass | undefined
  code: string
  onClose: () => void
}

/** Signs in with the code on the organiser's screen. */
export default function SignIn({ isOpen, trainingClass, code, onClose }: SignInProps) {
  const { own: text } = useText(trainingText)
  const { fields } = useText(trainingWords)
  const signIn = useSignIn()

  return (
    <FormDialog<{ code: string }>
      title={say(text.signInTitle, { name: trainingClass?.className ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      initial={{ code }}
      okText={text.signIn}
      width={400}
      submit={async (values) => {
        await signIn.mutateAsync({ id: trainingClass?.id ?? 0, code: values.code })
        toast.success(text.signedIn)
      }}
    >
      <TextField
        name="code"
        label={fields.code}
        help={text.codeHelp}
        shape={signInCode}
        maxLength={6}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </FormDialog>
  )
}
