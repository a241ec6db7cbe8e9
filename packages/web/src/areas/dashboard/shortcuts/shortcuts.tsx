import { labelIn } from '@residency/contract/kernel'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useApp } from '../../../platform/app.store.ts'
import { useCurrentUser } from '../../../platform/current-user.ts'
import { isApplicant, isPartner } from '../../../platform/roles.rules.ts'
import { useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { MenuIcon } from '../../../ui/icons/menu-icon.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { signupPaths } from '../../signup/paths.public.ts'
import { dashboardText } from '../dashboard.text.ts'
import { useShortcuts } from '../home-page/home.queries.ts'
import { menuPages, orderShortcuts } from './shortcuts.rules.ts'

const ArrangeDialog = lazyDialog(async () => (await import('./arrange-dialog.tsx')).ArrangeDialog)
const SHOWN = 8
const NONE = { pinned: [], suggested: [], version: 0 }

/** Registration is in no menu: applicants and partner units find it here. */
function useRegistrationPaths() {
  const { links: text } = useText(dashboardText)
  const roles = useCurrentUser((state) => state.me?.roles)
  return [
    ...(isApplicant(roles)
      ? [{ to: signupPaths.sign, label: text.ownRegistration, icon: 'form' }]
      : []),
    ...(isPartner(roles) ? [{ to: signupPaths.people, label: text.ownPeople, icon: 'form' }] : []),
  ]
}

/** Pages put here by the reader, or those opened most. */
export function Shortcuts() {
  const { links: text } = useText(dashboardText)
  const language = useLanguage()
  const { menu, pages } = useApp()
  const { data = NONE } = useShortcuts()
  const [isArranging, setArranging] = useState(false)
  const own = useRegistrationPaths()
  const all = menuPages(menu, pages)

  const shortcuts = orderShortcuts(data, all, SHOWN).map((shortcut) => ({
    to: shortcut.path,
    icon: shortcut.icon ?? 'file',
    label: labelIn(language, shortcut.title, shortcut.titleEn),
  }))

  return (
    <section className="panel" aria-label={text.title}>
      <div className="panel-head">
        <h2>{text.title}</h2>
        {all.length > 0 && (
          <Button type="link" size="small" onClick={() => setArranging(true)}>
            {text.arrange}
          </Button>
        )}
      </div>
      {shortcuts.length + own.length === 0 && <p className="soft">{text.empty}</p>}
      <ul className="shortcuts">
        {[...own, ...shortcuts].map(({ to, label, icon }) => (
          <li key={to}>
            <Link to={to}>
              <MenuIcon name={icon} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ArrangeDialog
        isOpen={isArranging}
        onClose={() => setArranging(false)}
        known={data}
        pages={all}
      />
    </section>
  )
}
