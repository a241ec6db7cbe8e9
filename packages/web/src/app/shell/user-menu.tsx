import {
  CompassOutlined,
  LogoutOutlined,
  QuestionCircleOutlined,
  SettingOutlined,
  UserOutlined,
} from '@ant-design/icons'
import { useNavigate } from 'react-router'
import { useCurrentUser } from '../../platform/current-user.ts'
import { ask } from '../../platform/feedback.ts'
import { openHelp, openTour } from '../../platform/panels.store.ts'
import { useText } from '../../platform/texts/i18n.ts'
import { Picture } from '../../ui/picture.tsx'
import { PopMenu } from '../../ui/pop-menu.tsx'
import { logOut } from '../leave.ts'
import { tourOf } from '../tour/tour.rules.ts'
import { shellText } from './shell.text.ts'

/** Account, display settings, log out. */
export function UserMenu({ onSettings }: { onSettings: () => void }) {
  const text = useText(shellText)
  const me = useCurrentUser((state) => state.me)
  const navigate = useNavigate()

  const acts: Record<string, () => void> = {
    centre: () => navigate('/personal/center'),
    settings: onSettings,
    help: openHelp,
    tour: openTour,
    logOut: async () => {
      if (await ask({ title: text.logOut, content: text.logOutQuestion, okText: text.logOut }))
        await logOut()
    },
  }

  return (
    <PopMenu
      align="end"
      onChoose={(key) => acts[key]?.()}
      items={[
        { key: 'centre', icon: <UserOutlined />, label: text.personalCentre },
        { key: 'settings', icon: <SettingOutlined />, label: text.settings },
        { key: 'help', icon: <QuestionCircleOutlined />, label: text.help },
        ...(tourOf(me?.roles ?? [])
          ? [{ key: 'tour', icon: <CompassOutlined />, label: text.tour }]
          : []),
        'line',
        { key: 'logOut', icon: <LogoutOutlined />, label: text.logOut },
      ]}
    >
      <button
        type="button"
        className="user-button"
        data-tour="account"
        aria-label={`${text.user}: ${me?.nickname ?? ''}`}
      >
        <Picture name={me?.nickname ?? ''} source={me?.avatar} />
        <span>{me?.nickname}</span>
      </button>
    </PopMenu>
  )
}
