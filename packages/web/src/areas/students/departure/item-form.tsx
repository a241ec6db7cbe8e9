import { ITEM_OWNERS, RATES } from '@residency/contract/areas/students/departure/departure.contract'
import {
  type DepartureItem,
  departureItemForm,
} from '@residency/contract/areas/students/departure/departure-item.contract'
import { departureWords } from '@residency/contract/areas/students/departure/text'
import { recordId } from '@residency/contract/kernel'
import { Form } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { SelectField, TextField, TreeField } from '../../../ui/fields/fields.tsx'
import { StatusField, WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { useDepartmentOptions } from '../../accounts/department-options.public.ts'
import { useAddItem, useUpdateItem } from './departure.queries.ts'
import { departureText } from './departure.text.ts'

type Values = Omit<DepartureItem, 'id' | 'department' | 'version'>
export type ItemFormProps = { isOpen: boolean; item: DepartureItem | null; onClose: () => void }
const { shape } = departureItemForm
const FRESH: Partial<Values> = { sort: 50, status: 1 }

/** Adds or changes an item; a department's names it, one of the trainee says what is rated. */
export default function ItemForm({ isOpen, item, onClose }: ItemFormProps) {
  const { items: text } = useText(departureText)
  const add = useAddItem()
  const update = useUpdateItem()

  const submit = async (values: Values) => {
    const { itemName, itemNameEn, owner, sort, status } = values

    const of = {
      departmentId: owner === 'department' ? values.departmentId : null,
      rates: owner === 'trainee' ? values.rates : null,
    }

    const form = { itemName, itemNameEn, owner, sort, status, ...of }

    if (item) await update.mutateAsync({ ...form, id: item.id, version: item.version })
    else await add.mutateAsync(form)

    toast.success(item ? text.saved : text.added)
  }

  const title = item ? say(text.editTitle, { name: item.itemName }) : text.add

  return (
    <FormDialog<Values>
      title={title}
      initial={item ?? FRESH}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <Fields />
    </FormDialog>
  )
}

function Fields() {
  const { items: text } = useText(departureText)
  const { fields, itemOwners, rateds } = useText(departureWords)
  const owner = Form.useWatch('owner', Form.useFormInstance<Values>())
  const departments = useDepartmentOptions()
  const owners = toChoices(ITEM_OWNERS, itemOwners)
  const rated = toChoices(RATES, rateds)

  return (
    <>
      <TextField name="itemName" label={fields.itemName} shape={shape.itemName} maxLength={60} />
      <TextField name="itemNameEn" label={fields.itemNameEn} maxLength={60} isOptional />
      <SelectField name="owner" label={fields.owner} shape={shape.owner} options={owners} />
      {owner === 'department' && (
        <TreeField
          name="departmentId"
          label={fields.departmentId}
          shape={recordId}
          options={departments.data ?? []}
          isLoading={departments.isPending}
        />
      )}
      {owner === 'trainee' && (
        <SelectField name="rates" label={fields.rates} options={rated} help={text.ratesHelp} />
      )}
      <WholeNumberField name="sort" label={text.order} help={text.orderHelp} />
      <StatusField />
    </>
  )
}
