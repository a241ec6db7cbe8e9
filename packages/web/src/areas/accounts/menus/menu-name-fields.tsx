import type { menuForm } from '@residency/contract/areas/accounts/menus/menu.contract'
import type { miniMenuForm } from '@residency/contract/areas/accounts/menus/mini-menu.contract'
import { accountsWords } from '@residency/contract/areas/accounts/text'
import { useText } from '../../../platform/texts/i18n.ts'
import type { TreeChoice } from '../../../screens/trees/tree.rules.ts'
import { TreeField } from '../../../ui/fields/fields.tsx'
import { NameFields } from '../../../ui/fields/small-fields.tsx'
import { menuText } from './menu.text.ts'

type Shapes = typeof menuForm.shape | typeof miniMenuForm.shape
type Props = {
  /** The menus below which this one may be put; the top is always offered. */
  parents: readonly TreeChoice[]
  isLoading: boolean
  shape: Pick<Shapes, 'parentId' | 'name' | 'nameEn'>
}

/** The place of a menu in its tree, and its name in both languages. */
export function MenuNameFields({ parents, isLoading, shape }: Props) {
  const text = useText(menuText)
  const { fields } = useText(accountsWords)

  return (
    <>
      <TreeField
        name="parentId"
        label={fields.parentId}
        shape={shape.parentId}
        options={[{ value: 0, label: text.top }, ...parents]}
        isLoading={isLoading}
      />
      <div className="field-pair">
        <NameFields
          labels={[fields.name, fields.nameEn]}
          shape={shape}
          lengths={[64, 64]}
          help={text.nameEnHelp}
        />
      </div>
    </>
  )
}
