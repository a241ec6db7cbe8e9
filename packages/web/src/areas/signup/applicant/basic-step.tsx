import { Form, type FormInstance } from 'antd'
import { type FocusEvent, useEffect, useId, useRef } from 'react'
import { todayInShanghai } from '../../../platform/clock.ts'
import { basicFrom, type BasicFields as Fields, fieldsOf } from './basic.rules.ts'
import { BasicFields } from './basic-fields.tsx'
import { cardHint } from './card-hint.rules.ts'
import type { Faults } from './save-queue.rules.ts'
import { changeBasic, saveNow, useOwnRegistration } from './use-own-registration.ts'

/** The basic section. Saved as typed; what is refused keeps its place on the screen, with the sentence beside it. */
export function BasicStep() {
  // what came from the server needs fields of its own: a form object keeps what was typed into it
  const turn = useOwnRegistration((s) => s.turn)
  return <BasicForm key={turn} />
}

function BasicForm() {
  const [form] = Form.useForm<Fields>()
  const id = useId()
  const { basic, own } = useOwnRegistration()
  const faults = useOwnRegistration((s) => s.news.faults.basic)
  const typing = useRef<string | null>(null)
  useEffect(() => showFaults(form, faults, typing.current), [form, faults])
  if (!basic || !own) return null
  const change = (changed: Partial<Fields>) => {
    if ('idCard' in changed) fillFromCard(form, changed.idCard)
    changeBasic(basicFrom(form.getFieldsValue(true)))
  }
  const enter = (event: FocusEvent) => {
    typing.current = event.target.id.replace(`${id}_`, '')
  }
  const leave = () => {
    typing.current = null
    showFaults(form, useOwnRegistration.getState().news.faults.basic, null)
    void saveNow()
  }
  return (
    <Form<Fields>
      form={form}
      name={id}
      layout="vertical"
      requiredMark="optional"
      initialValues={fieldsOf(basic)}
      onValuesChange={change}
      onFocus={enter}
      onBlur={leave}
    >
      <BasicFields kinds={own.intake.traineeKinds} schoolName={own.schoolName} />
    </Form>
  )
}

/** The card says when somebody was born and as what; it is right about both. */
function fillFromCard(form: FormInstance<Fields>, typed: string | null | undefined) {
  const hint = cardHint(typed, todayInShanghai())
  if (hint.kind === 'read') form.setFieldsValue({ birthDate: hint.birthDate, gender: hint.gender })
}

/** Sentences beside their fields. Nobody is told off in the middle of a word: the field one is typing in waits until it is left. */
function showFaults(form: FormInstance<Fields>, faults: Faults, typing: string | null) {
  const isComplete = (name: string) => name === 'idCard' && cardHint(form.getFieldValue('idCard'), todayInShanghai()).kind !== 'typing'
  form.setFields(
    (Object.keys(form.getFieldsValue(true)) as (keyof Fields & string)[]).map((name) => ({
      name,
      errors: faults[name] && (name !== typing || isComplete(name)) ? [faults[name]] : [],
    })),
  )
}
