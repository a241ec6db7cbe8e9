import { labelIn } from '@residency/contract/kernel'
import { Link } from 'react-router'
import type { MenuNode } from '../../platform/app.store.ts'
import { useApp } from '../../platform/app.store.ts'
import { useCurrentUser } from '../../platform/current-user.ts'
import { useLanguage, useText } from '../../platform/i18n.ts'
import { isApplicant, isPartner } from '../../platform/roles.rules.ts'
import { MenuIcon } from '../../ui/icons/menu-icon.tsx'
import { signupPaths } from '../signup/signup.public.ts'
import { dashboardText } from './dashboard.text.ts'

const SHORTCUTS = 8
const pagesIn = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => (node.children.length ? pagesIn(node.children) : [node]))

/** Registration is in no menu: applicants and partner units find it here. */
function useRegistrationPaths() {
  const text = useText(dashboardText)
  const roles = useCurrentUser((state) => state.me?.roles)
  return [
    ...(isApplicant(roles) ? [{ to: signupPaths.sign, label: text.ownRegistration }] : []),
    ...(isPartner(roles) ? [{ to: signupPaths.people, label: text.ownPeople }] : []),
  ]
}

/** Frequent pages. */
export function Shortcuts() {
  const text = useText(dashboardText)
  const language = useLanguage()
  const menu = useApp((state) => state.menu)
  const pages = pagesIn(menu).filter((node) => !node.href && node.key !== '/dashboard')
  const own = useRegistrationPaths()
  return (
    <section className="panel">
      <h2>{text.links}</h2>
      {pages.length + own.length === 0 && <p className="soft">{text.linksEmpty}</p>}
      <ul className="shortcuts">
        {own.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>
              <MenuIcon name="form" />
              <span>{label}</span>
            </Link>
          </li>
        ))}
        {pages.slice(0, SHORTCUTS).map((node) => (
          <li key={node.key}>
            <Link to={node.key}>
              <MenuIcon name={node.icon ?? 'file'} />
              <span>{labelIn(language, node.title, node.titleEn)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
