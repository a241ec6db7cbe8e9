import {
  changeOwnPassword,
  clientConfiguration,
} from '@residency/contract/areas/accounts/login/session.contract'
import { accountsWords } from '@residency/contract/areas/accounts/text'
import { Alert, Button, Form } from 'antd'
import { useState } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { ApiError } from '../../../platform/calls/api-error.ts'
import { useEndpoint } from '../../../platform/calls/queries.ts'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useRewording } from '../../../screens/use-rewording.ts'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import '../accounts.css'
import { passwordText } from './password.text.ts'

type Values = { oldPassword: string; newPassword: string; again: string }

/** Change of the own password: the old one, the new one twice. */
export function PasswordForm({ onDone }: { onDone: () => void }) {
  const text = useText(passwordText)
  const { fields, errors } = useText(accountsWords)
  const [form] = Form.useForm<Values>()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  useRewording(form)

  const { data: platform } = useEndpoint(clientConfiguration, {})

  const rules = [
    ...text.passwordRules,
    ...(platform?.passwordClasses ? [text.passwordClassesRule] : []),
  ]

  const save = async ({ oldPassword, newPassword }: Values) => {
    setBusy(true)
    setRefusal(null)

    try {
      await call(changeOwnPassword, { oldPassword, newPassword }, { quiet: true })
      form.resetFields()
      toast.success(text.passwordChanged)
      onDone()
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.msg : String(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      onFinish={save}
      className="password-form"
    >
      {refusal && (
        <Alert type="error" showIcon title={refusal} role="alert" className="form-refusal" />
      )}
      <PasswordField
        name="oldPassword"
        label={fields.oldPassword}
        validate={(typed) => (typed ? null : text.enterOld)}
      />
      <ul className="password-rules" aria-label={text.passwordRulesLabel}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <PasswordField
        name="newPassword"
        label={fields.newPassword}
        isNew
        validate={(typed) => (typed.length >= 8 ? null : errors.passwordShort)}
      />
      <PasswordField
        name="again"
        label={text.repeatPassword}
        validate={(typed) =>
          typed && typed === form.getFieldValue('newPassword') ? null : text.repeatDiffers
        }
      />
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {text.changePassword}
      </Button>
    </Form>
  )
}
