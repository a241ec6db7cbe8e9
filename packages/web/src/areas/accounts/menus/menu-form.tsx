import {
  type MenuForm,
  type MenuType,
  menuForm,
} from '@residency/contract/areas/accounts/menus/menu.contract'
import { accountsWords } from '@residency/contract/areas/accounts/text'
import { nameIn } from '@residency/contract/kernel'
import { toast } from '../../../platform/feedback.ts'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { choicesOf } from '../../../screens/trees/tree.rules.ts'

import { OrderField } from '../../../ui/fields/small-fields.tsx'
import { useMenuForm, useMenus, useSaveMenu } from './menu.queries.ts'
import { menuText } from './menu.text.ts'
import { holdsMenus, typeBelow } from './menu-form.rules.ts'
import { MenuTypeFields } from './menu-form-fields.tsx'
import { MenuNameFields } from './menu-name-fields.tsx'

/** A new menu below a parent (or at the top), or an existing one. */
export type MenuToEdit =
  | { id: number }
  | { id: null; parent: { id: number; type: MenuType } | null }

type Props = { isOpen: boolean; open: MenuToEdit | null; onClose: () => void }

/** The form of a menu or button; its fields depend on the type. */
export function MenuFormDialog({ isOpen, open, onClose }: Props) {
  const text = useText(menuText)
  const form = useMenuForm(open?.id ?? null)
  const save = useSaveMenu()
  const isNew = open?.id === null

  const start = isNew
    ? {
        parentId: open.parent?.id ?? 0,
        type: typeBelow(open.parent?.type ?? null),
        visible: 1 as const,
        sort: 1,
        keepAlive: 1 as const,
      }
    : form.data

  const submit = async (values: MenuForm) => {
    await save.mutateAsync({ ...values, id: open?.id ?? null })
    toast.success(say(text.saved, { name: values.name }))
  }

  return (
    <FormDialog<MenuForm>
      title={isNew ? text.add : text.editTitle}
      isOpen={isOpen}
      onClose={onClose}
      initial={start}
      submit={submit}
      width={640}
    >
      <MenuFields id={open?.id ?? null} isFixed={!isNew && form.data?.isBuiltIn === true} />
    </FormDialog>
  )
}

function MenuFields({ id, isFixed }: { id: number | null; isFixed: boolean }) {
  const text = useText(menuText)
  const language = useLanguage()
  const { fields } = useText(accountsWords)
  const all = useMenus({})
  const { shape } = menuForm

  const parents = choicesOf(
    all.data ?? [],
    (node) => nameIn(language, node),
    (node) => node.id !== id && holdsMenus(node.type),
  )

  return (
    <>
      <h2>{text.groupWhat}</h2>
      <MenuNameFields parents={parents} isLoading={all.isLoading} shape={shape} />
      <MenuTypeFields isFixed={isFixed} />
      <OrderField label={fields.sort} shape={shape.sort} max={1_000_000} />
    </>
  )
}
