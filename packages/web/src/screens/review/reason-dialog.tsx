import type { ReactNode } from 'react'
import { FormDialog } from '../form-dialog.tsx'
import { ReasonField, ReasonsOf } from './reason-field.tsx'

type ReasonDialogProps = {
  isOpen: boolean
  flow: string
  action: string
  title: string
  okText: string
  initial: object

  /** The form of the action; without one it asks for a reason. */
  form: ReactNode
  onClose: () => void
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
