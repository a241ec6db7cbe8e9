import type { ReactNode } from 'react'
import { FormDialog } from '../form-dialog.tsx'
import { ReasonField, ReasonsOf } from './reason-field.tsx'

/** The action of a flow that a dialog asks for. */
type Step = {
  isOpen: boolean
  flow: string
  action: string
  title: string
  okText: string
  onClose: () => void
}

type ReasonDialogProps = Step & {
  initial: object

  /** The form of the action; without one it asks for a reason. */
  form: ReactNode
  submit: (values: object) => Promise<void>
}

/** What a decision needs to know before it is taken. */
export const ReasonDialog = ({ flow, action, form, ...dialog }: ReasonDialogProps) => (
  <ReasonsOf value={{ flow, action }}>
    <FormDialog<object> {...dialog} width={640}>
      {form ?? <ReasonField />}
    </FormDialog>
  </ReasonsOf>
)

type StepDialogProps = Step & {
  /** What the step means for others, above the field. */
  note?: string
  label?: string
  help?: string
  submit: (reason: string) => Promise<unknown>
}

/** A step of one record that needs a reason. */
export const StepDialog = (props: StepDialogProps) => {
  const { flow, action, note, label, help, submit, ...dialog } = props

  return (
    <ReasonsOf value={{ flow, action }}>
      <FormDialog<{ reason: string }>
        {...dialog}
        initial={{}}
        width={480}
        submit={({ reason }) => submit(reason)}
      >
        {note && <p>{note}</p>}
        <ReasonField label={label} help={help} rows={3} />
      </FormDialog>
    </ReasonsOf>
  )
}
