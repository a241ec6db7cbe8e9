import { Form, type FormInstance } from 'antd'
import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { type SaveKey, sectionOf } from '../registration/steps.rules.ts'
import { saveSoon, useOwnRegistration } from '../registration/use-own-registration.ts'
import type { Faults } from './save-queue.rules.ts'

type TypedFormProps<Fields extends object> = {
  section: SaveKey

  /** Initial values; a section reloaded from the server gets a new form (its `key`). */
  initial: Fields
  onChange: (form: FormInstance<Fields>, changed: Partial<Fields>) => void

  /** Whether errors of a field are shown while it is being typed in. */
  isComplete?: (form: FormInstance<Fields>, name: string) => boolean
  children: ReactNode
}

/**
 * A section saved while it is typed. Refused values stay on the screen, with the error next to
 * them.
 */
export function TypedForm<Fields extends object>({
  section,
  initial,
  onChange,
  isComplete = () => false,
  children,
}: TypedFormProps<Fields>) {
  const [form] = Form.useForm<Fields>()
  const id = useId()
  const faults = useOwnRegistration((s) => s.saveStatus.faults[section])
  const isOpen = useOwnRegistration((s) => s.own?.editable.includes(sectionOf(section)) ?? false)
  const typing = useRef<string | null>(null)

  // The field being typed in shows its error only after blur.
  const showFaults = (all: Faults) =>
    form.setFields(
      (Object.keys(form.getFieldsValue(true) as object) as (keyof Fields & string)[]).map(
        (name) => ({
          name,
          errors:
            all[name] && (name !== typing.current || isComplete(form, name)) ? [all[name]] : [],
        }),
      ) as Parameters<typeof form.setFields>[0],
    )

  // biome-ignore lint/correctness/useExhaustiveDependencies: new faults are what is to be shown
  useEffect(() => showFaults(faults), [form, faults])

  const enter = (event: FocusEvent) => {
    typing.current = event.target.id.replace(`${id}_`, '')
  }

  const leave = () => {
    typing.current = null
    showFaults(useOwnRegistration.getState().saveStatus.faults[section])
    saveSoon()
  }

  return (
    <Form<Fields>
      form={form}
      name={id}
      layout="vertical"
      requiredMark="optional"
      initialValues={initial}
      disabled={!isOpen}
      onValuesChange={(changed: Partial<Fields>) => onChange(form, changed)}
      onFocus={enter}
      onBlur={leave}
    >
      {children}
    </Form>
  )
}
