import { Form } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'

type Props = { label: string; id?: string; fault?: string | undefined; help?: ReactNode; isOptional?: boolean; children: ReactNode }
/** A field of the editor: label above, help below, replaced by what is wrong. */
export const EditorField = ({ label, id, fault, help, isOptional = false, children }: Props) => (
  <Form.Item
    label={label}
    {...(id ? { htmlFor: id } : { htmlFor: '' })}
    required={!isOptional}
    validateStatus={fault ? 'error' : ''}
    {...(fault ? { help: fault } : {})}
    extra={fault ? undefined : help}
  >
    {children}
  </Form.Item>
)
/** What is wrong with one row of a list. */
export const RowFault = ({ fault }: { fault: string | undefined }) =>
  fault ? (
    <p className="editor-fault" role="alert">
      {fault}
    </p>
  ) : null

/** Puts the focus into a row once it is drawn. */
export function useRowFocus() {
  const frame = useRef<HTMLDivElement>(null)
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    frame.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"] :is(textarea, input[type=text])`)?.focus()
    wanted.current = null
  })
  const focusOn = (row: string) => {
    wanted.current = row
  }
  return { frame, focusOn }
}
