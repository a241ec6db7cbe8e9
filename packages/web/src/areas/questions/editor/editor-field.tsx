import { Form } from 'antd'
import { type ReactNode, useEffect, useReducer, useRef } from 'react'

type Props = {
  label: string
  id?: string
  fault?: string | undefined
  help?: ReactNode
  isOptional?: boolean
  isList?: boolean
  children: ReactNode
}

/**
 * A field of the editor: label above, help below, replaced by what is wrong. In a list only the
 * rows that are wrong are marked.
 */
export const EditorField = ({
  label,
  id,
  fault,
  help,
  isOptional = false,
  isList = false,
  children,
}: Props) => (
  <Form.Item
    label={label}
    {...(id ? { htmlFor: id } : { htmlFor: '' })}
    required={!isOptional}
    validateStatus={fault && !isList ? 'error' : ''}
    {...(fault && !isList ? { help: fault } : {})}
    extra={fault ? undefined : help}
  >
    {isList && <RowFault fault={fault} />}
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

const SOON_MS = 50

/** Shows the first thing that is wrong, once it is drawn, and puts the focus into its field. */
export function showFirstFault(frame: HTMLElement | null) {
  setTimeout(() => {
    const fault = frame?.querySelector<HTMLElement>('.editor-fault, .ant-form-item-has-error')
    const item = fault?.closest<HTMLElement>('.editor-row, .editor-blank, .ant-form-item')

    item?.querySelector<HTMLElement>('input, textarea, select')?.focus({ preventScroll: true })
    fault?.scrollIntoView({ block: 'center' })
  }, SOON_MS)
}

/** Puts the focus into a row once it is drawn. */
export function useRowFocus() {
  const frame = useRef<HTMLDivElement>(null)
  const wanted = useRef<string | null>(null)

  useEffect(() => {
    if (wanted.current === null) return

    frame.current
      ?.querySelector<HTMLElement>(`[data-row="${wanted.current}"] :is(textarea, input[type=text])`)
      ?.focus()
    wanted.current = null
  })

  const [, draw] = useReducer((count: number) => count + 1, 0)

  const focusOn = (row: string) => {
    wanted.current = row
    draw()
  }

  return { frame, focusOn }
}
