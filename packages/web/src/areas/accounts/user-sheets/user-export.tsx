import { Form, Input } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { accountsText } from '../accounts.text.ts'
import { exportUserSheet } from './user-sheet.queries.ts'
import { userSheetText } from './user-sheet.text.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  input: Parameters<typeof exportUserSheet>[0] | object
}

/** Exports the filtered list; the reason is recorded. */
export function UserExport({ isOpen, onClose, input }: Props) {
  const text = useText(userSheetText)
  const common = useText(accountsText)
  return (
    <FormDialog<{ reason: string }>
      title={text.exportTitle}
      isOpen={isOpen}
      onClose={onClose}
      initial={{}}
      okText={common.export}
      width={460}
      submit={({ reason }) =>
        exportUserSheet({ ...(input as Parameters<typeof exportUserSheet>[0]), reason })
      }
    >
      <p>{text.exportLead}</p>
      <Form.Item
        name="reason"
        label={text.exportReason}
        rules={[{ required: true, whitespace: true, message: text.exportReasonMissing }]}
        validateTrigger="onBlur"
      >
        <Input maxLength={200} />
      </Form.Item>
    </FormDialog>
  )
}
