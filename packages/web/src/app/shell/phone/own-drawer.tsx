import { Drawer } from 'antd'
import { useCurrentUser } from '../../../platform/current-user.ts'
import { switchLanguage, useText } from '../../../platform/texts/i18n.ts'
import { useMenu } from '../menu/use-menu.ts'
import { shellText } from '../shell.text.ts'
import { SideMenu } from '../sidebar.tsx'
import { setBarRole, useBarRole } from './use-bar-role.ts'

type Props = { isOpen: boolean; onClose: () => void }

/** What is behind 我的 on a phone: the other roles of the person, the language and the whole menu. */
export function OwnDrawer({ isOpen, onClose }: Props) {
  const text = useText(shellText)
  const menu = useMenu()
  const name = useCurrentUser((state) => state.me?.nickname)
  const { role, own } = useBarRole()

  return (
    <Drawer open={isOpen} onClose={onClose} placement="bottom" size="82vh" title={name}>
      {own.length > 1 && (
        <fieldset className="bar-roles">
          <legend>{text.bar.switchRole}</legend>
          {own.map((ownRole) => (
            <button
              key={ownRole}
              type="button"
              aria-pressed={ownRole === role}
              onClick={() => setBarRole(ownRole)}
            >
              {text.bar.roles[ownRole]}
            </button>
          ))}
        </fieldset>
      )}
      <SideMenu nodes={menu} onOpen={onClose} />
      <button type="button" className="bar-language" onClick={switchLanguage}>
        {text.otherLanguage}
      </button>
    </Drawer>
  )
}
