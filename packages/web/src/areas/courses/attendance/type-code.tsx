import {
  type OwnLecture,
  signInCode,
} from '@residency/contract/areas/courses/attendance/lecture.contract'
import { attendanceWords } from '@residency/contract/areas/courses/attendance/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { TextField } from '../../../ui/fields/fields.tsx'
import { useSignIn } from './attendance.queries.ts'
import { attendanceText } from './attendance.text.ts'

type TypeCodeProps = { isOpen: boolean; lecture: OwnLecture | null; onClose: () => void }

/** Signs in by typing the code, for phones whose camera does not scan. */
export function TypeCode({ isOpen, lecture, onClose }: TypeCodeProps) {
  const { own: text } = useText(attendanceText)
  const { fields } = useText(attendanceWords)
  const signIn = useSignIn()

  const submit = async ({ code }: { code: string }) => {
    const { lateMinutes } = await signIn.mutateAsync({ id: lecture?.id ?? 0, code })
    toast.success(lateMinutes > 0 ? say(text.late, { count: lateMinutes }) : text.done)
  }

  return (
    <FormDialog<{ code: string }>
      title={say(text.signInTitle, { name: lecture?.name ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={{}}
      okText={text.signIn}
      width={400}
    >
      <TextField
        name="code"
        label={fields.code}
        help={text.codeHelp}
        shape={signInCode}
        maxLength={20}
        autoComplete="one-time-code"
      />
    </FormDialog>
  )
}
