import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { Form, Input } from 'antd'
import { type KeyboardEvent, useId, useState } from 'react'
import { useText } from '../../platform/texts/i18n.ts'
import { byKey } from '../key-press.ts'
import { uiText } from '../ui.text.ts'
import { strengthOf } from './password-field.rules.ts'

type Props = {
  name: string
  label: string
  validate?: (value: string) => string | null
  isNew?: boolean
}

/**
 * A password field with a show button, a caps lock warning, and a strength meter for new passwords.
 */
export function PasswordField({ name, label, validate, isNew = false }: Props) {
  const text = useText(uiText)
  const [isCaps, setCaps] = useState(false)
  const form = Form.useFormInstance()
  const value: string = Form.useWatch(name, form) ?? ''
  const id = useId()
  const strength = strengthOf(value)
  const watch = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'))

  const rule = {
    validator: async (_: unknown, typed: string | undefined) =>
      fault(validate?.(typed ?? '') ?? null),
  }

  return (
    <Form.Item
      name={name}
      label={label}
      required
      validateTrigger="onBlur"
      rules={[rule]}
      extra={
        (isCaps || (isNew && value)) && (
          <span id={id} role="status">
            {isCaps && <span className="caps-lock">{text.capsLock}</span>}
            {isNew && value && (
              <span className={`strength is-${strength}`}>
                {text.strength} {text.strengths[strength]}
                <i aria-hidden="true" />
              </span>
            )}
          </span>
        )
      }
    >
      <Input.Password
        autoComplete={isNew ? 'new-password' : 'current-password'}
        maxLength={1000}
        onKeyUp={byKey(watch)}
        onBlur={() => setCaps(false)}
        aria-describedby={id}
        iconRender={(isShown) =>
          isShown ? (
            <EyeOutlined aria-label={text.hidePassword} />
          ) : (
            <EyeInvisibleOutlined aria-label={text.showPassword} />
          )
        }
      />
    </Form.Item>
  )
}

function fault(sentence: string | null) {
  if (sentence) throw new Error(sentence)
}
