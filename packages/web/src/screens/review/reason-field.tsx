import { CloseOutlined } from '@ant-design/icons'
import { deleteReason, listReasons, storeReason } from '@residency/contract/kernel/reasons'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import { createContext, useContext } from 'react'
import { call } from '../../platform/calls/api-client.ts'
import { useAnswerKey, useEndpoint } from '../../platform/calls/queries.ts'
import { say, useText } from '../../platform/texts/i18n.ts'
import { Field } from '../../ui/fields/fields.tsx'
import { reviewText } from './review.text.ts'
import './review.css'

/** Saved reasons are stored per action of a flow. */
export const ReasonsOf = createContext({ flow: '', action: '' })

const MAX = 300
type ReasonFieldProps = { label?: string; help?: string; isOptional?: boolean; rows?: number }

/** The reason of a decision, with the reader's saved reasons for this action. */
export function ReasonField({ label, help, isOptional = false, rows = 4 }: ReasonFieldProps) {
  const text = useText(reviewText)
  const needed = async (_: unknown, value: unknown) => {
    if (!isOptional && !String(value ?? '').trim()) throw new Error(text.reasonNeeded)
  }

  return (
    <>
      <Field
        name="reason"
        label={label ?? text.reason}
        help={help}
        isOptional={isOptional}
        rules={[{ validator: needed }]}
      >
        <Input.TextArea rows={rows} maxLength={MAX} showCount autoFocus={!isOptional} />
      </Field>
      <ReasonTemplates />
    </>
  )
}

function ReasonTemplates() {
  const text = useText(reviewText)
  const of = useContext(ReasonsOf)
  const form = Form.useFormInstance()
  const typed = String(Form.useWatch('reason', form) ?? '').trim()
  const client = useQueryClient()
  const queryKey = useAnswerKey(listReasons, of)
  // A closing dialog has no action any more.
  const savedReasons = useEndpoint(listReasons, of.action === '' ? null : of).data ?? []
  const remember = async () =>
    client.setQueryData(queryKey, await call(storeReason, { ...of, body: typed }))

  const remove = async (id: number) => {
    await call(deleteReason, { id })
    await client.invalidateQueries({ queryKey })
  }

  const isNew = typed !== '' && savedReasons.every(({ body }) => body !== typed)
  if (savedReasons.length === 0 && !isNew) return null

  return (
    <fieldset className="reason-templates" aria-label={text.templates}>
      {savedReasons.map(({ id, body }) => (
        <span key={id}>
          <button type="button" onClick={() => form.setFieldValue('reason', body)}>
            {body}
          </button>
          <button
            type="button"
            aria-label={say(text.remove, { body })}
            onClick={() => void remove(id).catch(() => {})}
          >
            <CloseOutlined />
          </button>
        </span>
      ))}
      {isNew && (
        <Button type="link" size="small" onClick={() => void remember().catch(() => {})}>
          {text.keep}
        </Button>
      )}
    </fieldset>
  )
}
