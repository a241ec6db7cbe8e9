import { type MenuType, menuForm } from '@residency/contract/areas/accounts/menus/menu.contract'
import { accountsWords } from '@residency/contract/areas/accounts/text'
import { Form, Input, Radio } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { Field, TextField } from '../../../ui/fields/fields.tsx'
import { SwitchField } from '../../../ui/fields/small-fields.tsx'
import { menuText } from './menu.text.ts'
import { FIELDS_OF, pathShape } from './menu-form.rules.ts'
import { MenuIconField } from './menu-icon-field.tsx'

const TYPES: readonly MenuType[] = ['CATALOG', 'MENU', 'BUTTON', 'EXTLINK']

/** The type of a menu and the fields of that type. */
export function MenuTypeFields({ isFixed }: { isFixed: boolean }) {
  const text = useText(menuText)
  const { fields, menuTypes } = useText(accountsWords)
  const type: MenuType = Form.useWatch('type') ?? 'MENU'
  const has = (name: string) => FIELDS_OF[type].includes(name)
  const { shape } = menuForm

  return (
    <>
      <Field
        name="type"
        label={fields.type}
        shape={shape.type}
        help={isFixed ? text.builtInHelp : undefined}
      >
        <Radio.Group
          className="menu-types"
          optionType="button"
          disabled={isFixed}
          options={toChoices(TYPES, menuTypes)}
        />
      </Field>
      {has('path') && type !== 'BUTTON' && (
        <TextField
          key={type} // Another type has another rule.
          name="path"
          label={type === 'EXTLINK' ? text.link : fields.path}
          shape={pathShape(type)}
          maxLength={500}
          help={text.pathHelp[type]}
        />
      )}
      {has('component') && (
        <TextField
          name="component"
          label={fields.component}
          shape={shape.component}
          isOptional
          maxLength={200}
          help={text.componentHelp}
        />
      )}
      {has('redirect') && (
        <TextField
          name="redirect"
          label={fields.redirect}
          shape={shape.redirect}
          isOptional
          maxLength={200}
          help={text.redirectHelp}
        />
      )}
      {has('perm') && (
        <Field
          name="perm"
          label={fields.perm}
          shape={shape.perm}
          isOptional={type !== 'BUTTON'}
          help={text.permHelp}
        >
          <Input maxLength={100} disabled={isFixed} autoComplete="off" />
        </Field>
      )}
      {has('icon') && <MenuIconField name="icon" label={fields.icon} shape={shape.icon} />}
      <div className="field-pair">
        {has('visible') && (
          <SwitchField
            name="visible"
            label={fields.visible}
            on={text.visible[1]}
            off={text.visible[0]}
          />
        )}
        {has('keepAlive') && (
          <SwitchField
            name="keepAlive"
            label={fields.keepAlive}
            on={text.yes}
            off={text.no}
            help={text.keepAliveHelp}
          />
        )}
        {has('alwaysShow') && (
          <SwitchField
            name="alwaysShow"
            label={fields.alwaysShow}
            on={text.yes}
            off={text.no}
            help={text.alwaysShowHelp}
          />
        )}
      </div>
    </>
  )
}
