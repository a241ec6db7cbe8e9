import { shiftCode } from '@residency/contract/areas/duty/hours/hours.contract'
import { hoursWords } from '@residency/contract/areas/duty/hours/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { TextField } from '../../../ui/fields/fields.tsx'
import { hoursText } from './hours.text.ts'
import { type ShiftStep, useSendCode } from './use-send-code.ts'

type TypeCodeProps = { isOpen: boolean; step: ShiftStep | null; onClose: () => void }

/** Takes the code by typing, for phones whose camera does not scan. */
export function TypeCode({ isOpen, step, onClose }: TypeCodeProps) {
  const { own: text } = useText(hoursText)
  const { fields } = useText(hoursWords)
  const send = useSendCode()

  return (
    <FormDialog<{ code: string }>
      title={step?.isLeaving ? text.leave : text.arrive}
      isOpen={isOpen}
      onClose={onClose}
      submit={async ({ code }) => {
        if (step) await send(step, code)
      }}
      initial={{}}
      okText={step?.isLeaving ? text.leave : text.arrive}
      width={400}
    >
      <TextField
        name="code"
        label={fields.code}
        help={text.codeHelp}
        shape={shiftCode}
        maxLength={20}
        autoComplete="one-time-code"
      />
    </FormDialog>
  )
}
