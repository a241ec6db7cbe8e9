import { LogoutOutlined, QuestionCircleOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { openHelp } from '../../platform/panels.store.ts'
import { setSetting } from '../../platform/settings.store.ts'
import { switchLanguage, useText } from '../../platform/texts/i18n.ts'
import { isDarkNow } from '../../theme/theme-switch.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import './visitor-frame.css'
import { visitorFrameText } from './visitors.text.ts'

/** `home`: where the name leads; `onLeave` null: there is no session to leave. */
type VisitorFrameProps = {
  area: string
  isWide?: boolean
  tools?: ReactNode
  home?: string
  onLeave: (() => void) | null
  children: ReactNode
}

/**
 * The frame of people without a menu, applicants, partner units and visitors: name, language,
 * theme, log out.
 */
export function VisitorFrame({
  area,
  isWide = false,
  tools,
  home = '/dashboard',
  onLeave,
  children,
}: VisitorFrameProps) {
  const text = useText(visitorFrameText)
  const isPhone = usePhone()
  return (
    <div className={isWide ? 'visitor-frame is-wide' : 'visitor-frame'}>
      <header className="visitor-frame-head">
        <Link className="visitor-frame-name" to={home} title={text.toHome}>
          <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
            <rect width="32" height="32" rx="8" fill="var(--theme)" />
            <path d="M13.5 8h5v5.5H24v5h-5.5V24h-5v-5.5H8v-5h5.5z" fill="var(--on-theme)" />
          </svg>
          <span>
            <strong>{isPhone ? text.short : text.product}</strong>
            <small>{area}</small>
          </span>
        </Link>
        {tools}
        <IconButton label={`${text.help} ?`} icon={<QuestionCircleOutlined />} onClick={openHelp} />
        <Button type="text" aria-label={text.languageLabel} onClick={switchLanguage}>
          {isPhone ? text.languageShort : text.language}
        </Button>
        <IconButton
          label={text.theme}
          icon={<HalfMoon />}
          onClick={() => setSetting('theme', isDarkNow() ? 'light' : 'dark')}
        />
        {onLeave && <IconButton label={text.logOut} icon={<LogoutOutlined />} onClick={onLeave} />}
      </header>
      <main className="visitor-frame-page">{children}</main>
    </div>
  )
}

const HalfMoon = () => (
  <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
    <circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" />
  </svg>
)
