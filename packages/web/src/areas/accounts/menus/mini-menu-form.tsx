import {
  type MiniMenuForm,
  type MiniMenuNode,
  miniMenuForm,
} from '@residency/contract/areas/accounts/menus/mini-menu.contract'
import { accountsWords } from '@residency/contract/areas/accounts/text'
import { nameIn } from '@residency/contract/kernel'
import { toast } from '../../../platform/feedback.ts'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { choicesOf } from '../../../screens/trees/tree.rules.ts'
import { SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { OrderField, SwitchField } from '../../../ui/fields/small-fields.tsx'
import { MenuNameFields } from './menu-name-fields.tsx'
import { useMiniMenuTree, useRoleChoices, useSaveMiniMenu } from './mini-menu.queries.ts'
import { miniMenuText } from './mini-menu.text.ts'

/** An existing menu, or a new one below `parentId`. */
export type MiniMenuToEdit = { row: MiniMenuNode } | { row: null; parentId: number }
type Props = { isOpen: boolean; open: MiniMenuToEdit | null; onClose: () => void }

/** The form of a mini-program menu. The list row has all fields, including the version. */
export function MiniMenuFormDialog({ isOpen, open, onClose }: Props) {
  const text = useText(miniMenuText)
  const save = useSaveMiniMenu()

  const submit = async (values: MiniMenuForm) => {
    await save.mutateAsync({ ...values, id: open?.row?.id ?? null })
    toast.success(say(text.saved, { name: values.name }))
  }

  return (
    <FormDialog<MiniMenuForm>
      title={open?.row ? text.editTitle : text.add}
      isOpen={isOpen}
      onClose={onClose}
      initial={open ? startOf(open) : undefined}
      submit={submit}
    >
      <MiniMenuFields id={open?.row?.id ?? null} />
    </FormDialog>
  )
}

function startOf(open: MiniMenuToEdit): Partial<MiniMenuForm> {
  if (!open.row) return { parentId: open.parentId, sort: 1, visible: 1, roleCodes: [] }

  const { parentId, name, nameEn, path, icon, sort, visible, roleCodes, version } = open.row
  return { parentId, name, nameEn, path, icon, sort, visible, roleCodes, version }
}

function MiniMenuFields({ id }: { id: number | null }) {
  const text = useText(miniMenuText)
  const language = useLanguage()
  const { fields } = useText(accountsWords)
  const all = useMiniMenuTree()
  const roles = useRoleChoices()
  const { shape } = miniMenuForm

  const parents = choicesOf(
    all.data?.list ?? [],
    (node) => nameIn(language, node),
    (node) => node.id !== id,
  )

  return (
    <>
      <MenuNameFields parents={parents} isLoading={all.isLoading} shape={shape} />
      <TextField
        name="path"
        label={text.path}
        shape={shape.path}
        isOptional
        maxLength={200}
        help={text.pathHelp}
      />
      <TextField
        name="icon"
        label={fields.icon}
        shape={shape.icon}
        isOptional
        maxLength={200}
        help={text.iconHelp}
      />
      <SelectField
        name="roleCodes"
        label={fields.roleCodes}
        shape={shape.roleCodes}
        isOptional
        isMultiple
        options={roles}
        help={text.rolesHelp}
      />
      <div className="field-pair">
        <OrderField label={fields.sort} shape={shape.sort} max={1_000_000} />
        <SwitchField
          name="visible"
          label={fields.visible}
          on={text.visible[1]}
          off={text.visible[0]}
        />
      </div>
    </>
  )
}
