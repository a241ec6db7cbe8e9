import {
  type Category,
  categoryForm,
} from '@residency/contract/areas/questions/bank/category.contract'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { Form } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SelectField, TextField, TreeField } from '../../../ui/fields/fields.tsx'
import { useCategories, useSaveCategory } from '../bank/bank.queries.ts'
import { bankText } from '../bank/bank.text.ts'
import { belowOf, choicesOf } from './category.rules.ts'

/** The category that is changed, or null for a new one below `parentId`. */
export type CategoryTarget = { category: Category | null; parentId: number | null }
type Values = { name: string; parentId?: number | null; baseId?: number | null }

/** Adds a category or changes one. */
export default function CategoryForm({
  edited,
  onClose,
}: {
  edited: CategoryTarget | null
  onClose: () => void
}) {
  const { categories: text, edit } = useText(bankText)
  const save = useSaveCategory()
  const category = edited?.category ?? null

  const submit = async ({ name, parentId, baseId }: Values) => {
    await save.mutateAsync({
      name,
      parentId: parentId ?? null,
      baseId: baseId ?? null,
      id: category?.id ?? null,
      version: category?.version ?? 0,
    })
    toast.success(text.saved)
  }

  const initial = edited ? { name: category?.name ?? '', parentId: edited.parentId } : undefined

  return (
    <FormDialog<Values>
      title={category ? edit : text.add}
      isOpen={edited !== null}
      onClose={onClose}
      submit={submit}
      initial={initial}
      width={480}
    >
      <Fields category={category} />
    </FormDialog>
  )
}

function Fields({ category }: { category: Category | null }) {
  const { categories: text, hospital } = useText(bankText)
  const { fields } = useText(bankWords)
  const data = useCategories().data
  const parentId = Form.useWatch('parentId', Form.useFormInstance<Values>())
  const list = data?.list ?? []
  const gone = category ? belowOf(list, category.id) : []

  const editable = list.filter(
    ({ id, actions, baseId }) =>
      actions.includes('addBelow') &&
      !gone.includes(id) &&
      (!category || baseId === category.baseId),
  )

  return (
    <>
      <TextField name="name" label={text.name} shape={categoryForm.shape.name} maxLength={60} />
      <TreeField
        name="parentId"
        label={text.parent}
        options={choicesOf(editable, hospital)}
        help={text.top}
        isOptional
      />
      {!category && !parentId && (data?.bases.length ?? 0) > 0 && (
        <SelectField
          name="baseId"
          label={fields.baseId}
          options={data?.bases ?? []}
          {...(data?.mayAll ? { help: text.topBase, isOptional: true } : {})}
        />
      )}
    </>
  )
}
