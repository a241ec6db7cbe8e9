import {
  type DictItemForm,
  type DictTypeForm,
  dictItemForm,
  dictTypeForm,
} from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import { settingsWords } from '@residency/contract/areas/settings/text'
import { Input } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { Field, LongTextField } from '../../../ui/fields/fields.tsx'
import { NameFields, OrderField, StatusField } from '../../../ui/fields/small-fields.tsx'
import { ColourField } from './colour-field.tsx'
import {
  useDictItemForm,
  useDictTypeForm,
  useSaveDictItem,
  useSaveDictType,
} from './dictionary.queries.ts'
import { dictionaryText } from './dictionary.text.ts'

type Props = { isOpen: boolean; id: number | null; onClose: () => void }

/** The form of a dictionary; `onSaved` receives its code, which may have changed. */
export function TypeFormDialog({
  isOpen,
  id,
  onClose,
  onSaved,
}: Props & { onSaved: (code: string) => void }) {
  const text = useText(dictionaryText)
  const { fields } = useText(settingsWords)
  const form = useDictTypeForm(isOpen ? id : null)
  const save = useSaveDictType()
  const { shape } = dictTypeForm
  const isFixed = form.data?.isBuiltIn === true && id !== null

  const submit = async (values: DictTypeForm) => {
    await save.mutateAsync({ ...values, id })
    toast.success(say(text.saved, { name: values.name }))
    onSaved(values.code)
  }

  const initial = id === null ? { status: 1 as const } : form.data

  return (
    <FormDialog<DictTypeForm>
      title={id === null ? text.addType : text.editType}
      isOpen={isOpen}
      onClose={onClose}
      initial={initial}
      submit={submit}
    >
      <div className="field-pair">
        <NameFields labels={[fields.name, fields.nameEn]} shape={shape} help={text.nameEnHelp} />
      </div>
      <Field
        name="code"
        label={fields.code}
        shape={shape.code}
        help={isFixed ? text.builtInCode : text.codeHelp}
      >
        <Input maxLength={64} disabled={isFixed} autoComplete="off" />
      </Field>
      <LongTextField
        name="remark"
        label={fields.remark}
        shape={shape.remark}
        isOptional
        maxLength={300}
        rows={2}
      />
      <StatusField />
    </FormDialog>
  )
}

/** The form of an item of the dictionary `typeCode`. */
export function ItemFormDialog({
  isOpen,
  id,
  onClose,
  typeCode,
  nextSort,
}: Props & { typeCode: string; nextSort: number }) {
  const text = useText(dictionaryText)
  const { fields } = useText(settingsWords)
  const form = useDictItemForm(isOpen ? id : null)
  const save = useSaveDictItem()
  const { shape } = dictItemForm
  const isFixed = form.data?.isBuiltIn === true && id !== null

  const submit = async (values: DictItemForm) => {
    await save.mutateAsync({ ...values, id })
    toast.success(say(text.saved, { name: values.name }))
  }

  const initial = id === null ? { typeCode, sort: nextSort, status: 1 as const } : form.data

  return (
    <FormDialog<DictItemForm>
      title={id === null ? text.addItem : text.editItem}
      isOpen={isOpen}
      onClose={onClose}
      initial={initial}
      submit={submit}
    >
      <div className="field-pair">
        <NameFields
          labels={[fields.name, fields.nameEn]}
          shape={shape}
          lengths={[120, 120]}
          help={text.nameEnHelp}
        />
      </div>
      <Field
        name="value"
        label={fields.value}
        shape={shape.value}
        help={isFixed ? text.builtInValue : text.valueHelp}
      >
        <Input maxLength={64} disabled={isFixed} autoComplete="off" />
      </Field>
      <div className="field-pair">
        <ColourField
          name="colour"
          label={fields.colour}
          shape={shape.colour}
          help={text.colourHelp}
        />
        <OrderField label={fields.sort} shape={shape.sort} />
      </div>
      <LongTextField
        name="remark"
        label={fields.remark}
        shape={shape.remark}
        isOptional
        maxLength={300}
        rows={2}
      />
      <StatusField />
    </FormDialog>
  )
}
