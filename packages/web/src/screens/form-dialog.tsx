import { Alert, Form, type FormInstance, Skeleton } from 'antd'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ApiError } from '../platform/calls/api-error.ts'
import { ask } from '../platform/feedback.ts'
import { useText } from '../platform/texts/i18n.ts'
import { useUnsaved } from '../platform/unsaved.ts'
import { Dialog } from '../ui/dialog.tsx'
import { uiText } from '../ui/ui.text.ts'
import { useFirstRead } from './first-read.ts'
import { useRewording } from './use-rewording.ts'

export type FormDialogProps<Values extends object> = {
  title: string
  isOpen: boolean
  onClose: () => void

  /** Initial values; undefined while loading. */
  initial: Partial<Values> | undefined

  /** Sends the values; an error is shown next to the fields it names. Call with `quiet`. */
  submit: (values: Values) => Promise<unknown>
  okText?: string
  width?: number

  /** The fields of the form. */
  children: ReactNode
}

/**
 * A form in a dialog: errors next to their fields, the first one scrolled into view, a confirmation
 * before unsaved input is discarded. Each opening mounts a new form: a reused one would show, and
 * save, the values of the previous record.
 */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const [opening, setOpening] = useState({ isOpen: props.isOpen, count: 0 })
  if (opening.isOpen !== props.isOpen)
    setOpening({ isOpen: props.isOpen, count: opening.count + (props.isOpen ? 1 : 0) })

  return <OneOpening key={opening.count} {...props} />
}

function OneOpening<Values extends object>(props: FormDialogProps<Values>) {
  const { title, isOpen, onClose, submit, okText, width, children } = props
  const initial = useFirstRead('opened', props.initial)
  const text = useText(uiText)
  const [form] = Form.useForm<Values>()
  const id = useId() // Field ids must be unique among the forms of cached pages.
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isSent = useRef(false)

  useRewording(form)

  const isChanged = () =>
    isOpen && initial !== undefined && !isSent.current && form.isFieldsTouched()

  const close = async () => {
    const question = {
      title: text.unsavedTitle,
      content: text.unsavedContent,
      okText: text.discard,
      cancelText: text.keepEditing,
      danger: true,
    }
    if (!isChanged() || (await ask(question))) onClose()
  }

  useUnsaved(isOpen, { isUnsaved: isChanged, close: () => void close() })

  const save = async () => {
    const values = await form.validateFields().catch(() => null)
    if (!values) return focusFirstError(id)

    isSent.current = true
    setBusy(true)
    setRefusal(null)

    try {
      await submit({ ...initial, ...values } as Values)
      onClose()
    } catch (error) {
      isSent.current = false
      setRefusal(showFieldErrors(form, error, id))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={() => void close()}
      onOk={() => void save()}
      isBusy={isBusy}
      isReady={initial !== undefined}
      {...(okText ? { okText } : {})}
      {...(width ? { width } : {})}
    >
      {refusal && <Refusal>{refusal}</Refusal>}
      {initial === undefined ? (
        <Skeleton active paragraph={{ rows: 6 }} title={false} />
      ) : (
        <Form<Values>
          form={form}
          name={id}
          layout="vertical"
          requiredMark="optional"
          initialValues={initial}
          onFinish={() => void save()}
          scrollToFirstError
        >
          {children}
          <button type="submit" hidden />
        </Form>
      )}
    </Dialog>
  )
}

/** Comes into view by itself: a long form is sent from its end. */
function Refusal({ children }: { children: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => void box.current?.scrollIntoView?.({ block: 'nearest' }), [])

  return (
    <div ref={box}>
      <Alert type="error" showIcon title={children} role="alert" className="form-refusal" />
    </div>
  )
}

/** Shows the server's errors next to their fields; returns the message that belongs to no field. */
function showFieldErrors<Values>(
  form: FormInstance<Values>,
  error: unknown,
  id: string,
): string | null {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error)

  const known = error.errors.map(({ path, message }) => ({
    name: path.replace(/^(body|form|query)\./, '').split('.'),
    errors: [message],
  }))

  const own = known.filter(({ name }) => form.getFieldInstance(name) !== undefined)

  // the server names fields by text
  form.setFields(own as Parameters<typeof form.setFields>[0])

  if (own.length) focusFirstError(id)

  return own.length === known.length && own.length > 0 ? null : error.msg
}

const SOON_MS = 20

/** The form draws its errors with one of the next frames, which on a busy computer come late. */
function focusFirstError(id: string, tries = 100) {
  const first = document.getElementById(id)?.querySelector<HTMLElement>('.ant-form-item-has-error')
  if (!first) {
    if (tries > 0) setTimeout(() => focusFirstError(id, tries - 1), SOON_MS)
    return
  }

  const field =
    first.querySelector<HTMLElement>('[aria-invalid=true]') ??
    first.querySelector<HTMLElement>('input, textarea, button')

  field?.focus()
  // a field of files has no input that can be seen
  first.scrollIntoView?.({ block: 'nearest' })
}
