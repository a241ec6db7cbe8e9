import type { FormInstance } from 'antd'
import { todayInShanghai } from '../../../platform/clock.ts'
import { TypedForm } from '../drafts/typed-form.tsx'
import { changeSection, useOwnRegistration } from '../registration/use-own-registration.ts'
import { basicFrom, type BasicFields as Fields, fieldsOf } from './basic.rules.ts'
import { BasicFields } from './basic-fields.tsx'
import { cardHint } from './card-hint.rules.ts'
import { SectionNotes } from './section-notes.tsx'

export function BasicStep() {
  // Values from the server need a new form: a form instance keeps what was typed into it.
  const { turn, own, values } = useOwnRegistration()
  if (!own || !values) return null

  const change = (form: FormInstance<Fields>, changed: Partial<Fields>) => {
    if ('idCard' in changed || 'idKind' in changed) fillFromCard(form)
    changeSection('basic', basicFrom(form.getFieldsValue(true)))
  }

  return (
    <>
      <SectionNotes section="basic" />
      <TypedForm<Fields>
        key={turn}
        section="basic"
        initial={fieldsOf(values.basic)}
        onChange={change}
        isComplete={isCardComplete}
      >
        <BasicFields schoolName={own.schoolName} />
      </TypedForm>
    </>
  )
}

const hintOf = (form: FormInstance<Fields>) =>
  cardHint(form.getFieldValue('idCard'), todayInShanghai(), form.getFieldValue('idKind'))

/** The number determines birth date and gender, where its document has them. */
function fillFromCard(form: FormInstance<Fields>) {
  const hint = hintOf(form)
  if (hint.kind !== 'read') return

  if (form.getFieldValue('idKind') !== hint.document) form.setFieldsValue({ idKind: hint.document })
  if (hint.birthDate && hint.gender)
    form.setFieldsValue({ birthDate: hint.birthDate, gender: hint.gender })
}

const isCardComplete = (form: FormInstance<Fields>, name: string) =>
  name === 'idCard' && hintOf(form).kind !== 'typing'
